import CardTestSupport
import Testing

/// Checks after each test of a suite that every deck its rigs have made is freed, with its cells,
/// its pool, its host and its delegate.
struct LeakFree: SuiteTrait, TestTrait, TestScoping {
  /// What the rigs of the test that runs are tracked by.
  @TaskLocal static var tracker: Tracker?

  /// One test runs in one task, so nothing is shared.
  final class Tracker: @unchecked Sendable {
    private let leaks = LeakChecker()

    var survivors: [String] { leaks.survivors }

    func track(_ object: AnyObject) { leaks.track(object) }
  }

  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    let tracker = Tracker()
    try await LeakFree.$tracker.withValue(tracker) { try await function() }
    #expect(tracker.survivors.isEmpty, "not freed after \(test.name)")
  }
}

extension Trait where Self == LeakFree {
  /// All that a test's rigs have made is freed at its end.
  static var leakFree: Self { Self() }
}
