import BenchmarkReport
import Testing

@Suite struct BenchmarkReportComparisonTests {
  @Test(arguments: [
    (100.0, 150.0, "+50 %"),
    (200, 100, "-50 %"),
    (100, 100.4, "0 %"),
  ])
  func `Changes are in whole percent of the earlier time`(
    before: Double, after: Double, change: String
  ) {
    let earlier = BenchmarkReport(results: [result(fastest: before)])
    let later = BenchmarkReport(results: [result(fastest: after)])
    let lines = later.comparison(with: earlier).split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[1].contains("  \(change)"))
  }

  @Test func `Only what both have is compared`() {
    let earlier = BenchmarkReport(results: [result(count: 10), result("undo")])
    let later = BenchmarkReport(results: [result(count: 10), result(count: 1_000)])
    #expect(later.comparison(with: earlier).split(separator: "\n").count == 2)
  }
}
