public import CardCore

extension InsetStackLayout {
  /// The stack for one container.
  public struct Resolved: ResolvedCardLayout {
    /// A window from the front card to the last visible one, and the rules for swiping.
    public let traits: CardLayoutTraits
    @usableFromInline let front: CardPlacement
    @usableFromInline let last: Double
    @usableFromInline let shrink: Double
    @usableFromInline let shift: CardPoint
    @usableFromInline let alphaStep: Double

    /// The placement of a card.
    ///
    /// Cards beyond the last visible one lie where that one lies, cards before the front card
    /// where the front card lies; the depth grows on, so the paint order stays that of the offsets.
    /// - Complexity: O(1).
    @inlinable public func placement(at offset: Double) -> CardPlacement {
      let step = offset > 0 ? min(offset, last) : 0
      var placement = front
      placement.center = front.center + shift * step
      // Half of either extent is left at the last card: see ``resolve(in:)``.
      placement.size.width = front.size.width - shrink * step
      placement.size.height = front.size.height - shrink * step
      placement.alpha = max(0, 1 - alphaStep * step)
      placement.depth = offset
      return placement
    }
  }

  /// Resolves the stack for a container.
  ///
  /// In a container so small that the last card would keep less than half of an extent, or come to
  /// lie more than half the container's extent away from the front card, insets and offsets shrink
  /// in one proportion until it does not. With the default figures that is below 160 points.
  public func resolve(in environment: LayoutEnvironment) -> Resolved {
    let bounds = environment.safeBounds
    let limit = LayoutEnvironment.maximumExtent
    let last = Double(min(max(visibleCount, 1), CardLayoutTraits.maximumWindow / 2) - 1)
    let inset = self.inset.clamped(to: 0...limit)
    let offset = self.offset.clamped(to: -limit...limit)
    let shift = environment.canonical(CardPoint(x: 0, y: offset))
    let drop = shift.x != 0 ? bounds.size.width : bounds.size.height
    let proportion = min(
      Self.proportion(of: 2 * inset * last, in: min(bounds.size.width, bounds.size.height)),
      Self.proportion(of: offset.magnitude * last, in: drop))
    let shrink = 2 * inset * proportion

    var front = CardPlacement(center: bounds.center, size: bounds.size)
    let smallest = min(bounds.size.width, bounds.size.height) - shrink * last
    front.cornerRadius = cornerRadius.clamped(to: 0...max(0, smallest / 2))
    front.shadow = environment.canonical(shadow)

    return Resolved(
      traits: CardLayoutTraits(window: 0...last, swipe: swipe),
      front: front, last: last, shrink: shrink, shift: shift * proportion,
      alphaStep: alphaStep.clamped(to: 0...1))
  }

  /// The factor that brings a length to at most half of an extent.
  private static func proportion(of length: Double, in extent: Double) -> Double {
    length > extent / 2 ? extent / 2 / length : 1
  }
}
