import CardMotion
import Testing

@Suite struct SpringSettlingTests {
  struct Case: Decodable, Sendable {
    let stiffness, damping, mass, x0, v0, target, eps_x, eps_v: Double
    let bound_x, bound_v, bound, true_last_x, true_last_v: Double
  }

  @Test(arguments: Golden.records("settling", kind: "settle") as [Case])
  func `the bound lies between the true time and the reference bound`(row: Case) {
    let spring = Spring(mass: row.mass, stiffness: row.stiffness, damping: row.damping)
    let d = row.x0 - row.target
    func bound(_ x: Double, _ v: Double) -> Double {
      spring.settlingTime(
        displacement: d, velocity: row.v0, positionTolerance: x, velocityTolerance: v)
    }
    let both = bound(row.eps_x, row.eps_v)
    let position = bound(row.eps_x, .infinity)
    let speed = bound(.infinity, row.eps_v)
    let rounding = 1 + 1e-12
    #expect(position * rounding >= row.true_last_x && position <= row.bound_x * rounding)
    #expect(speed * rounding >= row.true_last_v && speed <= row.bound_v * rounding)
    #expect(both == max(position, speed))
  }

  @Test(arguments: [11, 12, 13, 14] as [UInt64])
  func `no sample after the bound leaves the tolerances`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let spring = Spring.random(using: &random)
      let omega = spring.naturalFrequency
      let d = Double.random(in: -1000...1000, using: &random)
      let v = Double.random(in: -1000...1000, using: &random) * omega
      let x = Double.random(in: 0.001...10, using: &random)
      let time = spring.settlingTime(
        displacement: d, velocity: v, positionTolerance: x, velocityTolerance: x * omega)
      #expect(time.isFinite, "seed \(seed)")
      for step in 0...2000 {
        let state = spring.state(
          displacement: d, velocity: v, at: time + Double(step) * 0.02 / omega)
        let rounding = 1 + 1e-11
        #expect(abs(state.displacement) <= x * rounding, "seed \(seed)")
        #expect(abs(state.velocity) <= x * omega * rounding, "seed \(seed)")
      }
    }
  }

  @Test func `without damping a motion never settles, and one inside the tolerances has`() {
    let spring = Spring(stiffness: 100, damping: 0)
    func time(_ displacement: Double) -> Double {
      spring.settlingTime(
        displacement: displacement, velocity: 0, positionTolerance: 1, velocityTolerance: 10)
    }
    #expect(time(1.001) == .infinity)
    #expect(time(0.999) == 0)
    #expect(spring.settlingDuration() == .infinity)
  }

  @Test func `bad input has a time, and it is not NaN`() {
    for damping in [1e-60, 0.1, 20, 20.000001, 1e9] {
      let spring = Spring(stiffness: 100, damping: damping)
      for a in badNumbers {
        for b in badNumbers {
          let time = spring.settlingTime(
            displacement: a, velocity: b, positionTolerance: b, velocityTolerance: a)
          #expect(time >= 0 && time.isFinite, "\(damping) \(a) \(b)")
        }
      }
    }
  }
}
