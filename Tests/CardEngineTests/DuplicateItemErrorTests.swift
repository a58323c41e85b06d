import CardCore
import CardEngine
import Testing

@Suite struct DuplicateItemErrorTests {
  @Test func `it says which items and where`() {
    let error = DuplicateItemError(item: "pear", firstIndex: 3, secondIndex: 7)
    #expect(error.description == "the items at 3 and 7 are both known by pear")
  }
}
