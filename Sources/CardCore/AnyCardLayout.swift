/// Any layout strategy as one type, so that a deck can change its strategy while it runs.
public struct AnyCardLayout: Sendable {
  private let resolver: @Sendable (LayoutEnvironment) -> AnyResolvedCardLayout

  /// Wraps a strategy.
  @inlinable public init<Layout: CardLayout>(_ layout: Layout) {
    self.init { AnyResolvedCardLayout(layout.resolve(in: $0)) }
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

/// A resolved layout behind one call through a closure a frame.
///
/// Closures and not an existential: Embedded Swift has no existentials of value protocols. And not
/// a generic class behind a base class: outside of Embedded Swift its methods are never made for
/// one layout, and copied the layout, rules and all, at each call. A closure is made where the
/// layout's type is known, so that a formula that can be inlined becomes one loop.
public final class AnyResolvedCardLayout {
  /// What the layout declares about itself, with the numbers in its rules brought into the ranges
  /// documented there; those that are not numbers count as zero.
  public let traits: CardLayoutTraits

  private let placer: (Double, inout MutableSpan<CardPlacement>) -> Void
  private let locator: (Double) -> CardPlacement

  @inlinable convenience init<Resolved: ResolvedCardLayout>(_ layout: Resolved) {
    // A closure copies what it has captured at each call; of a box it is the reference.
    let box = LayoutBox(layout)
    self.init(
      traits: layout.traits,
      placer: { box.layout.place(firstOffset: $0, into: &$1) },
      locator: { box.layout.placement(at: $0) })
  }

  @usableFromInline
  init(
    traits: CardLayoutTraits,
    placer: @escaping (Double, inout MutableSpan<CardPlacement>) -> Void,
    locator: @escaping (Double) -> CardPlacement
  ) {
    self.traits = traits.sanitized
    self.placer = placer
    self.locator = locator
  }

  /// Fills the placements of neighbouring cards; element `i` lies at `firstOffset + i`.
  public func place(firstOffset: Double, into placements: inout MutableSpan<CardPlacement>) {
    placer(firstOffset, &placements)
  }

  /// The placement of one card.
  public func placement(at offset: Double) -> CardPlacement {
    locator(offset)
  }
}

@usableFromInline
final class LayoutBox<Resolved: ResolvedCardLayout> {
  // Never set again. A constant would be captured itself.
  @exclusivity(unchecked) @usableFromInline var layout: Resolved

  @inlinable init(_ layout: Resolved) {
    self.layout = layout
  }
}
