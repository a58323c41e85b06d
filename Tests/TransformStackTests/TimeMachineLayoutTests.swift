internal import CardCore
internal import CardTestSupport
internal import Testing
internal import TransformStack

/// Behaviour C14: the figures and options of the time machine.
struct TimeMachineLayoutTests {
  private func resolved(
    _ layout: TimeMachineLayout = .timeMachine, _ width: Double = 390, _ height: Double = 700,
    axis: CardAxis = .horizontal
  ) -> TimeMachineLayout.Resolved {
    layout.resolve(in: LayoutEnvironment(size: CardSize(width: width, height: height), axis: axis))
  }

  @Test func `The row scrolls by its cards, under a perspective of -1/500`() throws {
    let traits = resolved().traits
    #expect(traits.perspective == -1.0 / 500)
    #expect(traits.swipe == nil)
    #expect(try #require(traits.browse).pitch == 250)
    #expect(TimeMachineLayout() == .timeMachine)
  }

  @Test(arguments: [
    // offset, x, z: 0.3 and 1 times 250 points.
    (0.0, 0.0, 0.0), (1, 75, 250), (-1, -75, -250), (-3, -225, -750), (0.5, 37.5, 125),
  ])
  func `x is offset * width * tilt and z is offset * width * spacing`(
    offset: Double, x: Double, z: Double
  ) {
    let placement = resolved().placement(at: offset)
    #expect(placement.center == CardPoint(x: 195, y: 350))
    #expect(placement.size == CardSize(width: 250, height: 350))
    #expect(placement.translation == CardPoint(x: x, y: 0))
    #expect(placement.translationZ == z)
  }

  @Test(arguments: [(1.0, 75.0, -250.0), (-0.5, -37.5, 125)])
  func `The inverted row has the opposite z`(offset: Double, x: Double, z: Double) {
    let placement = resolved(.invertedTimeMachine).placement(at: offset)
    #expect(placement.translation == CardPoint(x: x, y: 0))
    #expect(placement.translationZ == z)
  }

  @Test(arguments: [(1.0, -75.0, 250.0), (-2, 150, -500)])
  func `A vertical row runs upwards with the same z`(offset: Double, alongAxis: Double, z: Double) {
    // The card is 250 wide on the screen of 390 x 700, whichever way the row runs.
    let placement = resolved(.timeMachine, 700, 390, axis: .vertical).placement(at: offset)
    #expect(placement.size == CardSize(width: 350, height: 250))
    #expect(placement.translation == CardPoint(x: alongAxis, y: 0))
    #expect(placement.translationZ == z)
  }

  @Test(arguments: [
    (0.0, 1.0), (0.25, 0.75), (0.5, 0.5), (1, 0), (1.5, 0),
    (-1, 1), (-4, 1), (-4.5, 0.5), (-5, 0), (-6, 0),
  ])
  func `The near side fades over one card; of five cards the last fades in`(
    offset: Double, alpha: Double
  ) {
    #expect(resolved().placement(at: offset).alpha == alpha)
    #expect(resolved(.invertedTimeMachine).placement(at: -offset).alpha == alpha)
  }

  @Test func `The nearer a card, the later it is painted`() {
    #expect(resolved().placement(at: 0.5).depth == -0.5)
    #expect(resolved().placement(at: -2).depth == 2)
    #expect(resolved(.invertedTimeMachine).placement(at: 2).depth == 2)
    #expect(resolved(.invertedTimeMachine).placement(at: -0.5).depth == -0.5)
  }

  @Test(arguments: [(-5, false), (-4, true), (0, true), (1, false)])
  func `The window holds the five cards that are seen at rest`(offset: Double, isKept: Bool) {
    #expect(resolved().traits.window.contains(offset) == isKept)
    #expect(resolved(.invertedTimeMachine).traits.window.contains(-offset) == isKept)
    #expect((resolved().placement(at: offset).alpha > 0) == isKept)
  }

  @Test(arguments: [
    // Card extents; the camera is 500 points away and the fade ends at 375 of them.
    (250.0, 1.0), (375, 1), (500, 0.75), (800, 0.46875), (3000, 0.125),
  ])
  func `Trap 21: no card is kept that comes near the camera plane`(extent: Double, reach: Double) {
    var layout = TimeMachineLayout()
    layout.cardSize = CardSize(width: extent, height: 350)
    let resolved = resolved(layout, 4000, 4000)
    let near = resolved.traits.window.upperBound
    // A millionth of a card before the end of the fade; the alpha is the part of it that is left.
    #expect((near - (reach - 1e-6)).magnitude < 1e-12)
    let placement = resolved.placement(at: near)
    #expect((placement.alpha - 1e-6 / reach).magnitude < 1e-12)
    #expect(1 + resolved.traits.perspective * placement.translationZ >= 0.25 - 1e-12)
  }

  @Test(arguments: [
    (-0.001, -0.001), (0.0, 0.0), (0.1, 0), (-2, 0), (.nan, 0), (-.infinity, 0),
  ])
  func `A perspective that makes no sense counts as none`(perspective: Double, result: Double) {
    var layout = TimeMachineLayout()
    layout.perspective = perspective
    #expect(resolved(layout).traits.perspective == result)
  }

  @Test func `Tilt, spacing, count and fade are configuration`() {
    var layout = TimeMachineLayout()
    layout.tilt = -0.2
    layout.spacing = 0.5
    layout.visibleCount = 3
    layout.nearFade = 2
    let resolved = resolved(layout)
    #expect(resolved.placement(at: 1).translation == CardPoint(x: -50, y: 0))
    #expect(resolved.placement(at: 1).translationZ == 125)
    #expect(resolved.placement(at: 1).alpha == 0.5)
    #expect((resolved.traits.window.lowerBound + 3 - 1e-6).magnitude < 1e-12)
    #expect((resolved.traits.window.upperBound - 2 + 1e-6).magnitude < 1e-12)
  }

  @Test func `A card shrinks in proportion until the container holds it`() {
    let placement = resolved(.timeMachine, 125, 700).placement(at: 1)
    #expect(placement.size == CardSize(width: 125, height: 175))
    #expect(placement.translation == CardPoint(x: 37.5, y: 0))
    #expect(placement.cornerRadius == 6.25)
  }

  @Test(arguments: [TimeMachineLayout.timeMachine, .invertedTimeMachine])
  func `The presets are lawful layouts`(layout: TimeMachineLayout) {
    #expect(checkLayoutLaws(layout) == [])
  }

  @Test(arguments: [Double.nan, Double.infinity, -Double.infinity, -1, 0, 1e300])
  func `It stays lawful whatever the options are`(value: Double) {
    var layout = TimeMachineLayout()
    layout.cardSize = CardSize(width: value, height: value)
    layout.tilt = value
    layout.spacing = value
    layout.perspective = value
    layout.nearFade = value
    layout.cornerRadius = .fraction(value)
    #expect(checkLayoutLaws(layout) == [])
  }
}
