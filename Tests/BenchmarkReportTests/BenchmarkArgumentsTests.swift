import BenchmarkReport
import Testing

@Suite struct BenchmarkArgumentsTests {
  @Test func `Without options everything is measured`() throws {
    let arguments = try BenchmarkArguments([])
    #expect(arguments.counts == [10, 1_000, 1_000_000, 1_000_000_000])
    #expect(arguments.includes(layout: "insetStack"))
    #expect(arguments.includes(work: "undo"))
    #expect(arguments.runs == 9)
    #expect(arguments.json == nil)
    #expect(!arguments.runsFixedWorkload)
  }

  @Test func `Options narrow down what is measured`() throws {
    let arguments = try BenchmarkArguments([
      "--layout", "a", "--layout", "b", "--work", "frame", "--count", "7", "--runs", "3",
    ])
    #expect(arguments.includes(layout: "b"))
    #expect(!arguments.includes(layout: "c"))
    #expect(arguments.includes(work: "drag frame"))
    #expect(!arguments.includes(work: "set-up"))
    #expect(arguments.counts == [7])
    #expect(arguments.runs == 3)
  }

  @Test func `A report goes to a file, or with a hyphen to the standard output`() throws {
    #expect(try BenchmarkArguments(["--json", "out.json"]).json == "out.json")
    #expect(try BenchmarkArguments(["--json", "-"]).json == "-")
    #expect(try BenchmarkArguments(["--compare", "old.json"]).comparison == "old.json")
  }

  @Test(arguments: [
    (["--speed"], BenchmarkArguments.Failure.unknown("--speed")),
    (["10"], .unknown("10")),
    (["--count"], .value(of: "--count")),
    (["--count", "ten"], .value(of: "--count")),
    (["--runs", "0"], .value(of: "--runs")),
    (["--count", "-5"], .value(of: "--count")),
    (["--json", "--runs"], .value(of: "--json")),
  ])
  func `A wrong option is refused by name`(
    words: [String], failure: BenchmarkArguments.Failure
  ) {
    #expect(throws: failure) { try BenchmarkArguments(words) }
  }
}
