import CardCore
import CardEngine
import CardPool
import CardTestSupport
import ExpandingCarousel
import Testing
import TransformStack

/// Changes of the data that broke other libraries (traps 1 to 10).
@Suite(.leakFree) struct TrapDataTests {
  @Test(arguments: Preset.stacks)
  func `1: twenty swipes in one turn are twenty commits, in order`(preset: Preset) {
    let rig = Rig.of(preset, count: 30)
    for turn in 0..<20 {
      #expect(rig.deck.swipe(turn.isMultiple(of: 2) ? .right : .left))
    }
    #expect(rig.swiped == (0..<20).map { CardItemID($0) })
    #expect(rig.deck.frontIndex == 20)
    #expect(rig.deck.historyCount == 20)
    rig.run(2)
    #expect(rig.departed == (0..<20).map { CardItemID($0) })
    #expect(rig.deck.phase == .idle)
    #expect(rig.fault == nil)
  }

  @Test(arguments: Preset.stacks)
  func `2: append, insert in front and reload leave a dragged card where it is`(preset: Preset) {
    let rig = Rig.of(preset)
    rig.pull(by: CardPoint(x: 48, y: 0), release: false)
    let held = rig.placement(0)
    let x = preset == .insetStack ? 72.0 : 48
    #expect(held?.translation.x == x)

    rig.deck.apply(rig.source.append([100, 101]))
    #expect(rig.placement(0) == held)
    rig.deck.apply([rig.source.insert(102, at: 0)])
    #expect(rig.placement(0) == held)
    rig.source.items.insert(103, at: 0)
    rig.deck.reload()
    #expect(rig.placement(0) == held)
    #expect(rig.deck.frontItem == 0)
    #expect(rig.deck.frontIndex == 2)

    rig.pointer(.move, rig.center + CardPoint(x: 56, y: 0))
    rig.run(0.1)
    #expect(rig.placement(0)?.translation.x == x / 48 * 56)
    rig.pointer(.up, rig.center + CardPoint(x: 56, y: 0))
    rig.run(3)
    #expect(rig.placement(0)?.translation == .zero)
    #expect(rig.delegate.milestones == [.didBeginDragging(0, index: 0), .didReset(0, index: 2)])
    #expect(rig.fault == nil)
  }

  @Test(arguments: Preset.stacks, [true, false])
  func `3: a reload to nothing during a flight or a return locks nothing`(
    preset: Preset, isFlight: Bool
  ) {
    let rig = Rig.of(preset)
    if isFlight {
      rig.deck.swipe(.right)
    } else {
      rig.pull(by: CardPoint(x: 48, y: 0))
    }
    rig.run(0.05)
    rig.source.items = []
    rig.deck.reload()
    #expect(rig.deck.frontItem == nil)
    rig.run(1)
    #expect(rig.host.count == 0)
    #expect(rig.deck.phase == .idle)

    rig.source.items = [77]
    rig.deck.reload()
    rig.run(0.5)
    #expect(rig.deck.frontItem == 77)
    #expect(rig.placement(77)?.alpha == 1)
    #expect(rig.deck.swipe(.left))
    #expect(rig.fault == nil)
  }

  @Test(arguments: Preset.stacks)
  func `4: removing each item in its didSwipe until nothing is left skips none`(preset: Preset) {
    let rig = Rig.of(preset, count: 5)
    rig.delegate.onEvent = { deck, event in
      guard case .didSwipe(let item, _, _) = event, let deck = deck as? Deck,
        let index = rig.source.items.firstIndex(of: item)
      else { return }
      deck.apply([rig.source.delete(at: index)])
      deck.swipe(.right)
    }
    rig.deck.swipe(.right)
    #expect(rig.swiped == [0, 1, 2, 3, 4])
    #expect(rig.source.items.isEmpty)
    #expect(rig.deck.frontItem == nil)
    rig.run(1)
    #expect(rig.host.count == 0)
    #expect(rig.fault == nil)
    rig.delegate.onEvent = nil
  }

  @Test(arguments: Preset.stacks)
  func `5: undo inside didSwipe takes that swipe back`(preset: Preset) {
    let rig = Rig.of(preset, count: 3)
    rig.delegate.onEvent = { deck, event in
      if case .didSwipe = event { deck.undo() }
    }
    rig.deck.swipe(.right)
    #expect(
      rig.delegate.milestones == [
        .willSwipe(0, index: 0, .right), .didSwipe(0, index: 0, .right), .didChangeFront(1),
        .didUndo(0, from: .right), .didChangeFront(0),
      ])
    rig.run(2)
    #expect(rig.departed.isEmpty)
    #expect(rig.deck.frontItem == 0)
    #expect(rig.fault == nil)
    rig.delegate.onEvent = nil
  }

  @Test(arguments: Preset.stacks)
  func `5: undo during the flight, twice fast, at the last card and at the first`(
    preset: Preset
  ) {
    let rig = Rig.of(preset, count: 2)
    #expect(!rig.deck.undo())
    rig.deck.swipe(.left)
    rig.deck.swipe(.right)
    #expect(rig.deck.frontItem == nil)
    rig.run(0.1)
    #expect(rig.deck.undo())
    #expect(rig.deck.undo())
    #expect(!rig.deck.undo())
    #expect(rig.deck.frontItem == 0)
    rig.run(3)
    #expect(rig.departed.isEmpty)
    #expect(rig.host.count == 2)
    #expect(rig.placement(0)?.translation == .zero)
    #expect(rig.fault == nil)
  }

  @Test func `6: identity and not the index decides what undo brings back`() {
    let rig = Rig(.swipeCard)
    for _ in 0..<3 { rig.deck.swipe(.right) }
    rig.run(1)
    rig.deck.apply([rig.source.delete(at: 1)])
    rig.deck.apply([rig.source.insert(100, at: 0)])
    #expect(rig.deck.frontItem == 3)
    #expect(rig.deck.undo())
    #expect(rig.deck.frontItem == 2)
    #expect(rig.deck.undo())
    #expect(rig.deck.frontItem == 0)
    #expect(!rig.deck.undo())
    #expect(rig.deck.frontItem == 0)
  }

  @Test(arguments: Preset.allCases)
  func `7: when the front item is removed the next one is in front`(preset: Preset) {
    let rig = Rig.of(preset)
    rig.deck.apply([rig.source.delete(at: 0)])
    #expect(rig.deck.frontItem == 1)
    #expect(rig.delegate.milestones == [.didChangeFront(1)])
    rig.run(1)
    #expect(rig.host.presentation(of: 0) == nil)
    #expect(rig.fault == nil)
  }

  @Test(arguments: Preset.stacks)
  func `7: a removed dragged card leaves quietly and the finger has no effect`(preset: Preset) {
    let rig = Rig.of(preset)
    rig.pull(by: CardPoint(x: 48, y: 0), release: false)
    rig.deck.apply([rig.source.delete(at: 0)])
    rig.pointer(.move, rig.center + CardPoint(x: 300, y: 0))
    rig.pointer(.up, rig.center + CardPoint(x: 300, y: 0))
    rig.run(1)
    #expect(
      rig.delegate.milestones == [.didBeginDragging(0, index: 0), .didChangeFront(1)])
    #expect(rig.placement(1)?.translation == .zero)
    rig.fling(by: CardPoint(x: 200, y: 0))
    #expect(rig.swiped == [1])
  }

  @Test func `7: a removed expanded card gives the row free`() {
    let rig = Rig(.expandingCarousel)
    rig.tap()
    rig.run(1)
    #expect(rig.deck.expandedItem == 0)
    rig.deck.apply([rig.source.delete(at: 0)])
    #expect(rig.deck.expandedItem == nil)
    #expect(rig.delegate.milestones.contains(.didExpand(0, false)))
    rig.run(1)
    rig.pull(by: CardPoint(x: -270, y: 0))
    rig.run(2)
    #expect(rig.deck.frontItem == 2)
    #expect(rig.fault == nil)
  }

  @Test(arguments: Preset.rows)
  func `8: prepending during a fling moves no card in any frame`(preset: Preset) {
    let (plain, changed) = (Rig.of(preset, count: 40), Rig.of(preset, count: 40))
    for rig in [plain, changed] {
      rig.fling(by: CardPoint(x: -300, y: 0), from: CardPoint(x: 310, y: 240))
    }
    for frame in 1...60 {
      if frame.isMultiple(of: 10) {
        changed.deck.apply([changed.source.insert(CardItemID(100 + frame), at: 0)])
      }
      for rig in [plain, changed] { rig.run(1.0 / 60, hertz: 60) }
      #expect(changed.deck.frontItem == plain.deck.frontItem)
      let shift = changed.deck.position - plain.deck.position
      #expect(shift.isNear(Double(frame / 10)))
      for card in plain.host.cards {
        guard let other = changed.placement(card.item), let own = card.presentation else {
          Issue.record("\(card.item) is missing")
          continue
        }
        #expect(other.jump(to: own.placement) < 1e-9)
      }
    }
    #expect(plain.deck.frontIndex > 1)
  }
}
