/// A figure to reach, and whether a report reaches it.
public struct BenchmarkGoal: Hashable, Sendable {
  /// What is to be reached.
  public let title: String
  /// The results that fail it, in words; empty when it is reached.
  public let misses: [String]

  /// The names of work that is done in each frame end with this.
  public static let frameSuffix = " frame"
  /// The name of the work of a layout alone.
  public static let placing = "placements"
  /// The name of the work of making a deck and showing its first frame.
  public static let settingUp = "set-up"

  /// A layout of a few cards, and the same layout with many more: what they differ by is the cost
  /// of a card.
  public static let narrowLayout = "slideCard"
  /// The layout with many cards.
  public static let wideLayout = "slideCard12"

  /// The goals, checked against a report. Those on time are for people to look at: machines differ
  /// and are shared.
  public static func all(for report: BenchmarkReport) -> [BenchmarkGoal] {
    let frames = report.results.filter {
      $0.work.hasSuffix(frameSuffix) || $0.work == placing
    }
    return [
      BenchmarkGoal(title: "No allocation in a warm frame", frames) { $0.allocations > 0 },
      BenchmarkGoal(
        title: "Placements within 1.3 times the plain loop", frames.filter { $0.work == placing }
      ) { ($0.ratio ?? 0) > 1.3 },
      BenchmarkGoal(
        title: "A whole frame within 3 times the plain loop", frames.filter { $0.work != placing }
      ) { ($0.ratio ?? 0) > 3 },
      BenchmarkGoal(
        title: "No retain or release per card", frames.filter { $0.layout == wideLayout }
      ) { wide in
        let narrow = frames.first {
          $0.layout == narrowLayout && $0.work == wide.work && $0.count == wide.count
        }
        return (wide.references ?? 0) > (narrow?.references ?? .infinity) + 0.5
      },
      BenchmarkGoal(
        title: "A frame of the largest deck within 1.05 times that of the smallest", frames
      ) { result in grows(result, in: report, beyond: 1.05) },
      BenchmarkGoal(
        title: "Set-up independent of the count (within 1.05 times)",
        report.results.filter { $0.work == settingUp }
      ) { result in grows(result, in: report, beyond: 1.05) },
      BenchmarkGoal(
        title: "Allocations of a set-up independent of the count",
        report.results.filter { $0.work == settingUp }
      ) { result in
        smallest(like: result, in: report).map { result.allocations > $0.allocations } ?? false
      },
    ]
  }

  private init(
    title: String, _ results: [BenchmarkResult], isMissed: (BenchmarkResult) -> Bool
  ) {
    self.title = title
    misses = results.filter(isMissed).map { result in
      var text =
        "\(result.layout), \(result.work), \(BenchmarkReport.grouped(result.count)) items: "
        + "\(BenchmarkReport.short(result.fastest)) ns, "
        + "\(BenchmarkReport.short(result.allocations)) allocations"
      if let references = result.references {
        text += ", \(BenchmarkReport.short(references)) retains and releases"
      }
      if let ratio = result.ratio { text += ", ratio \(BenchmarkReport.short(ratio))" }
      return text
    }
  }

  private static func smallest(
    like result: BenchmarkResult, in report: BenchmarkReport
  ) -> BenchmarkResult? {
    report.results.filter { $0.layout == result.layout && $0.work == result.work }
      .min { $0.count < $1.count }
  }

  private static func grows(
    _ result: BenchmarkResult, in report: BenchmarkReport, beyond factor: Double
  ) -> Bool {
    let largest = report.results.filter { $0.layout == result.layout && $0.work == result.work }
      .max { $0.count < $1.count }
    guard largest?.count == result.count, let base = smallest(like: result, in: report) else {
      return false
    }
    return result.fastest > base.fastest * factor
  }
}
