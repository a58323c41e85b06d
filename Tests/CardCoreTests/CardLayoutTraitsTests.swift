import CardCore
import Testing

@Suite struct CardLayoutTraitsTests {
  @Test(
    arguments: [
      (given: 0...3, kept: 0...3), (given: -2...2.5, kept: -2...2.5), (given: 2...5, kept: 0...5),
      (given: -5 ... -2, kept: -5...0), (given: 0...1000, kept: 0...127),
      (given: -.infinity ... .infinity, kept: -127...127),
      (given: .infinity ... .infinity, kept: 0...127),
    ] as [(ClosedRange<Double>, ClosedRange<Double>)])
  func `A window is finite and holds the front card`(
    given: ClosedRange<Double>, kept: ClosedRange<Double>
  ) {
    #expect(CardLayoutTraits(window: given).window == kept)
  }

  @Test(arguments: [
    (given: -0.002, kept: -0.002), (given: 0, kept: 0), (given: .nan, kept: 0),
    (given: .infinity, kept: 0), (given: -.infinity, kept: 0),
  ])
  func `A perspective that is not finite is none`(given: Double, kept: Double) {
    #expect(CardLayoutTraits(window: 0...1, perspective: given).perspective == kept)
  }

  @Test func `A layout without rules is neither swiped nor browsed nor expanded`() {
    let traits = CardLayoutTraits(window: 0...1)
    #expect(traits.swipe == nil && traits.browse == nil && traits.expansion == nil)
  }

  @Test(arguments: [
    (CardLength.points(30), 200.0, 30.0), (.fraction(0.25), 200, 50), (.fraction(2), 200, 400),
    (.points(-1), 200, 0), (.points(.nan), 200, 0), (.points(.infinity), 200, .infinity),
    (.fraction(-1), 200, 0), (.fraction(.nan), 200, 0), (.fraction(0.5), 0, 0),
    (.fraction(0.5), .nan, 0), (.fraction(0.5), .infinity, 0), (.fraction(-0.5), -200, 0),
    (.fraction(.infinity), 0, 0), (.points(30), .nan, 30),
  ])
  func `A length is never negative and never NaN`(
    length: CardLength, extent: Double, points: Double
  ) {
    #expect(length.resolved(in: extent) == points)
  }

  @Test func `A spring starts at rest unless told otherwise`() {
    #expect(CardSpring(duration: 1, dampingRatio: 0.5).initialVelocity == 0)
  }

  @Test func `Ease in, ease out is the curve of CSS`() {
    #expect(
      CardTiming.easeInOut(duration: 0.3)
        == CardTiming(
          duration: 0.3, control1: CardPoint(x: 0.42, y: 0), control2: CardPoint(x: 0.58, y: 1)))
  }
}
