import CardPool
import Testing

@Suite struct RecyclingPoolStatisticsTests {
  @Test func `A new pool has done nothing`() {
    #expect(RecyclingPool().statistics == .init())
  }

  @Test func `Each dequeue either makes a cell or reuses one`() {
    #expect(RecyclingPool.Statistics(created: 3, reused: 4, discarded: 1, live: 2).dequeued == 7)
  }
}
