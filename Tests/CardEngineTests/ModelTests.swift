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
    var demands = ModelDemands()
    while count < Self.events {
      let events = ModelRun.Kind(seed: seed).events(seed: seed, length: Self.length)
      let result = Self.result(of: events, on: preset, seed: seed)
      demands += result.demands
      if !result.faults.isEmpty {
        Self.report(events, on: preset, seed: seed)
        return
      }
      count += events.count
      seed += 1
    }
    // So many are there that must do something: a test that demands nothing passes. What is
    // repeated to see a failure again may be shorter than what such numbers hold for.
    guard count >= 3000 else { return }
    #expect(100 * demands.swipes > count)
    #expect(200 * demands.flings > count)
    #expect(100 * demands.undos > count)
    #expect(500 * demands.insides > count)
  }

  private static func result(
    of events: [ScriptEvent], on preset: Preset, seed: UInt64
  ) -> (faults: [String], demands: ModelDemands) {
    let leaks = LeakChecker()
    var faults: [String]
    let demands: ModelDemands
    do {
      let run = ModelRun(
        preset, count: seed.isMultiple(of: 3) ? 3 : 12, kind: ModelRun.Kind(seed: seed))
      run.track(with: leaks)
      run.play(events)
      (faults, demands) = (run.faults, run.demands)
    }
    if !leaks.survivors.isEmpty { faults.append("law 5: \(leaks.survivors) are not freed") }
    return (faults, demands)
  }

  private static func report(_ events: [ScriptEvent], on preset: Preset, seed: UInt64) {
    let fewest = minimized(events) {
      !result(of: $0, on: preset, seed: seed).faults.isEmpty
    }
    let list = fewest.map { "  \($0)" }.joined(separator: "\n")
    let fault = result(of: fewest, on: preset, seed: seed).faults.first ?? ""
    Issue.record("\(preset), seed \(seed):\n\(list)\n\(fault)")
  }
}
