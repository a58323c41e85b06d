import CardCore
import CardEngine
import CardTestSupport
import ExpandingCarousel
import Testing
import TransformStack

/// Cards on their way out of the window, where there are too many of them.
///
/// Which were attached first depends on how many frames a row took to where it is, so it may decide
/// nothing.
@Suite(.leakFree) struct DeckWindowTests {
  /// Ways to the sixth card that attach its neighbours in different orders.
  static let ways = [[5], [4, 5], [6, 5], [9, 6, 7, 5], [1, 3, 5]]

  @Test(arguments: ways)
  func `in a row that runs into the depth the nearest cards fade the longest`(way: [Int]) throws {
    #expect(try shownAfterNewItems(TimeMachineLayout.timeMachine, limit: 3, way: way) == [3, 4, 5])
  }

  @Test(arguments: ways)
  func `of two cards that lie equally deep the later one fades the longest`(way: [Int]) throws {
    let layout = ExpandingCarouselLayout.expandingCarousel
    #expect(try shownAfterNewItems(layout, limit: 2, way: way) == [5, 6])
    #expect(try shownAfterNewItems(layout, limit: 1, way: way) == [5])
  }

  private func shownAfterNewItems<Layout: CardLayout>(
    _ layout: Layout, limit: Int, way: [Int]
  ) throws -> [CardItemID] {
    var configuration = DeckConfiguration()
    configuration.maximumFlights = limit
    let rig = Rig(layout, count: 12, configuration: configuration)
    for index in way { rig.deck.scroll(to: index, animated: false) }
    rig.source.items = (100..<112).map { CardItemID($0) }
    try rig.deck.apply(items: rig.source.items)
    return rig.host.cards.map(\.item).filter { ($0.number ?? 0) < 100 }
      .sorted { ($0.number ?? 0) < ($1.number ?? 0) }
  }

  /// The front card goes, and in the same moment the one that has taken its place.
  @Test(arguments: ways)
  func `of two cards that leave from one place the first one is painted above`(way: [Int]) throws {
    let rig = Rig(ExpandingCarouselLayout.expandingCarousel, count: 12)
    for index in way { rig.deck.scroll(to: index, animated: false) }
    for gone in [5, 6] as [CardItemID] {
      rig.source.items.removeAll { $0 == gone }
      try rig.deck.apply(items: rig.source.items)
    }
    let order = rig.host.paintOrder
    #expect(rig.deck.frontItem == 7)
    #expect(order.suffix(3) == [7, 6, 5])
    rig.run(1)
    #expect(rig.host.paintOrder.last == 7)
  }

  @Test func `swipes that end at one moment end in the order they were made`() {
    let rig = Rig(TransformStackLayout.swipeCard)
    rig.deck.swipe(.right)
    rig.run(2)
    rig.deck.undo()
    rig.run(2)
    rig.delegate.events = []
    // The first card was attached after the second, since it has come back.
    rig.deck.swipe(.right)
    rig.deck.swipe(.right)
    rig.deck.swipe(.right)
    rig.run(2)
    #expect(rig.departed == [0, 1, 2])
  }
}
