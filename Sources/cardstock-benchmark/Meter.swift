internal import BenchmarkReport
internal import BenchmarkSupport

/// Measures what a stretch of code costs.
struct Meter {
  /// What one operation has cost.
  struct Cost {
    var time: Statistics?
    var instructions: Double?
    var allocations = 0.0
    var references: Double?
  }

  /// How often each stretch is measured.
  var runs: Int
  private let countsInstructions = benchmark_open_instruction_counter()

  init(runs: Int) {
    self.runs = runs
  }

  /// Measures a stretch of several operations.
  /// - Parameters:
  ///   - operations: how many there are in one call of `body`.
  ///   - prepare: brings about the state that `body` starts from; not measured.
  ///   - body: what is measured.
  ///   - companion: measured in turns with `body`, so that a busy machine slows both.
  /// - Returns: the cost of one operation of `body`, and the time of one of `companion`.
  func measure(
    _ operations: Int, prepare: () -> Void = {}, _ body: () -> Void,
    companion: () -> Void = {}
  ) -> (body: Cost, companion: Statistics?) {
    // Twice: the first round allocates what is kept, the second what the first could not know of.
    for _ in 0..<2 {
      prepare()
      body()
      companion()
    }
    var cost = Cost()
    var times: [Double] = []
    var companionTimes: [Double] = []
    var instructions: [Double] = []
    times.reserveCapacity(runs)
    companionTimes.reserveCapacity(runs)
    instructions.reserveCapacity(runs)
    var allocations = UInt64.max
    let scale = 1 / Double(operations)
    for _ in 0..<runs {
      prepare()
      let allocationsBefore = benchmark_allocation_count()
      let instructionsBefore = benchmark_instruction_count()
      let start = benchmark_nanoseconds()
      body()
      let end = benchmark_nanoseconds()
      let instructionsAfter = benchmark_instruction_count()
      // The fewest: an array of the deck's that grows once in a while belongs to no single frame.
      allocations = min(allocations, benchmark_allocation_count() - allocationsBefore)
      times.append(Double(end - start) * scale)
      instructions.append(Double(instructionsAfter - instructionsBefore) * scale)

      let companionStart = benchmark_nanoseconds()
      companion()
      companionTimes.append(Double(benchmark_nanoseconds() - companionStart) * scale)
    }
    cost.time = Statistics(times)
    cost.instructions = countsInstructions ? Statistics(instructions)?.median : nil
    cost.allocations = Double(allocations) * scale
    prepare()
    if benchmark_start_counting_references() {
      body()
      cost.references = Double(benchmark_stop_counting_references()) * scale
    }
    return (cost, Statistics(companionTimes))
  }
}

/// Keeps the compiler from leaving out the work that led to a value.
@inline(never) func keep<Value>(_ value: borrowing Value) {}
