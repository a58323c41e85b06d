import CardCore
import CardEngine
import CardPool
import CardTestSupport
import InsetStack
import Testing

extension BehaviorBTests {
  @Test func `B6: the next item enters behind all others with the last rect and alpha`() throws {
    rig.deck.swipe(.right)
    let last = try #require(rig.placement(3))
    #expect(last.size == CardSize(width: 240, height: 400))
    #expect(last.position == CardPoint(x: 160, y: 300))
    #expect(last.alpha.isNear(0.8))
    #expect(rig.host.paintOrder == [3, 2, 1, 0])
  }

  // While one card flies out a fourth cell is needed; from then on the cells go round.
  @Test func `B6: the cell of the removed card shows the next item`() throws {
    let removed = try #require(rig.cell(0))
    rig.deck.swipe(.right)
    rig.run(2)
    #expect(removed.preparationCount == 1)
    rig.deck.swipe(.right)
    #expect(rig.cell(4) === removed)
    #expect(removed.item == 4)
    for _ in 0..<5 {
      rig.run(2)
      rig.deck.swipe(.left)
    }
    #expect(rig.pool.statistics.created == 4)
  }

  @Test(arguments: [1, 2, 3, 4, 7])
  func `B6: with looping on the stack is endless`(count: Int) {
    var configuration = DeckConfiguration()
    configuration.isLooping = true
    let rig = Rig(.insetStack, count: count, configuration: configuration)
    for round in 0..<20 {
      #expect(rig.deck.frontItem == CardItemID(round % count))
      #expect(rig.deck.swipe(round.isMultiple(of: 2) ? .left : .right))
      rig.host.checkFrame()
      rig.run(1.5)
      #expect(rig.host.count == min(count, 3))
    }
    #expect(rig.host.violations.isEmpty)
    #expect(rig.pool.statistics.created <= 4)
  }

  @Test(arguments: spring)
  func `B7: below the threshold all cards spring back together`(
    elapsed: Double, part: Double
  ) throws {
    rig.pull(by: CardPoint(x: 40, y: 0))
    rig.advance(to: rig.time + elapsed)
    #expect(try #require(rig.placement(0)).position.isNear(160 + 60 * part, 240))
    #expect(try #require(rig.placement(1)).position.isNear(160 + 40 * part, 270))
    #expect(try #require(rig.placement(2)).position.isNear(160 + 20 * part, 300))
  }

  @Test func `B7: all cards return exactly`() {
    let rest = rig.host.cards.map(\.presentation)
    rig.pull(by: CardPoint(x: -40, y: 0))
    rig.run(2)
    #expect(rig.host.cards.map(\.presentation) == rest)
    #expect(rig.deck.phase == .idle)
  }

  // Card i: inset by 10 i, moved down by 8 i, alpha 1 - 0.2 i; a drag of 16 counts 2 - 0.5 i.
  @Test func `B8: every figure is an option`() throws {
    var layout = InsetStackLayout.insetStack
    layout.visibleCount = 4
    layout.inset = 10
    layout.offset = 8
    layout.alphaStep = 0.2
    layout.swipe.follow = DragFollow(front: 2, step: -0.5, isHorizontalOnly: true)
    layout.swipe.edgeInset = .points(30)
    let rig = Rig(layout, size: CardSize(width: 300, height: 400))
    rig.pull(by: CardPoint(x: 16, y: 0), release: false)
    for item in 0..<4 {
      let placement = try #require(rig.placement(CardItemID(item)))
      let depth = Double(item)
      #expect(placement.size == CardSize(width: 300 - 20 * depth, height: 400 - 20 * depth))
      #expect(placement.position.isNear(150 + 16 * (2 - 0.5 * depth), 200 + 8 * depth))
      #expect(placement.alpha.isNear(1 - 0.2 * depth))
    }
    #expect(rig.host.count == 4)
    rig.lift(after: CardPoint(x: 16, y: 0))
    rig.run(2)
    // 300 - 30 = 270 is 120 from the middle.
    rig.pull(by: CardPoint(x: 119.5, y: 0))
    rig.run(2)
    #expect(rig.deck.frontIndex == 0)
    rig.pull(by: CardPoint(x: 120, y: 0))
    #expect(rig.deck.frontIndex == 1)
  }

  @Test(arguments: [0.0, 1, 40, 10_000])
  func `B8: any container size works`(extent: Double) {
    let rig = Rig(.insetStack, size: CardSize(width: extent, height: extent))
    rig.drag(by: CardPoint(x: extent / 3, y: 20), over: 0.1)
    rig.deck.swipe(.left)
    rig.run(2)
    rig.host.checkFrame()
    #expect(rig.host.violations.isEmpty)
    #expect(rig.deck.phase == .idle)
  }
}
