internal import CardCore
internal import ExpandingCarousel
internal import Testing

/// Behaviour D1: the places of the cards in the row, worked out by hand.
struct ExpandingCarouselLayoutResolvedTests {
  private func resolved(
    _ width: Double, _ height: Double, axis: CardAxis = .horizontal
  ) -> ExpandingCarouselLayout.Resolved {
    ExpandingCarouselLayout().resolve(
      in: LayoutEnvironment(size: CardSize(width: width, height: height), axis: axis))
  }

  @Test(arguments: [
    (320.0, 480.0, 160.0, 240.0, 430.0), (390, 700, 195, 350, 465), (800, 600, 400, 300, 670),
  ])
  func `D1: cards of 250 x 350 lie 270 points apart, one of them in the middle`(
    width: Double, height: Double, x: Double, y: Double, nextX: Double
  ) {
    let resolved = resolved(width, height)
    let centered = resolved.placement(at: 0)
    #expect(centered.size == CardSize(width: 250, height: 350))
    #expect(centered.center == CardPoint(x: x, y: y))
    #expect(centered.cornerRadius == 6)
    #expect(centered.reveal == 0)
    #expect(resolved.placement(at: 1).center == CardPoint(x: nextX, y: y))
    #expect(resolved.placement(at: -1).center == CardPoint(x: x - 270, y: y))
    #expect(resolved.placement(at: 0.5).center == CardPoint(x: x + 135, y: y))
  }

  @Test(arguments: [
    // The tighter extent decides and the proportions stay: 5 : 7.
    (200.0, 300.0, 200.0, 280.0), (800, 175, 125, 175), (1, 1, 5.0 / 7, 1), (0, 480, 0, 0),
  ])
  func `A card shrinks in proportion until the container holds it`(
    width: Double, height: Double, cardWidth: Double, cardHeight: Double
  ) {
    let size = resolved(width, height).placement(at: 0).size
    #expect((size.width - cardWidth).magnitude < 1e-12)
    #expect((size.height - cardHeight).magnitude < 1e-12)
  }

  @Test(arguments: [(320.0, 2), (390, 2), (500, 2), (800, 2), (831, 3), (1500, 4)])
  func `The window holds one card more on each side than can be seen`(width: Double, count: Int) {
    // Card k is in sight while 270 k - 125 < width / 2: one up to 830, two from there on, and three
    // from 1,370 on.
    let window = resolved(width, 700).traits.window
    #expect(Int(window.upperBound) == count)
    #expect(window.lowerBound == -window.upperBound)
  }

  @Test func `The window covers a row that lies off the middle`() {
    let environment = LayoutEnvironment(
      size: CardSize(width: 800, height: 390),
      safeArea: CardInsets(top: 0, left: 200, bottom: 0, right: 0))
    let resolved = ExpandingCarouselLayout().resolve(in: environment)
    #expect(resolved.placement(at: 0).center == CardPoint(x: 500, y: 195))
    // (500 + 125) / 270 cards to the left, and one more.
    #expect((resolved.traits.window.lowerBound + 625.0 / 270 + 1).magnitude < 1e-12)
  }

  @Test func `A container without extent has a row of gaps alone, which still scrolls`() throws {
    let resolved = resolved(0, 0)
    #expect(resolved.placement(at: 1).size == .zero)
    #expect(try #require(resolved.traits.browse).pitch == 20)
    #expect(resolved.traits.window == -1...1)
  }

  @Test func `In a vertical deck the card keeps its shape on the screen`() throws {
    let resolved = resolved(700, 390, axis: .vertical)
    #expect(resolved.placement(at: 0).size == CardSize(width: 350, height: 250))
    #expect(try #require(resolved.traits.browse).pitch == 370)
  }

  @Test func `The nearer to the middle, the later a card is painted`() {
    let resolved = resolved(390, 700)
    #expect(resolved.placement(at: 0).depth == 0)
    #expect(resolved.placement(at: -0.25).depth == 0.25)
    #expect(resolved.placement(at: 0.75).depth == 0.75)
  }

  @Test(arguments: [0, 0.1, 0.3, 0.75])
  func `Trap 20: neighbours a thousand million cards away still lie a card apart`(
    fraction: Double
  ) {
    let resolved = resolved(390, 700)
    let position = 1e9 + fraction
    let places = (999_999_998...1_000_000_002).map {
      resolved.placement(at: Double($0) - position).center.x
    }
    for (place, next) in zip(places, places.dropFirst()) {
      #expect((next - place - 270).magnitude < 1e-9)
    }
  }
}
