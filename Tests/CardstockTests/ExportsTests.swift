import Cardstock
import Testing

// Cardstock is all this file imports: that it compiles is half of the test.

@Suite struct ExportsTests {
  final class Cell: RegistrableCardCell {}

  @Test func `The umbrella alone gives core, pool, motion and engine`() {
    let pool = RecyclingPool()
    let deck = Deck(layout: InsetStackLayout(), cells: pool)
    deck.cells.register(Cell.self)
    pool.recycle(deck.cells.dequeue(Cell.self))
    #expect(pool.statistics.pooled == 1)
    #expect(deck.frontItem == nil)
    #expect(CardDirection.left.unit == CardPoint(x: -1, y: 0))
    #expect(TimingCurve.easeInOut.value(at: 1) == 1)
  }

  @Test func `The umbrella alone gives every strategy`() {
    let layouts = [
      AnyCardLayout(InsetStackLayout()), AnyCardLayout(TransformStackLayout()),
      AnyCardLayout(TimeMachineLayout()), AnyCardLayout(ExpandingCarouselLayout()),
    ]
    let environment = LayoutEnvironment(size: CardSize(width: 320, height: 480))
    for layout in layouts {
      #expect(layout.resolve(in: environment).traits.window.contains(0))
    }
  }
}
