import CardCore
import CardEngine
import ExpandingCarousel
import InsetStack
import Testing
import TransformStack

@Suite struct DeckTraitsTests {
  private static func takes<Layout: CardLayout>(
    _ layout: Layout, axis: CardAxis = .horizontal
  ) -> [Bool] {
    var configuration = DeckConfiguration()
    configuration.axis = axis
    let deck = Rig(layout, configuration: configuration).deck
    return [deck.takesDrags(along: .horizontal), deck.takesDrags(along: .vertical)]
  }

  @Test func `a stack takes drags along the axes of its directions`() {
    #expect(Self.takes(.swipeCard) == [true, false])
    #expect(Self.takes(.slideCard) == [true, true])
    var layout = TransformStackLayout.swipeCard
    layout.swipe.directions = .up
    #expect(Self.takes(layout) == [false, true])
    layout.swipe.directions = []
    #expect(Self.takes(layout) == [false, false])
  }

  @Test func `the axis of a deck does not turn the directions of a stack, which are physical`() {
    #expect(Self.takes(.swipeCard, axis: .vertical) == [true, false])
  }

  @Test func `a row takes drags along itself, and across where it is scrubbed`() {
    #expect(Self.takes(.timeMachine) == [true, false])
    #expect(Self.takes(.timeMachine, axis: .vertical) == [false, true])
    #expect(Self.takes(.expandingCarousel) == [true, true])
  }
}
