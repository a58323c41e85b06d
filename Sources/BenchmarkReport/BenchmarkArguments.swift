/// What the benchmark was asked to do on the command line.
public struct BenchmarkArguments: Hashable, Sendable {
  /// The layouts to measure, all when empty.
  public var layouts: Set<String> = []
  /// The pieces of work to measure, by a part of their name, all when empty.
  public var works: [String] = []
  /// The counts of items to measure with.
  public var counts: [Int] = BenchmarkArguments.allCounts
  /// How many times each is measured.
  public var runs = 9
  /// Where to write the report as JSON; `-` prints it in place of the table.
  public var json: String?
  /// The earlier report to compare with.
  public var comparison: String?
  /// Whether to run the fixed workload that counts are taken of, and nothing else.
  public var runsFixedWorkload = false
  /// Whether to print how to call the benchmark, and nothing else.
  public var showsHelp = false

  /// The counts measured unless others are asked for.
  public static let allCounts = [10, 1_000, 1_000_000, 1_000_000_000]

  /// What a command line was refused for.
  public enum Failure: Error, Hashable {
    /// An option that does not exist.
    case unknown(String)
    /// An option without the value it needs, or with one that is no positive number.
    case value(of: String)
  }

  /// Reads a command line, the name of the program left out.
  public init(_ words: [String]) throws(Failure) {
    var rest = words[...]
    while let option = rest.popFirst() {
      switch option {
      case "--layout": layouts.insert(try BenchmarkArguments.value(of: option, &rest))
      case "--work": works.append(try BenchmarkArguments.value(of: option, &rest))
      case "--count": counts = [try BenchmarkArguments.number(of: option, &rest)]
      case "--runs": runs = try BenchmarkArguments.number(of: option, &rest)
      case "--json": json = try BenchmarkArguments.value(of: option, &rest)
      case "--compare": comparison = try BenchmarkArguments.value(of: option, &rest)
      case "--fixed": runsFixedWorkload = true
      case "--help", "-h": showsHelp = true
      default: throw .unknown(option)
      }
    }
  }

  private static func value(
    of option: String, _ rest: inout ArraySlice<String>
  ) throws(Failure) -> String {
    guard let value = rest.popFirst(), value == "-" || !value.hasPrefix("-") else {
      throw .value(of: option)
    }
    return value
  }

  private static func number(
    of option: String, _ rest: inout ArraySlice<String>
  ) throws(Failure) -> Int {
    guard let number = Int(try value(of: option, &rest)), number > 0 else {
      throw .value(of: option)
    }
    return number
  }

  /// Whether a piece of work is to be measured.
  public func includes(work: String) -> Bool {
    works.isEmpty || works.contains { work.contains($0) }
  }

  /// Whether a layout is to be measured.
  public func includes(layout: String) -> Bool {
    layouts.isEmpty || layouts.contains(layout)
  }

  /// How to call the benchmark.
  public static let help = """
    Measures what decks cost: swift run -c release cardstock-benchmark [options]

      --layout NAME   only this layout (may be repeated)
      --work PART     only work whose name contains this (may be repeated)
      --count N       only with this many items
      --runs N        how many times each is measured (9)
      --json FILE     also write the results as JSON; - prints them instead of the table
      --compare FILE  print the changes against an earlier JSON
      --fixed         run the fixed workload for callgrind, and print its allocations
    """
}
