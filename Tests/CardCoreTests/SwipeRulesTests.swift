import CardCore
import Testing

@Suite struct SwipeRulesTests {
  @Test func `The defaults are the figures of the swipe card`() {
    let rules = SwipeRules()
    #expect(rules.style.maximumTilt == Double.pi / 8)
    #expect(rules.style.shrink == 0.25)
    #expect(rules.style.minimumScale == 0.9)
    #expect(rules.style.overlayDistance == 100)
    #expect(rules.style.maximumOverlayAlpha == 0.8)
    // Three quarters of half the width.
    #expect(rules.distance?[.left].resolved(in: 400) == 150)
    #expect(rules.flight.target == .cardExtents(2))
    #expect(rules.flight.crossFactor == 2)
    #expect(rules.reset == CardSpring(duration: 0.3, dampingRatio: 0.5, initialVelocity: 1))
    #expect(rules.directions == .horizontal)
    #expect(rules.edgeInset == nil)
  }

  @Test func `A plain card neither tilts nor shrinks`() {
    #expect(DragStyle.plain.maximumTilt == 0)
    #expect(DragStyle.plain.shrink == 0)
  }

  @Test func `By default only the front card follows the finger`() {
    #expect([0, 0.5, 1, 2].map { DragFollow().factor(at: $0) } == [1, 0.5, 0, 0])
  }

  @Test func `In an inset stack nearer cards follow faster`() {
    let follow = DragFollow(front: 1.5, step: -0.5)
    #expect([0, 1, 2, 3, 4].map { follow.factor(at: $0) } == [1.5, 1, 0.5, 0, 0])
  }

  @Test(arguments: [
    (1.0, -1.0, Double.nan), (.nan, 0, 1), (0, .nan, 1), (.infinity, 0, 1), (1, -1, .infinity),
    (1, -1, -.infinity), (0, .infinity, 0), (-3, 0, 0),
  ])
  func `A factor is finite and not negative`(front: Double, step: Double, depth: Double) {
    #expect(DragFollow(front: front, step: step).factor(at: depth) == 0)
  }
}
