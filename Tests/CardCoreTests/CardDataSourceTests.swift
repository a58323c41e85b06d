import CardCore
import CardTestSupport
import Testing

/// A source that uses the default search and counts the identities it is asked for.
private final class PlainSource: CardDataSource {
  let items: [CardItemID]
  var questions = 0

  init(_ items: [CardItemID]) { self.items = items }

  func numberOfItems() -> Int { items.count }

  func itemID(at index: Int) -> CardItemID {
    questions += 1
    return items[index]
  }

  func cell(forItemAt index: Int, in cells: CellRecycler) -> any CardCell { TestCell() }
}

@Suite struct CardDataSourceTests {
  private let source = PlainSource((0..<100).map { CardItemID($0) })

  @Test(arguments: [0, 1, 50, 98, 99], [Int.min, -1, 0, 50, 99, 100, .max])
  func `An item is found from any hint, in range or not`(item: Int, hint: Int) {
    #expect(source.index(of: CardItemID(item), near: hint) == item)
  }

  @Test(arguments: [
    (item: 50, questions: 1), (item: 51, questions: 2), (item: 49, questions: 3),
    (item: 53, questions: 6), (item: 47, questions: 7),
  ])
  func `The search goes outwards from the hint, behind it first`(item: Int, questions: Int) {
    _ = source.index(of: CardItemID(item), near: 50)
    #expect(source.questions == questions)
  }

  @Test(arguments: [-5, 0, 40, 99, 200])
  func `An item that is gone is looked for once everywhere and not found`(hint: Int) {
    #expect(source.index(of: "gone", near: hint) == nil)
    #expect(source.questions == 100)
  }

  @Test func `An empty source is asked for nothing`() {
    let empty = PlainSource([])
    #expect(empty.index(of: 0, near: 0) == nil)
    #expect(empty.questions == 0)
  }

  @Test func `Of two items that share an identity the nearer is found`() {
    let source = PlainSource(["a", "b", "c", "d", "a"])
    #expect(source.index(of: "a", near: 1) == 0)
    #expect(source.index(of: "a", near: 3) == 4)
  }

  @Test func `More items need not be loaded`() {
    source.loadMore(after: 100)
    #expect(source.questions == 0)
  }
}
