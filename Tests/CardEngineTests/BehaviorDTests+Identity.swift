import CardCore
import CardEngine
import CardTestSupport
import ExpandingCarousel
import Testing

/// Behaviours D9: the expanded state belongs to the item.
extension BehaviorDTests {
  private var full: CardSize { CardSize(width: 320, height: 480) }

  @Test func `D9: it survives scrolling away by code, and recycling`() throws {
    expand()
    let cell = try #require(rig.cell(2))
    rig.deck.scroll(to: 8)
    rig.run(2)
    #expect(rig.placement(2) == nil)
    #expect(cell.preparationCount > 0)
    #expect(rig.deck.expandedItem == 2)
    #expect(rig.deck.frontItem == 8)
    // Nothing is there to step aside for.
    #expect(try card(8).position == CardPoint(x: 160, y: 240))
    #expect(try card(8).reveal == 0)
    rig.deck.scroll(to: 2, animated: false)
    #expect(try card().size == full)
    #expect(try card().reveal == 1)
    rig.deck.collapse()
    rig.run(1)
    #expect(try card().size == CardSize(width: 250, height: 350))
  }

  /// Cards are 270 points apart; an expanded one is as wide as the container of 320 points.
  @Test func `D9: an expanded card goes along when the row is scrolled by code`() throws {
    expand()
    rig.deck.scroll(to: 3)
    rig.run(0.05)
    let position = rig.deck.position
    #expect(position > 2 && position < 3)
    #expect(try card().position.x.isNear(160 - 270 * (position - 2)))
    rig.run(2)
    #expect(try card().position == CardPoint(x: -110, y: 240))
    #expect(try card().size == full)
    #expect(rig.deck.item(at: rig.center) == 3)
    // The row is free.
    rig.tap()
    #expect(rig.delegate.milestones.last == .willExpand(3, true))
    rig.run(1)
    #expect(rig.deck.expandedItem == 3)
    #expect(try card(3).position.x == 160)
  }

  @Test func `D5, D9: a scrub of another card ends the expansion that was scrolled away`() throws {
    expand()
    rig.deck.scroll(to: 8, animated: false)
    rig.run(0.1)
    // The way of a whole scrub is (480 - 350) / 2 points.
    rig.drag(by: CardPoint(x: 0, y: -32.5), release: false)
    #expect(rig.deck.expandedItem == 8)
    #expect(rig.deck.expansionFraction.isNear(0.5))
    #expect(rig.delegate.events.contains(.didExpand(2, false)))
  }

  @Test func `D8, D9: while the expanded card is away, touches scroll the row and select`() throws {
    expand()
    rig.deck.scroll(to: 8, animated: false)
    // A card's width and the space beside it to the left.
    rig.drag(by: CardPoint(x: -270, y: 0), over: 0.4, hold: 0.2)
    rig.run(2)
    #expect(rig.deck.frontItem == 9)
    #expect(rig.deck.expandedItem == 2)
    rig.tap()
    rig.run(1)
    #expect(rig.deck.expandedItem == 9)
    #expect(
      rig.delegate.events.suffix(4) == [
        .didSelect(9, index: 9), .didExpand(2, false), .willExpand(9, true), .didExpand(9, true),
      ])
    rig.deck.scroll(to: 2, animated: false)
    #expect(try card().size == CardSize(width: 250, height: 350))
  }

  @Test func `D8: a row under a finger is let go when a card expands`() {
    let rig = Rig.of(.expandingCarousel)
    rig.drag(by: CardPoint(x: -60, y: 0), release: false)
    #expect(rig.deck.expand())
    rig.run(1)
    #expect(rig.deck.position == 0)
    rig.move(from: rig.center + CardPoint(x: -60, y: 0), by: CardPoint(x: -500, y: 0), over: 0.2)
    rig.run(0.1)
    #expect(rig.deck.position == 0 && rig.deck.frontItem == 0)
  }

  @Test func `D9: it can be collapsed while it is away`() throws {
    expand()
    rig.deck.scroll(to: 8, animated: false)
    #expect(rig.deck.collapse())
    rig.run(1)
    #expect(rig.deck.expandedItem == nil)
    #expect(rig.delegate.events.suffix(2) == [.willExpand(2, false), .didExpand(2, false)])
    #expect(try card(8).position == CardPoint(x: 160, y: 240))
    rig.deck.scroll(to: 2, animated: false)
    #expect(try card().size == CardSize(width: 250, height: 350))
  }

  // (640 - 350) / 2 = 145 points are the way of a scrub in the new size.
  @Test func `D9: it survives a resize`() throws {
    expand()
    rig.deck.setContainer(size: CardSize(width: 600, height: 640))
    #expect(try card().size == CardSize(width: 600, height: 640))
    #expect(try card().position == CardPoint(x: 300, y: 320))
    rig.pull(by: CardPoint(x: 0, y: 29), release: false)
    #expect(rig.deck.expansionFraction.isNear(0.8))
    rig.lift(after: CardPoint(x: 0, y: 29))
    rig.run(1)
    #expect(rig.deck.expandedItem == 2)
    rig.deck.collapse()
    rig.run(1)
    #expect(try card().size == CardSize(width: 250, height: 350))
    #expect(try card().position == CardPoint(x: 300, y: 320))
  }

  @Test func `D9: it survives inserting in front and behind`() throws {
    expand()
    rig.deck.apply([rig.source.insert(100, at: 0), rig.source.insert(101, at: 4)])
    #expect(try card().size == full)
    rig.run(2)
    #expect(rig.deck.expandedItem == 2)
    #expect(rig.deck.frontIndex == 3)
    #expect(try card().size == full)
    #expect(try card(101).position == CardPoint(x: 480, y: 240))
    #expect(rig.delegate.milestones.isEmpty)
  }

  @Test func `D9: it survives deleting others`() throws {
    expand()
    rig.deck.apply([rig.source.delete(at: 1), rig.source.delete(at: 2)])
    #expect(try card().size == full)
    rig.run(2)
    #expect(rig.deck.expandedItem == 2)
    #expect(try card().size == full)
    #expect(try card(0).position == CardPoint(x: -160, y: 240))
    #expect(try card(4).position == CardPoint(x: 480, y: 240))
  }

  @Test func `D9: it survives a reload that moves the item, and a new cell`() throws {
    expand()
    rig.source.items = [7, 8, 2, 9, 0].reversed()
    rig.deck.reload()
    rig.run(2)
    #expect(rig.deck.expandedItem == 2)
    #expect(rig.deck.frontItem == 2)
    #expect(try card().size == full)
    rig.deck.reloadItem(at: 2)
    #expect(try card().size == full)
    #expect(rig.host.violations.isEmpty)
  }

  @Test func `D9: it ends with the item`() throws {
    expand()
    rig.deck.apply([rig.source.delete(at: 2)])
    rig.run(2)
    #expect(rig.deck.expandedItem == nil)
    #expect(rig.delegate.milestones.contains(.didExpand(2, false)))
    #expect(try card(3).position == CardPoint(x: 160, y: 240))
    #expect(rig.deck.phase == .idle)
    rig.pull(by: CardPoint(x: -200, y: 0))
    rig.run(2)
    #expect(rig.deck.frontIndex == 3)
  }
}
