import BenchmarkReport
import Testing

@Suite struct StatisticsTests {
  @Test(arguments: [
    ([3.0], 3.0, 3.0),
    ([5, 1, 3], 3, 1),
    ([4, 1, 3, 2], 2.5, 1),
    ([2, 2, 9, 2], 2, 2),
  ])
  func `The median is the middle, or between the two in the middle`(
    samples: [Double], median: Double, minimum: Double
  ) throws {
    let statistics = try #require(Statistics(samples))
    #expect(statistics.median == median)
    #expect(statistics.minimum == minimum)
  }

  @Test func `There are no statistics of nothing`() {
    #expect(Statistics([]) == nil)
  }
}
