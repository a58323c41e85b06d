import CardCore
import CardMotion
import Testing

@testable import CardEngine

/// An ease-in-out over 0.3 s: at a quarter of the time it has gone 0.12916193104731538 of the way,
/// at half of it 0.5.
struct ExpansionTests {
  private func collapsed() -> Expansion {
    Expansion(item: 7, index: 3, timing: .easeInOut(duration: 0.3))
  }

  private func expanded() -> Expansion {
    var expansion = collapsed()
    expansion.run(expanding: true, at: 1)
    expansion.finish(at: 1.3)
    return expansion
  }

  private let spring = Spring(settlingDuration: 0.3, dampingRatio: 1)

  @Test func `it begins collapsed and at rest`() {
    #expect(collapsed().fraction(at: 5) == 0)
    #expect(!collapsed().isRunning)
    #expect(collapsed().animationEnd == nil)
  }

  @Test(
    arguments: [
      (1, 0), (1.075, 0.12916193104731538), (1.15, 0.5), (1.225, 0.87083806895268462), (1.3, 1),
      (9, 1),
    ] as [(Double, Double)])
  func `it runs along its curve`(time: Double, fraction: Double) throws {
    var expansion = collapsed()
    expansion.run(expanding: true, at: 1)
    #expect(expansion.isRunning && expansion.isExpanding)
    #expect(try #require(expansion.animationEnd).isNear(1.3))
    #expect(expansion.fraction(at: time).isNear(fraction))
  }

  @Test func `it runs back along the same curve`() throws {
    var expansion = expanded()
    #expect(expansion.fraction(at: 2) == 1 && !expansion.isRunning)
    expansion.run(expanding: false, at: 2)
    #expect(!expansion.isExpanding)
    #expect(expansion.fraction(at: 2.15).isNear(0.5))
    #expect(try #require(expansion.animationEnd).isNear(2.3))
    expansion.finish(at: 2.3)
    #expect(expansion.fraction(at: 3) == 0)
  }

  // Half of the way takes half of the time.
  @Test func `it turns round on its way`() throws {
    var expansion = collapsed()
    expansion.run(expanding: true, at: 1)
    expansion.run(expanding: false, at: 1.15)
    #expect(expansion.fraction(at: 1.15).isNear(0.5))
    #expect(expansion.fraction(at: 1.225).isNear(0.25))
    #expect(try #require(expansion.animationEnd).isNear(1.3))
    expansion.run(expanding: true, at: 1.225)
    #expect(expansion.isExpanding)
    #expect(expansion.fraction(at: 1.225).isNear(0.25))
    #expect(try #require(expansion.animationEnd).isNear(1.225 + 0.3 * 0.75))
  }

  @Test func `held, it stays and follows the finger between the two states`() {
    var expansion = collapsed()
    expansion.run(expanding: true, at: 1)
    expansion.hold(at: 1.15)
    #expect(!expansion.isRunning && expansion.animationEnd == nil)
    #expect(expansion.fraction(at: 8).isNear(0.5))
    for (scrubbed, fraction) in [(0.7, 0.7), (-2, 0), (5, 1), (.nan, 1), (0.3, 0.3)] {
      expansion.scrub(to: scrubbed)
      #expect(expansion.fraction(at: 8) == fraction)
    }
  }

  @Test func `an arrived one can be held too`() {
    let expansion = expanded()
    expansion.hold(at: 5)
    #expect(expansion.fraction(at: 5) == 1)
    expansion.scrub(to: 0.8)
    #expect(expansion.fraction(at: 6) == 0.8)
  }

  @Test(
    arguments: [
      (0.1, 2, true), (0.9, -2, false), (0.49, 0, false), (0.5, 0, true), (0.9, 0, true),
      (0.9, .nan, true),
    ] as [(Double, Double, Bool)])
  func `released, the velocity decides, and at rest the fraction`(
    fraction: Double, velocity: Double, expands: Bool
  ) throws {
    for start in [collapsed(), expanded()] {
      var expansion = start
      expansion.hold(at: 5)
      expansion.scrub(to: fraction)
      expansion.release(velocity: velocity, spring: spring, at: 6)
      #expect(expansion.isExpanding == expands)
      #expect(expansion.fraction(at: 6) == fraction)
      let end = try #require(expansion.animationEnd)
      #expect(end > 6 && end < 7)
      expansion.finish(at: end)
      #expect(expansion.fraction(at: 7) == (expands ? 1 : 0))
    }
  }

  @Test func `one hundred toggles change nothing`() {
    var expansion = collapsed()
    for toggle in 0..<100 {
      let start = Double(toggle) * 0.4 + 1
      expansion.run(expanding: toggle.isMultiple(of: 2), at: start)
      expansion.finish(at: start + 0.35)
      #expect(expansion.fraction(at: start + 0.35) == (toggle.isMultiple(of: 2) ? 1 : 0))
    }
  }
}
