import CardCore
import CardEngine
import CardTestSupport
import ExpandingCarousel
import Testing

extension BehaviorDTests {
  @Test(arguments: [false, true])
  func `D5: what code asks for takes a scrub out of the hand and comes to its end`(
    isExpanding: Bool
  ) {
    rig.drag(by: CardPoint(x: 0, y: -32.5), release: false)
    #expect(rig.deck.expansionFraction.isNear(0.5))
    #expect(isExpanding ? rig.deck.expand() : rig.deck.collapse())
    rig.run(1)
    #expect(rig.deck.phase == .idle)
    #expect(rig.deck.expansionFraction == (isExpanding ? 1 : 0))
    #expect(rig.delegate.events.last == .didExpand(2, isExpanding))
  }

  // 13 points are a fifth.
  @Test(
    arguments: [
      (-13, false), (-26, false), (-39, true), (-58.5, true),
    ] as [(Double, Bool)])
  func `D6: released at rest, the fraction decides`(y: Double, isExpanded: Bool) throws {
    rig.pull(by: CardPoint(x: 0, y: y))
    rig.run(2)
    #expect(try card().reveal == (isExpanded ? 1 : 0))
    #expect(rig.deck.expandedItem == (isExpanded ? 2 : nil))
    // What was announced and is taken back is announced as well.
    let turn: [RecordingDelegate.Event] = isExpanded ? [] : [.willExpand(2, false)]
    #expect(
      rig.delegate.events == [.willExpand(2, true)] + turn + [.didExpand(2, isExpanded)])
    #expect(rig.deck.phase == .idle)
  }

  @Test func `D6: released in motion, the velocity decides`() throws {
    // Up to 0.2 and still going up.
    rig.fling(by: CardPoint(x: 0, y: -13))
    rig.run(2)
    #expect(try card().reveal == 1)
    // Down to 0.8 and still going down.
    rig.fling(by: CardPoint(x: 0, y: 13))
    rig.run(2)
    #expect(try card().reveal == 0)
    #expect(rig.deck.expandedItem == nil)
  }

  @Test func `D6: the velocity of the release is carried on`() throws {
    // 32.5 points in 0.1 s are 5 fractions a second.
    rig.drag(by: CardPoint(x: 0, y: -32.5), over: 0.1, steps: 10, hold: 0)
    let start = rig.time
    #expect(rig.deck.expansionFraction.isNear(0.5))
    rig.advance(to: start + 1e-4)
    #expect((rig.deck.expansionFraction - 0.5).isNear(5e-4, within: 2e-5))
  }

  @Test func `D6: it can be caught again at any moment`() throws {
    rig.tap()
    for _ in 0..<5 {
      rig.run(0.1)
      let fraction = rig.deck.expansionFraction
      rig.pointer(.down, rig.center)
      rig.run(0.1)
      #expect(rig.deck.expansionFraction == fraction)
      #expect(rig.deck.phase == .dragging)
      rig.move(from: rig.center, by: CardPoint(x: 0, y: 13), over: 0.1, steps: 8)
      #expect(rig.deck.expansionFraction.isNear(max(fraction - 0.2, 0)))
      rig.move(
        from: rig.center + CardPoint(x: 0, y: 13), by: CardPoint(x: 0, y: -26), over: 0.1, steps: 8)
      rig.pointer(.up, rig.center + CardPoint(x: 0, y: -13))
    }
    rig.run(2)
    #expect(try card().reveal == 1)
    #expect(rig.host.violations.isEmpty)
  }

  @Test func `D6: a touch that only catches lets it go on where it went`() throws {
    rig.tap()
    rig.run(0.05)
    rig.tap()
    rig.run(1)
    #expect(try card().reveal == 1)
    rig.deck.collapse()
    rig.run(0.05)
    rig.tap()
    rig.run(1)
    #expect(try card().reveal == 0)
  }

  // Steps of the same way, steeper and flatter than 45 degrees.
  @Test(
    arguments: [
      (-30, -40, true), (30, -40, true), (-40, -30, false), (40, 30, false), (-40, -40, false),
    ] as [(Double, Double, Bool)])
  func `D7: only a drag that goes more up or down than to the side scrubs`(
    x: Double, y: Double, scrubs: Bool
  ) {
    rig.pull(by: CardPoint(x: x, y: y), release: false)
    #expect(rig.deck.expansionFraction.isNear(scrubs ? -y / 65 : 0))
    #expect(rig.deck.position.isNear(scrubs ? 2 : 2 - x / 270))
  }

  @Test func `D8: while a card is expanded the row neither scrolls nor selects`() throws {
    expand()
    rig.pull(by: CardPoint(x: -200, y: 0))
    rig.fling(by: CardPoint(x: -200, y: 20))
    rig.run(1)
    rig.tap()
    rig.tap(CardPoint(x: 5, y: 5))
    rig.run(1)
    #expect(rig.deck.position == 2)
    #expect(rig.delegate.events.isEmpty)
    #expect(try card().size == CardSize(width: 320, height: 480))
    rig.deck.collapse()
    rig.run(1)
    rig.pull(by: CardPoint(x: -200, y: 0))
    rig.run(2)
    #expect(rig.deck.position == 3)
  }

  @Test func `D8: a scrub on its way locks the row too`() {
    rig.pull(by: CardPoint(x: 0, y: -40), release: false)
    rig.pointer(.down, CardPoint(x: 315, y: 240), id: 1)
    rig.pointer(.up, CardPoint(x: 315, y: 240), id: 1)
    #expect(rig.deck.position == 2)
    rig.lift(after: CardPoint(x: 0, y: -40))
    rig.pull(by: CardPoint(x: -200, y: 0))
    rig.run(2)
    #expect(rig.deck.position == 2)
    #expect(!rig.delegate.milestones.contains(.didSelect(3, index: 3)))
  }

  // In a vertical deck the cards are 350 + 20 = 370 apart, and a scrub goes over
  // (320 - 250) / 2 = 35 points to the side.
  @Test func `D: in a vertical deck the row runs down and a drag to the side scrubs`() throws {
    var configuration = DeckConfiguration()
    configuration.axis = .vertical
    let rig = Rig(.expandingCarousel, configuration: configuration)
    rig.deck.scroll(to: 2, animated: false)
    #expect(try #require(rig.placement(2)).size == CardSize(width: 250, height: 350))
    #expect(try #require(rig.placement(1)).position == CardPoint(x: 160, y: -130))
    #expect(try #require(rig.placement(3)).position == CardPoint(x: 160, y: 610))
    rig.pull(by: CardPoint(x: -17.5, y: 0), release: false)
    #expect(rig.deck.expansionFraction.isNear(0.5))
    #expect(try #require(rig.placement(2)).size.width.isNear(285))
    #expect(try #require(rig.placement(2)).size.height.isNear(415))
    #expect(try #require(rig.placement(1)).position.isNear(160, -155))
    #expect(try #require(rig.placement(3)).position.isNear(160, 635))
    rig.lift(after: CardPoint(x: -17.5, y: 0))
    rig.run(2)
    #expect(try #require(rig.placement(2)).size == CardSize(width: 320, height: 480))
    rig.deck.collapse()
    rig.run(1)
    rig.pull(by: CardPoint(x: 0, y: -190))
    rig.run(2)
    #expect(rig.deck.position == 3)
  }
}
