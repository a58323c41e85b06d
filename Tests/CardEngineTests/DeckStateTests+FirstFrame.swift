import CardCore
import CardEngine
import CardTestSupport
import ExpandingCarousel
import Testing

/// What is to be seen of a restored state at once.
extension DeckStateTests {
  // Cards are 270 points apart. A quarter of a card on from the fifth that is in the middle.
  @Test(arguments: [(0.25, 160 - 67.5), (-0.25, 160 + 67.5), (0.5, 25)])
  func `the first frame shows a row where it was`(offset: Double, x: Double) throws {
    let state = DeckState(frontItem: 4, frontIndex: 4, rowOffset: offset)
    let rig = restored(state, .expandingCarousel, over: items(0..<10))
    #expect(rig.deck.position.isNear(4 + offset))
    for (item, way) in [(CardItemID(3), -270.0), (4, 0), (5, 270)] {
      #expect(try #require(rig.placement(item)).position.isNear(x + way, 240))
    }
  }

  // From 250 x 350 points to the 320 x 480 of the container.
  @Test(
    arguments: [(0.25, 267.5, 382.5), (0.75, 302.5, 447.5)] as [(Double, Double, Double)],
    [true, false])
  func `the first frame shows an expansion where it was`(
    expansion: (fraction: Double, width: Double, height: Double), isExpanding: Bool
  ) throws {
    let state = DeckState(
      frontItem: 4, frontIndex: 4,
      expansion: .init(
        item: 4, index: 4, fraction: expansion.fraction, isExpanding: isExpanding))
    let rig = restored(state, .expandingCarousel, over: items(0..<10))
    #expect(rig.deck.expansionFraction.isNear(expansion.fraction))
    let placement = try #require(rig.placement(4))
    #expect(placement.size.width.isNear(expansion.width))
    #expect(placement.size.height.isNear(expansion.height))
    rig.run(2)
    #expect(rig.deck.expandedItem == (isExpanding ? 4 : nil))
  }
}
