import CardCore
import CardEngine
import CardPool
import CardTestSupport
import ExpandingCarousel
import InsetStack
import Testing
import TransformStack

/// `Deck+Data`: changes of the data, as far as the traps do not cover them.
@Suite(.leakFree) struct DeckDataTests {
  @Test func `items that enter the window appear, those that are gone fade`() throws {
    let rig = Rig(.swipeCard)
    rig.deck.apply([rig.source.delete(at: 1)])
    #expect(rig.host.paintOrder.contains(1))
    #expect(try #require(rig.host.presentation(of: 1)).isTouchable == false)
    rig.run(0.1)
    #expect(try #require(rig.placement(1)).alpha.isNear(0.5))
    rig.run(0.11)
    #expect(rig.host.presentation(of: 1) == nil)
    rig.run(1)
    #expect(rig.host.paintOrder == [4, 3, 2, 0])
  }

  @Test func `steps that do not fit are answered with a reload`() {
    let rig = Rig(.swipeCard, count: 4)
    rig.source.items = [0, 9, 2]
    rig.deck.apply([.delete(7)])
    rig.run(1)
    #expect(rig.deck.count == 3)
    #expect(rig.host.paintOrder == [2, 9, 0])
    rig.source.items = [0, 9, 2, 5]
    rig.deck.apply([.delete(0)])
    rig.run(1)
    #expect(rig.deck.count == 4)
    #expect(rig.fault == nil)
  }

  @Test(arguments: [true, false])
  func `data that had an item twice shows it once when it is mended`(byReload: Bool) throws {
    let rig = Rig(.insetStack, count: 0)
    rig.source.items = [3, 3, 1]
    rig.deck.reload()
    rig.run(1)
    #expect(rig.host.paintOrder == [1, 3, 3])
    rig.source.items = [3, 1, 5]
    if byReload { rig.deck.reload() } else { try rig.deck.apply(items: [3, 1, 5]) }
    rig.run(1)
    #expect(rig.host.paintOrder == [5, 1, 3])
    #expect(rig.host.presentation(of: 3)?.isFront == true)
    #expect(rig.pool.statistics.live == 3)
  }

  @Test func `of an item shown twice the card under a finger is the one that stays`() throws {
    let rig = Rig(.insetStack, count: 0)
    rig.source.items = [3, 3, 1]
    rig.deck.reload()
    rig.deck.swipe(.left)
    rig.run(3)
    // The one that comes back is the younger card.
    rig.deck.undo()
    rig.run(3)
    rig.drag(by: CardPoint(x: 60, y: 0), release: false)
    rig.source.items = [3, 1]
    rig.deck.reload()
    rig.run(0.5)
    #expect(rig.host.paintOrder == [1, 3])
    // Behaviours B3: the front card of this stack moves one and a half times as far as the finger.
    #expect(try #require(rig.placement(3)).translation.x.isNear(90))
  }

  @Test func `a reloaded item keeps its cell and its card, and asks for the content anew`() throws {
    let rig = Rig(.swipeCard)
    let cell = try #require(rig.cell(0))
    let calls = rig.source.calls.cell
    rig.host.commands = []
    rig.deck.reloadItem(at: 0)
    #expect(rig.cell(0) === cell)
    #expect(cell.item == 0)
    #expect(cell.preparationCount == 1)
    #expect(rig.source.calls.cell == calls + 1)
    #expect(rig.host.commands.isEmpty)
  }

  @Test func `a reload in the middle of a fling goes on with the same item in front`() {
    let rig = Rig(.expandingCarousel, count: 30)
    rig.fling(by: CardPoint(x: -300, y: 0), from: CardPoint(x: 310, y: 240))
    rig.run(0.05)
    let (front, position) = (rig.deck.frontItem, rig.deck.position)
    rig.source.items.insert(contentsOf: [100, 101], at: 0)
    rig.deck.reload()
    #expect(rig.deck.frontItem == front)
    #expect(rig.deck.position.isNear(position + 2))
  }

  @Test func `a reload in mid-drag between two frames keeps the row under the finger`() {
    let rig = Rig(.expandingCarousel, count: 30)
    rig.pointer(.down, rig.center)
    rig.pointer(.move, rig.center + CardPoint(x: -540, y: 0))
    #expect(rig.deck.position == 2)
    rig.deck.reload()
    #expect(rig.deck.position == 2)
    rig.pointer(.move, rig.center + CardPoint(x: -567, y: 0))
    #expect(rig.deck.position.isNear(2.1))
  }

  @Test func `items inserted at the front's place go before it; appended ones end a run-out`() {
    let rig = Rig(.swipeCard, count: 1)
    rig.deck.insertItem(at: rig.insert(50, at: 0))
    #expect(rig.deck.frontItem == 0)
    rig.deck.swipe(.left)
    #expect(rig.deck.frontItem == nil)
    rig.deck.insertItem(at: rig.insert(51, at: 2))
    #expect(rig.deck.frontItem == 51)
  }

  @Test func `a moved front gives way in a stack and goes along in a row`() {
    let stack = Rig(.swipeCard)
    stack.source.move(from: 0, to: 5)
    stack.deck.moveItem(from: 0, to: 5)
    #expect(stack.deck.frontItem == 1)
    let row = Rig(.expandingCarousel)
    row.source.move(from: 0, to: 5)
    row.deck.moveItem(from: 0, to: 5)
    #expect(row.deck.frontItem == 0)
    #expect(row.deck.frontIndex == 5)
    stack.run(1)
    row.run(1)
    #expect(stack.fault == nil && row.fault == nil)
  }

  @Test func `a reload that shuffles, then a step: the history loses none but the deleted item`() {
    let rig = Rig(.swipeCard, count: 4)
    rig.deck.swipe(.left)
    rig.deck.swipe(.left)
    rig.source.items = [1, 9, 0, 2, 3]
    rig.deck.reload()
    // Item 0 was last known at the index where 1 is now.
    rig.deck.apply([rig.source.delete(at: 0)])
    #expect(rig.deck.undo() && rig.deck.frontItem == 0)
    rig.run(2)
    #expect(rig.fault == nil)
  }

  @Test func `a touch of a flying card that cannot be caught leaves it in the history`() {
    let rig = Rig(.swipeCard, count: 3)
    rig.deck.swipe(.right)
    rig.source.items = [2, 1, 0]
    // The flying card is behind the front now: it comes up again by itself.
    rig.deck.reload()
    #expect(rig.deck.historyCount == 1)
    rig.tap()
    #expect(rig.deck.historyCount == 1)
    rig.source.items = [0, 1, 2]
    rig.deck.reload()
    #expect(rig.deck.undo() && rig.deck.frontItem == 0)
  }

  @Test func `commands from inside the data source wait for it to return`() {
    let rig = Rig(.swipeCard, count: 20)
    var isFirst = true
    rig.source.onConfigure = { [unowned rig] _, _ in
      guard isFirst else { return }
      isFirst = false
      #expect(rig.deck.swipe(.right))
      #expect(rig.deck.frontItem != nil)
      rig.deck.scroll(to: 5)
    }
    rig.deck.reload()
    #expect(rig.swiped == [0])
    #expect(rig.deck.frontIndex == 5)
    rig.run(1)
    #expect(rig.fault == nil)
  }

  @Test func `a cell may command while it is prepared for reuse`() throws {
    let rig = Rig(.swipeCard, count: 20)
    for item in rig.host.paintOrder {
      let cell = try #require(rig.cell(item))
      cell.onPrepareForReuse = { [unowned rig] in rig.deck.swipe(.left) }
    }
    rig.deck.swipe(.left)
    rig.run(0.3)
    rig.deck.reload()
    rig.run(5)
    #expect(rig.fault == nil)
    #expect(rig.swiped == (0..<rig.swiped.count).map { CardItemID($0) })
    for card in rig.host.cards { (card.cell as? TestCell)?.onPrepareForReuse = nil }
  }

  @Test func `a swipe from inside willSwipe takes the place of the outer one`() {
    let rig = Rig(.swipeCard)
    rig.delegate.onEvent = { deck, event in
      if case .willSwipe = event { deck.swipe(.left) }
    }
    #expect(!rig.deck.swipe(.right))
    #expect(rig.delegate.milestones.first == .willSwipe(0, index: 0, .right))
    #expect(rig.swiped == [0])
    #expect(rig.delegate.milestones.contains(.didSwipe(0, index: 0, .left)))
    rig.delegate.onEvent = nil
  }

  @Test func `asking whether there is a card to bring back forgets none`() {
    let rig = Rig(.swipeCard, count: 3)
    rig.deck.swipe(.left)
    rig.run(1)
    rig.source.items = [1, 2]
    rig.deck.reload()
    #expect(!rig.deck.canUndo)
    rig.source.items = [0, 1, 2]
    rig.deck.reload()
    #expect(rig.deck.canUndo)
    #expect(rig.deck.undo())
    #expect(rig.deck.frontItem == 0)
  }
}

/// Changes of the data in a deck whose clock has gone on since its last frame.
@Suite(.leakFree) struct DeckDataClockTests {
  @Test func `what the data has changed to is not taken for what was there before`() throws {
    let rig = Rig(.expandingCarousel, count: 12)
    var now = rig.time
    rig.deck.clock = { now }
    // One card fades for a moment, and the row runs.
    rig.deck.apply([rig.source.delete(at: 1)])
    rig.deck.scroll(to: 5)
    now += 0.35
    rig.deck.apply([rig.source.insert(200, at: 0)])
    rig.time = now
    rig.run(3)
    #expect(rig.deck.frontItem == 6 && rig.deck.frontIndex == 6)
    let shown = rig.host.cards.sorted {
      ($0.presentation?.placement.position.x ?? 0) < ($1.presentation?.placement.position.x ?? 0)
    }
    #expect(shown.count > 2)
    let leftmost = try #require(shown.first).item
    let first = try #require(rig.source.items.firstIndex(of: leftmost))
    #expect(shown.map(\.item) == Array(rig.source.items[first..<first + shown.count]))
  }

  @Test func `what has ended meanwhile ends behind the change, in order`() {
    let rig = Rig.of(.insetStack)
    var now = rig.time
    rig.deck.clock = { now }
    rig.deck.swipe(.left)
    now += 0.05
    rig.deck.swipe(.right)
    now += 1
    rig.deck.apply([rig.source.insert(200, at: 0)])
    #expect(rig.departed == [0, 1])
    #expect(rig.deck.frontItem == 2 && rig.deck.frontIndex == 3)
    rig.time = now
    rig.run(1)
    #expect(rig.fault == nil && rig.deck.phase == .idle)
  }
}

extension Rig {
  fileprivate func insert(_ item: CardItemID, at index: Int) -> Int {
    source.insert(item, at: index)
    return index
  }
}
