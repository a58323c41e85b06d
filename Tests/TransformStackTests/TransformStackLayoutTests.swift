internal import CardCore
internal import CardTestSupport
internal import Testing
internal import TransformStack

/// Behaviours A and C: the figures and options of the swipe card and the slide card.
struct TransformStackLayoutTests {
  private func traits(_ layout: TransformStackLayout) -> CardLayoutTraits {
    layout.resolve(in: LayoutEnvironment(size: CardSize(width: 320, height: 480))).traits
  }

  @Test(arguments: [TransformStackLayout.swipeCard, .slideCard])
  func `C1: three cards are visible, a fourth waits`(layout: TransformStackLayout) {
    #expect(traits(layout).window == 0...3)
    #expect(traits(layout).browse == nil)
    #expect(traits(layout).expansion == nil)
    #expect(traits(layout).perspective == 0)
  }

  @Test func `A2 to A6: the swipe card follows the rules of the swipe card`() throws {
    let swipe = try #require(traits(.swipeCard).swipe)
    #expect(swipe.style.maximumTilt == .pi / 8)
    #expect(swipe.style.tiltDistance == .fraction(1))
    #expect(swipe.style.shrink == 0.25)
    #expect(swipe.style.minimumScale == 0.9)
    #expect(swipe.style.overlayDistance == 100)
    #expect(swipe.style.maximumOverlayAlpha == 0.8)
    #expect(swipe.directions == .horizontal)
    // 0.75 of half the width.
    #expect(swipe.distance == PerDirection(.fraction(0.375)))
    #expect(swipe.flight.target == .cardExtents(2))
    #expect(swipe.flight.crossFactor == 2)
    #expect(swipe.reset == CardSpring(duration: 0.3, dampingRatio: 0.5, initialVelocity: 1))
    #expect(!swipe.advancesFollowers)
    #expect(TransformStackLayout() == .swipeCard)
  }

  @Test(arguments: [(320.0, 480.0, 14.0), (390, 700, 17.5), (800, 600, 38), (0, 0, 0)])
  func `A8: the corner radius is a twentieth of the card's width in the container`(
    width: Double, height: Double, radius: Double
  ) {
    let environment = LayoutEnvironment(size: CardSize(width: width, height: height))
    let placement = TransformStackLayout.swipeCard.resolve(in: environment).placement(at: 0)
    #expect((placement.cornerRadius - radius).magnitude < 1e-12)
  }

  @Test(arguments: [0.0, 1, 2, 3])
  func `A8: each card has a shadow of radius 3, opacity 0.4, offset (0.5, 3)`(offset: Double) {
    let environment = LayoutEnvironment(size: CardSize(width: 320, height: 480))
    let shadow = TransformStackLayout.swipeCard.resolve(in: environment)
      .placement(at: offset).shadow
    #expect(shadow == CardShadow(radius: 3, opacity: 0.4, offset: CardPoint(x: 0.5, y: 3)))
  }

  @Test func `C3, C4: a slide card drops at 100 points in any direction, and others advance`()
    throws
  {
    let swipe = try #require(traits(.slideCard).swipe)
    #expect(swipe.directions == .all)
    #expect(swipe.distance == PerDirection(.points(100)))
    #expect(swipe.advancesFollowers)
    #expect(swipe.style.shrink == 0)
    #expect(swipe.follow == DragFollow())
  }

  @Test func `C5: a slide card swiped from code first tilts by ten degrees`() throws {
    let swipe = try #require(traits(.slideCard).swipe)
    #expect((swipe.flight.anticipationTilt * 180 / .pi - 10).magnitude < 1e-12)
    #expect(swipe.flight.anticipationDuration > 0)
  }

  @Test func `C10: cards fly in with a damped spring`() throws {
    let swipe = try #require(traits(.slideCard).swipe)
    #expect(swipe.advance.dampingRatio > 0 && swipe.advance.dampingRatio < 1)
  }

  @Test(arguments: [(-3, 1.0), (0, 1), (1, 1), (5, 5), (126, 126), (1_000_000, 126)])
  func `C6: the visible count is configuration and brought into 1...126`(
    count: Int, upperBound: Double
  ) {
    var layout = TransformStackLayout()
    layout.visibleCount = count
    #expect(traits(layout).window == 0...upperBound)
  }

  @Test(arguments: [TransformStackLayout.swipeCard, .slideCard])
  func `The presets are lawful layouts`(layout: TransformStackLayout) {
    #expect(checkLayoutLaws(layout) == [])
  }

  @Test(arguments: [CardDirection.up, .down, .left, .right, nil])
  func `A stack to any side is a lawful layout`(direction: CardDirection?) {
    var layout = TransformStackLayout.slideCard
    layout.direction = direction
    #expect(checkLayoutLaws(layout) == [])
  }

  @Test(arguments: [Double.nan, Double.infinity, -Double.infinity, -1, 0, 1e300])
  func `It stays lawful whatever the options are`(value: Double) {
    var layout = TransformStackLayout()
    layout.cardWidth = .points(value)
    layout.cardHeight = .fraction(value)
    layout.margins = CardInsets(top: value, left: value, bottom: value, right: value)
    layout.position = CardPoint(x: value, y: value)
    layout.scaleStep = value
    layout.offsetStep = value
    layout.cornerRadius = .points(value)
    layout.shadow = CardShadow(
      radius: value, opacity: value, offset: CardPoint(x: value, y: value))
    #expect(checkLayoutLaws(layout) == [])
  }
}
