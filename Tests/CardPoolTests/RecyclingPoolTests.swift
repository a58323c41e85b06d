import CardCore
import CardPool
import CardTestSupport
import Testing

final class PhotoCell: TestCell {}
final class TextCell: TestCell {}

/// A cell that is not a ``TestCell``, for casts that must fail.
final class PlainCell: RegistrableCardCell {}

@Suite struct RecyclingPoolTests {
  let pool = RecyclingPool()

  @Test func `The first dequeue makes a cell and does not prepare it`() {
    pool.cells.register(PhotoCell.self)
    let cell = pool.cells.dequeue(PhotoCell.self)
    #expect(cell.preparationCount == 0)
    #expect(pool.statistics == .init(created: 1, live: 1))
  }

  @Test func `A recycled cell is reused and was prepared exactly once`() {
    pool.cells.register(PhotoCell.self)
    let cell = pool.cells.dequeue(PhotoCell.self)
    for reuse in 1...3 {
      pool.recycle(cell)
      #expect(pool.cells.dequeue(PhotoCell.self) === cell)
      #expect(cell.preparationCount == reuse)
    }
    #expect(pool.statistics == .init(created: 1, reused: 3, live: 1))
    #expect(pool.statistics.dequeued == 4)
  }

  @Test func `A cell that waits has already let go of its item`() {
    pool.cells.register(PhotoCell.self)
    let cell = pool.cells.dequeue(PhotoCell.self)
    cell.item = "a"
    pool.recycle(cell)
    #expect(cell.item == nil)
  }

  @Test func `Cells come back last in, first out`() {
    pool.cells.register(PhotoCell.self)
    let cells = (0..<3).map { _ in pool.cells.dequeue(PhotoCell.self) }
    for cell in cells { pool.recycle(cell) }
    for cell in cells.reversed() { #expect(pool.cells.dequeue(PhotoCell.self) === cell) }
  }

  @Test func `Each key has its own cells`() {
    pool.cells.register(PhotoCell.self)
    pool.cells.register(TextCell.self)
    pool.cells.register(identifier: "wide photo") { PhotoCell() }
    let photo = pool.cells.dequeue(PhotoCell.self)
    pool.recycle(photo)
    let text = pool.cells.dequeue(TextCell.self)
    let wide = pool.cells.dequeue(identifier: "wide photo")
    #expect(text !== photo && wide !== photo)
    #expect(pool.statistics == .init(created: 3, live: 2, pooled: 1))
  }

  @Test func `A cell recycled twice waits once`() {
    pool.cells.register(PhotoCell.self)
    let cell = pool.cells.dequeue(PhotoCell.self)
    pool.recycle(cell)
    pool.recycle(cell)
    #expect(cell.preparationCount == 1)
    #expect(pool.statistics == .init(created: 1, pooled: 1))
  }

  @Test func `A cell of another pool is ignored`() {
    let other = RecyclingPool()
    other.cells.register(PhotoCell.self)
    pool.cells.register(PhotoCell.self)
    let foreign = other.cells.dequeue(PhotoCell.self)
    pool.recycle(foreign)
    pool.recycle(PhotoCell())
    #expect(foreign.preparationCount == 0)
    #expect(pool.statistics == .init())
    #expect(other.statistics.live == 1)
  }

  @Test func `Registering again discards the cells of the first factory`() {
    let leaks = LeakChecker()
    pool.cells.register(identifier: "card") { leaks.track(PhotoCell()) }
    let out = pool.cells.dequeue(identifier: "card")
    let waiting = pool.cells.dequeue(identifier: "card")
    pool.recycle(waiting)
    pool.cells.register(identifier: "card") { TextCell() }
    #expect(pool.statistics == .init(created: 2, discarded: 1, live: 1))
    pool.recycle(out)
    #expect((out as? PhotoCell)?.preparationCount == 0)
    #expect(pool.statistics == .init(created: 2, discarded: 2))
    #expect(pool.cells.dequeue(identifier: "card") is TextCell)
  }

  @Test func `A cell that is never given back is freed`() {
    let leaks = LeakChecker()
    pool.cells.register(PhotoCell.self) { leaks.track(PhotoCell()) }
    for _ in 0..<1000 { _ = pool.cells.dequeue(PhotoCell.self) }
    #expect(leaks.survivors.isEmpty)
    let statistics = pool.statistics
    #expect(statistics.created == statistics.live + statistics.discarded)
  }

  @Test func `A purge discards what waits and leaves what is out`() {
    let leaks = LeakChecker()
    pool.cells.register(PhotoCell.self) { leaks.track(PhotoCell()) }
    var cells = (0..<3).map { _ in pool.cells.dequeue(PhotoCell.self) }
    pool.recycle(cells.removeLast())
    pool.recycle(cells.removeLast())
    pool.purge()
    #expect(pool.statistics == .init(created: 3, discarded: 2, live: 1))
    #expect(leaks.survivors.count == 1)
    pool.recycle(cells[0])
    #expect(pool.statistics.pooled == 1)
  }

  @Test func `Discarding everything forgets the cells that are out too`() {
    let leaks = LeakChecker()
    pool.cells.register(PhotoCell.self) { leaks.track(PhotoCell()) }
    var out: PhotoCell? = pool.cells.dequeue(PhotoCell.self)
    pool.recycle(pool.cells.dequeue(PhotoCell.self))
    pool.discardAll()
    #expect(pool.statistics == .init(created: 2, discarded: 2))
    if let out { pool.recycle(out) }
    #expect(pool.statistics == .init(created: 2, discarded: 2))
    out = nil
    #expect(leaks.survivors.isEmpty)
    #expect(pool.cells.dequeue(PhotoCell.self).preparationCount == 0, "it stays registered")
  }

  @Test func `A pool frees its cells with itself`() {
    let leaks = LeakChecker()
    var own: RecyclingPool? = leaks.track(RecyclingPool())
    own?.cells.register(PhotoCell.self) { leaks.track(PhotoCell()) }
    if let cell = own?.cells.dequeue(PhotoCell.self) { own?.recycle(cell) }
    own = nil
    #expect(leaks.survivors.isEmpty)
  }

  @Test func `However long it is used, the pool stays bounded and its books balance`() {
    var random = SeededGenerator(seed: 7)
    pool.cells.register(PhotoCell.self)
    pool.cells.register(TextCell.self)
    var out: [any CardCell] = []
    for _ in 0..<20_000 {
      if Bool.random(using: &random), out.count < 50 {
        let isPhoto = Bool.random(using: &random)
        out.append(
          isPhoto ? pool.cells.dequeue(PhotoCell.self) : pool.cells.dequeue(TextCell.self))
      } else if let index = out.indices.randomElement(using: &random) {
        pool.recycle(out.remove(at: index))
      }
      let statistics = pool.statistics
      #expect(statistics.live == out.count)
      #expect(statistics.pooled <= 16)
      #expect(statistics.created == statistics.live + statistics.pooled + statistics.discarded)
    }
  }
}
