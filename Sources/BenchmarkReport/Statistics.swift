/// The two figures a series of measurements is summed up by.
public struct Statistics: Hashable, Sendable {
  /// The middle one; the mean of the two in the middle of an even number.
  public let median: Double
  /// The smallest one.
  public let minimum: Double

  /// Sums up a series; `nil` for an empty one.
  /// - Complexity: O(n log n).
  public init?(_ samples: [Double]) {
    let sorted = samples.sorted()
    guard let first = sorted.first else { return nil }
    minimum = first
    let middle = sorted.count / 2
    median =
      sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }
}
