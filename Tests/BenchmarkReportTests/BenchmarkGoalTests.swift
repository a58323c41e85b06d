import BenchmarkReport
import Testing

@Suite struct BenchmarkGoalTests {
  private func missed(_ results: [BenchmarkResult]) -> [String] {
    BenchmarkGoal.all(for: BenchmarkReport(results: results))
      .filter { !$0.misses.isEmpty }.map(\.title)
  }

  @Test func `Figures on the limit reach every goal`() {
    #expect(
      missed([
        result("placements", fastest: 130, loop: 100),
        result("drag frame", count: 10, fastest: 300, loop: 100),
        result("drag frame", count: 1_000, fastest: 999, loop: 333),
        result("drag frame", count: 1_000_000_000, fastest: 315, loop: 105),
        result("set-up", count: 10, fastest: 1_000, allocations: 40),
        result("set-up", count: 1_000, fastest: 1_050, allocations: 40),
      ]) == [])
  }

  @Test(arguments: [
    (
      [result("fling frame", allocations: 0.01)], ["No allocation in a warm frame"]
    ),
    (
      [result("placements", fastest: 131, loop: 100)],
      ["Placements within 1.3 times the plain loop"]
    ),
    (
      [result("drag frame", fastest: 301, loop: 100)],
      ["A whole frame within 3 times the plain loop"]
    ),
    (
      [result(count: 10, fastest: 100), result(count: 1_000_000_000, fastest: 106)],
      ["A frame of the largest deck within 1.05 times that of the smallest"]
    ),
    (
      [result("set-up", count: 10, fastest: 100), result("set-up", count: 1_000, fastest: 106)],
      ["Set-up independent of the count (within 1.05 times)"]
    ),
    (
      [
        result("set-up", count: 10, allocations: 40),
        result("set-up", count: 1_000, allocations: 41),
      ],
      ["Allocations of a set-up independent of the count"]
    ),
  ])
  func `A figure beyond its limit misses its goal and no other`(
    results: [BenchmarkResult], titles: [String]
  ) {
    #expect(missed(results) == titles)
  }

  @Test(arguments: [(30.0, 30.0, true), (30, 30.5, true), (30, 39, false)])
  func `A wide window may retain no more than a narrow one`(
    narrow: Double, wide: Double, isReached: Bool
  ) {
    var results = [result(), result()]
    results[0].layout = BenchmarkGoal.narrowLayout
    results[0].references = narrow
    results[1].layout = BenchmarkGoal.wideLayout
    results[1].references = wide
    #expect(missed(results) == (isReached ? [] : ["No retain or release per card"]))
  }

  @Test func `Commands may allocate and have no loop to be compared with`() {
    #expect(missed([result("undo", fastest: 1e6, allocations: 12)]) == [])
  }
}
