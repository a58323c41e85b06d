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
}
