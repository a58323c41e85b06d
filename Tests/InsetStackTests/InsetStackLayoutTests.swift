internal import CardCore
internal import CardTestSupport
internal import InsetStack
internal import Testing

/// Behaviours B: the figures and options of the rect-inset stack.
struct InsetStackLayoutTests {
  private func traits(_ layout: InsetStackLayout = .insetStack) -> CardLayoutTraits {
    layout.resolve(in: LayoutEnvironment(size: CardSize(width: 320, height: 480))).traits
  }

  @Test func `B1: three cards are visible, and the stack is swiped, not scrolled`() {
    #expect(traits().window == 0...2)
    #expect(traits().browse == nil)
    #expect(traits().expansion == nil)
    #expect(traits().perspective == 0)
  }

  @Test func `B1: a drag neither tilts nor shrinks a card`() throws {
    let style = try #require(traits().swipe).style
    #expect(style.maximumTilt == 0)
    #expect(style.shrink == 0)
  }

  @Test(arguments: [(0.0, 1.5), (1, 1.0), (2, 0.5), (3, 0), (50, 0)])
  func `B3: nearer cards follow a horizontal drag faster`(depth: Double, factor: Double) throws {
    let follow = try #require(traits().swipe).follow
    #expect(follow.factor(at: depth) == factor)
    #expect(follow.isHorizontalOnly)
  }

  @Test func `B4: the place of the finger decides, 100 points from the sides; or a fling`() throws {
    let swipe = try #require(traits().swipe)
    #expect(swipe.directions == .horizontal)
    #expect(swipe.edgeInset == .points(100))
    #expect(swipe.distance == nil)
    #expect(swipe.velocity == PerDirection(1000))
  }

  @Test func `B5: the card flies to two container widths in a quarter of a second`() throws {
    let swipe = try #require(traits().swipe)
    #expect(swipe.flight.target == .containerExtents(2))
    #expect(swipe.flight.duration == 0.25)
    #expect(swipe.flight.crossFactor == 1)
    #expect(swipe.advance == CardSpring(duration: 1, dampingRatio: 0.4, initialVelocity: 0))
  }

  @Test func `B7: all cards spring back as they spring forward`() throws {
    let swipe = try #require(traits().swipe)
    #expect(swipe.reset == swipe.advance)
  }

  @Test(arguments: [(-3, 0.0), (0, 0), (1, 0), (2, 1), (5, 4), (128, 127), (1_000_000, 127)])
  func `B8: the visible count is configuration and brought into 1...128`(
    count: Int, upperBound: Double
  ) {
    var layout = InsetStackLayout()
    layout.visibleCount = count
    #expect(traits(layout).window == 0...upperBound)
  }

  @Test func `B8: the rules for swiping are configuration`() {
    var layout = InsetStackLayout()
    layout.swipe.edgeInset = .fraction(0.2)
    layout.swipe.velocity = nil
    layout.swipe.follow = DragFollow(front: 2, step: -1)
    #expect(traits(layout).swipe == layout.swipe)
  }

  @Test func `Presets and plain values work wherever a layout is expected`() {
    func accepts(_ layout: some CardLayout) -> Double {
      layout.resolve(in: LayoutEnvironment(size: .zero)).traits.window.upperBound
    }
    #expect(accepts(.insetStack) == 2)
    #expect(InsetStackLayout() == .insetStack)
  }

  @Test func `The stack is a lawful layout`() {
    #expect(checkLayoutLaws(.insetStack) == [])
  }

  @Test(arguments: [Double.nan, Double.infinity, -Double.infinity, -1, 0, 1e300])
  func `It stays lawful whatever the options are`(value: Double) {
    var layout = InsetStackLayout()
    layout.inset = value
    layout.offset = value
    layout.alphaStep = value
    layout.cornerRadius = value
    layout.shadow = CardShadow(
      radius: value, opacity: value, offset: CardPoint(x: value, y: value))
    #expect(checkLayoutLaws(layout) == [])
  }
}
