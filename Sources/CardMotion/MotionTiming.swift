/// What leads an animated fraction from where it is to its end.
public enum MotionTiming: Sendable, Hashable {
  /// A curve over a duration in seconds. The duration is limited to 0...1e6; NaN counts as 0.
  case curve(TimingCurve, duration: Double)

  /// A spring with an initial velocity in fractions per second, positive towards fraction 1 also
  /// when the animation runs backwards. NaN counts as 0.
  case spring(Spring, velocity: Double = 0)

  /// The same course in `factor` times the time, from the same velocity.
  func stretched(by factor: Double) -> MotionTiming {
    switch self {
    case .curve(let curve, let duration):
      return .curve(curve, duration: duration * factor)
    case .spring(let spring, let velocity):
      let stretched = Spring(
        mass: spring.mass, stiffness: spring.stiffness / (factor * factor),
        damping: spring.damping / factor)
      return .spring(stretched, velocity: velocity)
    }
  }

  func withVelocity(_ velocity: Double) -> MotionTiming {
    switch self {
    case .curve: return self
    case .spring(let spring, _): return .spring(spring, velocity: velocity)
    }
  }
}

/// One uninterrupted stretch of an animation: from a value at a time to a target.
struct MotionSegment {
  let start: Double
  let target: Double
  let startTime: Double
  /// Kept beside the end, which on a clock of large numbers has lost the digits of a short time.
  let duration: Double
  let endTime: Double
  let timing: MotionTiming

  /// A spring has arrived when it is this close and this slow: below half a pixel on the longest
  /// way that a card takes on a screen.
  private static let positionTolerance = 0.0005
  private static let velocityTolerance = 0.005

  init(from start: Double, to target: Double, timing: MotionTiming, at time: Double) {
    self.start = start
    self.target = target
    startTime = time
    self.timing = timing
    switch timing {
    case .curve(_, let length):
      duration = length.clamped(to: 0...1e6, ifNaN: 0)
    case .spring(let spring, let velocity):
      duration = spring.settlingTime(
        displacement: start - target, velocity: velocity,
        positionTolerance: MotionSegment.positionTolerance,
        velocityTolerance: MotionSegment.velocityTolerance)
    }
    endTime = time + duration
  }

  func value(at time: Double) -> Double {
    if time >= endTime { return target }
    let elapsed = max(0, time - startTime)
    switch timing {
    case .curve(let curve, _):
      return start + (target - start) * curve.value(at: elapsed / duration)
    case .spring(let spring, let velocity):
      return spring.value(from: start, to: target, velocity: velocity, at: elapsed)
    }
  }

  func velocity(at time: Double) -> Double {
    if time >= endTime { return 0 }
    let elapsed = max(0, time - startTime)
    switch timing {
    case .curve(let curve, _):
      return ((target - start) * curve.slope(at: elapsed / duration) / duration).boundedMagnitude
    case .spring(let spring, let velocity):
      return spring.velocity(from: start, to: target, velocity: velocity, at: elapsed)
    }
  }
}
