public import Foundation

/// The results of one run of the benchmark.
public struct BenchmarkReport: Codable, Hashable, Sendable {
  /// In the order they were measured.
  public var results: [BenchmarkResult]

  /// Makes a report.
  public init(results: [BenchmarkResult] = []) {
    self.results = results
  }

  /// Reads a report that ``json()`` has written.
  /// - Throws: a `DecodingError` when it is not one.
  public init(json: Data) throws {
    self = try JSONDecoder().decode(BenchmarkReport.self, from: json)
  }

  /// The report as JSON: equal reports give equal bytes.
  /// - Throws: an `EncodingError` when a number in it is not finite.
  public func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return try encoder.encode(self)
  }
}
