import Testing

@testable import CardMotion

@Suite struct VelocityTrackerTests {
  struct Case: Decodable, Sendable {
    let name: String
    let t_ms, x: [Double]
    let lsq2: Double
    let lsq2_samples: Int
  }

  static let golden: [Case] = Golden.records("velocity")

  @Test(arguments: golden)
  func `the parabola agrees with the reference on either axis`(row: Case) {
    var tracker = VelocityTracker()
    for (t, x) in zip(row.t_ms, row.x) { tracker.add(x: x, y: -x, at: 20 + t / 1000) }
    let count = tracker.windowCount
    #expect(count == row.lsq2_samples)
    // Times of about 20 s in binary are off by 2e-15, which is 1e-13 of the horizon.
    let x = tracker.fittedSlope(along: .x, count: count)
    #expect(abs(x - row.lsq2) <= 1e-9 * max(abs(row.lsq2), 1))
    #expect(tracker.fittedSlope(along: .y, count: count) == -x)
  }

  @Test(arguments: golden)
  func `the velocity is the parabola's, unless it points where no sample went`(row: Case) {
    var tracker = VelocityTracker()
    for (t, x) in zip(row.t_ms, row.x) { tracker.add(x: x, y: 0, at: t / 1000) }
    let expected = row.name == "decelerating to stop" ? 0 : row.lsq2
    #expect(abs(tracker.velocity().x - expected) <= 1e-12 * abs(expected))
    #expect(tracker.velocity().y == 0)
  }

  /// A tracker with samples 8 ms apart.
  private func tracker(_ xs: [Double]) -> VelocityTracker {
    var tracker = VelocityTracker()
    for (index, x) in xs.enumerated() { tracker.add(x: x, y: 0, at: Double(index) * 0.008) }
    return tracker
  }

  @Test func `trap 27: a finger that rested before it was lifted has no velocity`() {
    let tracker = tracker([0, 10, 20, 30])
    #expect(abs(tracker.velocity(at: 0.024).x - 1250) <= 1e-9)
    #expect(abs(tracker.velocity(at: 0.124).x - 1250) <= 1e-9)
    #expect(tracker.velocity(at: 0.125) == .zero)
    #expect(tracker.velocity(at: .infinity) == .zero)
    #expect(abs(tracker.velocity(at: .nan).x - 1250) <= 1e-9)
    #expect(abs(tracker.velocity(at: -5).x - 1250) <= 1e-9)
  }

  @Test func `trap 27: no, one or two samples give 0`() {
    #expect(tracker([]).velocity() == .zero)
    #expect(tracker([]).velocity(at: 3) == .zero)
    #expect(tracker([5]).velocity() == .zero)
    #expect(tracker([5, 9]).velocity() == .zero)
  }

  @Test func `trap 27: equal time stamps give a finite velocity`() {
    var tracker = VelocityTracker()
    for x in [0, 5, 10, 15.0] { tracker.add(x: x, y: x, at: 1) }
    #expect(tracker.velocity() == .zero)
    for x in [20, 25.0] { tracker.add(x: x, y: x, at: 1.008) }
    #expect(tracker.velocity() == .zero)
    for x in [30, 35.0] { tracker.add(x: x, y: x, at: 1.016) }
    #expect(tracker.velocity().x.isFinite && tracker.velocity().x > 0)
  }

  @Test func `trap 27: a sample from the past is left out`() {
    var tracker = tracker([0, 10, 20, 30])
    let before = tracker.velocity()
    tracker.add(x: 999, y: 999, at: 0.020)
    #expect(tracker.velocity() == before)
  }

  @Test func `samples that are no numbers are left out`() {
    var tracker = tracker([0, 10, 20, 30])
    let before = tracker.velocity()
    for bad in [Double.nan, .infinity, -.infinity] {
      tracker.add(x: bad, y: 0, at: 0.03)
      tracker.add(x: 0, y: bad, at: 0.03)
      tracker.add(x: 0, y: 0, at: bad)
    }
    #expect(tracker.velocity() == before)
    for _ in 0..<5 { tracker.add(x: .greatestFiniteMagnitude, y: -1e300, at: 0.032) }
    #expect(tracker.velocity().x.isFinite && tracker.velocity().y.isFinite)
  }

  @Test(arguments: [0.3, -5.0])
  func `a long gap, or a clock that was restarted, begins a new series`(time: Double) {
    var tracker = tracker([0, 100, 200, 300])
    for step in 0..<4 {
      tracker.add(x: 0, y: Double(step), at: time + Double(step) * 0.01)
    }
    #expect(tracker.windowCount == 4)
    #expect(tracker.velocity().x == 0)
    #expect(abs(tracker.velocity().y - 100) <= 1e-6)
  }

  @Test func `trap 12: a flick back has the velocity of its end`() {
    // Nine steps of 2000 units per second forward, then two or three of 1000 back.
    let forward = (0...9).map { Double($0) * 16 }
    let two = tracker(forward + [136, 128]).velocity().x
    #expect(abs(two + 1000) <= 1e-9)
    let three = tracker(forward + [136, 128, 120]).velocity().x
    #expect(abs(three + 1000) <= 1e-9)
  }

  @Test func `trap 12: one point of jitter at the end does not turn a fling round`() {
    let velocity = tracker([0, 16, 32, 48, 64, 80, 96, 112, 128, 127]).velocity().x
    #expect(velocity > 500)
  }

  @Test func `more samples than the ring holds leave the newest`() {
    var tracker = VelocityTracker()
    for step in 0..<1000 { tracker.add(x: Double(step), y: 0, at: Double(step) * 0.001) }
    #expect(tracker.windowCount == 20)
    #expect(abs(tracker.velocity().x - 1000) <= 1e-6)
    tracker.reset()
    #expect(tracker.velocity() == .zero)
  }
}
