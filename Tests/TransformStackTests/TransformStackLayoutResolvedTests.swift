internal import CardCore
internal import Testing
internal import TransformStack

/// Behaviours C1, C2 and C6: the places of the cards in the stack, worked out by hand.
struct TransformStackLayoutResolvedTests {
  private func placement(
    _ offset: Double, _ width: Double = 320, _ height: Double = 480,
    axis: CardAxis = .horizontal, safeArea: CardInsets = .zero,
    _ change: (inout TransformStackLayout) -> Void = { _ in }
  ) -> CardPlacement {
    var layout = TransformStackLayout()
    change(&layout)
    let environment = LayoutEnvironment(
      size: CardSize(width: width, height: height), safeArea: safeArea, axis: axis)
    return layout.resolve(in: environment).placement(at: offset)
  }

  private func isClose(_ lhs: CardPoint, _ x: Double, _ y: Double) -> Bool {
    (lhs.x - x).magnitude < 1e-9 && (lhs.y - y).magnitude < 1e-9
  }

  @Test(arguments: [
    // Margins of 20, and two steps of 12 below: 40 less across, 64 less down.
    (320.0, 480.0, 160.0, 228.0, 280.0, 416.0), (390, 700, 195, 338, 350, 636),
    (800, 600, 400, 288, 760, 536),
  ])
  func `C1: the front card leaves room for the margins and for the cards behind`(
    width: Double, height: Double, x: Double, y: Double, cardWidth: Double, cardHeight: Double
  ) {
    let front = placement(0, width, height)
    #expect(front.center == CardPoint(x: x, y: y))
    #expect(front.size == CardSize(width: cardWidth, height: cardHeight))
    #expect(front.translation == .zero)
    #expect(front.scale == 1)
    #expect(front.alpha == 1)
  }

  @Test(arguments: [
    // offset, scale, translation: 12 a step, and what the scale takes from half of 416 points.
    (1.0, 0.95, 22.4), (2, 0.9, 44.8), (0.5, 0.975, 11.2), (1.5, 0.925, 33.6),
  ])
  func `C1: each card is smaller by a constant step and peeks out by a constant step`(
    offset: Double, scale: Double, translation: Double
  ) {
    let placement = placement(offset)
    #expect((placement.scale - scale).magnitude < 1e-12)
    #expect(isClose(placement.translation, 0, translation))
    #expect(placement.depth == offset)
    // The lower side of the front card lies at 228 + 208 = 436.
    let side = placement.position.y + placement.size.height * placement.scale / 2
    #expect((side - (436 + 12 * offset)).magnitude < 1e-9)
  }

  @Test(arguments: [3.0, 2.25, 40])
  func `C1: the waiting card coincides with the last visible one, painted behind it`(
    offset: Double
  ) {
    var expected = placement(2)
    expected.depth = offset
    #expect(placement(offset) == expected)
  }

  @Test func `A card before the front one lies where that one lies, painted before it`() {
    var expected = placement(0)
    expected.depth = -0.5
    #expect(placement(-0.5) == expected)
  }

  @Test(arguments: [0.0, 0.3, 1, 2, 3])
  func `C2: depth is expressed by scale and offset only`(offset: Double) {
    var expected = placement(0)
    let placement = placement(offset)
    expected.scale = placement.scale
    expected.translation = placement.translation
    expected.depth = placement.depth
    #expect(placement == expected)
  }

  @Test(arguments: [
    (CardDirection?.some(.down), 160.0, 228.0, 0.0, 22.4),
    (.up, 160, 252, 0, -22.4),
    // 320 - 40 - 24 = 256 points wide: 12 a step and a twentieth of 128.
    (.right, 148, 240, 18.4, 0),
    (.left, 172, 240, -18.4, 0),
    (nil, 160, 240, 0, 0),
  ])
  func `C6: the stack grows to any side, or to none`(
    direction: CardDirection?, x: Double, y: Double, shiftX: Double, shiftY: Double
  ) {
    let placement = placement(1) { $0.direction = direction }
    #expect(isClose(placement.center, x, y))
    #expect(isClose(placement.translation, shiftX, shiftY))
    #expect(placement.scale == 0.95)
  }

  @Test(arguments: [
    (CardLength.points(200), CardLength.points(300), 200.0, 300.0),
    (.fraction(0.5), .fraction(0.25), 140, 104),
    (.points(1000), .fraction(7), 280, 416),
    (.points(-5), .points(.nan), 0, 0),
  ])
  func `C6: the size is configuration, never more than the room`(
    width: CardLength, height: CardLength, cardWidth: Double, cardHeight: Double
  ) {
    let placement = placement(0) {
      $0.cardWidth = width
      $0.cardHeight = height
    }
    #expect(placement.size == CardSize(width: cardWidth, height: cardHeight))
    #expect(placement.center == CardPoint(x: 160, y: 228))
  }

  @Test func `C6: position, steps and margins are configuration`() {
    let placement = placement(1) {
      $0.position = CardPoint(x: 10, y: -5)
      $0.margins = CardInsets(top: 30, left: 40, bottom: 50, right: 60)
      $0.scaleStep = 0.1
      $0.offsetStep = 8
    }
    // 320 - 100 = 220 wide from 40 on; 480 - 80 - 16 = 384 high from 30 on.
    #expect(placement.center == CardPoint(x: 160, y: 217))
    #expect(placement.size == CardSize(width: 220, height: 384))
    #expect(placement.scale == 0.9)
    #expect(isClose(placement.translation, 0, 8 + 19.2))
  }

  @Test func `C6: a single visible card has the waiting one behind it, and no room kept free`() {
    #expect(placement(0) { $0.visibleCount = 1 }.size == CardSize(width: 280, height: 440))
    #expect(placement(1) { $0.visibleCount = 1 }.scale == 1)
  }

  @Test func `A scale never falls below zero`() {
    #expect(placement(2) { $0.scaleStep = 0.75 }.scale == 0)
    #expect(placement(1) { $0.scaleStep = .nan }.scale == 1)
  }

  @Test func `In a small container margins and steps shrink until the card keeps half of it`() {
    // 64 points of margins and steps in a container of 64: all of them count half.
    let (front, next) = (placement(0, 64, 64), placement(1, 64, 64))
    #expect(front.size == CardSize(width: 44, height: 32))
    #expect(front.center == CardPoint(x: 32, y: 26))
    #expect(isClose(next.translation, 0, 6 + 0.8))
  }

  @Test(arguments: [(0.0, 0.0), (.nan, .infinity), (-1, -1)])
  func `Trap 18: a container without extent holds cards without extent`(
    width: Double, height: Double
  ) {
    let placement = placement(1, width, height)
    #expect(placement.size == .zero)
    #expect(placement.center == .zero)
    #expect(placement.translation == .zero)
  }

  @Test func `The stack stays inside the safe area`() {
    let insets = CardInsets(top: 50, left: 0, bottom: 30, right: 0)
    #expect(placement(0, 390, 780, safeArea: insets).center == CardPoint(x: 195, y: 388))
  }

  @Test func `In a vertical deck sizes, margins and directions are those of the screen`() {
    // The screen has 320 x 480; the canonical space exchanges the axes.
    let placement = placement(1, 480, 320, axis: .vertical) {
      $0.margins.top = 60
      $0.position = CardPoint(x: 3, y: 7)
    }
    #expect(placement.size == CardSize(width: 376, height: 280))
    #expect(placement.center == CardPoint(x: 60 + 188 + 7, y: 163))
    #expect(isClose(placement.translation, 12 + 9.4, 0))
    #expect(placement.cornerRadius == 14)
    #expect(placement.shadow.offset == CardPoint(x: 3, y: 0.5))
  }
}
