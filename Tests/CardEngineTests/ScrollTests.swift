import CardMotion
import Testing

@testable import CardEngine

@Suite struct ScrollTests {
  /// x(t) = (1 + wt) exp(-wt) from 1 at rest, w = 2 pi / 0.5.
  private let spring = Spring(response: 0.5, dampingRatio: 1)

  @Test func `a row at rest is on its anchor`() {
    #expect(Scroll().displacement(at: 5) == 0)
    #expect(Scroll().velocity(at: 5) == 0)
    #expect(Scroll().kind == .resting)
  }

  @Test func `a held row stays, or goes on at the velocity it is given`() {
    let still = Scroll.held(at: 0.4, time: 1)
    #expect(still.displacement(at: 3) == 0.4)
    #expect(still.velocity(at: 3) == 0)
    #expect(still.end == .infinity)
    let moving = Scroll.held(at: 0.5, velocity: 2, time: 1)
    #expect(moving.displacement(at: 1.25) == 1)
    #expect(moving.velocity(at: 1.25) == 2)
  }

  @Test func `a settling row starts with place and velocity and ends on the anchor`() {
    let scroll = Scroll.settling(from: -0.5, velocity: 3, spring: spring, pitch: 270, time: 2)
    #expect(scroll.displacement(at: 2) == -0.5)
    #expect(scroll.velocity(at: 2) == 3)
    #expect(scroll.end > 2.3 && scroll.end < 4)
    #expect(scroll.displacement(at: scroll.end) == 0)
    #expect(scroll.velocity(at: scroll.end) == 0)
    // What is dropped at the end cannot be seen: less than a fiftieth of a point.
    #expect((scroll.displacement(at: scroll.end - 1e-9) * 270).magnitude <= 0.0201)
  }

  @Test func `half-way it follows the closed form of a critical spring`() {
    let scroll = Scroll.settling(from: 1, velocity: 0, spring: spring, pitch: 270, time: 0)
    // wt = 1 at t = 0.5 / (2 pi): 2 / e.
    #expect(scroll.displacement(at: 0.0795774715459477).isNear(0.735758882342885))
  }

  @Test func `a tiny pitch settles in finite time and a spring without damping ends`() {
    let tiny = Scroll.settling(from: 1, velocity: 0, spring: spring, pitch: 0, time: 0)
    #expect(tiny.end.isFinite)
    let endless = Scroll.settling(
      from: 1, velocity: 0, spring: Spring(response: 0.5, dampingRatio: 0), pitch: 1, time: 0)
    #expect(endless.end == 20)
  }

  @Test func `from another anchor the same motion lies as many cards behind`() {
    let settling = Scroll.settling(from: 0.25, velocity: 1, spring: spring, pitch: 270, time: 0)
    let again = settling.reanchored(by: 3, time: 0, spring: spring, pitch: 270)
    #expect(again.displacement(at: 0) == -2.75)
    #expect(again.velocity(at: 0) == 1)
    let held = Scroll.held(at: 0.25, time: 0).reanchored(by: -1, time: 0, spring: spring, pitch: 1)
    #expect(held.kind == .held)
    #expect(held.displacement(at: 9) == 1.25)
    let resting = Scroll().reanchored(by: 1, time: 0, spring: spring, pitch: 270)
    #expect(resting.kind == .settling)
    #expect(resting.displacement(at: 0) == -1)
  }
}
