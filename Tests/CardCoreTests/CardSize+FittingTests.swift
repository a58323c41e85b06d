import CardCore
import Testing

@Suite struct CardSizeFittingTests {
  @Test(arguments: [
    (width: 250.0, height: 350.0, fitted: CardSize(width: 250, height: 350)),
    (width: 400, height: 400, fitted: CardSize(width: 400, height: 400)),
    (width: 800, height: 200, fitted: CardSize(width: 400, height: 100)),
    (width: 200, height: 1600, fitted: CardSize(width: 50, height: 400)),
    (width: 800, height: 1600, fitted: CardSize(width: 200, height: 400)),
    (width: 800, height: 0, fitted: CardSize(width: 400, height: 0)),
    (width: .nan, height: 800, fitted: CardSize(width: 0, height: 400)),
  ])
  func `A size too large shrinks in proportion, one that fits stays`(
    width: Double, height: Double, fitted: CardSize
  ) {
    let bounds = CardSize(width: 400, height: 400)
    #expect(CardSize(width: width, height: height).fitted(into: bounds) == fitted)
  }

  @Test(arguments: [0.0, -1, .nan, .infinity])
  func `Nothing is left in bounds that are empty or not finite`(extent: Double) {
    let bounds = CardSize(width: extent, height: extent)
    #expect(CardSize(width: 3, height: 5).fitted(into: bounds) == .zero)
  }
}
