extension BenchmarkReport {
  /// The changes against an earlier report as a table: a line for each result that both have.
  ///
  /// Times are compared by the fastest runs, as a percentage of the earlier one.
  public func comparison(with earlier: BenchmarkReport) -> String {
    var rows = [["layout", "work", "items", "min ns", "before", "change", "allocs", "before"]]
    for result in results {
      guard let old = earlier.results.first(where: { $0.isComparable(to: result) }) else {
        continue
      }
      rows.append([
        result.layout, result.work, BenchmarkReport.grouped(result.count),
        BenchmarkReport.short(result.fastest), BenchmarkReport.short(old.fastest),
        BenchmarkReport.change(from: old.fastest, to: result.fastest),
        BenchmarkReport.short(result.allocations), BenchmarkReport.short(old.allocations),
      ])
    }
    return BenchmarkReport.aligned(rows, leftColumns: 2)
  }

  /// A change in whole percent, with its sign.
  static func change(from old: Double, to new: Double) -> String {
    guard old > 0, (new / old).isFinite, new / old < 1e9 else { return "" }
    let percent = Int(((new / old - 1) * 100).rounded())
    return (percent > 0 ? "+" : "") + String(percent) + " %"
  }
}
