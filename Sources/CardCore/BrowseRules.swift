/// How the cards are scrolled through.
public struct BrowseRules: Hashable, Sendable {
  /// The travel of a finger that scrolls by one card, in points. Not positive means that the
  /// cards do not scroll.
  public var pitch: Double
  /// The part of its velocity a scroll keeps in each millisecond of a fling, in 0..<1: 0.998 as a
  /// scroll view's normal rate, 0.99 as its fast one.
  public var decelerationRate = 0.99
  /// The largest number of cards one fling passes; `nil` for no limit.
  public var maximumFling: Int?
  /// How the nearest card snaps into place.
  public var snap = CardSpring(duration: 0.5, dampingRatio: 1)
  /// The stiffness of the ends, as the constant of a rubber band; 0.55 is a scroll view's; 0...10.
  public var rubberBand = 0.55

  /// Makes rules for cards that lie `pitch` points apart.
  public init(pitch: Double) {
    self.pitch = pitch
  }
}

/// How a card expands over its container and returns.
public struct ExpansionRules: Hashable, Sendable {
  /// The placement of a fully expanded card.
  public var placement: CardPlacement
  /// How far the neighbours on both sides step aside, in points.
  public var neighborShift: Double
  /// The motion between the two states.
  public var timing = CardTiming.easeInOut(duration: 0.3)
  /// The travel of a finger across the axis from collapsed to expanded, in points. Not positive
  /// means that a drag does not scrub.
  public var scrubDistance: Double

  /// Makes rules for expanding to a placement.
  public init(placement: CardPlacement, neighborShift: Double, scrubDistance: Double) {
    self.placement = placement
    self.neighborShift = neighborShift
    self.scrubDistance = scrubDistance
  }
}
