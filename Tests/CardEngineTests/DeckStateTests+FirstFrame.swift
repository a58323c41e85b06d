import CardCore
import CardEngine
import CardTestSupport
import ExpandingCarousel
import Testing

/// What is to be seen of a restored state at once.
extension DeckStateTests {
  /// The card that was swiped last is not the one before the end.
  @Test(arguments: Preset.stacks)
  func `a deck that had run out has run out`(preset: Preset) {
    let rig = Rig.of(preset, count: 5)
    rig.deck.swipe(.left)
    rig.run(1)
    rig.deck.scroll(to: 3, animated: false)
    rig.source.items = [0, 1, 2]
    rig.deck.apply([.delete(4), .delete(3)])
    rig.run(1)
    let state = rig.deck.state
    #expect(state.frontItem == nil && state.frontIndex == 3)
    rig.deck.restore(state)
    #expect(rig.deck.frontItem == nil)
    #expect(rig.deck.state == state)
    // What was put behind the end meanwhile comes up, after the last card of the history.
    #expect(restored(state, preset, over: items(0..<5)).deck.frontItem == 1)
  }

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
