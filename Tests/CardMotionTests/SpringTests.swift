import CardMotion
import Testing

@Suite struct SpringTests {
  struct DurationBounce: Decodable, Sendable {
    let duration, bounce, mass, stiffness, damping, zeta: Double
  }

  @Test(arguments: Golden.records("conversions", kind: "duration_bounce") as [DurationBounce])
  func `duration and bounce give the reference constants`(row: DurationBounce) {
    let spring = Spring(duration: row.duration, bounce: row.bounce)
    // A bounce of 1 is the limit: the reference has no damping at all.
    #expect(spring.mass == row.mass)
    #expect(agree(spring.stiffness, row.stiffness))
    #expect(agree(spring.damping, row.damping))
    #expect(agree(spring.dampingRatio, row.zeta))
    #expect(agree(spring.response, row.duration))
    #expect(abs(spring.bounce - row.bounce) <= 1e-12)
  }

  struct Physical: Decodable, Sendable {
    let stiffness, damping, mass, omega0, response, zeta, bounce: Double
  }

  @Test(arguments: Golden.records("conversions", kind: "physical_to_design") as [Physical])
  func `physical constants give the reference figures`(row: Physical) {
    let spring = Spring(mass: row.mass, stiffness: row.stiffness, damping: row.damping)
    #expect(agree(spring.naturalFrequency, row.omega0))
    #expect(agree(spring.response, row.response))
    #expect(agree(spring.dampingRatio, row.zeta))
    #expect(abs(spring.bounce - row.bounce) <= 1e-12)
    let designed = Spring(response: row.response, dampingRatio: row.zeta)
    #expect(agree(designed.stiffness, row.stiffness / row.mass))
    #expect(agree(designed.damping, row.damping / row.mass))
  }

  struct Overshoot: Decodable, Sendable { let zeta, fraction: Double }

  @Test(arguments: Golden.records("conversions", kind: "overshoot") as [Overshoot])
  func `overshoot depends on the damping ratio alone`(row: Overshoot) {
    #expect(agree(Spring(response: 0.3, dampingRatio: row.zeta).overshoot, row.fraction))
    #expect(agree(Spring(response: 7, dampingRatio: row.zeta).overshoot, row.fraction))
  }

  struct Peak: Decodable, Sendable {
    let stiffness, damping, mass, t_peak, x_peak, t_first_cross: Double
  }

  @Test(arguments: Golden.records("conversions", kind: "overshoot_peak") as [Peak])
  func `the peak is where and when the reference has it`(row: Peak) throws {
    let spring = Spring(mass: row.mass, stiffness: row.stiffness, damping: row.damping)
    let time = try #require(spring.peakTime)
    #expect(agree(time, row.t_peak))
    #expect(agree(spring.value(from: 0, to: 1, at: time), row.x_peak))
    #expect(agree(1 + spring.overshoot, row.x_peak))
    #expect(abs(spring.velocity(from: 0, to: 1, at: time)) <= 1e-12 * spring.naturalFrequency)
    #expect(agree(spring.value(from: 0, to: 1, at: row.t_first_cross), 1))
  }

  @Test(arguments: [1, 1.25, 3, 50])
  func `there is no peak from the critical damping on`(ratio: Double) {
    let spring = Spring(response: 0.3, dampingRatio: ratio)
    #expect(spring.overshoot == 0)
    #expect(spring.peakTime == nil)
  }

  @Test func `a damping ratio of exactly 1 is kept for every response`() {
    for step in 1...200 {
      #expect(Spring(response: Double(step) * 0.01, dampingRatio: 1).dampingRatio == 1)
    }
  }

  @Test func `a bad constant has the documented meaning`() {
    let plain = Spring(mass: 1, stiffness: 100, damping: 10)
    for bad in [Double.nan, .infinity, -.infinity, 0, -1] {
      #expect(Spring(mass: bad, stiffness: 100, damping: 10) == plain)
      #expect(Spring(mass: 1, stiffness: bad, damping: 10) == plain)
    }
    #expect(Spring(stiffness: 100, damping: -3) == Spring(stiffness: 100, damping: 0))
    #expect(Spring(stiffness: 100, damping: .nan).dampingRatio == 1)
    #expect(Spring(stiffness: 100, damping: .infinity).dampingRatio == 1)
    #expect(Spring(response: .nan, dampingRatio: .nan) == Spring(response: 0.5, dampingRatio: 1))
    #expect(Spring(response: -1, dampingRatio: -1) == Spring(response: 1e-6, dampingRatio: 0))
    #expect(Spring(duration: .nan, bounce: .nan) == Spring(duration: 0.5, bounce: 0))
    #expect(Spring(duration: 1, bounce: 9) == Spring(response: 1, dampingRatio: 0))
    #expect(Spring(duration: 1, bounce: -9) == Spring(duration: 1, bounce: -0.999))
  }

  @Test func `no combination of bad constants leaves the finite numbers`() {
    for mass in badNumbers {
      for stiffness in badNumbers {
        for damping in badNumbers {
          let spring = Spring(mass: mass, stiffness: stiffness, damping: damping)
          let figures = [
            spring.mass, spring.stiffness, spring.damping, spring.naturalFrequency,
            spring.dampingRatio, spring.response, spring.bounce, spring.overshoot,
            spring.peakTime ?? 0,
          ]
          #expect(allFinite(figures), "\(mass) \(stiffness) \(damping)")
          for time in badNumbers + [1e-9, 0.1, 30, 1e6] {
            let basis = spring.basis(at: time)
            #expect(
              allFinite([basis.phi, basis.psi, basis.phiRate, basis.psiRate]),
              "\(mass) \(stiffness) \(damping) \(time)")
          }
        }
      }
    }
  }
}
