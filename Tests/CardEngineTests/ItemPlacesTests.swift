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

  @Test func `an empty list holds nothing`() throws {
    #expect(try ItemPlaces([])[0] == nil)
  }

  /// Identities in rows that a weak hash would put in one place.
  static let rows: [(name: String, item: @Sendable (Int) -> CardItemID)] = [
    ("one after the other", { CardItemID($0) }),
    ("backwards below zero", { CardItemID(-$0 - 1) }),
    ("far apart", { CardItemID($0 << 44) }),
    ("numbers in texts", { CardItemID("item \($0)") }),
    ("high words", { CardItemID(high: UInt64($0), low: 0) }),
    ("low words", { CardItemID(high: 7, low: UInt64($0) << 40) }),
  ]

  @Test(arguments: rows.indices)
  func `any row of identities is found, and no other`(row: Int) throws {
    let item = Self.rows[row].item
    let places = try ItemPlaces((0..<5_000).map(item))
    for index in 0..<5_000 { #expect(places[item(index)] == index) }
    for index in 5_000..<5_100 { #expect(places[item(index)] == nil) }
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
