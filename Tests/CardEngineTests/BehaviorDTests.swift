import CardCore
import CardEngine
import CardTestSupport
import ExpandingCarousel
import Testing

/// Behaviours D, through a finger, in a container of 320 x 480 points: cards of 250 x 350 points,
/// 270 apart, the centred one round (160, 240). A scrub goes over (480 - 350) / 2 = 65 points.
@Suite(.leakFree) struct BehaviorDTests {
  let rig: Rig

  /// A row with the third of ten cards in the middle.
  init() {
    rig = Rig(.expandingCarousel)
    rig.deck.scroll(to: 2, animated: false)
    rig.delegate.events = []
  }

  func card(_ item: CardItemID = 2) throws -> CardPlacement { try #require(rig.placement(item)) }

  func expand() {
    rig.tap()
    rig.run(0.5)
    rig.delegate.events = []
  }

  @Test func `D1: a row of 250 x 350 cards has one in the middle`() throws {
    for (item, x) in [(CardItemID(1), -110.0), (2, 160), (3, 430)] {
      #expect(try card(item).position == CardPoint(x: x, y: 240))
      #expect(try card(item).size == CardSize(width: 250, height: 350))
    }
    #expect(rig.host.frontItem == 2)
  }

  // 270 points are one card; half of that is 135.
  @Test(
    arguments: [
      (-134, 2), (-136, 3), (134, 2), (136, 1), (-404, 3), (-406, 4), (-270, 3),
    ] as [(Double, Int)])
  func `D1: it snaps to the nearest card`(x: Double, index: Int) throws {
    rig.pull(by: CardPoint(x: x, y: 0), release: false)
    #expect(rig.deck.position.isNear(2 - x / 270))
    rig.lift(after: CardPoint(x: x, y: 0))
    rig.run(2)
    #expect(rig.deck.position == Double(index))
    #expect(rig.deck.frontIndex == index)
    #expect(try card(CardItemID(index)).position == CardPoint(x: 160, y: 240))
    #expect(rig.deck.phase == .idle)
  }

  @Test func `D1: the size is configuration`() throws {
    var layout = ExpandingCarouselLayout.expandingCarousel
    layout.cardSize = CardSize(width: 200, height: 100)
    layout.spacing = 10
    let rig = Rig(layout)
    #expect(try #require(rig.placement(0)).size == CardSize(width: 200, height: 100))
    #expect(try #require(rig.placement(1)).position == CardPoint(x: 370, y: 240))
  }

  // Ease-in-out is symmetric: 0.5 at half of 0.3 s. Half-way between 250 x 350 and 320 x 480.
  @Test func `D2: a tap expands the card over the container`() throws {
    rig.tap()
    let start = rig.time
    rig.advance(to: start + 0.15)
    #expect(try card().size.width.isNear(285) && card().size.height.isNear(415))
    #expect(try card().position.isNear(160, 240))
    rig.advance(to: start + 0.3)
    #expect(try card().size == CardSize(width: 320, height: 480))
    #expect(try card().position == CardPoint(x: 160, y: 240))
    #expect(
      rig.delegate.events == [
        .didSelect(2, index: 2), .willExpand(2, true), .didExpand(2, true),
      ])
    #expect(rig.deck.expandedItem == 2)
    #expect(rig.host.paintOrder.last == 2)
  }

  @Test func `D2: closing collapses it in the same time`() throws {
    expand()
    #expect(rig.deck.collapse())
    let start = rig.time
    rig.advance(to: start + 0.15)
    #expect(try card().size.width.isNear(285) && card().size.height.isNear(415))
    rig.advance(to: start + 0.3)
    #expect(try card().size == CardSize(width: 250, height: 350))
    #expect(rig.delegate.events == [.willExpand(2, false), .didExpand(2, false)])
    #expect(rig.deck.expandedItem == nil)
    #expect(!rig.deck.collapse())
  }

  @Test func `D2: the frame is exactly the original one after any number of toggles`() throws {
    let rest = rig.host.cards.map(\.presentation)
    for toggle in 0..<25 {
      rig.tap()
      // Some are closed half-way.
      rig.run(toggle.isMultiple(of: 3) ? 0.1 : 0.35)
      rig.deck.collapse()
      rig.run(0.35)
    }
    #expect(rig.host.cards.map(\.presentation) == rest)
  }

  @Test(arguments: [(0.15, 25.0), (0.3, 50)])
  func `D3: the neighbours step aside by 50 points`(elapsed: Double, shift: Double) throws {
    rig.tap()
    rig.advance(to: rig.time + elapsed)
    #expect(try card(1).position.isNear(-110 - shift, 240))
    #expect(try card(3).position.isNear(430 + shift, 240))
    rig.run(0.5)
    rig.deck.collapse()
    rig.run(0.5)
    #expect(try card(1).position == CardPoint(x: -110, y: 240))
    #expect(try card(3).position == CardPoint(x: 430, y: 240))
  }

  @Test func `D4: corners go from 6 to 0 and the detail from 0 to 1, and back`() throws {
    #expect(try card().cornerRadius == 6 && card().reveal == 0)
    rig.tap()
    rig.advance(to: rig.time + 0.15)
    #expect(try card().cornerRadius.isNear(3) && card().reveal.isNear(0.5))
    rig.run(0.15)
    #expect(try card().cornerRadius == 0 && card().reveal == 1)
    rig.deck.collapse()
    rig.advance(to: rig.time + 0.15)
    #expect(try card().cornerRadius.isNear(3) && card().reveal.isNear(0.5))
    rig.run(0.15)
    #expect(try card().cornerRadius == 6 && card().reveal == 0)
    #expect(try card(3).reveal == 0)
  }

  // -ty / 65, within 0...1.
  @Test(
    arguments: [
      (-13, 0.2), (-32.5, 0.5), (-65, 1), (-100, 1), (20, 0),
    ] as [(Double, Double)])
  func `D5: a drag up scrubs the expansion`(y: Double, fraction: Double) throws {
    rig.pull(by: CardPoint(x: 0, y: y), release: false)
    #expect(rig.deck.expansionFraction.isNear(fraction))
    #expect(try card().size.width.isNear(250 + 70 * fraction))
    #expect(try card().size.height.isNear(350 + 130 * fraction))
    #expect(try card().reveal.isNear(fraction))
  }

  // 1 - ty / 65.
  @Test(arguments: [(13, 0.8), (52, 0.2), (65, 0), (90, 0), (-20, 1)] as [(Double, Double)])
  func `D5: a drag down scrubs an expanded card back`(y: Double, fraction: Double) throws {
    expand()
    rig.pull(by: CardPoint(x: 0, y: y), release: false)
    #expect(rig.deck.expansionFraction.isNear(fraction))
    #expect(try card().reveal.isNear(fraction))
  }

  // Caught at 0.5 in either direction; 13 points are 0.2.
  @Test(
    arguments: [
      (true, -13, 0.7), (true, 13, 0.3), (false, -13, 0.7), (false, 13, 0.3),
    ] as [(Bool, Double, Double)])
  func `D5: a scrub goes on from where the motion was caught`(
    expanding: Bool, y: Double, fraction: Double
  ) throws {
    if !expanding { expand() }
    if expanding { rig.tap() } else { rig.deck.collapse() }
    rig.advance(to: rig.time + 0.15)
    rig.pointer(.down, rig.center)
    rig.run(0.2)
    #expect(rig.deck.expansionFraction.isNear(0.5))
    rig.move(from: rig.center, by: CardPoint(x: 0, y: y), over: 0.1)
    #expect(rig.deck.expansionFraction.isNear(fraction))
  }
}
