import Foundation

/// Reference values from 60-digit arithmetic, kept as JSON in Fixtures.
enum Golden {
  /// The records of a section, all or those of one kind.
  static func records<Record: Decodable>(
    _ section: String, kind: String? = nil, in file: String = "motion_golden"
  ) -> [Record] {
    do {
      let url = Bundle.module.bundleURL.appendingPathComponent("Fixtures/\(file).json")
      let root = try JSONSerialization.jsonObject(with: Data(contentsOf: url))
      let rows = (root as? [String: Any])?[section] as? [[String: Any]] ?? []
      let chosen = rows.filter { kind == nil || $0["kind"] as? String == kind }
      let data = try JSONSerialization.data(withJSONObject: chosen)
      let records = try JSONDecoder().decode([Record].self, from: data)
      precondition(!records.isEmpty, "no \(kind ?? "record") in \(section)")
      return records
    } catch {
      preconditionFailure("\(section): \(error)")
    }
  }
}

/// A small generator with a seed, so that a failure can be run again.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// Numbers that a caller should never pass, and does.
let badNumbers: [Double] = [
  .nan, .infinity, -.infinity, 0, -1, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
  .leastNonzeroMagnitude, -0.0,
]

/// Whether two numbers agree to a relative 1e-12, the tolerance of the reference values.
func agree(_ value: Double, _ expected: Double, to tolerance: Double = 1e-12) -> Bool {
  abs(value - expected) <= tolerance * abs(expected)
}

/// Whether every one of the numbers is finite.
func allFinite(_ numbers: [Double]) -> Bool { numbers.allSatisfy(\.isFinite) }
