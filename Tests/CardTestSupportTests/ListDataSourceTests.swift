import CardCore
import CardPool
import CardTestSupport
import Testing

@Suite struct ListDataSourceTests {
  let source = ListDataSource(["a", "b", "c"])

  @Test func `Each change of the list returns the step that describes it`() {
    #expect(source.insert("d", at: 1) == .insert(1))
    #expect(source.items == ["a", "d", "b", "c"])
    #expect(source.delete(at: 0) == .delete(0))
    #expect(source.items == ["d", "b", "c"])
    #expect(source.move(from: 0, to: 2) == .move(from: 0, to: 2))
    #expect(source.items == ["b", "c", "d"])
    #expect(source.append(["e", "f"]) == [.insert(3), .insert(4)])
    #expect(source.items == ["b", "c", "d", "e", "f"])
    #expect(source.reload(at: 1) == .reload(1))
  }

  @Test func `Questions are counted`() {
    let pool = RecyclingPool()
    source.register(in: pool.cells)
    #expect(source.numberOfItems() == 3)
    #expect(source.itemID(at: 2) == "c")
    #expect(source.index(of: "b", near: 0) == 1)
    #expect(source.index(of: "z", near: 0) == nil)
    _ = source.cell(forItemAt: 0, in: pool.cells)
    source.loadMore(after: 3)
    var calls = ListDataSource.Calls()
    (calls.numberOfItems, calls.itemID, calls.index) = (1, 1, 2)
    (calls.cell, calls.loadMore) = (1, 1)
    #expect(source.calls == calls)
    #expect(source.loadMoreCounts == [3])
  }

  @Test func `Cells come from the pool and show their item`() {
    let pool = RecyclingPool()
    source.register(in: pool.cells)
    var configured: [Int] = []
    source.onConfigure = { _, index in configured.append(index) }
    let first = source.cell(forItemAt: 0, in: pool.cells)
    pool.recycle(first)
    let second = source.cell(forItemAt: 1, in: pool.cells)
    #expect(second === first)
    #expect((second as? TestCell)?.item == "b")
    #expect(configured == [0, 1])
  }

  @Test func `A wish for more can be met at once`() {
    source.onLoadMore = { [unowned source] in source.append([CardItemID($0)]) }
    source.loadMore(after: 3)
    #expect(source.items.last == 3)
  }

  @Test func `Numbered sources start at 0`() {
    #expect(ListDataSource(count: 3).items == [0, 1, 2])
    #expect(ListDataSource(count: -3).items == [])
  }
}
