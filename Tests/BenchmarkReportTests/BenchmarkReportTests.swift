import BenchmarkReport
import Foundation
import Testing

/// A result by the figures that a test is about.
func result(
  _ work: String = "drag frame", count: Int = 10, fastest: Double = 100, allocations: Double = 0,
  loop: Double? = nil
) -> BenchmarkResult {
  var result = BenchmarkResult(
    layout: "fan", work: work, count: count, nanoseconds: fastest, fastest: fastest,
    allocations: allocations)
  result.loop = loop.map { BenchmarkResult.Loop(nanoseconds: $0, fastest: $0) }
  return result
}

@Suite struct BenchmarkReportTests {
  @Test func `A report survives being written and read`() throws {
    var full = result(loop: 50)
    full.instructions = 1_234.5
    full.references = 3
    full.liveBytes = 4_096
    let report = BenchmarkReport(results: [full, result("undo")])
    let json = try report.json()
    #expect(try BenchmarkReport(json: json) == report)
    #expect(try report.json() == json)
  }

  @Test func `What is no report is refused`() {
    #expect(throws: (any Error).self) { try BenchmarkReport(json: Data("{}".utf8)) }
  }

  @Test func `The ratio is that of the fastest runs`() {
    #expect(result(fastest: 300, loop: 120).ratio == 2.5)
    #expect(result(fastest: 300).ratio == nil)
    #expect(result(fastest: 300, loop: 0).ratio == nil)
  }

  @Test func `The table has a line for each result, its columns aligned`() {
    let report = BenchmarkReport(results: [
      result(count: 1_000_000, fastest: 1_234.5, loop: 12.34), result("undo", fastest: 9.876),
    ])
    let lines = report.table.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[1].contains("1,000,000") && lines[1].contains("1,235"))
    #expect(lines[1].contains("12.3") && lines[1].hasSuffix("100"))
    #expect(lines[2].contains("9.88"))
    #expect(end(of: "items", in: lines[0]) == end(of: "1,000,000", in: lines[1]))
  }

  private func end(of word: String, in line: Substring) -> Int? {
    line.range(of: word).map { line.distance(from: line.startIndex, to: $0.upperBound) }
  }
}
