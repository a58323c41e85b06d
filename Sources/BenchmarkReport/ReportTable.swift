extension BenchmarkReport {
  /// The results as a table with a line for each.
  public var table: String {
    var rows = [
      [
        "layout", "work", "items", "median ns", "min ns", "instr.", "allocs", "retain+rel.",
        "loop min ns", "ratio", "live bytes",
      ]
    ]
    for result in results {
      rows.append([
        result.layout, result.work, BenchmarkReport.grouped(result.count),
        BenchmarkReport.short(result.nanoseconds), BenchmarkReport.short(result.fastest),
        BenchmarkReport.short(result.instructions), BenchmarkReport.short(result.allocations),
        BenchmarkReport.short(result.references), BenchmarkReport.short(result.loop?.fastest),
        BenchmarkReport.short(result.ratio),
        result.liveBytes.map(BenchmarkReport.grouped) ?? "",
      ])
    }
    return BenchmarkReport.aligned(rows, leftColumns: 2)
  }

  /// Aligns columns: the first ones to the left, numbers to the right.
  static func aligned(_ rows: [[String]], leftColumns: Int) -> String {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        let space = String(repeating: " ", count: widths[column] - cell.count)
        return column < leftColumns ? cell + space : space + cell
      }
      var line = cells.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return line
    }.joined(separator: "\n")
  }

  /// A number with as many digits as say something: two behind the point below ten, one below a
  /// hundred, none above; nothing for one that is missing.
  static func short(_ number: Double?) -> String {
    guard let number, number.magnitude < 1e15 else { return "" }
    if number == number.rounded() { return grouped(Int(number)) }
    let places = number.magnitude < 10 ? 2 : number.magnitude < 100 ? 1 : 0
    let factor = places == 2 ? 100.0 : places == 1 ? 10 : 1
    let scaled = Int((number.magnitude * factor).rounded())
    let sign = number < 0 && scaled != 0 ? "-" : ""
    guard places > 0 else { return sign + grouped(scaled) }
    let fraction = String(scaled % Int(factor))
    return sign + String(scaled / Int(factor)) + "."
      + String(repeating: "0", count: places - fraction.count) + fraction
  }

  /// A whole number in groups of three digits.
  static func grouped(_ number: Int) -> String {
    var digits = String(number.magnitude)
    var groups: [String] = []
    while digits.count > 3 {
      groups.insert(String(digits.suffix(3)), at: 0)
      digits.removeLast(3)
    }
    groups.insert(digits, at: 0)
    return (number < 0 ? "-" : "") + groups.joined(separator: ",")
  }
}
