import CardCore
import CardTestSupport
import Testing

/// A deck that only counts what it is told to do.
private final class StubDeck: DeckControlling {
  var frontItem: CardItemID? { nil }
  var undoCount = 0

  func swipe(_ direction: CardDirection) -> Bool { false }

  func undo() -> Bool {
    undoCount += 1
    return true
  }
}

@Suite struct RecordingDelegateTests {
  private let deck = StubDeck()
  let delegate = RecordingDelegate()
  let card = CardReference(item: "a", index: 4, cell: TestCell())

  @Test func `Each callback is one event, in order`() {
    delegate.deck(deck, didBeginDragging: card)
    delegate.deck(deck, didDrag: card, progress: .resting)
    delegate.deck(deck, willSwipe: card, in: .up)
    delegate.deck(deck, didSwipe: card, in: .left)
    delegate.deck(deck, didFinishSwiping: "a", in: .left)
    delegate.deck(deck, didReset: card)
    delegate.deck(deck, didSelect: card)
    delegate.deck(deck, didUndo: "a", from: .left)
    delegate.deck(deck, didChangeFront: "b")
    delegate.deck(deck, didChangeFront: nil)
    delegate.deckDidRunOut(deck)
    delegate.deck(deck, willExpand: "a")
    delegate.deck(deck, didCollapse: "a")
    #expect(
      delegate.events == [
        .didBeginDragging("a", index: 4), .didDrag("a", index: 4, .resting),
        .willSwipe("a", index: 4, .up), .didSwipe("a", index: 4, .left),
        .didFinishSwiping("a", .left), .didReset("a", index: 4), .didSelect("a", index: 4),
        .didUndo("a", from: .left), .didChangeFront("b"), .didChangeFront(nil), .didRunOut,
        .willExpand("a", true), .didExpand("a", false),
      ])
    #expect(delegate.milestones.count == 12)
  }

  @Test func `The hook acts from inside a callback, when the event is already written down`() {
    delegate.onEvent = { [delegate] deck, event in
      #expect(delegate.events == [event])
      deck.undo()
    }
    delegate.deck(deck, didSwipe: card, in: .right)
    #expect(deck.undoCount == 1)
    delegate.onEvent = nil
  }
}
