import CardCore
import Testing

@Suite struct CardPointTests {
  @Test(arguments: [
    (x: 3.0, y: -4.0, length: 5.0),
    (x: 0, y: 0, length: 0),
    (x: 0, y: -2, length: 2),
    (x: 3e200, y: 4e200, length: 5e200),
    (x: 3e-200, y: 4e-200, length: 5e-200),
    (x: -.infinity, y: 1, length: .infinity),
  ])
  func `The length neither overflows nor vanishes`(x: Double, y: Double, length: Double) {
    let computed = CardPoint(x: x, y: y).length
    #expect(computed == length || (computed - length).magnitude <= length.ulp)
  }

  @Test(arguments: [(Double.nan, 1.0), (1, .nan), (.infinity, .nan), (.nan, .infinity)])
  func `The length of a vector with a NaN is NaN`(x: Double, y: Double) {
    #expect(CardPoint(x: x, y: y).length.isNaN)
  }

  @Test func `Vectors add, subtract, stretch and turn component by component`() {
    let (a, b) = (CardPoint(x: 1, y: 2), CardPoint(x: 10, y: -20))
    #expect(a + b == CardPoint(x: 11, y: -18))
    #expect(a - b == CardPoint(x: -9, y: 22))
    #expect(a * 3 == CardPoint(x: 3, y: 6))
    #expect(-b == CardPoint(x: -10, y: 20))
    #expect(a + .zero == a)
  }

  @Test func `A point is finite when both coordinates are`() {
    #expect(CardPoint(x: 1, y: -1).isFinite)
    #expect(!CardPoint(x: .nan, y: 0).isFinite)
    #expect(!CardPoint(x: 0, y: -.infinity).isFinite)
  }
}
