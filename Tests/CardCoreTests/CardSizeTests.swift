import CardCore
import Testing

@Suite struct CardSizeTests {
  @Test(arguments: [
    (given: 10.0, kept: 10.0), (given: 0, kept: 0), (given: -1, kept: 0), (given: .nan, kept: 0),
    (given: .infinity, kept: 0), (given: -.infinity, kept: 0),
    (given: .leastNonzeroMagnitude, kept: .leastNonzeroMagnitude),
  ])
  func `A sanitized extent is finite and not negative`(given: Double, kept: Double) {
    #expect(CardSize(width: given, height: 7).sanitized == CardSize(width: kept, height: 7))
    #expect(CardSize(width: 7, height: given).sanitized == CardSize(width: 7, height: kept))
  }

  @Test func `Transposing exchanges the extents`() {
    #expect(CardSize(width: 1, height: 2).transposed == CardSize(width: 2, height: 1))
  }

  @Test func `The centre is half the extents from the origin`() {
    #expect(CardSize(width: 30, height: 50).center == CardPoint(x: 15, y: 25))
    let rect = CardRect(x: 10, y: 20, width: 30, height: 50)
    #expect(rect.center == CardPoint(x: 25, y: 45))
    #expect(CardSize.zero.center == .zero)
  }

  @Test(arguments: [
    (x: 10.0, y: 20.0, isInside: true), (x: 39.9, y: 69.9, isInside: true),
    (x: 40, y: 20, isInside: false), (x: 10, y: 70, isInside: false),
    (x: 9.9, y: 30, isInside: false), (x: 20, y: 19.9, isInside: false),
    (x: .nan, y: 30, isInside: false), (x: 20, y: .infinity, isInside: false),
  ])
  func `A rectangle holds its left and top side, not its right and bottom`(
    x: Double, y: Double, isInside: Bool
  ) {
    let rect = CardRect(x: 10, y: 20, width: 30, height: 50)
    #expect(rect.contains(CardPoint(x: x, y: y)) == isInside)
  }

  @Test func `A rectangle of no size holds nothing`() {
    #expect(!CardRect(origin: .zero, size: .zero).contains(.zero))
  }

  @Test func `Empty insets are zero on all sides`() {
    #expect(CardInsets.zero == CardInsets(top: 0, left: 0, bottom: 0, right: 0))
  }
}
