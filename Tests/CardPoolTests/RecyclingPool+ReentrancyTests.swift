import CardCore
import CardPool
import CardTestSupport
import Testing

/// A cell that calls back when it is freed.
final class MortalCell: RegistrableCardCell {
  var onDeinit: (() -> Void)?
  deinit { onDeinit?() }
}

@Suite struct RecyclingPoolReentrancyTests {
  let pool = RecyclingPool()

  @Test func `A factory may dequeue from the pool`() {
    pool.cells.register(TextCell.self)
    pool.cells.register(PhotoCell.self) { [unowned pool] in
      pool.recycle(pool.cells.dequeue(TextCell.self))
      return PhotoCell()
    }
    _ = pool.cells.dequeue(PhotoCell.self)
    #expect(pool.statistics.pooled == 1)
  }

  @Test func `What a factory makes while it is replaced belongs to the old registration`() {
    pool.cells.register(PhotoCell.self) { [unowned pool] in
      pool.cells.register(PhotoCell.self)
      return PhotoCell()
    }
    let old = pool.cells.dequeue(PhotoCell.self)
    pool.recycle(old)
    #expect(pool.statistics == .init(created: 1, discarded: 1))
    #expect(pool.cells.dequeue(PhotoCell.self) !== old)
  }

  @Test func `A cell that dequeues while it is prepared gets another one`() {
    pool.cells.register(PhotoCell.self)
    let cell = pool.cells.dequeue(PhotoCell.self)
    var other: PhotoCell?
    cell.onPrepareForReuse = { [unowned pool] in other = pool.cells.dequeue(PhotoCell.self) }
    pool.recycle(cell)
    #expect(other != nil && other !== cell)
    #expect(pool.statistics == .init(created: 2, live: 1, pooled: 1))
  }

  @Test func `A cell that recycles itself while it is prepared waits once`() {
    pool.cells.register(PhotoCell.self)
    let cell = pool.cells.dequeue(PhotoCell.self)
    cell.onPrepareForReuse = { [unowned pool, unowned cell] in pool.recycle(cell) }
    pool.recycle(cell)
    #expect(cell.preparationCount == 1)
    #expect(pool.statistics == .init(created: 1, pooled: 1))
  }

  @Test func `The limit holds when a cell recycles others while it is prepared`() {
    pool.limit = 1
    pool.cells.register(PhotoCell.self)
    let (first, second) = (pool.cells.dequeue(PhotoCell.self), pool.cells.dequeue(PhotoCell.self))
    first.onPrepareForReuse = { [unowned pool] in pool.recycle(second) }
    pool.recycle(first)
    #expect(pool.statistics == .init(created: 2, discarded: 1, pooled: 1))
    #expect(pool.cells.dequeue(PhotoCell.self) === second)
  }

  @Test func `A cell that registers anew while it is prepared is not kept`() {
    pool.cells.register(PhotoCell.self)
    let cell = pool.cells.dequeue(PhotoCell.self)
    cell.onPrepareForReuse = { [unowned pool] in pool.cells.register(PhotoCell.self) }
    pool.recycle(cell)
    #expect(pool.statistics == .init(created: 1, discarded: 1))
  }

  enum End: CaseIterable {
    case purge, discardAll, lowerLimit, lowerKeyLimit, register
  }

  @Test(arguments: End.allCases)
  func `A cell may call the pool while it is freed`(end: End) {
    pool.cells.register(MortalCell.self)
    var calls = 0
    fillPool {
      calls += 1
      pool.purge()
      pool.recycle(pool.cells.dequeue(MortalCell.self))
    }
    #expect(pool.statistics.pooled == 3)
    switch end {
    case .purge: pool.purge()
    case .discardAll: pool.discardAll()
    case .lowerLimit: pool.limit = 0
    case .lowerKeyLimit: pool.setLimit(0, for: CellKey(MortalCell.self))
    case .register: pool.cells.register(MortalCell.self)
    }
    #expect(calls == 3)
    let statistics = pool.statistics
    #expect(statistics.live == 0)
    #expect(statistics.created == statistics.pooled + statistics.discarded)
  }

  /// Leaves the pool with the only references to three cells that call back when they are freed.
  private func fillPool(onDeinit: @escaping () -> Void) {
    let cells = (0..<3).map { _ in pool.cells.dequeue(MortalCell.self) }
    for cell in cells {
      cell.onDeinit = onDeinit
      pool.recycle(cell)
    }
  }
}
