extension Spring {
  /// The settling duration as `CASpringAnimation` and UIKit's spring animations count it.
  ///
  /// For a motion of length 1 and a damping ratio below 1 this is
  /// `log(1000 (1 + |λ - v| / w)) / λ`, where λ is half the damping over the mass and w the frequency
  /// of the oscillation: the formula whose figures the QuartzCore of recent systems returns. From
  /// a damping ratio of 1 on, where that system steps through tenths of a second, it is the bound
  /// of ``settlingTime(displacement:velocity:positionTolerance:velocityTolerance:)`` for a
  /// thousandth of the way.
  ///
  /// - Parameter initialVelocity: In ways per second, positive towards the target; NaN counts as 0.
  /// - Returns: Seconds; `.infinity` without damping.
  /// - Complexity: O(1).
  public func settlingDuration(initialVelocity: Double = 0) -> Double {
    let v = initialVelocity.boundedMagnitude
    if dampingRatio >= 1 {
      return settlingTime(
        displacement: -1, velocity: v, positionTolerance: 0.001, velocityTolerance: .infinity)
    }
    guard decayRate > 0 else { return .infinity }
    return Maths.logarithm(1000 * (1 + abs((decayRate - v) / rootOffset))) / decayRate
  }

  /// A spring of mass 1 that settles in a given time, as UIKit's
  /// `animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:)` chooses it.
  ///
  /// The stiffness is the one for which ``settlingDuration(initialVelocity:)`` is the duration. Of
  /// several (a damping ratio close to 1 with a high velocity) it is one of them.
  ///
  /// - Parameters:
  ///   - settlingDuration: In seconds, limited to 0.001...10,000; NaN counts as 0.3.
  ///   - dampingRatio: Limited to 0.01...10; NaN counts as 1.
  ///   - initialVelocity: In ways per second, positive towards the target, limited to ±1e6; NaN
  ///     counts as 0. It only takes part in the choice of the stiffness: give it again, times the
  ///     way, when the spring is evaluated.
  /// - Complexity: O(1); at most 200 evaluations of the formula, a dozen as a rule.
  public init(settlingDuration: Double, dampingRatio: Double, initialVelocity: Double = 0) {
    let goal = settlingDuration.clamped(to: 0.001...10_000, ifNaN: 0.3)
    let ratio = dampingRatio.clamped(to: 0.01...10, ifNaN: 1)
    let velocity = initialVelocity.clamped(to: -1e6...1e6, ifNaN: 0)

    func spring(_ logFrequency: Double) -> Spring {
      let omega = Maths.exponential(logFrequency)
      return Spring(mass: 1, stiffness: omega * omega, damping: 2 * ratio * omega)
    }

    // Roughly, duration times frequency is constant: in logarithms the slope is close to -1, so
    // the error is itself a good step. The bracket is kept for the cases in which it is not.
    var low = Maths.logarithm(1e-6)
    var high = Maths.logarithm(1e12)
    var x = Maths.logarithm(7 / (ratio * goal))
    for _ in 0..<200 {
      let excess = Maths.logarithm(spring(x).settlingDuration(initialVelocity: velocity) / goal)
      if abs(excess) < 2e-15 { break }
      if excess > 0 { low = x } else { high = x }
      let step = x + excess
      let next = step > low && step < high ? step : low + (high - low) / 2
      if next == x { break }
      x = next
    }
    self = spring(x)
  }
}
