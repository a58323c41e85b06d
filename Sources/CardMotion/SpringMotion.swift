/// One number on its way to a target: a spring, and the state from which it set out.
///
/// The motion may get another target or another spring at any moment and goes on from where it is
/// with the velocity that it has.
///
/// ```swift
/// var x = SpringMotion(spring: spring, from: 0, to: 100, at: now)
/// x.retarget(to: -50, at: now + 0.1)
/// x.value(at: now + 0.2)
/// ```
///
/// A time that is not finite, or before the start, counts as the start.
public struct SpringMotion: Sendable, Hashable {
  /// The spring that moves the number.
  public private(set) var spring: Spring

  /// Where the spring pulls to.
  public private(set) var target: Double

  /// When the motion set out, or last got a new target, in seconds.
  public private(set) var startTime: Double

  private var start: SpringState

  /// A motion that sets out at `time`.
  ///
  /// - Parameters:
  ///   - spring: The spring that moves the number.
  ///   - position: Where it is; NaN counts as 0.
  ///   - target: Where it is pulled to; NaN counts as 0.
  ///   - velocity: Units per second; NaN counts as 0.
  ///   - time: Seconds on the caller's clock; not finite counts as 0.
  public init(
    spring: Spring, from position: Double, to target: Double, velocity: Double = 0, at time: Double
  ) {
    self.spring = spring
    self.target = target.boundedMagnitude
    startTime = time.isFinite ? time : 0
    start = SpringState(
      displacement: position.boundedMagnitude - self.target, velocity: velocity.boundedMagnitude)
  }

  /// The displacement from the target, and the velocity, at `time`.
  ///
  /// - Parameter time: Seconds on the caller's clock.
  /// - Returns: A finite state.
  /// - Complexity: O(1), no allocation.
  public func state(at time: Double) -> SpringState {
    let elapsed = time.isFinite ? time - startTime : 0
    guard elapsed > 0 else { return start }
    return spring.state(displacement: start.displacement, velocity: start.velocity, at: elapsed)
  }

  /// The position at `time`.
  ///
  /// - Parameter time: Seconds on the caller's clock.
  /// - Returns: Units; finite.
  /// - Complexity: O(1), no allocation.
  public func value(at time: Double) -> Double { target + state(at: time).displacement }

  /// The velocity at `time`.
  ///
  /// - Parameter time: Seconds on the caller's clock.
  /// - Returns: Units per second; finite.
  /// - Complexity: O(1), no allocation.
  public func velocity(at time: Double) -> Double { state(at: time).velocity }

  /// Gives the motion a new target, and a new spring if it shall have one.
  ///
  /// Position and velocity at `time` stay what they are.
  ///
  /// - Parameters:
  ///   - target: Where the motion is pulled to from now on; NaN leaves the target as it is.
  ///   - spring: The spring from now on; nil leaves the spring as it is.
  ///   - time: Seconds on the caller's clock.
  /// - Complexity: O(1), no allocation.
  public mutating func retarget(to target: Double, spring: Spring? = nil, at time: Double) {
    let now = state(at: time)
    let next = target.isNaN ? self.target : target.boundedMagnitude
    start = SpringState(
      displacement: self.target + now.displacement - next, velocity: now.velocity)
    self.target = next
    self.spring = spring ?? self.spring
    if time.isFinite { startTime = max(startTime, time) }
  }

  /// When the motion is over, on the caller's clock.
  ///
  /// - Parameters:
  ///   - positionTolerance: The displacement that counts as none, in units.
  ///   - velocityTolerance: The speed that counts as none, in units per second.
  /// - Returns: Seconds; `.infinity` for a spring without damping. See
  ///   ``Spring/settlingTime(displacement:velocity:positionTolerance:velocityTolerance:)``.
  /// - Complexity: O(1).
  public func endTime(positionTolerance: Double, velocityTolerance: Double) -> Double {
    startTime
      + spring.settlingTime(
        displacement: start.displacement, velocity: start.velocity,
        positionTolerance: positionTolerance, velocityTolerance: velocityTolerance)
  }
}

extension Spring {
  /// A velocity in ways per second, which is how UIKit's animation calls take it.
  ///
  /// - Parameters:
  ///   - velocity: Units per second; NaN counts as 0.
  ///   - position: Where the motion starts, in units; NaN counts as 0.
  ///   - target: Where it ends, in units; NaN counts as 0.
  /// - Returns: `velocity / (target - position)`, positive towards the target; nil if the way has no
  ///   length.
  /// - Complexity: O(1).
  public static func relativeVelocity(
    _ velocity: Double, from position: Double, to target: Double
  ) -> Double? {
    let way = target.boundedMagnitude - position.boundedMagnitude
    return way == 0 ? nil : (velocity.boundedMagnitude / way).boundedMagnitude
  }
}
