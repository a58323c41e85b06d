import CardCore
import CardEngine
import CardTestSupport
import Foundation
import Testing

/// `DeckState` and `Deck+State`: what is saved and restored.
@Suite(.leakFree) struct DeckStateTests {
  /// A deck over other data that takes a state in place of its first load.
  func restored(
    _ state: DeckState, _ preset: Preset, over items: [CardItemID]
  ) -> Rig {
    let rig = Rig.of(preset, count: 0)
    rig.source.items = items
    rig.deck.restore(state)
    return rig
  }

  func items(_ range: Range<Int>) -> [CardItemID] { range.map { CardItemID($0) } }

  @Test(arguments: Preset.stacks)
  func `a restored stack has the same front and the same history`(preset: Preset) {
    let rig = Rig.of(preset)
    for direction in [CardDirection.left, .right, .right] { rig.deck.swipe(direction) }
    let state = rig.deck.state
    #expect(state.frontItem == 3 && state.frontIndex == 3)
    #expect(state.history.map(\.item) == [0, 1, 2])
    #expect(state.history.map(\.direction) == [.left, .right, .right])
    let copy = restored(state, preset, over: items(0..<10))
    #expect(copy.deck.state == state)
    rig.run(3)
    copy.run(3)
    #expect(copy.host.paintOrder == rig.host.paintOrder)
    for item in copy.host.paintOrder { #expect(copy.placement(item) == rig.placement(item)) }
    #expect(copy.deck.undo() && copy.deck.frontItem == 2)
    #expect(copy.fault == nil)
  }

  @Test func `cards are there at once, and the items are asked for once`() {
    let state = DeckState(frontItem: 7, frontIndex: 7)
    let rig = restored(state, .swipeCard, over: items(0..<20))
    #expect(rig.deck.phase == .idle)
    #expect(rig.host.frontItem == 7)
    #expect(rig.source.calls.cell == rig.host.count)
    #expect(rig.source.calls.index == 0)
  }

  @Test(
    arguments: [
      // Items have moved, some are gone: identity decides.
      ([5, 0, 9, 2, 3, 4], 3, [0, 2]), ([3, 0, 1, 2], 3, [0, 1, 2]),
      // The front is gone: the one behind the last of the history comes up.
      ([0, 1, 2, 4, 5], 4, [0, 1, 2]), ([8, 0, 1, 9, 4], 9, [0, 1]),
      // Nothing of it is left: the index counts, as far as there are items.
      ([20, 21, 22, 23, 24], 23, []), ([20, 21], nil, []), ([], nil, []),
    ] as [([CardItemID], CardItemID?, [CardItemID])])
  func `items that have gone are left out`(
    items: [CardItemID], front: CardItemID?, history: [CardItemID]
  ) {
    let rig = Rig.of(.swipeCard)
    for _ in 0..<3 { rig.deck.swipe(.left) }
    let copy = restored(rig.deck.state, .swipeCard, over: items)
    #expect(copy.deck.frontItem == front)
    #expect(copy.deck.state.history.map(\.item) == history)
    copy.run(1)
    #expect(copy.fault == nil)
  }

  @Test func `a deck that had run out shows what has come since`() {
    let rig = Rig.of(.swipeCard, count: 2)
    rig.deck.swipe(.left)
    rig.deck.swipe(.left)
    #expect(rig.deck.state.frontItem == nil)
    #expect(restored(rig.deck.state, .swipeCard, over: items(0..<2)).deck.frontItem == nil)
    #expect(restored(rig.deck.state, .swipeCard, over: items(0..<4)).deck.frontItem == 2)
  }

  @Test func `a row is where it was, and goes on from there`() {
    let rig = Rig.of(.timeMachine, count: 30)
    rig.deck.scroll(to: 12)
    rig.run(0.1)
    let state = rig.deck.state
    #expect(state.rowOffset < -0.01)
    let copy = restored(state, .timeMachine, over: items(0..<30))
    #expect(copy.deck.position == rig.deck.position)
    copy.run(3)
    #expect(copy.deck.position == 12)
  }

  @Test func `an expanded card is expanded at once, and nobody is told`() {
    let rig = Rig.of(.expandingCarousel)
    rig.deck.scroll(to: 4, animated: false)
    rig.deck.expand()
    rig.run(2)
    let copy = restored(rig.deck.state, .expandingCarousel, over: items(0..<10))
    #expect(copy.deck.expandedItem == 4 && copy.deck.expansionFraction == 1)
    #expect(copy.placement(4) == rig.placement(4))
    copy.run(1)
    #expect(copy.delegate.milestones.allSatisfy { $0 == .didChangeFront(4) })
    copy.deck.collapse()
    copy.run(2)
    #expect(copy.deck.expandedItem == nil)
    #expect(restored(rig.deck.state, .expandingCarousel, over: [1, 2]).deck.expandedItem == nil)
    #expect(restored(rig.deck.state, .swipeCard, over: items(0..<10)).deck.expandedItem == nil)
  }

  @Test(arguments: [true, false])
  func `an expansion on its way goes on from where it was`(isExpanding: Bool) {
    let rig = Rig.of(.expandingCarousel)
    rig.deck.expand()
    if !isExpanding {
      rig.run(2)
      rig.deck.collapse()
    }
    rig.run(0.1)
    let state = rig.deck.state
    let copy = restored(state, .expandingCarousel, over: items(0..<10))
    #expect(copy.deck.expansionFraction == rig.deck.expansionFraction)
    #expect(copy.deck.expansionFraction > 0 && copy.deck.expansionFraction < 1)
    copy.run(2)
    #expect(copy.deck.expandedItem == (isExpanding ? 0 : nil))
    #expect(copy.delegate.milestones.contains(.didExpand(0, isExpanding)))
  }

  @Test func `restoring ends a drag, lands the flights and takes an expansion back`() {
    let rig = Rig.of(.swipeCard)
    let start = rig.deck.state
    rig.pull(by: CardPoint(x: 40, y: 0), release: false)
    rig.deck.swipe(.left)
    rig.run(0.05)
    rig.deck.restore(start)
    #expect(rig.deck.frontItem == 0 && !rig.deck.canUndo)
    #expect(rig.deck.phase == .idle)
    #expect(rig.departed == [0])
    #expect(rig.host.paintOrder.filter { $0 == 0 }.count == 1)
    rig.lift(after: CardPoint(x: 300, y: 0))
    #expect(rig.deck.frontItem == 0)
    rig.pull(by: CardPoint(x: 40, y: 0), release: false)
    rig.deck.restore(start)
    #expect(rig.deck.phase == .idle && rig.host.frontItem == 0)
    rig.lift(after: CardPoint(x: 300, y: 0))
    #expect(rig.deck.frontItem == 0)
    let row = Rig.of(.expandingCarousel)
    let collapsed = row.deck.state
    row.deck.expand()
    row.run(2)
    row.deck.restore(collapsed)
    #expect(row.deck.expandedItem == nil)
    #expect(rig.fault == nil && row.fault == nil)
  }

  @Test func `the first data may come with a state, though the deck was given an empty list`()
    throws
  {
    let rig = Rig.of(.swipeCard, count: 0)
    try rig.deck.apply(items: [])
    rig.source.items = [1, 2, 3, 4, 5]
    rig.deck.restore(DeckState(frontItem: 3, frontIndex: 2))
    #expect(rig.deck.frontItem == 3 && rig.deck.count == 5)
    rig.source.items = [1, 2, 4, 5]
    try rig.deck.apply(items: rig.source.items)
    #expect(rig.deck.frontItem == 4)
    #expect(rig.fault == nil)
  }

  @Test(
    arguments: [
      ([10, 11, 12, 13, 14, 15], 14), ([10, 11, 14], 14), ([0, 14, 2], 14), ([0, 1, 2], 0),
    ] as [([CardItemID], CardItemID)])
  func `data that has changed before a state came is taken in with it`(
    items: [CardItemID], front: CardItemID
  ) {
    let rig = Rig.of(.swipeCard, count: 3)
    rig.source.items = items
    rig.deck.restore(DeckState(frontItem: front, frontIndex: 4))
    #expect(rig.deck.count == items.count)
    #expect(rig.deck.frontItem == front)
    rig.run(1)
    #expect(rig.host.frontItem == front)
    for card in rig.host.cards { #expect((card.cell as? TestCell)?.item == card.item) }
    #expect(rig.fault == nil)
  }

  @Test(arguments: Preset.rows)
  func `a state in mid-drag, over fewer items, asks for none that has gone`(preset: Preset) {
    let rig = Rig.of(preset, count: 12)
    rig.deck.scroll(to: 9, animated: false)
    rig.pull(by: CardPoint(x: -150, y: 0), release: false)
    // The list would trap at an index that it does not have.
    rig.source.items = [0, 1, 2]
    rig.deck.restore(DeckState(frontItem: 1, frontIndex: 1))
    #expect(rig.deck.frontItem == 1 && rig.deck.count == 3)
    rig.run(2)
    #expect(rig.deck.phase == .idle && rig.fault == nil)
  }

  /// How far a card has come when a state is restored in which it is expanded, expanding,
  /// collapsing or collapsed, and what is told of it from then on.
  @Test(
    arguments: [
      (0.1, false, 1, true, [.willExpand(0, true), .didExpand(0, true)]),
      (0.1, false, 0.5, true, [.willExpand(0, true), .didExpand(0, true)]),
      (0.1, false, 0.5, false, [.didExpand(0, false)]),
      (0.1, false, 0, false, [.didExpand(0, false)]),
      (0.1, true, 1, true, [.didExpand(0, true)]),
      (0.1, true, 0.5, false, [.willExpand(0, false), .didExpand(0, false)]),
      (2, true, 1, true, []),
      (2, true, 0.5, true, [.willExpand(0, true), .didExpand(0, true)]),
      (2, true, 0.5, false, [.willExpand(0, false), .didExpand(0, false)]),
      (2, true, 0, false, [.willExpand(0, false), .didExpand(0, false)]),
    ] as [(Double, Bool, Double, Bool, [RecordingDelegate.Event])])
  func `an expansion that a state turns is told to its end`(
    after duration: Double, wasExpanding: Bool, fraction: Double, isExpanding: Bool,
    told: [RecordingDelegate.Event]
  ) {
    let rig = Rig.of(.expandingCarousel)
    rig.deck.expand()
    if !wasExpanding {
      rig.run(2)
      rig.deck.collapse()
    }
    rig.run(duration)
    rig.delegate.events = []
    rig.deck.restore(
      DeckState(
        frontItem: 0,
        expansion: .init(item: 0, index: 0, fraction: fraction, isExpanding: isExpanding)))
    rig.run(2)
    #expect(rig.deck.expandedItem == (isExpanding ? 0 : nil))
    #expect(rig.delegate.events.filter(\.isExpansion) == told)
  }

  @Test(arguments: [
    Double.nan, .infinity, -.infinity, 1e300, -1e300, 0.25,
  ])
  func `a broken state does no harm`(number: Double) {
    let state = DeckState(
      frontItem: 3, frontIndex: .min, rowOffset: number,
      history: [.init(item: 2, index: .max, direction: .up)],
      expansion: .init(item: 3, index: -7, fraction: number, isExpanding: false))
    for preset in Preset.allCases {
      let rig = restored(state, preset, over: items(0..<6))
      #expect(rig.deck.frontItem == 3)
      rig.run(0.5)
      #expect(rig.fault == nil)
      rig.deck.advance(to: 1000)
      #expect(rig.deck.phase == .idle)
      #expect(rig.deck.expandedItem == nil)
    }
    for index in [Int.min, -1, 6, .max] {
      let rig = restored(DeckState(frontIndex: index), .swipeCard, over: items(0..<6))
      #expect(rig.deck.frontItem == (index < 0 ? 0 : nil))
    }
  }

  @Test func `a restored expansion that is caught and let go where it went is told once`() {
    let state = DeckState(
      frontItem: 3, frontIndex: 3, expansion: .init(item: 3, index: 3, fraction: 0.5))
    let rig = restored(state, .expandingCarousel, over: items(0..<6))
    // Up: the way it goes on.
    rig.drag(by: CardPoint(x: 0, y: -20), over: 0.05, hold: 0)
    rig.run(2)
    #expect(rig.deck.expandedItem == 3)
    let told = rig.delegate.events.filter(\.isExpansion)
    #expect(told == [.willExpand(3, true), .didExpand(3, true)])
  }

  @Test func `a state is written and read`() throws {
    let state = DeckState(
      frontItem: "c", frontIndex: 2, rowOffset: 0.5,
      history: [.init(item: "a", index: 0, direction: .right)],
      expansion: .init(item: "c", index: 2, fraction: 0.25, isExpanding: true))
    let data = try JSONEncoder().encode(state)
    #expect(try JSONDecoder().decode(DeckState.self, from: data) == state)
    let text =
      #"{"frontIndex":1,"rowOffset":0,"history":[{"item":7,"index":0,"direction":"left"}]}"#
    let read = try JSONDecoder().decode(DeckState.self, from: Data(text.utf8))
    #expect(
      read
        == DeckState(frontIndex: 1, history: [.init(item: 7, index: 0, direction: .left)]))
  }
}

extension RecordingDelegate.Event {
  fileprivate var isExpansion: Bool {
    switch self {
    case .willExpand, .didExpand: true
    default: false
    }
  }
}
