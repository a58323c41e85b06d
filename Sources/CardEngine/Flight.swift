internal import CardCore

/// The way of a swiped card out of the container, as a translation from its rest place.
///
/// Constant acceleration from the release's position and velocity to the target: the only path of
/// second degree that keeps both and arrives in the given time. A release that is faster than the
/// flight from rest arrives sooner, at constant speed, instead of being slowed down.
struct Flight {
  private(set) var origin = CardPoint.zero
  private(set) var target = CardPoint.zero
  private var velocity = CardPoint.zero
  private(set) var direction = CardDirection.right
  /// When the flight was decided; it leaves after the anticipation.
  private(set) var start = 0.0
  private var delay = 0.0
  private var duration = 0.0
  /// The tilt of a card swiped from code, opposite to that of a drag; 0 for one thrown by hand.
  private var tilt = 0.0
  /// Whether the card fades where it is, for people who asked for less motion.
  private(set) var fades = false

  /// The shortest flight, in seconds: under one frame at 240 Hz.
  private static let shortest = 0.004

  init() {}

  init(
    from origin: CardPoint, velocity: CardPoint, to target: CardPoint, direction: CardDirection,
    rules: FlightRules, anticipates: Bool, fades: Bool, start: Double
  ) {
    self.origin = origin
    self.target = fades ? origin : target
    self.velocity = fades ? .zero : velocity
    self.direction = direction
    self.start = start
    self.fades = fades
    let tilt = rules.anticipationTilt
    if anticipates, !fades, tilt != 0, rules.anticipationDuration > 0 {
      delay = rules.anticipationDuration
      self.tilt = direction == .right || direction == .down ? -tilt : tilt
    }
    duration = rules.duration
    let unit = direction.unit
    let way = (target - origin).dot(unit)
    let speed = self.velocity.dot(unit)
    if speed > 0, speed * duration > way { duration = way / speed }
    duration = Swift.max(duration, Flight.shortest)
  }

  /// When the card has left, in deck time.
  var end: Double { start + delay + duration }

  /// The translation at a moment.
  func translation(at time: Double) -> CardPoint {
    // By the very number the departure is due at, which rounding may have put before the duration.
    guard time < end else { return target }
    let elapsed = time - start - delay
    guard elapsed > 0 else { return origin }
    let part = elapsed / duration
    let remainder = target - origin - velocity * duration
    return origin + velocity * elapsed + remainder * (part * part)
  }

  /// The velocity at a moment.
  func velocity(at time: Double) -> CardPoint {
    let elapsed = time - start - delay
    guard elapsed >= 0, time < end else { return .zero }
    let remainder = target - origin - velocity * duration
    return velocity + remainder * (2 * elapsed / (duration * duration))
  }

  /// The rotation of a card swiped from code at a moment, or `nil` for one thrown by hand.
  func rotation(at time: Double) -> Double? {
    guard tilt != 0 else { return nil }
    let part = Swift.min(Swift.max((time - start) / delay, 0), 1)
    // Starts and ends without velocity: a card at rest does not jerk.
    return tilt * part * part * (3 - 2 * part)
  }

  /// The opacity at a moment.
  func alpha(at time: Double) -> Double {
    fades ? 1 - Swift.min(Swift.max((time - start) / duration, 0), 1) : 1
  }
}

extension CardPoint {
  /// The scalar product of two vectors.
  func dot(_ other: CardPoint) -> Double { x * other.x + y * other.y }
}
