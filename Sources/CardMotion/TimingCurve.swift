/// A map from the fraction of a duration to the fraction of a way, as CSS and UIKit use it.
///
/// ```swift
/// TimingCurve.easeInOut.value(at: 0.25)  // about 0.129
/// ```
///
/// Both are 0 at 0 and 1 at 1 for a Bézier curve; in between a value may leave 0...1. Outside
/// 0...1 a curve goes on along the tangent of its end, as the CSS easing functions do.
public struct TimingCurve: Sendable, Hashable {
  /// A corner of a piecewise linear curve.
  public struct Point: Sendable, Hashable {
    /// The fraction of the duration.
    public var x: Double

    /// The fraction of the way.
    public var y: Double

    /// A corner at `x` of the duration and `y` of the way.
    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  enum Shape: Sendable, Hashable {
    case bezier(CubicBezier)
    case polyline([Point])
  }

  let shape: Shape

  /// The cubic Bézier curve from (0, 0) to (1, 1) with two control points.
  ///
  /// - Parameters:
  ///   - x1: Limited to 0...1, so that the curve is a function of x; NaN counts as 0.
  ///   - y1: Limited to ±1e6; NaN counts as 0.
  ///   - x2: Limited to 0...1; NaN counts as 1.
  ///   - y2: Limited to ±1e6; NaN counts as 1.
  public init(x1: Double, y1: Double, x2: Double, y2: Double) {
    shape = .bezier(
      CubicBezier(
        x1: x1.clamped(to: 0...1, ifNaN: 0), y1: y1.clamped(to: -1e6...1e6, ifNaN: 0),
        x2: x2.clamped(to: 0...1, ifNaN: 1), y2: y2.clamped(to: -1e6...1e6, ifNaN: 1)))
  }

  /// Straight lines from corner to corner, with the meaning of the CSS function `linear()`.
  ///
  /// Two corners at the same x make a step, which takes the later value at x itself. Beyond the
  /// first and the last corner the neighbouring line goes on; beyond a step its level does.
  ///
  /// - Parameter points: A corner with a coordinate that is not finite is left out; an x below
  ///   the one before it takes that one; coordinates are limited to ±1e6. No corner gives
  ///   ``linear``, and one corner a constant.
  /// - Complexity: O(n) here, O(log n) in each evaluation.
  public init(points: [Point]) {
    var corners: [Point] = []
    corners.reserveCapacity(points.count)
    for point in points where point.x.isFinite && point.y.isFinite {
      let x = min(max(point.x, -1e6), 1e6)
      let y = min(max(point.y, -1e6), 1e6)
      corners.append(Point(x: max(x, corners.last?.x ?? x), y: y))
    }
    shape = corners.isEmpty ? TimingCurve.linear.shape : .polyline(corners)
  }

  /// Constant speed.
  public static let linear = TimingCurve(x1: 0, y1: 0, x2: 1, y2: 1)

  /// CSS `ease`, UIKit's default curve: (0.25, 0.1, 0.25, 1).
  public static let ease = TimingCurve(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)

  /// A slow start: (0.42, 0, 1, 1).
  public static let easeIn = TimingCurve(x1: 0.42, y1: 0, x2: 1, y2: 1)

  /// A slow end: (0, 0, 0.58, 1).
  public static let easeOut = TimingCurve(x1: 0, y1: 0, x2: 0.58, y2: 1)

  /// A slow start and a slow end: (0.42, 0, 0.58, 1).
  public static let easeInOut = TimingCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)

  /// The fraction of the way at fraction `x` of the duration.
  ///
  /// - Parameter x: Limited to ±1e6; NaN counts as 0.
  /// - Returns: The value of the exact curve to 1e-9, also where the curve is vertical; finite.
  /// - Complexity: O(1) for a Bézier curve, O(log n) for n corners; no allocation.
  public func value(at x: Double) -> Double {
    let x = x.clamped(to: -1e6...1e6, ifNaN: 0)
    switch shape {
    case .bezier(let bezier): return bezier.value(at: x)
    case .polyline(let points): return TimingCurve.value(at: x, on: points)
    }
  }

  /// The slope at fraction `x` of the duration: ways per duration.
  ///
  /// At a corner it is the slope behind it.
  ///
  /// - Parameter x: Limited to ±1e6; NaN counts as 0.
  /// - Returns: A finite number, limited to ±1e9 where the curve is vertical; 0 on a step.
  /// - Complexity: O(1) for a Bézier curve, O(log n) for n corners; no allocation.
  public func slope(at x: Double) -> Double {
    let x = x.clamped(to: -1e6...1e6, ifNaN: 0)
    switch shape {
    case .bezier(let bezier): return bezier.slope(at: x)
    case .polyline(let points): return TimingCurve.slope(at: x, on: points)
    }
  }
}
