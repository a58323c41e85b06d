import Cardstock
import Testing

// Cardstock is all this file imports: that it compiles is half of the test.

@Suite struct ExportsTests {
  final class Cell: RegistrableCardCell {}

  @Test func `The umbrella alone gives core and pool`() {
    let pool = RecyclingPool()
    pool.cells.register(Cell.self)
    let cell: Cell = pool.cells.dequeue(Cell.self)
    pool.recycle(cell)
    #expect(pool.statistics.pooled == 1)
    #expect(CardDirection.left.unit == CardPoint(x: -1, y: 0))
  }
}
