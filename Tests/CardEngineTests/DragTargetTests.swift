import CardCore
import CardEngine
import CardTestSupport
import ExpandingCarousel
import InsetStack
import Testing
import TransformStack

struct DragTargetTests {
  private static let right = CardPoint(x: 100, y: 10)
  private static let down = CardPoint(x: 10, y: 100)

  @Test(
    "A drag is the deck's where the layout has a use for its direction",
    arguments: [
      // A stack that swipes to the sides leaves vertical drags to the surroundings.
      (Preset.swipeCard, right, true), (.swipeCard, down, false),
      (.insetStack, right, true), (.insetStack, down, false),
      (.slideCard, right, true), (.slideCard, down, true),
      // A row scrolls along its axis; only the carousel does something across it (D5, D7).
      (.timeMachine, right, true), (.timeMachine, down, false),
      (.expandingCarousel, right, true), (.expandingCarousel, down, true),
    ])
  func acceptance(preset: Preset, way: CardPoint, expected: Bool) {
    let rig = Rig.of(preset)
    #expect(rig.deck.acceptsDrag(from: rig.center, along: way) == expected)
    #expect(rig.deck.acceptsDrag(from: rig.center, along: -way) == expected)
  }

  @Test("A vertical row scrolls up and down")
  func verticalRow() {
    var configuration = DeckConfiguration()
    configuration.axis = .vertical
    let rig = Rig.of(.timeMachine, configuration: configuration)
    #expect(rig.deck.acceptsDrag(from: rig.center, along: Self.down))
    #expect(!rig.deck.acceptsDrag(from: rig.center, along: Self.right))
  }

  @Test("A drag beside the cards of a stack is not the deck's; one beside those of a row is")
  func besideTheCards() {
    let corner = CardPoint(x: 1, y: 1)
    #expect(!Rig.of(.slideCard).deck.acceptsDrag(from: corner, along: Self.right))
    #expect(Rig.of(.expandingCarousel).deck.acceptsDrag(from: corner, along: Self.right))
    #expect(!Rig.of(.expandingCarousel).deck.acceptsDrag(from: corner, along: Self.down))
  }

  @Test("An expanded card is scrubbed and the row does not scroll (D8)")
  func expanded() {
    let rig = Rig.of(.expandingCarousel)
    rig.deck.expand()
    rig.run(1)
    #expect(rig.deck.acceptsDrag(from: rig.center, along: Self.down))
    #expect(!rig.deck.acceptsDrag(from: rig.center, along: Self.right))
  }

  @Test("A card on its way back is caught by a drag in any direction")
  func returning() {
    let rig = Rig.of(.swipeCard)
    rig.drag(by: CardPoint(x: 80, y: 0))
    rig.run(0.05)
    #expect(rig.deck.acceptsDrag(from: rig.center, along: Self.down))
    rig.run(2)
    #expect(!rig.deck.acceptsDrag(from: rig.center, along: Self.down))
  }

  @Test(
    "No direction, no place and no cards: nothing to drag",
    arguments: [
      CardPoint.zero, CardPoint(x: .nan, y: 1), CardPoint(x: 1, y: .infinity),
    ])
  func nothing(way: CardPoint) {
    let rig = Rig.of(.slideCard)
    #expect(!rig.deck.acceptsDrag(from: rig.center, along: way))
    #expect(!rig.deck.acceptsDrag(from: way, along: .zero))
    #expect(!Rig.of(.slideCard, count: 0).deck.acceptsDrag(from: rig.center, along: Self.right))
  }

  @Test func `a finger drags the card it came down on, though that has moved on meanwhile`() throws
  {
    let rig = Rig.of(.insetStack)
    rig.fling(by: CardPoint(x: 140, y: 0))
    rig.run(0.01)
    // The next card still has the speed it followed the finger with.
    let card = try #require(rig.placement(1))
    let edge = CardPoint(x: card.position.x - card.size.width / 2 + 1, y: card.position.y)
    #expect(rig.deck.item(at: edge) == 1)
    rig.pointer(.down, edge)
    rig.run(0.02)
    #expect(rig.deck.item(at: edge) != 1)
    rig.pointer(.move, edge + CardPoint(x: -40, y: 0))
    #expect(rig.delegate.milestones.last == .didBeginDragging(1, index: 1))
    rig.pointer(.up, edge + CardPoint(x: -40, y: 0))
    rig.run(3)
    #expect(rig.fault == nil)
  }
}
