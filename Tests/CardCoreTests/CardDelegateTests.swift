import CardCore
import CardTestSupport
import Testing

private final class SilentDelegate: CardDelegate {}

private final class StubDeck: DeckControlling {
  var frontItem: CardItemID? { "a" }
  func swipe(_ direction: CardDirection) -> Bool { false }
  func undo() -> Bool { false }
}

@Suite struct CardDelegateTests {
  @Test func `Every callback is optional`() {
    let delegate: any CardDelegate = SilentDelegate()
    let deck = StubDeck()
    let card = CardReference(item: "a", index: 3, cell: TestCell())
    delegate.deck(deck, didBeginDragging: card)
    delegate.deck(deck, didDrag: card, progress: .resting)
    delegate.deck(deck, willSwipe: card, in: .left)
    delegate.deck(deck, didSwipe: card, in: .left)
    delegate.deck(deck, didFinishSwiping: "a", in: .left)
    delegate.deck(deck, didReset: card)
    delegate.deck(deck, didSelect: card)
    delegate.deck(deck, didUndo: "a", from: .left)
    delegate.deck(deck, didChangeFront: nil)
    delegate.deckDidRunOut(deck)
    delegate.deck(deck, willExpand: "a")
    delegate.deck(deck, willCollapse: "a")
    delegate.deck(deck, didExpand: "a")
    delegate.deck(deck, didCollapse: "a")
    #expect(card.item == "a" && card.index == 3)
  }
}
