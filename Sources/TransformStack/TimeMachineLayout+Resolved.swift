public import CardCore

extension TimeMachineLayout {
  /// The row for one container.
  public struct Resolved: ResolvedCardLayout {
    /// A window from the faded near card to the far end, the perspective, and the rules for
    /// scrolling.
    public let traits: CardLayoutTraits
    @usableFromInline let front: CardPlacement
    @usableFromInline let step: Double
    @usableFromInline let stepZ: Double
    @usableFromInline let nearSign: Double
    @usableFromInline let nearReach: Double
    @usableFromInline let visibleCount: Double

    /// The placement of a card; its alpha is zero from the end of the fade on, long before the
    /// camera, and beyond the far end.
    /// - Complexity: O(1).
    @inlinable public func placement(at offset: Double) -> CardPlacement {
      let near = offset * nearSign
      var placement = front
      placement.translation.x = offset * step
      placement.translationZ = offset * stepZ
      placement.alpha =
        near > 0
        ? max(0, 1 - near / nearReach) : (visibleCount + near).clamped(to: 0...1)
      placement.depth = -near
      return placement
    }
  }

  /// Resolves the row for a container.
  public func resolve(in environment: LayoutEnvironment) -> Resolved {
    let bounds = environment.safeBounds
    let screenCard = environment.canonical(
      environment.canonical(cardSize).fitted(into: bounds.size))
    let card = environment.canonical(screenCard)
    let count = Double(min(max(visibleCount, 1), CardLayoutTraits.maximumWindow / 2 - 2))
    let nearSign = isInverted ? -1.0 : 1
    let upwards = environment.axis == .vertical ? -1.0 : 1
    let stepZ = screenCard.width * spacing.clamped(to: 0...100)
    let perspective = perspective < 0 && perspective >= -1 ? perspective : 0

    var nearReach = nearFade.clamped(to: 0.01...126)
    if perspective < 0, stepZ > 0 {
      nearReach = min(nearReach, 0.75 / (-perspective * stepZ))
    }

    var front = CardPlacement(center: bounds.center, size: card)
    front.cornerRadius = cornerRadius.resolved(in: screenCard.width)
      .clamped(to: 0...min(card.width, card.height) / 2)
    front.shadow = environment.canonical(shadow)

    // Nothing is seen at either end itself. Left out, the card that has just faded away does not
    // lie over the front card at rest. The margin is well above a deck's slack of 1e-9.
    let (near, far) = (nearReach - 1e-6, count - 1e-6)
    var rules = browse
    rules.pitch = card.width
    return Resolved(
      traits: CardLayoutTraits(
        window: isInverted ? -near...far : -far...near,
        perspective: perspective, browse: rules),
      front: front, step: screenCard.width * tilt.clamped(to: -100...100) * upwards,
      stepZ: stepZ * nearSign, nearSign: nearSign, nearReach: nearReach, visibleCount: count)
  }
}
