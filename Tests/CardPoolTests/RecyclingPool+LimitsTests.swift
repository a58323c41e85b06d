import CardCore
import CardPool
import CardTestSupport
import Testing

@Suite struct RecyclingPoolLimitsTests {
  let photos = CellKey(PhotoCell.self)
  let texts = CellKey(TextCell.self)

  /// A pool with this many cells of both keys waiting, as far as its limits allow.
  func filledPool(_ pool: RecyclingPool, cells count: Int) -> RecyclingPool {
    pool.cells.register(PhotoCell.self)
    pool.cells.register(TextCell.self)
    let cells = (0..<count).flatMap { _ in [pool.dequeue(photos), pool.dequeue(texts)] }
    for cell in cells { pool.recycle(cell) }
    return pool
  }

  @Test func `Eight cells of each key are kept by default`() {
    let pool = filledPool(RecyclingPool(), cells: 10)
    #expect(RecyclingPool.defaultLimit == 8)
    #expect(pool.statistics == .init(created: 20, discarded: 4, pooled: 16))
  }

  @Test(arguments: [
    (given: 3, kept: 3), (given: 0, kept: 0), (given: -1, kept: 0), (given: Int.min, kept: 0),
    (given: 256, kept: 256), (given: 257, kept: 256), (given: Int.max, kept: 256),
  ])
  func `Limits are clamped to 0...256`(given: Int, kept: Int) {
    let pool = RecyclingPool(limit: given)
    #expect(pool.limit == kept)
    pool.setLimit(given, for: photos)
    pool.limit = 1
    #expect(pool.limit(for: photos) == kept)
    #expect(filledPool(pool, cells: 260).statistics.pooled == kept + 1)
  }

  @Test func `A key's own limit outweighs the pool's until it is taken back`() {
    let pool = RecyclingPool(limit: 2)
    pool.setLimit(5, for: photos)
    #expect(pool.limit(for: photos) == 5)
    #expect(pool.limit(for: texts) == 2)
    #expect(filledPool(pool, cells: 10).statistics.pooled == 7)
    pool.setLimit(nil, for: photos)
    #expect(pool.limit(for: photos) == 2)
    #expect(pool.statistics.pooled == 4)
  }

  @Test func `Lowering the pool's limit discards at once and spares keys with their own`() {
    let pool = filledPool(RecyclingPool(), cells: 6)
    pool.setLimit(4, for: photos)
    #expect(pool.statistics.pooled == 10)
    pool.limit = 1
    #expect(pool.statistics.pooled == 5)
    #expect(pool.statistics.discarded == 7)
  }

  @Test func `What has waited longest is discarded first`() {
    let pool = RecyclingPool()
    pool.cells.register(PhotoCell.self)
    let cells = (0..<3).map { _ in pool.cells.dequeue(PhotoCell.self) }
    for cell in cells { pool.recycle(cell) }
    pool.setLimit(1, for: photos)
    #expect(pool.cells.dequeue(PhotoCell.self) === cells[2])
  }

  @Test func `Raising a limit keeps what waits`() {
    let pool = filledPool(RecyclingPool(limit: 2), cells: 2)
    pool.limit = 4
    #expect(pool.statistics == .init(created: 4, pooled: 4))
  }

  @Test func `A cell that will not be kept is not prepared`() {
    let pool = RecyclingPool(limit: 0)
    pool.cells.register(PhotoCell.self)
    let cell = pool.cells.dequeue(PhotoCell.self)
    pool.recycle(cell)
    #expect(cell.preparationCount == 0)
    #expect(pool.statistics == .init(created: 1, discarded: 1))
  }

  @Test func `A limit set before the registration outlasts it`() {
    let pool = RecyclingPool()
    pool.setLimit(1, for: photos)
    pool.cells.register(PhotoCell.self)
    pool.cells.register(PhotoCell.self)
    #expect(pool.limit(for: photos) == 1)
  }
}
