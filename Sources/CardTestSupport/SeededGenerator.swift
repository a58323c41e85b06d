internal import CardCore

/// Random numbers that are the same for the same seed on every machine: the generator
/// SplitMix64.
///
/// Print it where a test fails, and the run can be repeated:
///
/// ```swift
/// var random = SeededGenerator(seed: 42)
/// let distance = Double.random(in: -200...200, using: &random)
/// #expect(distance.isFinite, "\(random)")
/// ```
/// Source: Steele, Lea and Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  /// The number the sequence was started from.
  public let seed: UInt64
  private var state: UInt64

  /// Starts the sequence of a seed.
  public init(seed: UInt64) {
    self.seed = seed
    state = seed
  }

  /// The next number of the sequence; all 64 bits are equally random.
  /// - Complexity: O(1).
  public mutating func next() -> UInt64 {
    // The odd integer nearest to 2^64 divided by the golden ratio: it visits every state once.
    state &+= 0x9E37_79B9_7F4A_7C15
    return state.mixed
  }
}

extension SeededGenerator: CustomStringConvertible {
  /// How to make the generator again.
  public var description: String { "SeededGenerator(seed: \(seed))" }
}
