extension Spring {
  /// A time after which the motion stays within both tolerances for ever.
  ///
  /// This is an upper bound by proof, not by sampling, and a tight one. Every motion is
  /// `exp(-rt) g(t)` where r is the slow rate and g is bounded in two ways: by an amplitude that
  /// holds at all times, and by the line `|d| + |v + r d| t`, which holds because
  /// `sin(wt)/w` and `(1 - exp(-2wt))/2w` are both at most t. The amplitude is close for springs that
  /// oscillate or creep, the line near critical damping; the smaller of the two times is returned.
  /// The velocity solves the same equation, so the same bound serves it.
  ///
  /// - Parameters:
  ///   - displacement: Position minus target at time 0; NaN counts as 0.
  ///   - velocity: Units per second at time 0; NaN counts as 0.
  ///   - positionTolerance: The displacement that counts as none; at least 1e-12, also for NaN.
  ///   - velocityTolerance: The speed that counts as none, in units per second; at least 1e-12,
  ///     also for NaN. Infinity leaves the velocity out of the question.
  /// - Returns: Seconds, 0 or above; 0 if the motion never leaves the tolerances. Finite for every
  ///   spring with damping; `.infinity` for one without, unless it stays within the tolerances.
  /// - Complexity: O(1), no allocation; about a dozen logarithms near critical damping.
  public func settlingTime(
    displacement: Double, velocity: Double, positionTolerance: Double, velocityTolerance: Double
  ) -> Double {
    let d = displacement.boundedMagnitude
    let v = velocity.boundedMagnitude
    let acceleration =
      -naturalFrequency * (naturalFrequency * d) - 2 * decayRate * v
    return max(
      timeBelow(Spring.tolerance(positionTolerance), value: d, rate: v),
      timeBelow(Spring.tolerance(velocityTolerance), value: v, rate: acceleration))
  }

  private static func tolerance(_ value: Double) -> Double {
    value > 1e-12 ? value : 1e-12
  }

  /// When a solution with the given value and rate at time 0 is at most `limit` for good.
  private func timeBelow(_ limit: Double, value: Double, rate: Double) -> Double {
    let bound = min(
      timeByAmplitude(limit, value: value, rate: rate),
      timeByLine(limit, value: value, rate: rate))
    // A few units in the last place stand for the rounding in the bound itself.
    return bound * (1 + 1e-14)
  }

  private func timeByAmplitude(_ limit: Double, value: Double, rate: Double) -> Double {
    guard rootOffset > 0 else { return .infinity }
    if !isOverdamped {
      let quadrature = (rate + decayRate * value) / rootOffset
      // Scaled, because the squares may overflow where the amplitude does not.
      let scale = max(abs(value), abs(quadrature))
      guard scale > 0 else { return 0 }
      let (a, b) = (value / scale, quadrature / scale)
      return time(ofDecay: decayRate, from: scale * (a * a + b * b).squareRoot(), to: limit)
    }
    // value = slow + fast. Of opposite signs, the larger one alone is the bound; of equal signs,
    // their sum is at most the initial value times the slow decay.
    let slow = value + (rate + slowRate * value) / (2 * rootOffset)
    let fast = value - slow
    if (slow < 0) == (fast < 0) {
      return time(ofDecay: slowRate, from: abs(value), to: limit)
    }
    return max(
      time(ofDecay: slowRate, from: abs(slow), to: limit),
      time(ofDecay: slowRate + 2 * rootOffset, from: abs(fast), to: limit))
  }

  private func time(ofDecay rate: Double, from amplitude: Double, to limit: Double) -> Double {
    if amplitude <= limit { return 0 }
    return rate > 0 ? (Maths.logarithm(amplitude) - Maths.logarithm(limit)) / rate : .infinity
  }

  /// The larger solution of `exp(-rt) (p + qt) = limit`.
  private func timeByLine(_ limit: Double, value: Double, rate: Double) -> Double {
    let r = slowRate
    guard r > 0 else { return .infinity }
    let p = abs(value)
    let h = abs(rate + r * value) / r
    guard h.isFinite else { return .infinity }
    // In y = rt the curve (p + hy) exp(-y) peaks at 1 - p/h, or falls from 0 on.
    let peak = h > p ? 1 - p / h : 0
    guard (p + h * peak) * Maths.exponential(-peak) > limit else { return 0 }
    // log(p + hy) - y - log(limit) is concave, so the tangent at any point beyond the peak meets 0
    // at or beyond the root: each Newton step is an upper bound, however few are taken.
    let goal = Maths.logarithm(limit)
    var y = max(peak, Maths.logarithm(p + h) - goal) + 1
    for _ in 0..<12 {
      let line = p + h * y
      let next = y - (Maths.logarithm(line) - y - goal) / (h / line - 1)
      if abs(next - y) <= 1e-15 * y {
        y = max(next, y)
        break
      }
      y = next
    }
    return y / r
  }
}
