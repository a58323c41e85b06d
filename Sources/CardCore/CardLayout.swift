/// A layout strategy: decides where cards lie, and knows nothing about the cards.
///
/// A strategy is a value. ``resolve(in:)`` is called once for each size, safe area or axis and
/// returns the resolved layout, which is then asked once a frame for all visible placements.
/// Equal input must give equal output: a layout keeps no state, reads no clock, touches no cell.
///
/// Work in the canonical space: `x` runs along the axis from the first card to the last. The
/// engine mirrors the result for right-to-left interfaces, exchanges the axes for vertical ones,
/// wraps indices for looping and projects `translationZ`; a layout does none of that.
///
/// ```swift
/// struct Fan: CardLayout {
///   struct Resolved: ResolvedCardLayout {
///     let traits: CardLayoutTraits
///     let home: CardPlacement
///     func placement(at offset: Double) -> CardPlacement {
///       var placement = home
///       placement.rotation = offset * 0.1
///       placement.depth = offset
///       return placement
///     }
///   }
///   func resolve(in environment: LayoutEnvironment) -> Resolved {
///     Resolved(
///       traits: CardLayoutTraits(window: 0...3, swipe: SwipeRules()),
///       home: CardPlacement(center: environment.size.center, size: environment.size))
///   }
/// }
/// ```
public protocol CardLayout: Sendable {
  /// What the layout becomes for one size.
  associatedtype Resolved: ResolvedCardLayout

  /// Computes everything that depends on the container alone.
  ///
  /// Every size must work, zero included: the environment holds finite numbers that are not
  /// negative.
  func resolve(in environment: LayoutEnvironment) -> Resolved
}

/// A layout for one particular container.
public protocol ResolvedCardLayout: Sendable {
  /// What the engine must know beyond placements: the visible window and how to interact.
  var traits: CardLayoutTraits { get }

  /// The placement of a card by its distance from the current position, in cards.
  ///
  /// 0 is the front or centred card, 1 the next one, -1 the one before. Fractions occur while a
  /// deck scrolls or advances, and offsets slightly outside the window while it overshoots. An
  /// offset is always finite.
  /// - Complexity: O(1), without allocation.
  func placement(at offset: Double) -> CardPlacement

  /// Fills the placements of neighbouring cards; element `i` lies at `firstOffset + i`.
  ///
  /// The default calls ``placement(at:)`` for each element, which the compiler inlines into one
  /// loop. Implement it where neighbours share work.
  /// - Complexity: O(`placements.count`), without allocation.
  func place(firstOffset: Double, into placements: inout MutableSpan<CardPlacement>)
}

extension ResolvedCardLayout {
  /// Fills the placements one by one through ``placement(at:)``.
  @inlinable @inline(__always) public func place(
    firstOffset: Double, into placements: inout MutableSpan<CardPlacement>
  ) {
    for index in 0..<placements.count {
      placements[index] = placement(at: firstOffset + Double(index))
    }
  }
}
