import CardCore
import Testing

@Suite struct LayoutEnvironmentTests {
  @Test func `Good numbers are kept`() {
    let environment = LayoutEnvironment(
      size: CardSize(width: 100, height: 200),
      safeArea: CardInsets(top: 1, left: 2, bottom: 3, right: 4), axis: .vertical)
    #expect(environment.size == CardSize(width: 100, height: 200))
    #expect(environment.safeArea == CardInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(environment.axis == .vertical)
  }

  @Test(arguments: [-1, .nan, .infinity, -.infinity] as [Double])
  func `Extents and insets that are negative or not finite count as zero`(bad: Double) {
    let environment = LayoutEnvironment(
      size: CardSize(width: bad, height: 5),
      safeArea: CardInsets(top: 1, left: bad, bottom: bad, right: 4))
    #expect(environment.size == CardSize(width: 0, height: 5))
    #expect(environment.safeArea == CardInsets(top: 1, left: 0, bottom: 0, right: 4))
  }

  @Test func `A configured size is exchanged in a vertical deck only`() {
    let size = CardSize(width: 250, height: 350)
    let horizontal = LayoutEnvironment(size: .zero)
    let vertical = LayoutEnvironment(size: .zero, axis: .vertical)
    #expect(horizontal.axis == .horizontal)
    #expect(horizontal.canonical(size) == size)
    #expect(vertical.canonical(size) == CardSize(width: 350, height: 250))
    #expect(vertical.canonical(CardSize(width: .nan, height: 9)) == CardSize(width: 9, height: 0))
  }

  @Test func `No extent is larger than a thousand million points`() {
    let environment = LayoutEnvironment(size: CardSize(width: 1e300, height: 1e9))
    #expect(environment.size == CardSize(width: 1e9, height: 1e9))
  }

  @Test func `The safe bounds are what the margins leave`() {
    let environment = LayoutEnvironment(
      size: CardSize(width: 100, height: 200),
      safeArea: CardInsets(top: 10, left: 20, bottom: 30, right: 40))
    #expect(environment.safeBounds == CardRect(x: 20, y: 10, width: 40, height: 160))
  }

  @Test func `Margins that meet leave nothing, inside the container`() {
    let environment = LayoutEnvironment(
      size: CardSize(width: 100, height: 200),
      safeArea: CardInsets(top: 150, left: 500, bottom: 150, right: 0))
    #expect(environment.safeBounds == CardRect(x: 100, y: 150, width: 0, height: 0))
  }

  @Test func `Vectors and insets are exchanged in a vertical deck only`() {
    let horizontal = LayoutEnvironment(size: .zero)
    let vertical = LayoutEnvironment(size: .zero, axis: .vertical)
    let vector = CardPoint(x: 1, y: 2)
    let insets = CardInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(horizontal.canonical(vector) == vector)
    #expect(horizontal.canonical(insets) == insets)
    #expect(vertical.canonical(vector) == CardPoint(x: 2, y: 1))
    #expect(vertical.canonical(insets) == CardInsets(top: 2, left: 1, bottom: 4, right: 3))
  }

  @Test func `A shadow's offset is exchanged in a vertical deck only`() {
    let shadow = CardShadow(radius: 3, opacity: 0.4, offset: CardPoint(x: 0.5, y: -3))
    let turned = CardShadow(radius: 3, opacity: 0.4, offset: CardPoint(x: -3, y: 0.5))
    #expect(LayoutEnvironment(size: .zero).canonical(shadow) == shadow)
    #expect(LayoutEnvironment(size: .zero, axis: .vertical).canonical(shadow) == turned)
  }

  @Test func `A shadow's numbers are brought into their ranges`() {
    let environment = LayoutEnvironment(size: .zero)
    let wild = CardShadow(radius: -1, opacity: 1.5, offset: CardPoint(x: -.infinity, y: 2e9))
    let lost = CardShadow(radius: .nan, opacity: .nan, offset: CardPoint(x: .nan, y: .nan))
    #expect(
      environment.canonical(wild)
        == CardShadow(radius: 0, opacity: 1, offset: CardPoint(x: -1e9, y: 1e9)))
    #expect(environment.canonical(lost) == .none)
  }
}
