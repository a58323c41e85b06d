internal import CardCore
internal import CardTestSupport
internal import ExpandingCarousel
internal import Testing

/// Behaviours D: the figures and options of the expanding carousel.
struct ExpandingCarouselLayoutTests {
  private func traits(
    _ width: Double, _ height: Double, axis: CardAxis = .horizontal,
    _ layout: ExpandingCarouselLayout = .expandingCarousel
  ) -> CardLayoutTraits {
    let size = CardSize(width: width, height: height)
    return layout.resolve(in: LayoutEnvironment(size: size, axis: axis)).traits
  }

  @Test func `D1: the row snaps card by card and is not swiped away`() throws {
    let traits = traits(390, 700)
    #expect(traits.swipe == nil)
    // One card of 250 and one gap of 20.
    #expect(try #require(traits.browse).pitch == 270)
  }

  @Test func `D2: a card expands to the whole container in 0.3 s, slow at both ends`() throws {
    let expansion = try #require(traits(390, 700).expansion)
    #expect(expansion.placement.center == CardPoint(x: 195, y: 350))
    #expect(expansion.placement.size == CardSize(width: 390, height: 700))
    #expect(expansion.timing == .easeInOut(duration: 0.3))
  }

  @Test func `D2: an expanded card fills the covered margins too`() throws {
    let environment = LayoutEnvironment(
      size: CardSize(width: 390, height: 700),
      safeArea: CardInsets(top: 59, left: 0, bottom: 34, right: 0))
    let traits = ExpandingCarouselLayout().resolve(in: environment).traits
    let expansion = try #require(traits.expansion)
    #expect(expansion.placement.center == CardPoint(x: 195, y: 350))
    #expect(expansion.placement.size == CardSize(width: 390, height: 700))
  }

  @Test func `D3: neighbours step aside by 50 points`() throws {
    #expect(try #require(traits(390, 700).expansion).neighborShift == 50)
  }

  @Test func `D4: an expanded card has square corners, its detail is revealed, it lies on top`()
    throws
  {
    let placement = try #require(traits(390, 700).expansion).placement
    #expect(placement.cornerRadius == 0)
    #expect(placement.reveal == 1)
    #expect(placement.alpha == 1)
    #expect(placement.shadow == .none)
    #expect(placement.depth == -1)
  }

  @Test(arguments: [
    (320.0, 480.0, 65.0), (390, 700, 175), (800, 600, 125),
    // As tall as the card, or shorter: nothing to scrub over.
    (390, 350, 0), (800, 200, 0), (0, 0, 0), (1, 1, 0), (.nan, .infinity, 0),
    // Narrower than the card: it is 160 x 224 here, and the way is that much longer.
    (160, 700, 238),
  ])
  func `D5: a scrub goes over half of what the container is taller than the card`(
    width: Double, height: Double, distance: Double
  ) throws {
    let expansion = try #require(traits(width, height).expansion)
    #expect((expansion.scrubDistance - distance).magnitude < 1e-9)
  }

  @Test func `D5: a vertical row is scrubbed sideways`() throws {
    // 390 x 700 on the screen: the card is 250 wide, (390 - 250) / 2 remain on either side.
    let expansion = try #require(traits(700, 390, axis: .vertical).expansion)
    #expect(expansion.scrubDistance == 70)
  }

  @Test func `D1, D3, D4: sizes, gaps, radius and shift are configuration`() throws {
    var layout = ExpandingCarouselLayout()
    layout.cardSize = CardSize(width: 200, height: 300)
    layout.spacing = 10
    layout.neighborShift = 80
    layout.timing.duration = 1
    layout.browse.maximumFling = 1
    let traits = traits(390, 700, layout)
    let (browse, expansion) = (try #require(traits.browse), try #require(traits.expansion))
    #expect(browse.pitch == 210)
    #expect(browse.maximumFling == 1)
    #expect(expansion.neighborShift == 80)
    #expect(expansion.timing.duration == 1)
    #expect(expansion.scrubDistance == 200)
  }

  @Test func `The row is a lawful layout`() {
    #expect(ExpandingCarouselLayout() == .expandingCarousel)
    #expect(checkLayoutLaws(.expandingCarousel) == [])
  }

  @Test(arguments: [Double.nan, Double.infinity, -Double.infinity, -1, 0, 1e300])
  func `It stays lawful whatever the options are`(value: Double) {
    var layout = ExpandingCarouselLayout()
    layout.cardSize = CardSize(width: value, height: value)
    layout.spacing = value
    layout.cornerRadius = value
    layout.neighborShift = value
    layout.shadow = CardShadow(
      radius: value, opacity: value, offset: CardPoint(x: value, y: value))
    #expect(checkLayoutLaws(layout) == [])
  }
}
