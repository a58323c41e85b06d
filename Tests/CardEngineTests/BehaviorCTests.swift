import CardCore
import CardEngine
import CardTestSupport
import Testing
import TransformStack

/// Behaviours C, through a finger, in a container of 320 x 480 points.
///
/// The front card is 280 x 416 points round (160, 228). Card d is scaled by 1 - 0.05 d and moved
/// down by 12 d + 0.05 d * 416 / 2 = 22.4 d, so that each peeks out by 12 points.
@Suite(.leakFree) struct BehaviorCTests {
  let rig = Rig(.slideCard)

  private func card(_ item: CardItemID) throws -> CardPlacement {
    try #require(rig.placement(item))
  }

  private func expectCard(_ item: CardItemID, atDepth depth: Double) throws {
    let placement = try card(item)
    #expect(placement.scale.isNear(1 - 0.05 * depth))
    #expect(placement.position.isNear(160, 228 + 22.4 * depth))
  }

  @Test func `C1: three cards shrink by a constant step, the fourth waits where the third is`()
    throws
  {
    #expect(rig.host.paintOrder == [3, 2, 1, 0])
    for (item, depth) in [(CardItemID(0), 0.0), (1, 1), (2, 2), (3, 2)] {
      try expectCard(item, atDepth: depth)
    }
    #expect(rig.host.cards.map { $0.presentation?.isTouchable } == [false, false, false, true])
  }

  // 480 - 30 points down only the cards behind are to be seen.
  @Test func `C1: only the first card takes touches`() {
    #expect(rig.deck.item(at: CardPoint(x: 160, y: 240)) == 0)
    #expect(rig.deck.item(at: CardPoint(x: 160, y: 450)) == nil)
    rig.tap(CardPoint(x: 160, y: 450))
    rig.pull(by: CardPoint(x: 150, y: 0), from: CardPoint(x: 160, y: 450))
    #expect(rig.delegate.events.isEmpty)
  }

  @Test(arguments: [1, 2, 3, 4, 5, 1_000_000])
  func `C1: four cells do for any number of items`(count: Int) {
    let rig = Rig(.slideCard, count: count)
    #expect(rig.host.count == min(count, 4))
  }

  @Test func `C2: a drag and a swipe change transforms only`() {
    rig.host.commands = []
    rig.pull(by: CardPoint(x: 60, y: -70))
    rig.run(1)
    rig.deck.swipe(.left)
    rig.run(2)
    let updates = rig.host.commands.compactMap { command in
      if case .update(_, let presentation) = command { presentation.placement } else { nil }
    }
    #expect(updates.count > 100)
    for placement in updates {
      #expect(placement.size == CardSize(width: 280, height: 416))
      #expect(placement.center == CardPoint(x: 160, y: 228))
      #expect(placement.cornerRadius.isNear(14))
      #expect(placement.alpha == 1)
    }
  }

  // percent = max(|x|, |y|) / 100. Card 1 goes on to depth 1 - percent, card 2 to 2 - percent; card
  // 3 waits at depth 2 until it is that near.
  @Test(
    arguments: [
      (50, 0, 0.5, 0.5), (-50, 0, 0.5, -0.5), (30, -60, 0.6, 0.3), (-20, 80, 0.8, -0.2),
      (100, 10, 1, 1), (-250, 90, 1, -1),
    ] as [(Double, Double, Double, Double)])
  func `C3: the cards behind move up by the drag's fraction`(
    x: Double, y: Double, percent: Double, percentX: Double
  ) throws {
    rig.pull(by: CardPoint(x: x, y: y), release: false)
    #expect(try card(0).position.isNear(160 + x, 228 + y))
    #expect(try card(0).rotation.isNear(.pi / 18 * x / 320))
    #expect(try card(0).scale == 1)
    try expectCard(1, atDepth: 1 - percent)
    try expectCard(2, atDepth: 2 - percent)
    try expectCard(3, atDepth: 2)
    let progress = try #require(rig.cell(0)).progress
    #expect(progress.fraction.isNear(percent))
    #expect(progress.horizontalFraction.isNear(percentX))
  }

  @Test(
    arguments: [
      (100, 0, nil), (100.5, 0, .right), (-100, 0, nil), (-100.5, 0, .left),
      (0, 100, nil), (0, 100.5, .down), (40, -100, nil), (40, -100.5, .up),
    ] as [(Double, Double, CardDirection?)])
  func `C4: over the drop distance the card leaves, under it all is reset`(
    x: Double, y: Double, direction: CardDirection?
  ) throws {
    rig.pull(by: CardPoint(x: x, y: y))
    rig.run(1)
    if let direction {
      #expect(rig.delegate.milestones.contains(.didSwipe(0, index: 0, direction)))
      #expect(rig.host.paintOrder == [4, 3, 2, 1])
    } else {
      #expect(rig.delegate.milestones.last == .didReset(0, index: 0))
      #expect(rig.host.paintOrder == [3, 2, 1, 0])
    }
    for (place, card) in rig.host.cards.reversed().enumerated() {
      try expectCard(card.item, atDepth: Double(min(place, 2)))
    }
  }

  @Test func `C4: the others have arrived with the drag and do not jump at the swipe`() throws {
    rig.pull(by: CardPoint(x: 140, y: 0))
    for _ in 0..<3 {
      try expectCard(1, atDepth: 0)
      try expectCard(2, atDepth: 1)
      try expectCard(3, atDepth: 2)
      try expectCard(4, atDepth: 2)
      #expect(rig.host.paintOrder == [4, 3, 2, 1, 0])
      rig.run(0.05)
    }
  }

  @Test func `C4: the freed cell is filled by the data source and goes to the bottom`() throws {
    let freed = try #require(rig.cell(0))
    rig.pull(by: CardPoint(x: 140, y: 0))
    rig.run(1)
    rig.pull(by: CardPoint(x: -140, y: 0))
    #expect(rig.cell(5) === freed)
    #expect(freed.item == 5)
    #expect(rig.host.paintOrder.first == 5)
  }
}
