import CardCore
import CardEngine
import CardTestSupport
import Foundation
import Testing

/// A plainly correct model runs beside the deck under random events.
///
/// For a long run set `CARDSTOCK_MODEL_EVENTS` to the number of events for each strategy, and
/// `CARDSTOCK_MODEL_SEED` to the first seed.
@Suite struct ModelTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let events = environment["CARDSTOCK_MODEL_EVENTS"].flatMap { Int($0) } ?? 4000
  private static let firstSeed = environment["CARDSTOCK_MODEL_SEED"].flatMap { UInt64($0) } ?? 1
  private static let length = 250

  @Test(arguments: Preset.allCases)
  func `All ten laws: the deck does what the model does, whatever happens`(preset: Preset) {
    var (seed, count) = (Self.firstSeed, 0)
    while count < Self.events {
      let events = ModelRun.Kind(seed: seed).events(seed: seed, length: Self.length)
      if !Self.faults(of: events, on: preset, seed: seed).isEmpty {
        Self.report(events, on: preset, seed: seed)
        return
      }
      count += events.count
      seed += 1
    }
  }

  private static func faults(
    of events: [ScriptEvent], on preset: Preset, seed: UInt64
  ) -> [String] {
    let leaks = LeakChecker()
    var faults: [String]
    do {
      let run = ModelRun(
        preset, count: seed.isMultiple(of: 3) ? 3 : 12, kind: ModelRun.Kind(seed: seed))
      run.track(with: leaks)
      run.play(events)
      faults = run.faults
    }
    if !leaks.survivors.isEmpty { faults.append("law 5: \(leaks.survivors) are not freed") }
    return faults
  }

  private static func report(_ events: [ScriptEvent], on preset: Preset, seed: UInt64) {
    let fewest = minimized(events) { !faults(of: $0, on: preset, seed: seed).isEmpty }
    let list = fewest.map { "  \($0)" }.joined(separator: "\n")
    let fault = faults(of: fewest, on: preset, seed: seed).first ?? ""
    Issue.record("\(preset), seed \(seed):\n\(list)\n\(fault)")
  }
}
