// `import Cardstock` brings the engine, the pool and all layout strategies. It declares nothing of
// its own: whoever needs less, imports the parts.

@_exported public import CardCore
@_exported public import CardEngine
@_exported public import CardMotion
@_exported public import CardPool
@_exported public import ExpandingCarousel
@_exported public import InsetStack
@_exported public import TransformStack
