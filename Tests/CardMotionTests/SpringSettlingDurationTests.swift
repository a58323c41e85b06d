import CardMotion
import Testing

@Suite struct SpringSettlingDurationTests {
  struct Case: Decodable, Sendable {
    let mass, stiffness, damping, initialVelocity, t: Double
  }

  static let all: [Case] = Golden.records("settling", kind: "quartzcore_settlingDuration")
  static func ratio(_ row: Case) -> Double {
    row.damping / (2 * (row.stiffness * row.mass).squareRoot())
  }

  @Test(arguments: all.filter { ratio($0) < 1 })
  func `below critical damping it is the system's figure`(row: Case) {
    let spring = Spring(mass: row.mass, stiffness: row.stiffness, damping: row.damping)
    #expect(agree(spring.settlingDuration(initialVelocity: row.initialVelocity), row.t))
  }

  @Test(arguments: all.filter { ratio($0) >= 1 })
  func `from critical damping on, the system's figure is ours on its grid of 0.1 s`(row: Case) {
    let spring = Spring(mass: row.mass, stiffness: row.stiffness, damping: row.damping)
    let time = spring.settlingDuration(initialVelocity: row.initialVelocity)
    #expect(time <= row.t && time > row.t - 0.1)
  }

  @Test(arguments: [0.2, 0.3, 0.5, 1, 2.5], [0.05, 0.4, 0.5, 0.8, 0.95, 0.999, 1, 1.5, 4])
  func `the spring for a duration has that duration`(duration: Double, ratio: Double) {
    for velocity in [0, 1, -1, 6, -20, 300.0] {
      let spring = Spring(
        settlingDuration: duration, dampingRatio: ratio, initialVelocity: velocity)
      #expect(agree(spring.settlingDuration(initialVelocity: velocity), duration))
      #expect(agree(spring.dampingRatio, ratio))
    }
  }

  @Test func `the inverse of the reference: 1.4727 s at a ratio of 0.5 is stiffness 100`() {
    let spring = Spring(settlingDuration: 1.4727003346780927, dampingRatio: 0.5)
    #expect(agree(spring.stiffness, 100))
    #expect(agree(spring.damping, 10))
  }

  @Test func `bad input has the documented meaning`() {
    #expect(
      Spring(settlingDuration: .nan, dampingRatio: .nan, initialVelocity: .nan)
        == Spring(settlingDuration: 0.3, dampingRatio: 1))
    #expect(
      Spring(settlingDuration: 0, dampingRatio: 0)
        == Spring(settlingDuration: 0.001, dampingRatio: 0.01))
    for a in badNumbers {
      for b in badNumbers {
        for c in badNumbers {
          let spring = Spring(settlingDuration: a, dampingRatio: b, initialVelocity: c)
          #expect(spring.stiffness.isFinite && spring.stiffness > 0)
        }
      }
    }
  }
}
