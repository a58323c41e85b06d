internal import CardCore
internal import InsetStack
internal import Testing

/// Behaviours B1, B2 and B8: the rectangles of the rect-inset stack, worked out by hand.
struct InsetStackLayoutResolvedTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let container: CardSize
    let offset: Double
    let center: CardPoint
    let size: CardSize
    let alpha: Double
    var testDescription: String {
      "card \(offset) in \(container.width) x \(container.height)"
    }

    init(
      _ container: (Double, Double), _ offset: Double, center: (Double, Double),
      size: (Double, Double), alpha: Double
    ) {
      self.container = CardSize(width: container.0, height: container.1)
      self.offset = offset
      self.center = CardPoint(x: center.0, y: center.1)
      self.size = CardSize(width: size.0, height: size.1)
      self.alpha = alpha
    }
  }

  static let rows = [
    Row((320, 480), 0, center: (160, 240), size: (320, 480), alpha: 1),
    Row((320, 480), 1, center: (160, 270), size: (280, 440), alpha: 0.9),
    Row((320, 480), 2, center: (160, 300), size: (240, 400), alpha: 0.8),
    Row((320, 480), 0.5, center: (160, 255), size: (300, 460), alpha: 0.95),
    Row((390, 700), 0, center: (195, 350), size: (390, 700), alpha: 1),
    Row((390, 700), 1, center: (195, 380), size: (350, 660), alpha: 0.9),
    Row((390, 700), 2, center: (195, 410), size: (310, 620), alpha: 0.8),
    Row((800, 600), 0, center: (400, 300), size: (800, 600), alpha: 1),
    Row((800, 600), 1, center: (400, 330), size: (760, 560), alpha: 0.9),
    Row((800, 600), 2, center: (400, 360), size: (720, 520), alpha: 0.8),
    // Exactly where the figures begin to hold: the last card keeps half of the width.
    Row((160, 160), 2, center: (80, 140), size: (80, 80), alpha: 0.8),
    // Below, insets and offsets shrink: by half in a container of half the extent.
    Row((80, 80), 0, center: (40, 40), size: (80, 80), alpha: 1),
    Row((80, 80), 1, center: (40, 55), size: (60, 60), alpha: 0.9),
    Row((80, 80), 2, center: (40, 70), size: (40, 40), alpha: 0.8),
    Row((1, 1), 2, center: (0.5, 0.875), size: (0.5, 0.5), alpha: 0.8),
    Row((0, 0), 2, center: (0, 0), size: (0, 0), alpha: 0.8),
    Row((.nan, .infinity), 1, center: (0, 0), size: (0, 0), alpha: 0.9),
  ]

  @Test(arguments: rows)
  func `B1, B2: card i is inset by 20 i, moved down by 30 i, with alpha 1 - 0.1 i`(row: Row) {
    let resolved = InsetStackLayout().resolve(in: LayoutEnvironment(size: row.container))
    let placement = resolved.placement(at: row.offset)
    #expect(placement.center == row.center)
    #expect(placement.size == row.size)
    #expect(placement.alpha == row.alpha)
    #expect(placement.depth == row.offset)
  }

  private func placement(
    _ offset: Double, _ change: (inout InsetStackLayout) -> Void = { _ in },
    in environment: LayoutEnvironment = LayoutEnvironment(size: CardSize(width: 320, height: 480))
  ) -> CardPlacement {
    var layout = InsetStackLayout()
    change(&layout)
    return layout.resolve(in: environment).placement(at: offset)
  }

  @Test(arguments: [0.0, 1, 2])
  func `B1: no transform is used`(offset: Double) {
    let placement = placement(offset)
    #expect(placement.translation == .zero)
    #expect(placement.translationZ == 0)
    #expect(placement.rotation == 0)
    #expect(placement.scale == 1)
  }

  @Test(arguments: [2.25, 3, 100])
  func `B6: a card that enters waits in the last place, painted behind all others`(offset: Double) {
    var expected = placement(2)
    expected.depth = offset
    #expect(placement(offset) == expected)
  }

  @Test func `A card before the front one lies where that one lies, painted before it`() {
    var expected = placement(0)
    expected.depth = -0.5
    #expect(placement(-0.5) == expected)
  }

  @Test func `B8: inset, offset and alpha step are configuration`() {
    let placement = placement(2) {
      $0.inset = 10
      $0.offset = -12
      $0.alphaStep = 0.25
    }
    #expect(placement.center == CardPoint(x: 160, y: 216))
    #expect(placement.size == CardSize(width: 280, height: 440))
    #expect(placement.alpha == 0.5)
  }

  @Test func `B8: the alpha never falls below zero`() {
    #expect(placement(2) { $0.alphaStep = 0.75 }.alpha == 0)
    #expect(placement(1) { $0.alphaStep = 7 }.alpha == 0)
    #expect(placement(1) { $0.alphaStep = -7 }.alpha == 1)
  }

  @Test(arguments: [Double.nan, -20, -Double.infinity])
  func `B8: an inset that is negative or not a number counts as none`(inset: Double) {
    #expect(placement(2) { $0.inset = inset }.size == CardSize(width: 320, height: 480))
  }

  @Test func `Insets and offsets shrink where an offset alone would leave the container`() {
    // 2 * 300 > 480 / 2, hence a proportion of 0.4: insets of 8 and offsets of 120.
    let placement = placement(1) { $0.offset = 300 }
    #expect(placement.center == CardPoint(x: 160, y: 360))
    #expect(placement.size == CardSize(width: 304, height: 464))
  }

  @Test func `The corner radius never exceeds half the smallest card`() {
    #expect(placement(0) { $0.cornerRadius = 12 }.cornerRadius == 12)
    #expect(placement(0) { $0.cornerRadius = 1000 }.cornerRadius == 120)
  }

  @Test func `The stack fills what the safe area leaves`() {
    let environment = LayoutEnvironment(
      size: CardSize(width: 390, height: 700),
      safeArea: CardInsets(top: 60, left: 0, bottom: 40, right: 10))
    let placement = placement(1, in: environment)
    #expect(placement.center == CardPoint(x: 190, y: 390))
    #expect(placement.size == CardSize(width: 340, height: 560))
  }

  @Test func `Down is down on the screen in a vertical deck too`() {
    // The canonical space of a vertical deck exchanges the axes.
    let environment = LayoutEnvironment(size: CardSize(width: 700, height: 390), axis: .vertical)
    let placement = placement(1, in: environment)
    #expect(placement.center == CardPoint(x: 380, y: 195))
    #expect(placement.size == CardSize(width: 660, height: 350))
  }
}
