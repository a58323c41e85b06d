import CardCore
import CardEngine
import CardPool
import CardTestSupport
import Foundation
import Testing
import TransformStack

/// What many swipes leave behind: nothing but their history.
///
/// For a long run set `CARDSTOCK_SWIPES`; 1,000 by default. What can be counted is counted in every
/// run. The memory of the process is that of all tests that run at the time, so it is looked at on
/// Linux only, where a number of swipes is set, which takes that this suite runs alone
/// (`--filter LongRunTests`); it is printed on the way, and must stay flat from 100,000 on.
@Suite(.leakFree, .serialized) struct LongRunTests {
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

  @Test func `10: with a limit of undos nothing grows, however long a loop is swiped`() throws {
    var configuration = DeckConfiguration()
    configuration.isLooping = true
    configuration.undoLimit = 50
    let rig = Rig(.slideCard, count: 20, configuration: configuration)
    rig.host.isLogging = false
    var (cells, pages): (RecyclingPool.Statistics?, Int?)
    for swipe in 1...Self.swipes {
      rig.deck.swipe(.left)
      rig.time += 0.05
      rig.deck.advance(to: rig.time)
      rig.delegate.events.removeAll(keepingCapacity: true)
      if swipe.isMultiple(of: max(Self.swipes / 5, 1)) { report(swipe, rig) }
      // From here on a deck that swipes at the same pace needs nothing that it does not have.
      if swipe == Self.swipes * 2 / 5 { (cells, pages) = (rig.pool.statistics, residentPages) }
      if swipe > Self.swipes * 2 / 5 { #expect(rig.deck.historyCount == 50) }
    }
    let (early, late) = (try #require(cells), rig.pool.statistics)
    #expect(late.created == early.created)
    #expect(late.live == early.live && late.pooled == early.pooled)
    #expect(late.live == rig.host.count)
    if Self.swipes >= 100_000, let before = pages, let after = residentPages {
      // 40 bytes a swipe, which is what an entry of the history takes, would be 580 pages.
      #expect(after - before < 128)
    }
  }

  private func report(_ swipe: Int, _ rig: Rig) {
    guard let pages = residentPages else { return }
    print("\(swipe) swipes: \(rig.pool.statistics.live) cells, \(pages) resident pages")
  }

  /// The memory that the process holds, in pages, where it is that of this suite.
  private var residentPages: Int? {
    guard Self.environment["CARDSTOCK_SWIPES"] != nil,
      let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    else { return nil }
    return text.split(separator: " ").dropFirst().first.flatMap { Int($0) }
  }
}
