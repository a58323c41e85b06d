/// What one piece of work costs, for one layout and one count of items.
public struct BenchmarkResult: Codable, Hashable, Sendable {
  /// The cost of a hand-written loop that computes the same placements.
  public struct Loop: Codable, Hashable, Sendable {
    /// The median of the runs, in nanoseconds per operation.
    public var nanoseconds: Double
    /// The fastest run, in nanoseconds per operation.
    public var fastest: Double

    /// Makes a cost from its parts.
    public init(nanoseconds: Double, fastest: Double) {
      self.nanoseconds = nanoseconds
      self.fastest = fastest
    }
  }

  /// The layout, as `insetStack`.
  public var layout: String
  /// What was done, as `drag frame`.
  public var work: String
  /// How many items the deck had.
  public var count: Int
  /// The median of the runs, in nanoseconds per operation.
  public var nanoseconds: Double
  /// The fastest run, in nanoseconds per operation.
  public var fastest: Double
  /// Instructions per operation, where the machine counts them.
  public var instructions: Double?
  /// Heap allocations per operation.
  public var allocations: Double
  /// Calls of retain and release per operation, where the runtime lets them be counted.
  public var references: Double?
  /// Bytes that stay on the heap afterwards.
  public var liveBytes: Int?
  /// The hand-written loop measured in turns with this work.
  public var loop: Loop?

  /// Makes a result without optional parts.
  public init(
    layout: String, work: String, count: Int, nanoseconds: Double, fastest: Double,
    allocations: Double
  ) {
    self.layout = layout
    self.work = work
    self.count = count
    self.nanoseconds = nanoseconds
    self.fastest = fastest
    self.allocations = allocations
  }

  /// How many times as long as the hand-written loop, by the fastest runs of both: other processes
  /// only ever add to a time. `nil` without a loop.
  public var ratio: Double? {
    guard let loop, loop.fastest > 0 else { return nil }
    return fastest / loop.fastest
  }

  /// Whether another result is of the same work on the same layout with as many items.
  public func isComparable(to other: BenchmarkResult) -> Bool {
    layout == other.layout && work == other.work && count == other.count
  }
}
