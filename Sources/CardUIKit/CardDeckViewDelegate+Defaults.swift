#if canImport(UIKit) && !os(watchOS)
  public import CardCore
  public import UIKit

  extension CardDeckViewDelegate {
    /// Does nothing.
    public func deckView(_ deckView: CardDeckView, didBeginDragging card: CardDeckView.Card) {}
    /// Does nothing.
    public func deckView(
      _ deckView: CardDeckView, didDrag card: CardDeckView.Card, progress: CardProgress
    ) {}
    /// Does nothing.
    public func deckView(
      _ deckView: CardDeckView, willSwipe card: CardDeckView.Card, in direction: CardDirection
    ) {}
    /// Does nothing.
    public func deckView(
      _ deckView: CardDeckView, didSwipe card: CardDeckView.Card, in direction: CardDirection
    ) {}
    /// Does nothing.
    public func deckView(
      _ deckView: CardDeckView, didFinishSwiping item: CardItemID, in direction: CardDirection
    ) {}
    /// Does nothing.
    public func deckView(_ deckView: CardDeckView, didReset card: CardDeckView.Card) {}
    /// Does nothing.
    public func deckView(
      _ deckView: CardDeckView, didUndo item: CardItemID, from direction: CardDirection
    ) {}
    /// Does nothing.
    public func deckView(_ deckView: CardDeckView, didSelect card: CardDeckView.Card) {}
    /// Does nothing.
    public func deckView(_ deckView: CardDeckView, willExpand item: CardItemID) {}
    /// Does nothing.
    public func deckView(_ deckView: CardDeckView, didExpand item: CardItemID) {}
    /// Does nothing.
    public func deckView(_ deckView: CardDeckView, willCollapse item: CardItemID) {}
    /// Does nothing.
    public func deckView(_ deckView: CardDeckView, didCollapse item: CardItemID) {}
    /// Does nothing.
    public func deckView(_ deckView: CardDeckView, didChangeFront item: CardItemID?) {}
    /// Does nothing.
    public func deckViewDidRunOut(_ deckView: CardDeckView) {}
    /// Does nothing.
    public func deckView(
      _ deckView: CardDeckView, willDisplay cell: any CardCellView, for item: CardItemID
    ) {}
    /// Does nothing.
    public func deckView(
      _ deckView: CardDeckView, didEndDisplaying cell: any CardCellView, for item: CardItemID
    ) {}
    /// Lets it begin.
    public func deckView(
      _ deckView: CardDeckView, shouldBegin recognizer: UIGestureRecognizer
    ) -> Bool { true }
    /// Keeps controls in a card theirs: ``CardDeckView/shouldReceive(_:by:)``.
    public func deckView(
      _ deckView: CardDeckView, recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { deckView.shouldReceive(touch, by: recognizer) }
    /// Lets one of the two win.
    public func deckView(
      _ deckView: CardDeckView, recognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { false }
  }
#endif
