/// How the front card is dragged, when a release counts as a swipe, and what follows.
///
/// The defaults are those of the swipe card (a card that tilts and shrinks while it is dragged).
public struct SwipeRules: Hashable, Sendable {
  /// The directions in which a card may leave. A drag the other ways is resisted and never
  /// commits.
  public var directions: CardDirections = .horizontal
  /// The translation beyond which a release commits, as a part of the container's extent along
  /// the direction or in points; `nil` when distance does not decide.
  public var distance: PerDirection<CardLength>? = PerDirection(.fraction(0.375))
  /// The release velocity from which a fling commits, in points per second; `nil` when velocity
  /// does not decide. A release at this speed against the translation cancels.
  public var velocity: PerDirection<Double>? = PerDirection(1000)
  /// How near to the side of the container the finger must be released to commit; `nil` when the
  /// finger's place does not decide. At most a third of the extent counts, so that the middle of
  /// a small container never commits.
  public var edgeInset: CardLength?
  /// The look of a card by its translation.
  public var style = DragStyle()
  /// How far the cards behind move along with the finger.
  public var follow = DragFollow()
  /// Whether the cards behind advance towards the place before them by the drag's fraction.
  public var advancesFollowers = false
  /// The way out.
  public var flight = FlightRules()
  /// The way back after a release below the threshold.
  public var reset = CardSpring(duration: 0.3, dampingRatio: 0.5, initialVelocity: 1)
  /// How the cards behind take the places before them after a swipe, and how an undone card
  /// comes back.
  public var advance = CardSpring(duration: 0.5, dampingRatio: 0.8)
  /// How far a drag in a forbidden direction can pull the card, as a part of the extent; the
  /// pull approaches it like a rubber band and never reaches it; 0...1.
  public var resistance = 0.15

  /// Makes the rules of the swipe card.
  public init() {}
}

/// The look of a dragged card by its horizontal translation.
public struct DragStyle: Hashable, Sendable {
  /// The tilt at a translation of `tiltDistance` and beyond, in radians, at most a full turn; it
  /// follows the sign of the translation.
  public var maximumTilt = Double.pi / 8
  /// The translation of the largest tilt; a fraction is a part of the container's width.
  public var tiltDistance = CardLength.fraction(1)
  /// The scale lost per container width of translation, -1000...1000.
  public var shrink = 0.25
  /// The scale below which a drag never shrinks the card, 0...1.
  public var minimumScale = 0.9
  /// The translation of a fully shown overlay before the limit, in points.
  public var overlayDistance = 100.0
  /// The largest alpha of an overlay, 0...1.
  public var maximumOverlayAlpha = 0.8

  /// Makes the look of the swipe card.
  public init() {}

  /// A card that only moves.
  public static var plain: DragStyle {
    var style = DragStyle()
    style.maximumTilt = 0
    style.shrink = 0
    return style
  }
}

/// How far each depth follows a drag: `max(0, front + step * depth)` times the translation. Both
/// numbers count within -1000...1000.
public struct DragFollow: Hashable, Sendable {
  /// The factor of the front card; 1 keeps it under the finger.
  public var front: Double
  /// What each further depth adds to the factor, usually negative.
  public var step: Double
  /// Whether only the horizontal part of the drag counts.
  public var isHorizontalOnly: Bool

  /// Makes a rule; the default moves the front card with the finger and no other.
  public init(front: Double = 1, step: Double = -1, isHorizontalOnly: Bool = false) {
    self.front = front
    self.step = step
    self.isHorizontalOnly = isHorizontalOnly
  }

  /// The factor for a depth in cards, never negative; 0 where it is not finite.
  @inlinable public func factor(at depth: Double) -> Double {
    let factor = front + step * depth
    return factor > 0 && factor.isFinite ? factor : 0
  }
}

/// How a swiped card leaves.
public struct FlightRules: Hashable, Sendable {
  /// What the distance of a flight is measured in.
  @frozen public enum Target: Hashable, Sendable {
    /// The centre flies to plus or minus this many card extents from the container's origin;
    /// 0...1000.
    case cardExtents(Double)
    /// The centre flies to this many container extents from the side opposite to the flight;
    /// 0...1000.
    case containerExtents(Double)
  }

  /// Where the centre flies along the swipe's direction. The flight is made longer where the
  /// card would not be wholly outside the container.
  public var target = Target.cardExtents(2)
  /// Where the centre flies across the direction: the rest place plus this many translations,
  /// -1000...1000.
  public var crossFactor = 2.0
  /// How long a flight from rest takes, in seconds, 0...30; a faster release gets there sooner.
  public var duration = 0.3
  /// How far a card swiped from code first tilts the opposite way, in radians, at most a full turn;
  /// 0 for not at all.
  public var anticipationTilt = 0.0
  /// How long that tilt takes, in seconds, 0...5.
  public var anticipationDuration = 0.12

  /// Makes the flight of the swipe card.
  public init() {}
}
