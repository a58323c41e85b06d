import CardCore
import Testing

@Suite struct CardItemIDTests {
  static let distinct: [CardItemID] = [
    0, 1, -1, "0", "1", "", "a", "A", CardItemID(high: 0, low: 0), CardItemID(high: 0, low: 1),
    CardItemID(high: 1, low: 0), "\u{E9}", "e\u{301}",
  ]

  @Test func `Identities of different kinds or values differ`() {
    #expect(Set(CardItemIDTests.distinct).count == 13)
  }

  @Test(arguments: distinct)
  func `An identity equals itself and hashes alike`(id: CardItemID) {
    let copy = id
    #expect(id == copy && id.hashValue == copy.hashValue)
  }

  @Test(arguments: [
    (CardItemID(42), "42"), (CardItemID(.min), "-9223372036854775808"), ("photo é", "photo é"),
    ("", ""),
    (CardItemID(high: 0x0123_4567_89AB_CDEF, low: 0xF), "0123456789abcdef000000000000000f"),
    (CardItemID(high: .max, low: 0), "ffffffffffffffff0000000000000000"),
  ])
  func `The description is what the identity was made from`(id: CardItemID, text: String) {
    #expect(id.description == text)
  }

  @Test func `Only an identity made from a number has one`() {
    #expect(CardItemID(7).number == 7)
    #expect((7 as CardItemID).number == 7)
    #expect(CardItemID("7").number == nil)
    #expect(CardItemID(high: 0, low: 7).number == nil)
  }
}
