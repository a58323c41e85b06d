/// The cubic Bézier curve from (0, 0) to (1, 1), read as a function of x.
struct CubicBezier: Sendable, Hashable {
  /// Control points; both x lie in 0...1.
  let x1: Double, y1: Double, x2: Double, y2: Double

  func value(at x: Double) -> Double {
    if x < 0 { return x * startSlope }
    if x > 1 { return 1 + (x - 1) * endSlope }
    // A straight line by its control points, though not by its parameter.
    if x1 == y1 && x2 == y2 { return x }
    let expansion = Expansion(of: self, near: x)
    let u = expansion.solve(for: x)
    return expansion.y0 + ((expansion.y.a * u + expansion.y.b) * u + expansion.y.c) * u
  }

  func slope(at x: Double) -> Double {
    if x <= 0 { return startSlope }
    if x >= 1 { return endSlope }
    if x1 == y1 && x2 == y2 { return 1 }
    let expansion = Expansion(of: self, near: x)
    let u = expansion.solve(for: x)
    let dx = expansion.x.slope(at: u)
    let dy = expansion.y.slope(at: u)
    // A vertical tangent: dx is 0 or has lost its sign to rounding.
    guard dx > 0 else { return dy < 0 ? -1e9 : dy > 0 ? 1e9 : 0 }
    return (dy / dx).clamped(to: -1e9...1e9, ifNaN: 0)
  }

  /// The slope at 0. Where a control point falls together with the end point, the tangent is the
  /// limit of the chord, which points to the other control point.
  ///
  /// The rules, and 0 for a vertical tangent, are those of "Interpolation: before and after the
  /// interval" in W3C CSS Easing Functions Level 1 and of its implementations.
  private var startSlope: Double {
    if x1 > 0 { return bounded(y1 / x1) }
    if y1 != 0 { return 0 }
    if x2 > 0 { return bounded(y2 / x2) }
    return y2 == 0 ? 1 : 0
  }

  /// The slope at 1; the mirror image of ``startSlope``.
  private var endSlope: Double {
    if x2 < 1 { return bounded((1 - y2) / (1 - x2)) }
    if y2 != 1 { return 0 }
    if x1 < 1 { return bounded((1 - y1) / (1 - x1)) }
    return y1 == 1 ? 1 : 0
  }

  private func bounded(_ slope: Double) -> Double { slope.clamped(to: -1e9...1e9, ifNaN: 0) }
}

extension CubicBezier {
  /// `a u³ + b u² + c u`.
  struct Cubic {
    let a: Double, b: Double, c: Double

    func slope(at u: Double) -> Double { (3 * a * u + 2 * b) * u + c }
  }

  /// Both coordinates as polynomials in the distance of the parameter from a well chosen origin.
  ///
  /// x may grow as slowly as u² at either end, or as u³ at its inflexion, and there a rounding
  /// error of 1e-16 in x would be one of 1e-8 or 1e-5 in u. Expanded about that very point, x - x0
  /// has no constant term to cancel against, and u keeps its digits.
  struct Expansion {
    let t0: Double, x0: Double, y0: Double
    let x: Cubic, y: Cubic

    init(of curve: CubicBezier, near x: Double) {
      let a = 3 * (curve.x1 - curve.x2) + 1
      let b = 3 * (curve.x2 - 2 * curve.x1)
      let c = 3 * curve.x1
      let ay = 3 * (curve.y1 - curve.y2) + 1
      let by = 3 * (curve.y2 - 2 * curve.y1)
      let cy = 3 * curve.y1

      let inflexion = a > 0 ? -b / (3 * a) : -1
      if inflexion > 0 && inflexion < 1 {
        let t = inflexion
        let middle = ((a * t + b) * t + c) * t
        if abs(x - middle) < min(x, 1 - x) {
          t0 = t
          x0 = middle
          y0 = ((ay * t + by) * t + cy) * t
          // The least slope of x, which is not negative on a valid curve; rounding may say so.
          self.x = Cubic(a: a, b: 0, c: max(0, c + b * t))
          y = Cubic(a: ay, b: 3 * ay * t + by, c: (3 * ay * t + 2 * by) * t + cy)
          return
        }
      }
      if x <= 0.5 {
        (t0, x0, y0) = (0, 0, 0)
        self.x = Cubic(a: a, b: b, c: c)
        y = Cubic(a: ay, b: by, c: cy)
      } else {
        (t0, x0, y0) = (1, 1, 1)
        self.x = Cubic(a: a, b: 3 * a + b, c: 3 * (1 - curve.x2))
        y = Cubic(a: ay, b: 3 * ay + by, c: 3 * (1 - curve.y2))
      }
    }

    /// The distance u at which x is reached: Newton's method inside a bracket that it may not leave.
    func solve(for target: Double) -> Double {
      let goal = target - x0
      var low = -t0
      var high = 1 - t0
      var u = min(max(target - t0, low), high)
      for _ in 0..<128 {
        let error = ((x.a * u + x.b) * u + x.c) * u - goal
        if error == 0 { break }
        if error > 0 { high = u } else { low = u }
        let slope = x.slope(at: u)
        let step = slope > 0 ? u - error / slope : high + 1
        let next = step > low && step < high ? step : low + (high - low) / 2
        if abs(next - u) <= 1e-16 * abs(u) || next == u { break }
        u = next
      }
      return u
    }
  }
}
