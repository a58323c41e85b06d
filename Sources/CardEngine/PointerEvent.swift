public import CardCore

/// A finger, a mouse or a pen, as a host reports it.
public struct PointerEvent: Hashable, Sendable {
  /// What the pointer does.
  @frozen public enum Phase: Hashable, Sendable {
    /// It comes down.
    case down
    /// It moves while it is down.
    case move
    /// It is lifted.
    case up
    /// The system takes it away; nothing it did counts.
    case cancel
  }

  /// What the pointer does.
  public var phase: Phase
  /// Tells pointers that are down at the same time apart.
  public var pointer: Int
  /// Where it is in the container, in points.
  public var location: CardPoint
  /// When, in seconds on the clock that ``Deck/advance(to:)`` runs on.
  public var time: Double
  /// Whether it is a mouse, which strays less than a finger.
  public var isMouse: Bool

  /// Makes an event.
  public init(
    _ phase: Phase, pointer: Int = 0, at location: CardPoint, time: Double, isMouse: Bool = false
  ) {
    self.phase = phase
    self.pointer = pointer
    self.location = location
    self.time = time
    self.isMouse = isMouse
  }
}

/// A drag that a host's own recognizer has recognized, as a `UIPanGestureRecognizer` does.
public struct PanEvent: Hashable, Sendable {
  /// What the recognizer says.
  @frozen public enum Phase: Hashable, Sendable {
    /// The drag has been recognized.
    case began
    /// The finger has moved.
    case changed
    /// The finger was lifted.
    case ended
    /// The system has taken the finger away; nothing counts.
    case cancelled
  }

  /// What the recognizer says.
  public var phase: Phase
  /// Where the finger is in the container, in points.
  public var location: CardPoint
  /// The way since the finger came down, in points, in the container's coordinates and never in
  /// those of a card, which turns with the drag.
  public var translation: CardPoint
  /// The finger's velocity, in points per second.
  public var velocity: CardPoint
  /// When, in seconds on the clock that ``Deck/advance(to:)`` runs on.
  public var time: Double

  /// Makes an event.
  public init(
    _ phase: Phase, at location: CardPoint, translation: CardPoint, velocity: CardPoint,
    time: Double
  ) {
    self.phase = phase
    self.location = location
    self.translation = translation
    self.velocity = velocity
    self.time = time
  }
}
