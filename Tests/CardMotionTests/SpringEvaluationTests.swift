import CardMotion
import Testing

@Suite struct SpringEvaluationTests {
  struct Case: Decodable, Sendable, CustomTestStringConvertible {
    let id, tag: String
    let stiffness, damping, mass, x0, v0, target, t, x, v: Double
    var testDescription: String { "\(id) \(tag) t=\(t)" }
  }

  @Test(arguments: Golden.records("cases", in: "spring_golden") as [Case])
  func `position and velocity agree with 60-digit arithmetic`(row: Case) {
    let spring = Spring(mass: row.mass, stiffness: row.stiffness, damping: row.damping)
    let way = abs(row.x0 - row.target)
    let omega = (row.stiffness / row.mass).squareRoot()
    let x = spring.value(from: row.x0, to: row.target, velocity: row.v0, at: row.t)
    let v = spring.velocity(from: row.x0, to: row.target, velocity: row.v0, at: row.t)
    #expect(abs(x - row.x) <= 1e-12 * (way + abs(row.v0) / omega) + 4 * row.target.ulp)
    #expect(abs(v - row.v) <= 1e-12 * (omega * way + abs(row.v0)))
  }

  @Test(arguments: 1...15, [0, 3000.0])
  func `trap 23: no jump at damping ratio 1 ± 10^-k`(k: Int, velocity: Double) {
    var offset = 1.0
    for _ in 0..<k { offset /= 10 }
    let critical = Spring(stiffness: 100, damping: 20)
    let below = Spring(stiffness: 100, damping: 20 * (1 - offset))
    let above = Spring(stiffness: 100, damping: 20 * (1 + offset))
    for step in 0...300 {
      let time = Double(step) / 100
      let middle = critical.state(displacement: -100, velocity: velocity, at: time)
      for spring in [below, above] {
        let state = spring.state(displacement: -100, velocity: velocity, at: time)
        // The motion is a smooth function of the ratio. Its first derivative is below 0.73 ways
        // and 1.6 ways times the frequency; twice that leaves room for the second.
        let scale = 100 + velocity / 10
        #expect(abs(state.displacement - middle.displacement) <= scale * (1.5 * offset + 1e-14))
        #expect(abs(state.velocity - middle.velocity) <= 10 * scale * (3.2 * offset + 1e-14))
      }
    }
  }

  @Test func `trap 23: a mass other than 1 scales stiffness and damping`() {
    let light = Spring(mass: 1, stiffness: 100, damping: 10)
    for mass in [0.25, 2, 4, 1024] {
      let heavy = Spring(mass: mass, stiffness: 100 * mass, damping: 10 * mass)
      for time in [0.05, 0.3, 1, 2] {
        let a = light.state(displacement: 3, velocity: -7, at: time)
        let b = heavy.state(displacement: 3, velocity: -7, at: time)
        #expect(abs(a.displacement - b.displacement) <= 1e-14)
        #expect(abs(a.velocity - b.velocity) <= 1e-13)
      }
    }
  }

  @Test func `trap 23: an overdamped spring carries its velocity past the target and back`() {
    // Roots -5 and -20 by hand: x = (d (20 e1 - 5 e2) + v (e1 - e2)) / 15.
    let spring = Spring(stiffness: 100, damping: 25)
    let state = spring.state(displacement: -100, velocity: 5000, at: 0.2)
    let (e1, e2) = (0.36787944117144233, 0.01831563888873418)
    let x = (-100 * (20 * e1 - 5 * e2) + 5000 * (e1 - e2)) / 15
    #expect(abs(state.displacement - x) <= 1e-12 * 600)
  }

  @Test(arguments: [24.0, 60, 120, 240])
  func `trap 24: the frame rate does not change the curve`(rate: Double) {
    let spring = Spring(stiffness: 100, damping: 10)
    var state = SpringState(displacement: -1, velocity: 7)
    for _ in 0..<Int(rate) {
      state = spring.state(
        displacement: state.displacement, velocity: state.velocity, at: 1 / rate)
    }
    let direct = spring.state(displacement: -1, velocity: 7, at: 1)
    #expect(abs(state.displacement - direct.displacement) <= 1e-13)
    #expect(abs(state.velocity - direct.velocity) <= 1e-12)
  }

  @Test func `trap 24: a time of 0, a negative one and NaN are the start; 30 s is the end`() {
    let spring = Spring(stiffness: 100, damping: 10)
    for time in [0, -0.016, -1e9, -.infinity, .nan] {
      #expect(spring.value(from: 0.1, to: 0.3, velocity: 9, at: time) == 0.1)
      #expect(spring.velocity(from: 0.1, to: 0.3, velocity: 9, at: time) == 9)
    }
    for time in [30, 1e6, .infinity] {
      #expect(spring.value(from: 0.1, to: 0.3, velocity: 9, at: time) == 0.3)
      #expect(abs(spring.velocity(from: 0.1, to: 0.3, velocity: 9, at: time)) < 1e-60)
    }
  }

  @Test func `trap 25: a target equal to the value still obeys the velocity`() {
    // The critical spring from its target: x = v t exp(-10 t).
    let spring = Spring(stiffness: 100, damping: 20)
    let x = spring.value(from: 42, to: 42, velocity: 1000, at: 0.1)
    #expect(abs(x - (42 + 36.787944117144235)) <= 1e-10)
  }

  @Test func `bad positions and velocities give finite motion`() {
    let spring = Spring(stiffness: 100, damping: 10)
    for a in badNumbers {
      for b in badNumbers {
        for c in badNumbers {
          #expect(spring.value(from: a, to: b, velocity: c, at: 0.1).isFinite)
          #expect(spring.velocity(from: a, to: b, velocity: c, at: 0.1).isFinite)
        }
      }
    }
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `a motion continued from any of its states is the same motion`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let spring = Spring.random(using: &random)
      let omega = spring.naturalFrequency
      let d = Double.random(in: -1000...1000, using: &random)
      let v = Double.random(in: -1000...1000, using: &random) * omega
      let t1 = Double.random(in: 0...4, using: &random) / omega
      let t2 = Double.random(in: 0...4, using: &random) / omega
      let whole = spring.state(displacement: d, velocity: v, at: t1 + t2)
      let first = spring.state(displacement: d, velocity: v, at: t1)
      let second = spring.state(
        displacement: first.displacement, velocity: first.velocity, at: t2)
      let scale = abs(d) + abs(v) / omega
      // t1 + t2 rounds; at a high damping ratio that error is multiplied by the fast root.
      let tolerance = 1e-13 * (1 + spring.dampingRatio) * scale
      #expect(abs(whole.displacement - second.displacement) <= tolerance, "seed \(seed)")
      #expect(abs(whole.velocity - second.velocity) <= tolerance * omega, "seed \(seed)")
    }
  }

  @Test(arguments: [5, 6, 7, 8] as [UInt64])
  func `energy never grows`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let spring = Spring.random(using: &random)
      let d = Double.random(in: -1000...1000, using: &random)
      let v = Double.random(in: -1000...1000, using: &random) * spring.naturalFrequency
      var last = Double.infinity
      for step in 0...200 {
        let state = spring.state(
          displacement: d, velocity: v, at: Double(step) * 0.1 / spring.naturalFrequency)
        let energy =
          spring.stiffness * state.displacement * state.displacement
          + spring.mass * state.velocity * state.velocity
        #expect(energy <= last * (1 + 1e-12), "seed \(seed)")
        last = energy
      }
    }
  }
}

extension Spring {
  /// Any mass and stiffness over six decades, and damping ratios from 0.01 to 100 with every
  /// fifth within 1e-3 of critical.
  static func random(using generator: inout SeededGenerator) -> Spring {
    func decades(_ range: ClosedRange<Double>) -> Double {
      var value = 1.0
      let exponent = Double.random(in: range, using: &generator)
      for _ in 0..<abs(Int(exponent.rounded(.towardZero))) { value *= exponent < 0 ? 0.1 : 10 }
      return value * Double.random(in: 1...10, using: &generator)
    }
    let mass = decades(-3...3)
    let stiffness = decades(-3...3)
    let nearCritical = Int.random(in: 0..<5, using: &generator) == 0
    let ratio =
      nearCritical ? 1 + Double.random(in: -1e-3...1e-3, using: &generator) : decades(-3...2) / 10
    let damping = 2 * ratio * (mass * stiffness).squareRoot()
    return Spring(mass: mass, stiffness: stiffness, damping: damping)
  }
}
