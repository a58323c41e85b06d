extension Spring {
  /// The fundamental solutions at `time`.
  ///
  /// With λ = damping / 2 mass and ω the natural frequency, the roots of the characteristic
  /// polynomial are -λ ± sqrt(λ² - ω²). Below critical damping the solutions are
  /// `psi = exp(-λt) sin(wt) / w` and `phi = exp(-λt) cos(wt) + λ psi`, and above it, with the slow
  /// root r and the distance 2w to the fast one,
  /// `psi = exp(-rt) (1 - exp(-2wt)) / 2w` and `phi = exp(-rt) + r psi`.
  /// Both quotients tend to t as w tends to 0, and both are exact to the last digits on the way, so
  /// there is no seam at damping ratio 1. No exponent is positive, so nothing overflows.
  ///
  /// - Parameter time: Seconds since the initial state, limited to 0...1e15; NaN counts as 0.
  /// - Returns: The solutions and their rates; finite.
  /// - Complexity: O(1); two or three elementary functions, no allocation.
  public func basis(at time: Double) -> SpringBasis {
    let t = time.clamped(to: 0...1e15, ifNaN: 0)
    let omegaSquared = naturalFrequency * naturalFrequency
    if isOverdamped && rootOffset > 0 {
      let slow = Maths.exponential(-slowRate * t)
      let gap = Maths.exponentialMinusOne(-2 * rootOffset * t)
      let psi = slow * (-gap / (2 * rootOffset))
      return SpringBasis(
        phi: slow + slowRate * psi, psi: psi,
        phiRate: -omegaSquared * psi, psiRate: slow * (1 + gap) - slowRate * psi)
    }
    let decay = Maths.exponential(-decayRate * t)
    let angle = rootOffset * t
    let cosine = rootOffset > 0 ? Maths.cosine(angle) : 1
    let sine = rootOffset > 0 ? Maths.sine(angle) / rootOffset : t
    let psi = decay * sine
    return SpringBasis(
      phi: decay * cosine + decayRate * psi, psi: psi,
      phiRate: -omegaSquared * psi, psiRate: decay * cosine - decayRate * psi)
  }

  /// The state that `displacement` and `velocity` have become after `time` seconds.
  ///
  /// - Parameters:
  ///   - displacement: Position minus target at time 0; NaN counts as 0.
  ///   - velocity: Units per second at time 0; NaN counts as 0.
  ///   - time: Seconds, limited to 0...1e15; NaN counts as 0.
  /// - Returns: The displacement from the same target, and the velocity; finite.
  /// - Complexity: O(1), no allocation.
  public func state(
    displacement: Double, velocity: Double, at time: Double
  ) -> SpringState {
    basis(at: time).state(displacement: displacement, velocity: velocity)
  }

  /// The position after `time` seconds of a motion from `start` to `target`.
  ///
  /// - Parameters:
  ///   - start: Position at time 0; NaN counts as 0.
  ///   - target: Where the spring pulls to; NaN counts as 0.
  ///   - velocity: Units per second at time 0, in the direction of growing positions.
  ///   - time: Seconds, limited to 0...1e15; NaN counts as 0.
  /// - Returns: `start` exactly at time 0, and `target` exactly once nothing is left of the motion.
  /// - Complexity: O(1), no allocation.
  public func value(
    from start: Double, to target: Double, velocity: Double = 0, at time: Double
  ) -> Double {
    let start = start.boundedMagnitude
    let target = target.boundedMagnitude
    // Not `time <= 0`: NaN must land here too.
    guard time > 0 else { return start }
    return target
      + state(displacement: start - target, velocity: velocity, at: time).displacement
  }

  /// The velocity after `time` seconds of a motion from `start` to `target`, in units per second.
  ///
  /// - Parameters:
  ///   - start: Position at time 0; NaN counts as 0.
  ///   - target: Where the spring pulls to; NaN counts as 0.
  ///   - velocity: Units per second at time 0, in the direction of growing positions.
  ///   - time: Seconds, limited to 0...1e15; NaN counts as 0.
  /// - Returns: Units per second; finite.
  /// - Complexity: O(1), no allocation.
  public func velocity(
    from start: Double, to target: Double, velocity: Double = 0, at time: Double
  ) -> Double {
    let way = start.boundedMagnitude - target.boundedMagnitude
    return state(displacement: way, velocity: velocity, at: time).velocity
  }
}
