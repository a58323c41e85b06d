import CardCore
import Testing

@Suite struct CardDirectionTests {
  @Test(arguments: [
    (CardDirection.left, CardDirection.right, CardAxis.horizontal, -1.0, 0.0),
    (.right, .left, .horizontal, 1, 0),
    (.up, .down, .vertical, 0, -1),
    (.down, .up, .vertical, 0, 1),
  ])
  func `Each direction has an opposite, an axis and a unit vector`(
    direction: CardDirection, opposite: CardDirection, axis: CardAxis, x: Double, y: Double
  ) {
    #expect(direction.opposite == opposite)
    #expect(direction.axis == axis)
    #expect(direction.unit == CardPoint(x: x, y: y))
  }

  @Test(arguments: [
    (5.0, 1.0, CardDirection.right), (-5, 4, .left), (1, 5, .down), (4, -5, .up),
    (3, 3, .right), (3, -3, .right), (-3, 3, .left), (-3, -3, .left),
    (0, -0.001, .up), (.leastNonzeroMagnitude, 0, .right),
  ])
  func `The larger component gives the direction, the horizontal one at a tie`(
    x: Double, y: Double, expected: CardDirection
  ) {
    #expect(CardDirection(dominantIn: CardPoint(x: x, y: y)) == expected)
  }

  @Test(arguments: [
    (0.0, 0.0), (-0.0, 0), (.nan, 1), (1, .nan), (.infinity, 0), (0, -.infinity),
  ])
  func `The zero vector and one that is not finite have no direction`(x: Double, y: Double) {
    #expect(CardDirection(dominantIn: CardPoint(x: x, y: y)) == nil)
  }

  @Test(arguments: CardDirection.allCases)
  func `Sets know their members`(direction: CardDirection) {
    #expect(CardDirections.all.contains(direction))
    #expect(CardDirections.horizontal.contains(direction) == (direction.axis == .horizontal))
    #expect(CardDirections.vertical.contains(direction) == (direction.axis == .vertical))
    #expect(CardDirections(direction).contains(direction))
    #expect(!CardDirections(direction).contains(direction.opposite))
    #expect(!CardDirections([]).contains(direction))
  }

  @Test func `A set can be asked with a literal`() {
    #expect(CardDirections.horizontal.contains(.left))
    #expect(CardDirections([.left, .up]) == [.up, .left])
  }

  @Test func `A value for each direction is read and written by direction`() {
    var values = PerDirection(left: 1, right: 2, up: 3, down: 4)
    #expect(CardDirection.allCases.map { values[$0] } == [1, 2, 3, 4])
    for direction in CardDirection.allCases { values[direction] *= 10 }
    #expect(values == PerDirection(left: 10, right: 20, up: 30, down: 40))
    #expect(PerDirection(5) == PerDirection(left: 5, right: 5, up: 5, down: 5))
  }
}
