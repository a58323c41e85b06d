extension TimingCurve {
  static func value(at x: Double, on points: [Point]) -> Double {
    let (a, b) = segment(at: x, of: points)
    guard b.x > a.x else { return b.y }
    // From the nearer corner, so that both corners are met exactly.
    let slope = (b.y - a.y) / (b.x - a.x)
    return x - a.x < b.x - x ? a.y + (x - a.x) * slope : b.y - (b.x - x) * slope
  }

  static func slope(at x: Double, on points: [Point]) -> Double {
    let (a, b) = segment(at: x, of: points)
    guard b.x > a.x else { return 0 }
    return ((b.y - a.y) / (b.x - a.x)).clamped(to: -1e9...1e9, ifNaN: 0)
  }

  /// The two corners round `x`; outside of all corners, the two at that end.
  private static func segment(at x: Double, of points: [Point]) -> (Point, Point) {
    guard points.count > 1 else {
      let only = points.first ?? Point(x: 0, y: 0)
      return (only, only)
    }
    // Halving for the first corner beyond x.
    var low = 0
    var high = points.count
    while low < high {
      let middle = low + (high - low) / 2
      if points[middle].x <= x { low = middle + 1 } else { high = middle }
    }
    let end = min(max(low, 1), points.count - 1)
    return (points[end - 1], points[end])
  }
}
