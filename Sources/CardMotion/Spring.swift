/// A damped harmonic oscillator: `mass * x'' + damping * x' + stiffness * (x - target) = 0`.
///
/// A spring is a value. It holds no target, no state and no clock; every method takes the initial
/// state and the time since then, and answers in closed form. One evaluation after 30 seconds costs
/// as much as one after 8 milliseconds and is as exact.
///
/// ```swift
/// let spring = Spring(response: 0.3, dampingRatio: 0.8)
/// spring.value(from: 0, to: 100, velocity: 0, at: 0.1)
/// ```
///
/// Physical constants are limited to 1e-60...1e60, which leaves room for every product and quotient
/// of them, so no method of a spring can return NaN or an infinity (but see
/// ``settlingTime(displacement:velocity:positionTolerance:velocityTolerance:)`` without damping).
public struct Spring: Sendable, Hashable {
  /// The mass on the spring, in the unit of mass of `stiffness` and `damping`; above 0.
  public let mass: Double

  /// The force for each unit of displacement; above 0.
  public let stiffness: Double

  /// The force against each unit of velocity; 0 or above.
  public let damping: Double

  /// The angular frequency without damping, in radians per second: `sqrt(stiffness / mass)`.
  public let naturalFrequency: Double

  /// The damping as a multiple of the critical damping `2 * sqrt(stiffness * mass)`.
  ///
  /// Below 1 the spring overshoots; at 1 it takes the shortest way without overshoot; above 1 it
  /// creeps; at 0 it oscillates for ever.
  public let dampingRatio: Double

  /// Half the damping over the mass, per second: what both roots have in common.
  let decayRate: Double

  /// Half the distance between the two roots, per second: imaginary below critical damping (then
  /// it is the frequency of the oscillation), 0 at it, and real above it.
  let rootOffset: Double

  /// The rate of the slowest decay, per second; with two real roots this is the smaller one.
  let slowRate: Double

  /// Whether the two roots are real and different.
  var isOverdamped: Bool { dampingRatio > 1 }

  /// A spring from its physical constants.
  ///
  /// - Parameters:
  ///   - mass: Above 0. Anything else, and NaN or infinity, counts as 1.
  ///   - stiffness: Above 0. Anything else, and NaN or infinity, counts as 100.
  ///   - damping: 0 or above. A negative value counts as 0, because a spring gains no energy; NaN
  ///     or infinity count as the critical damping. A value under 1e-60 counts as 0.
  public init(mass: Double = 1, stiffness: Double, damping: Double) {
    let m = Spring.constant(mass, otherwise: 1)
    let k = Spring.constant(stiffness, otherwise: 100)
    let critical = 2 * k.squareRoot() * m.squareRoot()
    var c = damping.isFinite ? min(max(damping, 0), 1e60) : critical
    if c < 1e-60 { c = 0 }
    // The product of two roots could lose the exact 1 that a caller asked for; the root of the
    // product does not lose it, and the limits keep the product inside the range of Double.
    let ratio = c / (2 * (k * m).squareRoot())
    let omega = (k / m).squareRoot()
    let lambda = c / (2 * m)
    // (1 - r)(1 + r) keeps every digit near 1, where 1 - r * r loses half of them.
    let offset = omega * abs(1 - ratio).squareRoot() * (1 + ratio).squareRoot()
    self.mass = m
    self.stiffness = k
    self.damping = c
    naturalFrequency = omega
    dampingRatio = ratio
    decayRate = lambda
    rootOffset = offset
    // lambda - offset would cancel far above critical damping. The product of the roots is omega
    // squared, so the small one is that over the large one.
    slowRate = ratio > 1 ? omega * (omega / (lambda + offset)) : lambda
  }

  /// A spring of mass 1 from the two figures that a designer turns.
  ///
  /// - Parameters:
  ///   - response: The period without damping, in seconds, limited to 1e-6...1e6. NaN counts
  ///     as 0.5.
  ///   - dampingRatio: Limited to 0...1000; NaN counts as 1.
  public init(response: Double, dampingRatio: Double) {
    let omega = 2 * Double.pi / response.clamped(to: 1e-6...1e6, ifNaN: 0.5)
    let ratio = dampingRatio.clamped(to: 0...1000, ifNaN: 1)
    self.init(mass: 1, stiffness: omega * omega, damping: 2 * ratio * omega)
  }

  /// A spring of mass 1 from its perceived duration and its bounciness.
  ///
  /// The figures mean what SwiftUI's `Spring(duration:bounce:)` documents: the duration is the
  /// ``response``, and the damping ratio is `1 - bounce` for a bounce of 0 or above, and
  /// `1 / (1 + bounce)` below 0.
  ///
  /// - Parameters:
  ///   - duration: In seconds, limited to 1e-6...1e6; NaN counts as 0.5. The motion goes on a
  ///     little longer than that.
  ///   - bounce: Limited to -0.999...1, where 1 oscillates for ever, 0 is critically damped and
  ///     below that the motion flattens. NaN counts as 0.
  public init(duration: Double, bounce: Double) {
    let bounce = bounce.clamped(to: -0.999...1, ifNaN: 0)
    self.init(response: duration, dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
  }

  /// The period without damping, in seconds: `2 * pi / naturalFrequency`.
  public var response: Double { 2 * Double.pi / naturalFrequency }

  /// The bounciness in -1...1: 1 without damping, 0 at critical damping, negative above it.
  public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }

  /// How far a motion from rest goes beyond its target, as a fraction of its way; 0...1.
  ///
  /// `exp(-pi * r / sqrt(1 - r * r))` for a damping ratio r below 1, and 0 from there on.
  public var overshoot: Double {
    guard dampingRatio < 1 else { return 0 }
    return Maths.exponential(-Double.pi * decayRate / rootOffset)
  }

  /// When a motion from rest is farthest beyond its target, in seconds; nil if it never passes it.
  public var peakTime: Double? {
    guard dampingRatio < 1 else { return nil }
    return Double.pi / rootOffset
  }

  private static func constant(_ value: Double, otherwise fallback: Double) -> Double {
    guard value.isFinite, value > 0 else { return fallback }
    return min(max(value, 1e-60), 1e60)
  }
}
