import CardCore
import CardEngine
import CardPool
import CardTestSupport
import Foundation
import Testing
import TransformStack

/// What many swipes leave behind: nothing but their history.
///
/// For a long run set `CARDSTOCK_SWIPES`; 1,000 by default. On Linux, and when this test runs alone
/// (`--filter LongRunTests`), it also prints how much memory the process holds on the way.
@Suite(.leakFree) struct LongRunTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let swipes = environment["CARDSTOCK_SWIPES"].flatMap { Int($0) } ?? 1000

  @Test(arguments: Preset.stacks)
  func `10: the live cells are as many after any number of swipes`(preset: Preset) {
    let rig = Rig.of(preset, count: Self.swipes + 20)
    rig.host.isLogging = false
    var largest = 0
    for swipe in 1...Self.swipes {
      rig.deck.swipe(swipe.isMultiple(of: 2) ? .left : .right)
      rig.deck.advance(to: rig.time + 0.02)
      rig.time += 0.04
      rig.deck.advance(to: rig.time)
      rig.delegate.events.removeAll(keepingCapacity: true)
      largest = max(largest, rig.pool.statistics.live)
      if swipe.isMultiple(of: max(Self.swipes / 5, 1)) { report(swipe, rig) }
    }
    // A window of four at most, and twelve in flight, one of which makes room for the next.
    #expect(largest <= 4 + 12 + 1)
    #expect(rig.pool.statistics.created <= 4 + 12 + 1)
    #expect(rig.deck.frontIndex == Self.swipes)
    #expect(rig.deck.historyCount == Self.swipes)
    rig.run(2)
    #expect(rig.fault == nil)
  }

  @Test func `10: with a limit of undos nothing grows, however long a loop is swiped`() {
    var configuration = DeckConfiguration()
    configuration.isLooping = true
    configuration.undoLimit = 50
    let rig = Rig(.slideCard, count: 20, configuration: configuration)
    rig.host.isLogging = false
    for swipe in 1...Self.swipes {
      rig.deck.swipe(.left)
      rig.time += 0.05
      rig.deck.advance(to: rig.time)
      rig.delegate.events.removeAll(keepingCapacity: true)
      if swipe.isMultiple(of: max(Self.swipes / 5, 1)) { report(swipe, rig) }
    }
    #expect(rig.deck.historyCount == min(Self.swipes, 50))
  }

  private func report(_ swipe: Int, _ rig: Rig) {
    guard Self.environment["CARDSTOCK_SWIPES"] != nil,
      let pages = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
        .split(separator: " ").dropFirst().first
    else { return }
    print("\(swipe) swipes: \(rig.pool.statistics.live) cells, \(pages) resident pages")
  }
}
