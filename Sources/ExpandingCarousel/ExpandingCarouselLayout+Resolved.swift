public import CardCore

extension ExpandingCarouselLayout {
  /// The row for one container.
  public struct Resolved: ResolvedCardLayout {
    /// A window with one card beyond either side, and the rules for scrolling and expanding.
    public let traits: CardLayoutTraits
    @usableFromInline let centered: CardPlacement
    @usableFromInline let pitch: Double

    /// The placement of a collapsed card; cards far outside keep their distance from each other.
    /// - Complexity: O(1).
    @inlinable public func placement(at offset: Double) -> CardPlacement {
      var placement = centered
      placement.center.x += pitch * offset
      placement.depth = offset.magnitude
      return placement
    }
  }

  /// Resolves the row for a container.
  ///
  /// A drag scrubs over half the height that the container has beyond the card (width, in a
  /// vertical deck), so that the side of the card stays under the finger. In a container that is no
  /// taller than the card that distance is zero: there a card expands by taps only, since a scrub
  /// without way would jump.
  ///
  /// The window reaches one card farther than any card can be seen from the middle. The neighbours'
  /// stepping aside needs no more, since it only moves cards out of sight.
  public func resolve(in environment: LayoutEnvironment) -> Resolved {
    let size = environment.size
    let bounds = environment.safeBounds
    let limit = LayoutEnvironment.maximumExtent
    let card = environment.canonical(cardSize).fitted(into: bounds.size)
    let pitch = card.width + spacing.clamped(to: 0...limit)

    var centered = CardPlacement(center: bounds.center, size: card)
    centered.cornerRadius = cornerRadius.clamped(to: 0...min(card.width, card.height) / 2)
    centered.shadow = environment.canonical(shadow)

    // Where covered margins differ the middle is off-centre; the farther side counts for both.
    let toSide = max(bounds.center.x, size.width - bounds.center.x)
    let reach = pitch > 0 ? (toSide + card.width / 2) / pitch + 1 : 0

    var rules = browse
    rules.pitch = pitch
    var expansion = ExpansionRules(
      placement: CardPlacement(center: size.center, size: size, depth: -1, reveal: 1),
      neighborShift: neighborShift.clamped(to: 0...limit),
      scrubDistance: (size.height - card.height) / 2)
    expansion.timing = timing
    return Resolved(
      traits: CardLayoutTraits(window: -reach...reach, browse: rules, expansion: expansion),
      centered: centered, pitch: pitch)
  }
}
