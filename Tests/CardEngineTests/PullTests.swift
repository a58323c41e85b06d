import CardCore
import CardMotion
import Testing

@testable import CardEngine

struct PullTests {
  // The spring of behaviours A6, see there.
  private let spring = Spring(stiffness: 2399.9847818936876, damping: 48.989639536270192)

  @Test func `a card that nothing pulls is at its place`() {
    #expect(!Pull().isActive)
    #expect(Pull().translation(at: 3) == .zero)
    #expect(Pull().velocity(at: 3) == .zero)
  }

  @Test func `a held card goes on in a straight line for as long as a release takes`() {
    let pull = Pull.held(
      at: CardPoint(x: 10, y: 20), velocity: CardPoint(x: 100, y: -50), time: 1)
    #expect(pull.isActive)
    #expect(pull.translation(at: 1) == CardPoint(x: 10, y: 20))
    #expect(pull.translation(at: 1.1).isNear(20, 15))
    #expect(pull.velocity(at: 5) == CardPoint(x: 100, y: -50))
    #expect(pull.end == .infinity)
  }

  // After 0.1 s, from 1 with a rate of -1: -0.081716287195796376, see behaviours A6.
  @Test func `a returning card follows the spring in both components`() {
    let pull = Pull.returning(
      from: CardPoint(x: 100, y: -40), velocity: CardPoint(x: -100, y: 40), spring: spring, time: 7)
    #expect(pull.translation(at: 7) == CardPoint(x: 100, y: -40))
    #expect(pull.velocity(at: 7).isNear(-100, 40))
    #expect(
      pull.translation(at: 7.1).isNear(-8.1716287195796376, 3.26865148783185504, within: 1e-11))
  }

  @Test func `it ends at nothing, when the rest cannot be seen`() {
    let pull = Pull.returning(
      from: CardPoint(x: 100, y: 0), velocity: .zero, spring: spring, time: 7)
    #expect(pull.translation(at: pull.end) == .zero)
    #expect(pull.velocity(at: pull.end) == .zero)
    #expect(pull.translation(at: pull.end.nextDown).length <= Residual.visibleDistance)
    #expect(pull.end > 7.3 && pull.end < 8)
  }

  @Test func `a spring without damping ends too`() {
    let endless = Spring(stiffness: 100, damping: 0)
    let pull = Pull.returning(
      from: CardPoint(x: 100, y: 0), velocity: .zero, spring: endless, time: 7)
    #expect(pull.end == 27)
    #expect(pull.translation(at: 27) == .zero)
  }
}
