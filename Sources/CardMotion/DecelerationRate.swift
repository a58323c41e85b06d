/// How a thrown thing slows down: the velocity that is left after each millisecond, as a fraction.
///
/// The velocity falls as `exp(-kt)` with `k = -1000 log(rate)` per second, so all that can be
/// asked about the way is a closed formula.
///
/// ```swift
/// let end = position + DecelerationRate.normal.projectedOffset(velocity: 1000)  // + 499.5
/// ```
public struct DecelerationRate: Sendable, Hashable {
  /// The fraction of the velocity that is left after a millisecond, in 0.001...0.99999.
  public let perMillisecond: Double

  /// The rate k of the exponential decay, per second.
  let decay: Double

  /// Slow, as a scroll view by default: 0.998.
  public static let normal = DecelerationRate(perMillisecond: 0.998)

  /// Quick, as a scroll view with pages: 0.99.
  public static let fast = DecelerationRate(perMillisecond: 0.99)

  /// A rate by what is left after a millisecond.
  ///
  /// - Parameter perMillisecond: Limited to 0.001...0.99999; NaN counts as 0.998.
  public init(perMillisecond: Double) {
    self.perMillisecond = perMillisecond.clamped(to: 0.001...0.99999, ifNaN: 0.998)
    decay = -1000 * Maths.logarithm(self.perMillisecond)
  }

  /// A rate by what is left after a second, which other toolkits call drag.
  ///
  /// - Parameter perSecond: Limited to 1e-300...0.99; NaN counts as 0.135, which is close to
  ///   ``normal``.
  public init(perSecond: Double) {
    decay = -Maths.logarithm(perSecond.clamped(to: 1e-300...0.99, ifNaN: 0.135))
    perMillisecond = Maths.exponential(-decay / 1000)
  }

  /// How far a throw goes until it stands still: the exact integral `velocity / k`.
  ///
  /// - Parameter velocity: Units per second; NaN counts as 0.
  /// - Returns: Units, with the sign of the velocity.
  /// - Complexity: O(1).
  public func projectedOffset(velocity: Double) -> Double {
    velocity.boundedMagnitude / decay
  }

  /// How far a throw goes in steps of a millisecond: `velocity / 1000 * rate / (1 - rate)`.
  ///
  /// This is the formula of "Designing Fluid Interfaces" (WWDC 2018, session 803), a sum in place
  /// of the integral: 0.1 % below ``projectedOffset(velocity:)`` at the normal rate, 0.5 % at the
  /// fast one. Use it where a threshold has been tuned against that formula.
  ///
  /// - Parameter velocity: Units per second; NaN counts as 0.
  /// - Returns: Units, with the sign of the velocity.
  /// - Complexity: O(1).
  public func steppedOffset(velocity: Double) -> Double {
    velocity.boundedMagnitude / 1000 * perMillisecond / (1 - perMillisecond)
  }

  /// How far a throw has gone after `time` seconds: `velocity (1 - exp(-kt)) / k`.
  ///
  /// - Parameters:
  ///   - velocity: Units per second at time 0; NaN counts as 0.
  ///   - time: Seconds, 0 or above; NaN counts as 0.
  /// - Returns: Units, with the sign of the velocity.
  /// - Complexity: O(1).
  public func offset(velocity: Double, at time: Double) -> Double {
    let t = time.clamped(to: 0...1e15, ifNaN: 0)
    return projectedOffset(velocity: velocity) * -Maths.exponentialMinusOne(-decay * t)
  }

  /// What is left of a velocity after `time` seconds.
  ///
  /// - Parameters:
  ///   - velocity: Units per second at time 0; NaN counts as 0.
  ///   - time: Seconds, 0 or above; NaN counts as 0.
  /// - Returns: Units per second.
  /// - Complexity: O(1).
  public func velocity(_ velocity: Double, at time: Double) -> Double {
    let t = time.clamped(to: 0...1e15, ifNaN: 0)
    return velocity.boundedMagnitude * Maths.exponential(-decay * t)
  }

  /// When a throw has slowed down to a speed that counts as none.
  ///
  /// - Parameters:
  ///   - velocity: Units per second at time 0; NaN counts as 0.
  ///   - threshold: Units per second; at least 1e-12, also for NaN.
  /// - Returns: Seconds; 0 if the throw is that slow from the start.
  /// - Complexity: O(1).
  public func stopTime(velocity: Double, threshold: Double) -> Double {
    let speed = abs(velocity.boundedMagnitude)
    let limit = threshold > 1e-12 ? threshold : 1e-12
    guard speed > limit else { return 0 }
    return Maths.logarithm(speed / limit) / decay
  }

  /// The velocity that a throw needs in order to stop after `distance`.
  ///
  /// - Parameter distance: Units; NaN counts as 0.
  /// - Returns: Units per second, with the sign of the distance.
  /// - Complexity: O(1).
  public func velocity(toTravel distance: Double) -> Double {
    distance.boundedMagnitude * decay
  }

  /// The anchor that is closest to where a throw would end.
  ///
  /// - Parameters:
  ///   - position: Where the throw starts; NaN counts as 0.
  ///   - velocity: Units per second; NaN counts as 0.
  ///   - anchors: Rest positions in any order; those that are not finite are never chosen.
  /// - Returns: The index of the anchor, the first of two that are equally close; nil if there is
  ///   none.
  /// - Complexity: O(n), no allocation.
  public func nearestAnchor<Anchors: Collection>(
    from position: Double, velocity: Double, among anchors: Anchors
  ) -> Anchors.Index? where Anchors.Element == Double {
    let end = position.boundedMagnitude + projectedOffset(velocity: velocity)
    var nearest: Anchors.Index?
    var least = Double.infinity
    for index in anchors.indices where anchors[index].isFinite {
      let distance = abs(anchors[index].boundedMagnitude - end)
      if distance < least {
        least = distance
        nearest = index
      }
    }
    return nearest
  }
}
