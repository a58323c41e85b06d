import CardCore
import CardEngine
import CardTestSupport
import ExpandingCarousel
import Testing
import TransformStack

@Suite(.leakFree) struct DeckStepsTests {
  @Test(arguments: [
    (3, 2, false, 5), (3, -2, false, 1), (3, 99, false, 9), (3, -99, false, 0),
    (9, 1, true, 0), (0, -1, true, 9), (3, 24, true, 7), (3, -24, true, 9),
    (3, Int.max, false, 9), (3, Int.min, false, 0),
  ])
  func `a row is browsed as far as there are cards, and round in a loop`(
    start: Int, step: Int, isLooping: Bool, end: Int
  ) {
    var configuration = DeckConfiguration()
    configuration.isLooping = isLooping
    let rig = Rig(.expandingCarousel, count: 10, configuration: configuration)
    rig.deck.scroll(to: start, animated: false)
    #expect(rig.deck.browse(by: step))
    #expect(rig.deck.frontIndex == end)
  }

  @Test func `nothing is browsed in a stack, without items, and while a card is expanded`() {
    let stack = Rig(.slideCard)
    #expect(!stack.deck.browse(by: 1))
    #expect(stack.deck.frontIndex == 0)
    #expect(!Rig(.expandingCarousel, count: 0).deck.browse(by: 1))
    let row = Rig(.expandingCarousel)
    row.deck.expand()
    #expect(!row.deck.browse(by: 1))
    #expect(row.deck.frontIndex == 0)
  }

  @Test(
    arguments: [
      (CardDirection.right, CardAxis.horizontal, false, 1), (.left, .horizontal, false, -1),
      (.right, .horizontal, true, -1), (.left, .horizontal, true, 1),
      (.down, .vertical, false, 1), (.up, .vertical, true, -1),
      (.up, .horizontal, false, nil), (.right, .vertical, false, nil),
    ] as [(CardDirection, CardAxis, Bool, Int?)])
  func `a step goes the way of the screen`(
    direction: CardDirection, axis: CardAxis, isMirrored: Bool, step: Int?
  ) {
    var configuration = DeckConfiguration()
    configuration.axis = axis
    configuration.readingDirection = isMirrored ? .rightToLeft : .leftToRight
    let rig = Rig(.expandingCarousel, configuration: configuration)
    #expect(rig.deck.browseStep(towards: direction) == step)
  }

  @Test func `arrows swipe a stack, and the key for a selection taps and collapses`() {
    let stack = Rig(.swipeCard)
    #expect(stack.deck.press(arrow: .right))
    #expect(!stack.deck.press(arrow: .up))
    #expect(stack.deck.frontItem == 1)
    #expect(stack.deck.pressSelect(at: stack.time))
    #expect(stack.delegate.milestones.last == .didSelect(1, index: 1))
    let row = Rig(.expandingCarousel)
    #expect(row.deck.press(arrow: .right))
    #expect(row.deck.pressSelect(at: row.time))
    row.run(2)
    #expect(row.deck.expandedItem == 1)
    #expect(row.deck.pressSelect(at: row.time))
    row.run(2)
    #expect(row.deck.expandedItem == nil)
    #expect(!Rig(.swipeCard, count: 0).deck.pressSelect(at: 0))
  }
}
