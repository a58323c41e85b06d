import CardCore
import CardPool
import CardTestSupport
import Testing

@Suite struct CellRecyclerTests {
  let cells = CellRecycler(RecyclingPool())

  @Test func `A type registered alone is made by its initializer`() {
    cells.register(TestCell.self)
    let cell: TestCell = cells.dequeue(TestCell.self)
    #expect(cell.item == nil)
  }

  @Test func `A type registered with a factory is made by it`() {
    cells.register(TestCell.self) {
      let cell = TestCell()
      cell.item = "made"
      return cell
    }
    #expect(cells.dequeue(TestCell.self).item == "made")
  }

  @Test func `A factory may make a subclass of the registered type`() {
    final class SpecialCell: TestCell {}
    cells.register(TestCell.self) { SpecialCell() }
    #expect(cells.dequeue(TestCell.self) is SpecialCell)
  }

  @Test func `An identifier gives the cells of its own factory`() {
    cells.register(identifier: "bare") { BareCell() }
    cells.register(identifier: "other") { OtherCell() }
    #expect(cells.dequeue(identifier: "bare") is BareCell)
    #expect(cells.dequeue(identifier: "other") is OtherCell)
  }

  @Test func `A second registration replaces the first`() {
    cells.register(TestCell.self)
    cells.store.recycle(cells.dequeue(TestCell.self))
    cells.register(TestCell.self) {
      let cell = TestCell()
      cell.item = "second"
      return cell
    }
    #expect(cells.dequeue(TestCell.self).item == "second")
  }

  @Test func `All handles on one store share its cells`() {
    cells.register(TestCell.self)
    let cell = cells.dequeue(TestCell.self)
    cells.store.recycle(cell)
    #expect(CellRecycler(cells.store).dequeue(TestCell.self) === cell)
  }
}
