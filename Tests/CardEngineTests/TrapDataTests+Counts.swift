import CardCore
import CardEngine
import CardPool
import CardTestSupport
import ExpandingCarousel
import Testing
import TransformStack

/// Few items, many items and loops (traps 9 and 10).
extension TrapDataTests {
  @Test(arguments: Preset.allCases, 0...6)
  func `9: small decks and small loops`(preset: Preset, count: Int) {
    var configuration = DeckConfiguration()
    for isLooping in [false, true] {
      configuration.isLooping = isLooping
      let rig = Rig.of(preset, count: count, configuration: configuration)
      for turn in 0..<(2 * count + 3) {
        rig.deck.swipe(turn.isMultiple(of: 2) ? .left : .right)
        rig.run(0.1, hertz: 30)
        rig.fling(by: CardPoint(x: -200, y: 0))
        rig.deck.scroll(to: turn)
        rig.run(0.1, hertz: 30)
        #expect(rig.fault == nil)
      }
      rig.run(3, hertz: 20)
      #expect(rig.deck.phase == .idle)
      #expect(Set(rig.host.paintOrder).count == rig.host.count, "an item is shown twice")
      #expect((rig.deck.frontItem == nil) == (count == 0 || rig.deck.frontIndex == count))
    }
  }

  @Test(arguments: Preset.stacks)
  func `9: undo goes back across the end of a loop`(preset: Preset) {
    var configuration = DeckConfiguration()
    configuration.isLooping = true
    let rig = Rig.of(preset, count: 3, configuration: configuration)
    for _ in 0..<4 {
      rig.deck.swipe(.right)
      rig.run(1)
    }
    #expect(rig.swiped == [0, 1, 2, 0])
    #expect(rig.deck.frontItem == 1)
    let fronts: [CardItemID?] = (0..<4).map { _ in
      rig.deck.undo()
      return rig.deck.frontItem
    }
    #expect(fronts == [0, 2, 1, 0])
    #expect(!rig.deck.undo())
  }

  @Test func `9: the visible count can be lowered in mid-drag`() {
    let rig = Rig(.slideCard)
    rig.pull(by: CardPoint(x: 48, y: 0), release: false)
    var layout = TransformStackLayout.slideCard
    layout.visibleCount = 1
    rig.deck.setLayout(layout)
    #expect(rig.placement(0)?.translation.x == 48)
    rig.run(1)
    #expect(rig.host.count == 2)
    layout.visibleCount = 5
    rig.deck.setLayout(layout)
    rig.run(1)
    #expect(rig.host.count == 6)
    #expect(rig.placement(0)?.translation.x == 48)
    rig.lift(after: CardPoint(x: 48, y: 0))
    rig.run(1)
    #expect(rig.fault == nil)
  }

  @Test func `10: two decks share nothing`() {
    let (first, second) = (Rig(.swipeCard), Rig(.swipeCard))
    second.host.commands = []
    first.deck.swipe(.left)
    first.run(1)
    #expect(second.host.commands.isEmpty)
    #expect(second.delegate.events.isEmpty)
    #expect(second.deck.frontIndex == 0)
  }

  @Test(arguments: Preset.stacks)
  func `10: two thousand swipes keep the cells bounded and all is freed`(preset: Preset) {
    let leaks = LeakChecker()
    do {
      let rig = Rig.of(preset, count: 2001)
      leaks.track(rig.deck)
      leaks.track(rig.host)
      rig.host.isLogging = false
      rig.source.onConfigure = { cell, _ in leaks.track(cell) }
      for _ in 0..<2000 {
        rig.deck.swipe(.left)
        rig.time += 1.0 / 20
        rig.deck.advance(to: rig.time)
      }
      #expect(rig.deck.frontIndex == 2000)
      #expect(rig.pool.statistics.created <= 4 + 12 + 1)
      rig.run(1)
      #expect(rig.departed.count == 2000)
      #expect(rig.fault == nil)
    }
    #expect(leaks.survivors.isEmpty)
  }
}
