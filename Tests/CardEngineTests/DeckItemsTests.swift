import CardCore
import CardEngine
import CardTestSupport
import ExpandingCarousel
import Testing
import TransformStack

/// `Deck+Items`: a change of the data as a new list.
@Suite(.leakFree) struct DeckItemsTests {
  func apply(_ items: [CardItemID], to rig: Rig) throws {
    rig.source.items = items
    try rig.deck.apply(items: items)
  }

  /// A swipe card deck that knows its list, with some cards swiped.
  func rig(_ items: [CardItemID], swiped: Int = 0, knowsList: Bool = true) throws -> Rig {
    let rig = Rig(.swipeCard, count: 0)
    rig.source.items = items
    if knowsList { try rig.deck.apply(items: items) } else { rig.deck.reload() }
    for _ in 0..<swiped { rig.deck.swipe(.left) }
    rig.run(2)
    return rig
  }

  @Test func `the first list is a first load`() throws {
    let rig = try rig([5, 6, 7])
    #expect(rig.deck.frontItem == 5)
    #expect(rig.host.paintOrder == [7, 6, 5])
    #expect(rig.fault == nil)
  }

  @Test(
    arguments: [true, false],
    [
      // The front card (3) follows its item.
      ([1, 2, 3, 4, 5], 3), ([3, 1, 2, 4, 5], 3), ([1, 2, 4, 5, 3], 3), ([9, 3], 3),
      // Gone: the next one, or what was put in its place.
      ([1, 2, 4, 5], 4), ([1, 2, 8, 4, 5], 8), ([1, 2, 5, 4], 5), ([4, 1, 2, 5], 5),
      // Nothing that was behind is left.
      ([1, 2], nil), ([], nil), ([1, 2, 7], 7),
    ] as [([CardItemID], CardItemID?)])
  func `the front follows its item, and when that is gone nothing is passed over`(
    knowsList: Bool, change: ([CardItemID], CardItemID?)
  ) throws {
    let rig = try rig([1, 2, 3, 4, 5], swiped: 2, knowsList: knowsList)
    #expect(rig.deck.frontItem == 3)
    try apply(change.0, to: rig)
    #expect(rig.deck.frontItem == change.1)
    #expect(rig.deck.count == change.0.count)
    rig.run(2)
    #expect(rig.fault == nil)
  }

  @Test(
    arguments: [
      ([1, 2, 3], nil), ([1, 2, 3, 4], 4), ([9, 1, 2, 3], nil), ([2, 3, 1], 1), ([5], 5),
    ] as [([CardItemID], CardItemID?)])
  func `in a deck that has run out, what is behind the last item comes to the front`(
    items: [CardItemID], front: CardItemID?
  ) throws {
    let rig = try rig([1, 2, 3], swiped: 3)
    #expect(rig.deck.frontItem == nil)
    try apply(items, to: rig)
    #expect(rig.deck.frontItem == front)
  }

  @Test func `a held card stays under the finger, wherever its item goes`() throws {
    let rig = try rig([1, 2, 3, 4])
    rig.pull(by: CardPoint(x: 40, y: 8), release: false)
    let held = try #require(rig.placement(1))
    try apply([4, 9, 3, 1, 2], to: rig)
    #expect(rig.placement(1) == held)
    #expect(rig.deck.phase == .dragging)
    #expect(rig.deck.frontItem == 1 && rig.deck.frontIndex == 3)
    rig.lift(after: CardPoint(x: 40, y: 8))
    rig.run(2)
    #expect(rig.fault == nil)
  }

  @Test func `a card in flight goes on, and leaves once`() throws {
    let rig = try rig([1, 2, 3])
    rig.deck.swipe(.right)
    rig.run(0.1)
    let place = try #require(rig.placement(1))
    try apply([3, 2], to: rig)
    #expect(rig.placement(1) == place)
    rig.run(1)
    #expect(rig.departed == [1])
    #expect(rig.fault == nil)
  }

  @Test func `the history follows its items, and forgets those that are gone`() throws {
    let rig = try rig([1, 2, 3, 4, 5], swiped: 3)
    try apply([2, 1, 9, 4, 5], to: rig)
    #expect(rig.deck.historyCount == 2)
    #expect(rig.deck.undo() && rig.deck.frontItem == 2)
    #expect(!rig.deck.undo())
  }

  @Test func `an expanded card stays expanded until its item is gone`() throws {
    let rig = Rig(.expandingCarousel, count: 5)
    rig.deck.expand()
    rig.run(2)
    try apply([7, 8, 0, 1], to: rig)
    #expect(rig.deck.expandedItem == 0 && rig.deck.expansionFraction == 1)
    #expect(rig.deck.frontIndex == 2)
    try apply([7, 8, 1], to: rig)
    #expect(rig.deck.expandedItem == nil)
    #expect(rig.deck.frontItem == 1)
  }

  @Test func `two items of one identity are an error that changes nothing`() throws {
    let rig = try rig([1, 2, 3], swiped: 1)
    let (commands, events) = (rig.host.commands, rig.delegate.events)
    let error = DuplicateItemError(item: 2, firstIndex: 0, secondIndex: 2)
    #expect(throws: error) { try rig.deck.apply(items: [2, 1, 2]) }
    #expect(rig.host.commands == commands)
    #expect(rig.delegate.events == events)
    #expect(rig.deck.frontItem == 2 && rig.deck.count == 3 && rig.deck.historyCount == 1)
  }

  @Test func `a list that is not as long as the data is answered with a reload`() throws {
    let rig = try rig([1, 2, 3])
    rig.source.items = [1, 2]
    try rig.deck.apply(items: [1, 2, 3])
    #expect(rig.deck.count == 2)
    rig.run(1)
    #expect(rig.fault == nil)
  }

  @Test func `steps and reloads in between do no harm`() throws {
    let rig = try rig([1, 2, 3, 4])
    rig.deck.reloadItem(at: 0)
    rig.deck.apply([rig.source.delete(at: 0)])
    #expect(rig.deck.frontItem == 2)
    try apply([9, 3, 4], to: rig)
    #expect(rig.deck.frontItem == 9)
    rig.source.items = [8, 9]
    rig.deck.reload()
    try apply([8, 5], to: rig)
    #expect(rig.deck.frontItem == 5)
    #expect(rig.fault == nil)
  }

  @Test func `a thousand changes of a hundred thousand items take no search`() throws {
    var random = SeededGenerator(seed: 7)
    let rig = Rig(.swipeCard, count: 100_000)
    try rig.deck.apply(items: rig.source.items)
    for _ in 0..<50 { rig.deck.swipe(.left) }
    rig.run(2)
    var items = rig.source.items
    for _ in 0..<334 {
      items.remove(at: Int.random(in: 100..<items.count, using: &random))
      items.insert(
        CardItemID(high: random.next(), low: 0), at: Int.random(in: 0..<90_000, using: &random))
      let moved = items.remove(at: Int.random(in: 100..<items.count, using: &random))
      items.insert(moved, at: Int.random(in: 0..<90_000, using: &random))
    }
    rig.source.calls = .init()
    try apply(items, to: rig)
    #expect(rig.source.calls.index == 0)
    #expect(rig.source.calls.itemID < 20)
    #expect(rig.deck.frontItem == 50)
    #expect(rig.deck.historyCount == 50)
    for item in (0..<50).reversed() {
      rig.deck.undo()
      #expect(rig.deck.frontItem == CardItemID(item))
    }
  }
}
