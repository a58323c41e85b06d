internal import BenchmarkReport
internal import BenchmarkSupport
internal import Foundation

/// The command line of the benchmark.
@main
struct CardstockBenchmark {
  static func main() {
    do {
      try run(BenchmarkArguments(Array(CommandLine.arguments.dropFirst())))
    } catch {
      FileHandle.standardError.write(Data("cardstock-benchmark: \(error)\n".utf8))
      exit(1)
    }
  }

  private static func run(_ arguments: BenchmarkArguments) throws {
    if arguments.showsHelp {
      print(BenchmarkArguments.help)
      return
    }
    if arguments.runsFixedWorkload {
      FixedWorkload().run()
      return
    }
    #if DEBUG
      print("Built without optimization: the figures mean nothing. Use -c release.")
    #endif
    // Read first: a missing file should not be noticed after minutes of measuring.
    let earlier = try arguments.comparison.map(report(from:))

    var suite = Suite(arguments: arguments)
    suite.measureAll()

    if arguments.json == "-" {
      print(String(decoding: try suite.report.json(), as: UTF8.self))
    } else {
      print(suite.report.table)
      printGoals(of: suite.report)
    }
    if let path = arguments.json, path != "-" {
      try suite.report.json().write(to: URL(fileURLWithPath: path))
    }
    if let earlier {
      print()
      print(suite.report.comparison(with: earlier))
    }
  }

  private static func report(from path: String) throws -> BenchmarkReport {
    try BenchmarkReport(json: Data(contentsOf: URL(fileURLWithPath: path)))
  }

  private static func printGoals(of report: BenchmarkReport) {
    print()
    for goal in BenchmarkGoal.all(for: report) {
      print("\(goal.misses.isEmpty ? "reached" : "MISSED ")  \(goal.title)")
      for miss in goal.misses { print("           \(miss)") }
    }
  }
}
