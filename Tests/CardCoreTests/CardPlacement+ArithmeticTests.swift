import CardCore
import Testing

@Suite struct CardPlacementArithmeticTests {
  private static let components: [any WritableKeyPath<CardPlacement, Double> & Sendable] = [
    \.center.x, \.center.y, \.size.width, \.size.height, \.translation.x, \.translation.y,
    \.translationZ, \.rotation, \.scale, \.alpha, \.cornerRadius, \.shadow.radius,
    \.shadow.opacity, \.shadow.offset.x, \.shadow.offset.y, \.depth, \.reveal,
  ]

  @Test(arguments: components)
  func `Placements that differ in any one component are not equal`(
    component: any WritableKeyPath<CardPlacement, Double> & Sendable
  ) {
    var other = CardPlacement.null
    var null = CardPlacement.null
    #expect(other == null)
    #expect(!CardPlacement.differs(&null, from: &other))
    other[keyPath: component] = 1e-300
    #expect(CardPlacement.differs(&null, from: &other))
    #expect(other != CardPlacement.null)
    #expect(CardPlacement.null != other)
  }

  @Test func `Those are all the components a placement has`() {
    #expect(Self.components.count * MemoryLayout<Double>.size == MemoryLayout<CardPlacement>.size)
  }

  /// Every component is `first`, `first + step`, ... in the order of declaration.
  static func ramp(from first: Double, step: Double) -> CardPlacement {
    func value(_ index: Int) -> Double { first + step * Double(index) }
    return CardPlacement(
      center: CardPoint(x: value(0), y: value(1)),
      size: CardSize(width: value(2), height: value(3)),
      translation: CardPoint(x: value(4), y: value(5)), translationZ: value(6),
      rotation: value(7), scale: value(8), alpha: value(9), cornerRadius: value(10),
      shadow: CardShadow(
        radius: value(11), opacity: value(12), offset: CardPoint(x: value(13), y: value(14))),
      depth: value(15), reveal: value(16))
  }

  @Test(arguments: [
    (fraction: 0.5, first: 2.0, step: 3.0), (fraction: 0.25, first: 1, step: 2),
    (fraction: 1.5, first: 6, step: 7), (fraction: -0.5, first: -2, step: -1),
  ])
  func `Every component is blended on its own, and extrapolated beyond the ends`(
    fraction: Double, first: Double, step: Double
  ) {
    let blend = CardPlacement.blend(
      from: CardPlacementArithmeticTests.ramp(from: 0, step: 1),
      to: CardPlacementArithmeticTests.ramp(from: 4, step: 5), fraction: fraction)
    #expect(blend == CardPlacementArithmeticTests.ramp(from: first, step: step))
  }

  @Test func `The ends are exact where the formula would round`() {
    // 0.1 + (0.7 - 0.1) * 1 is not 0.7 in binary, nor is 1e16 + (1 - 1e16) equal to 1.
    let start = CardPlacementArithmeticTests.ramp(from: 1e16, step: 0.1)
    let end = CardPlacementArithmeticTests.ramp(from: 1, step: 0.7)
    #expect(CardPlacement.blend(from: start, to: end, fraction: 0) == start)
    #expect(CardPlacement.blend(from: start, to: end, fraction: 1) == end)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `A fraction that is not finite gives the start`(fraction: Double) {
    let start = CardPlacementArithmeticTests.ramp(from: 1, step: 1)
    let end = CardPlacementArithmeticTests.ramp(from: 2, step: 1)
    #expect(CardPlacement.blend(from: start, to: end, fraction: fraction) == start)
  }

  @Test func `Adding nothing changes nothing`() {
    let ramp = CardPlacementArithmeticTests.ramp(from: -3, step: 0.5)
    #expect(ramp.zipped(.null, +) == ramp)
    #expect(ramp.zipped(ramp, -) == .null)
    #expect(CardPlacement.null == CardPlacementArithmeticTests.ramp(from: 0, step: 0))
  }

  @Test func `The largest component is the largest in magnitude`() {
    #expect(CardPlacementArithmeticTests.ramp(from: -20, step: 1).largestComponent == 20)
    #expect(CardPlacementArithmeticTests.ramp(from: 0, step: 1).largestComponent == 16)
    #expect(CardPlacement.null.largestComponent == 0)
  }

  @Test func `A NaN shows wherever it stands, an infinity too`() {
    let components: [WritableKeyPath<CardPlacement, Double>] = [
      \.center.x, \.center.y, \.size.width, \.size.height, \.translation.x, \.translation.y,
      \.translationZ, \.rotation, \.scale, \.alpha, \.cornerRadius, \.shadow.radius,
      \.shadow.opacity, \.shadow.offset.x, \.shadow.offset.y, \.depth, \.reveal,
    ]
    for component in components {
      var placement = CardPlacementArithmeticTests.ramp(from: 1, step: 1)
      placement[keyPath: component] = -.infinity
      #expect(placement.largestComponent == .infinity)
      placement[keyPath: component] = .nan
      #expect(placement.largestComponent.isNaN)
    }
  }
}
