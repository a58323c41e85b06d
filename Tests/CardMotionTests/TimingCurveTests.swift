import CardMotion
import Testing

@Suite struct TimingCurveTests {
  struct Bezier: Decodable, Sendable {
    let name: String?
    let p: [Double]
    let x, y: Double
    let slope: Double?
    var curve: TimingCurve { TimingCurve(x1: p[0], y1: p[1], x2: p[2], y2: p[3]) }
  }

  @Test(arguments: Golden.records("easing", kind: "bezier") as [Bezier])
  func `a Bézier curve agrees with 60-digit arithmetic`(row: Bezier) {
    #expect(abs(row.curve.value(at: row.x) - row.y) <= 1e-9)
    if let slope = row.slope {
      #expect(abs(row.curve.slope(at: row.x) - slope) <= 1e-9)
    } else {
      #expect(row.curve.slope(at: row.x) == 1e9)
    }
  }

  @Test(arguments: Golden.records("easing", kind: "bezier_extrapolation") as [Bezier])
  func `outside 0...1 the tangent of the end goes on`(row: Bezier) {
    #expect(abs(row.curve.value(at: row.x) - row.y) <= 1e-9)
  }

  struct Polyline: Decodable, Sendable {
    let name: String
    let points: [[Double]]
    let x, y: Double
  }

  @Test(arguments: Golden.records("easing", kind: "css_linear") as [Polyline])
  func `a polyline agrees with CSS linear()`(row: Polyline) {
    let curve = TimingCurve(points: row.points.map { .init(x: $0[0], y: $0[1]) })
    #expect(abs(curve.value(at: row.x) - row.y) <= 1e-12)
  }

  @Test(arguments: [
    (TimingCurve.linear, "linear"), (.ease, "ease"), (.easeIn, "ease-in"),
    (.easeOut, "ease-out"), (.easeInOut, "ease-in-out"),
  ])
  func `a preset is the curve of that name`(preset: TimingCurve, name: String) {
    let rows: [Bezier] = Golden.records("easing", kind: "bezier")
    for row in rows where row.name == name { #expect(row.curve == preset) }
    #expect(preset.value(at: 0) == 0)
    #expect(preset.value(at: 1) == 1)
  }

  @Test(arguments: [1e-3, 1e-6, 1e-9, 1e-12])
  func `near a vertical tangent the value stays exact`(offset: Double) {
    // x - 1/2 = 4u³ and y - 1/2 = 3u/2 - 2u³ with u the parameter from the middle.
    let curve = TimingCurve(x1: 1, y1: 0, x2: 0, y2: 1)
    for x in [0.5 + offset, 0.5 - offset] {
      let cube = (x - 0.5) / 4
      var u = cube < 0 ? -0.5 : 0.5
      for _ in 0..<200 { u -= (u - cube / (u * u)) / 3 }
      #expect(abs(curve.value(at: x) - (0.5 + 1.5 * u - 2 * u * u * u)) <= 1e-9)
    }
  }

  @Test(arguments: [1e-3, 1e-8, 1e-15])
  func `a curve that starts or ends upright is exact at its ends`(offset: Double) {
    // x = t³ for (0, y1, 0, y2), and y = 3t(1 - t)² + 3t²(1 - t) + t³ for y1 = y2 = 1.
    let curve = TimingCurve(x1: 0, y1: 1, x2: 0, y2: 1)
    let mirrored = TimingCurve(x1: 1, y1: 0, x2: 1, y2: 0)
    for x in [offset] {
      var t = 0.5
      for _ in 0..<200 { t -= (t - x / (t * t)) / 3 }
      let y = ((t - 3) * t + 3) * t
      #expect(abs(curve.value(at: x) - y) <= 1e-9)
      let end = 1 - x
      var s = 0.5
      for _ in 0..<200 { s -= (s - (1 - end) / (s * s)) / 3 }
      #expect(abs(mirrored.value(at: end) - (1 - ((s - 3) * s + 3) * s)) <= 1e-9)
    }
  }

  @Test func `the slope is the rate of change of the value`() {
    var random = SeededGenerator(seed: 21)
    for _ in 0..<500 {
      let curve = TimingCurve(
        x1: .random(in: 0...1, using: &random), y1: .random(in: -2...2, using: &random),
        x2: .random(in: 0...1, using: &random), y2: .random(in: -2...2, using: &random))
      let x = Double.random(in: 0.01...0.99, using: &random)
      let slope = curve.slope(at: x)
      guard abs(slope) < 20 else { continue }
      let measured = (curve.value(at: x + 1e-6) - curve.value(at: x - 1e-6)) / 2e-6
      #expect(abs(slope - measured) <= 1e-4 * (1 + abs(slope)), "\(curve) at \(x)")
    }
  }

  @Test func `a polyline has the slope of the line behind a corner, and none on a step`() {
    let curve = TimingCurve(points: [
      .init(x: 0, y: 0), .init(x: 0.5, y: 0.25), .init(x: 0.5, y: 0.5), .init(x: 1, y: 1),
    ])
    #expect(curve.slope(at: 0.25) == 0.5)
    #expect(curve.slope(at: 0.5) == 1)
    #expect(curve.slope(at: 2) == 1)
    #expect(TimingCurve(points: [.init(x: 0.5, y: 3)]).slope(at: 0.5) == 0)
  }

  @Test func `bad control points and corners have the documented meaning`() {
    #expect(TimingCurve(x1: .nan, y1: .nan, x2: .nan, y2: .nan) == .linear)
    #expect(TimingCurve(x1: -3, y1: 0, x2: 9, y2: 1) == .linear)
    #expect(TimingCurve(points: []) == .linear)
    #expect(TimingCurve(points: [.init(x: .nan, y: 0), .init(x: 0, y: .infinity)]) == .linear)
    #expect(TimingCurve(points: [.init(x: 0.5, y: 3)]).value(at: 0) == 3)
    let disorder = TimingCurve(points: [
      .init(x: 0, y: 0), .init(x: 0.5, y: 1), .init(x: 0.25, y: 2), .init(x: 1, y: 3),
    ])
    #expect(disorder.value(at: 0.5) == 2)
    #expect(disorder.value(at: 0.75) == 2.5)
  }

  @Test func `every value and slope is finite`() {
    for a in badNumbers {
      for b in badNumbers {
        let curves = [
          TimingCurve(x1: a, y1: b, x2: b, y2: a), TimingCurve(x1: 0.5, y1: a, x2: 0.5, y2: b),
          TimingCurve(points: [.init(x: a, y: b), .init(x: b, y: a), .init(x: 1, y: 1)]),
        ]
        for curve in curves {
          for x in badNumbers + [0.25, 0.5, 1] {
            #expect(curve.value(at: x).isFinite && curve.slope(at: x).isFinite)
          }
        }
      }
    }
  }
}
