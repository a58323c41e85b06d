/// Any layout strategy as one type, so that a deck can change its strategy while it runs.
public struct AnyCardLayout: Sendable {
  private let resolver: @Sendable (LayoutEnvironment) -> AnyResolvedCardLayout

  /// Wraps a strategy.
  @inlinable public init<Layout: CardLayout>(_ layout: Layout) {
    self.init { ResolvedLayoutBox(layout.resolve(in: $0)) }
  }

  @usableFromInline
  init(resolver: @escaping @Sendable (LayoutEnvironment) -> AnyResolvedCardLayout) {
    self.resolver = resolver
  }

  /// Resolves the wrapped strategy.
  public func resolve(in environment: LayoutEnvironment) -> AnyResolvedCardLayout {
    resolver(environment)
  }
}

/// A resolved layout behind one virtual call a frame.
///
/// A class and not an existential: Embedded Swift has no existentials of value protocols, and one
/// virtual call for the whole window costs the same with five cards as with fifty.
public class AnyResolvedCardLayout {
  /// What the layout declares about itself, with the numbers in its rules brought into the ranges
  /// documented there; those that are not numbers count as zero.
  public final let traits: CardLayoutTraits

  @usableFromInline
  init(traits: CardLayoutTraits) {
    self.traits = traits.sanitized
  }

  /// Fills the placements of neighbouring cards; element `i` lies at `firstOffset + i`.
  public func place(firstOffset: Double, into placements: inout MutableSpan<CardPlacement>) {
    fatalError("AnyResolvedCardLayout is made by AnyCardLayout only")
  }

  /// The placement of one card.
  public func placement(at offset: Double) -> CardPlacement {
    fatalError("AnyResolvedCardLayout is made by AnyCardLayout only")
  }
}

@usableFromInline
final class ResolvedLayoutBox<Resolved: ResolvedCardLayout>: AnyResolvedCardLayout {
  @usableFromInline
  let base: Resolved

  @usableFromInline
  init(_ base: Resolved) {
    self.base = base
    super.init(traits: base.traits)
  }

  @inlinable override func place(
    firstOffset: Double, into placements: inout MutableSpan<CardPlacement>
  ) {
    base.place(firstOffset: firstOffset, into: &placements)
  }

  @inlinable override func placement(at offset: Double) -> CardPlacement {
    base.placement(at: offset)
  }
}
