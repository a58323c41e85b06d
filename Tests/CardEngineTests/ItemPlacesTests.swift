import CardCore
import Testing

@testable import CardEngine

@Suite struct ItemPlacesTests {
  @Test func `each item is found where it stands`() throws {
    let places = try ItemPlaces([7, "b", CardItemID(high: 1, low: 2)])
    #expect(places[7] == 0)
    #expect(places["b"] == 1)
    #expect(places[CardItemID(high: 1, low: 2)] == 2)
    #expect(places["7"] == nil)
  }

  @Test(arguments: [
    ([1, 1] as [CardItemID], 1 as CardItemID, 0, 1), ([3, 1, 2, 1, 3], 1, 1, 3),
    (["a", 4, "a"], "a", 0, 2),
  ])
  func `the first identity that comes again is the error`(
    items: [CardItemID], item: CardItemID, first: Int, second: Int
  ) {
    let error = DuplicateItemError(item: item, firstIndex: first, secondIndex: second)
    #expect(throws: error) { try ItemPlaces(items) }
  }
}
