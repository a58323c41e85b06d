import CardMotion
import Testing

@Suite struct SpringMotionTests {
  struct Relative: Decodable, Sendable {
    let current, target, v: Double
    let relative: Double?
  }

  @Test(arguments: Golden.records("handoff", kind: "relative_velocity") as [Relative])
  func `a relative velocity counts in ways per second`(row: Relative) {
    #expect(
      Spring.relativeVelocity(row.v, from: row.current, to: row.target) == row.relative)
  }

  struct Chain: Decodable, Sendable {
    struct Segment: Decodable, Sendable { let target, dt, x, v: Double }
    let stiffness, damping, mass, x0, v0: Double
    let segments: [Segment]
  }

  @Test(arguments: Golden.records("handoff", kind: "retarget_chain") as [Chain])
  func `trap 25: a chain of targets agrees with 60-digit arithmetic`(row: Chain) {
    let spring = Spring(mass: row.mass, stiffness: row.stiffness, damping: row.damping)
    let omega = spring.naturalFrequency
    var motion = SpringMotion(spring: spring, from: row.x0, to: row.x0, velocity: row.v0, at: 0)
    var now = 0.0
    var scale = abs(row.x0) + abs(row.v0) / omega
    for segment in row.segments {
      motion.retarget(to: segment.target, at: now)
      scale += abs(segment.target)
      now += segment.dt
      #expect(abs(motion.value(at: now) - segment.x) <= 1e-12 * scale)
      #expect(abs(motion.velocity(at: now) - segment.v) <= 1e-12 * scale * omega)
    }
  }

  struct Plane: Decodable, Sendable {
    let stiffness, damping, mass, t: Double
    let x0, v0, target, x, v: [Double]
  }

  @Test(arguments: Golden.records("handoff", kind: "spring_2d") as [Plane])
  func `one basis moves both coordinates`(row: Plane) {
    let spring = Spring(mass: row.mass, stiffness: row.stiffness, damping: row.damping)
    let omega = spring.naturalFrequency
    let basis = spring.basis(at: row.t)
    for axis in 0..<2 {
      let way = row.x0[axis] - row.target[axis]
      let state = basis.state(displacement: way, velocity: row.v0[axis])
      let scale = abs(way) + abs(row.v0[axis]) / omega
      #expect(abs(row.target[axis] + state.displacement - row.x[axis]) <= 1e-12 * scale)
      #expect(abs(state.velocity - row.v[axis]) <= 1e-12 * scale * omega)
    }
  }

  @Test func `trap 25: position and velocity go on over a new target and a new spring`() {
    var motion = SpringMotion(
      spring: Spring(stiffness: 100, damping: 10), from: 0, to: 100, at: 5)
    let before = (motion.value(at: 5.1), motion.velocity(at: 5.1))
    motion.retarget(to: -40, spring: Spring(stiffness: 400, damping: 30), at: 5.1)
    #expect(abs(motion.value(at: 5.1) - before.0) <= 1e-13)
    #expect(motion.velocity(at: 5.1) == before.1)
    #expect(motion.target == -40)
    #expect(motion.startTime == 5.1)
  }

  @Test func `the end time is the start time and the settling time`() {
    // Critical, from rest: (1 + 10t) exp(-10t) = 0.001 at 0.92334.
    let motion = SpringMotion(
      spring: Spring(stiffness: 100, damping: 20), from: 0, to: 1, at: 7)
    let end = motion.endTime(positionTolerance: 0.001, velocityTolerance: .infinity)
    #expect(abs(end - 7.9233413476451585) <= 1e-12)
  }

  @Test func `bad times and targets are harmless`() {
    var motion = SpringMotion(
      spring: Spring(stiffness: 100, damping: 10), from: 3, to: 4, at: .nan)
    #expect(motion.startTime == 0)
    #expect(motion.value(at: .nan) == 3)
    #expect(motion.value(at: -1) == 3)
    motion.retarget(to: .nan, at: .infinity)
    #expect(motion.target == 4)
    #expect(motion.startTime == 0)
    motion.retarget(to: .infinity, at: 1)
    #expect(motion.value(at: 2).isFinite)
  }
}
