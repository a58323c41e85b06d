#if canImport(UIKit) && !os(watchOS)
  public import CardCore
  public import UIKit

  extension CardDeckView {
    /// The card a callback speaks of, as it was when the event happened.
    public struct Card {
      /// What the item is known by.
      public let item: CardItemID
      /// The item's index.
      public let index: Int
      /// The view that showed the item.
      public let cell: any CardCellView
    }
  }

  /// Hears what happens in a ``CardDeckView``, and has a say in what its recognizers do. Every
  /// method is optional.
  ///
  /// Each event is told exactly once, in the order in which the events happened. Whatever a
  /// delegate does to the deck from inside a callback is legal and takes effect at once; the
  /// callbacks that follow from it come after the one that runs has returned. The one exception is
  /// `willSwipe`, which comes before its swipe even then.
  ///
  /// One swipe by hand tells: did begin dragging, did drag (for every change), did swipe, front did
  /// change, and, when the card has left, did finish swiping. One from code tells will swipe in
  /// place of the first two.
  @MainActor public protocol CardDeckViewDelegate: AnyObject {
    // MARK: Swiping

    /// A finger has begun to drag a card.
    func deckView(_ deckView: CardDeckView, didBeginDragging card: CardDeckView.Card)
    /// The dragged card has moved. `progress.translation` holds the signed distance in points.
    func deckView(
      _ deckView: CardDeckView, didDrag card: CardDeckView.Card, progress: CardProgress)
    /// A card is about to be swiped from code, by a key or by an accessibility action.
    func deckView(
      _ deckView: CardDeckView, willSwipe card: CardDeckView.Card, in direction: CardDirection)
    /// A card was swiped; the next one is already live.
    func deckView(
      _ deckView: CardDeckView, didSwipe card: CardDeckView.Card, in direction: CardDirection)
    /// A swiped card has left and its view goes back to be reused.
    func deckView(
      _ deckView: CardDeckView, didFinishSwiping item: CardItemID, in direction: CardDirection)
    /// A dragged card was let go below the threshold, or its drag was cancelled; it falls back.
    func deckView(_ deckView: CardDeckView, didReset card: CardDeckView.Card)
    /// A swipe was taken back; `direction` is the one it had gone.
    func deckView(
      _ deckView: CardDeckView, didUndo item: CardItemID, from direction: CardDirection)

    // MARK: Selecting and expanding

    /// A card was tapped, or activated by an assistive technology or a key.
    func deckView(_ deckView: CardDeckView, didSelect card: CardDeckView.Card)
    /// A card starts on its way to the expanded state.
    func deckView(_ deckView: CardDeckView, willExpand item: CardItemID)
    /// A card has arrived in the expanded state.
    func deckView(_ deckView: CardDeckView, didExpand item: CardItemID)
    /// A card starts on its way back to its place.
    func deckView(_ deckView: CardDeckView, willCollapse item: CardItemID)
    /// A card has arrived in its place, or its expansion has ended with the item or the layout.
    func deckView(_ deckView: CardDeckView, didCollapse item: CardItemID)

    // MARK: What is shown

    /// Another item is in front or centred, or none any more.
    func deckView(_ deckView: CardDeckView, didChangeFront item: CardItemID?)
    /// The last card has been swiped.
    func deckViewDidRunOut(_ deckView: CardDeckView)
    /// A cell has been put into the deck.
    func deckView(
      _ deckView: CardDeckView, willDisplay cell: any CardCellView, for item: CardItemID)
    /// A cell has been taken out of the deck.
    func deckView(
      _ deckView: CardDeckView, didEndDisplaying cell: any CardCellView, for item: CardItemID)

    // MARK: Recognizers

    /// Whether one of the deck's recognizers may begin. It is asked after the deck has found that
    /// the gesture means something to it.
    func deckView(
      _ deckView: CardDeckView, shouldBegin recognizer: UIGestureRecognizer
    ) -> Bool
    /// Whether one of the deck's recognizers looks at a touch at all. The answer takes the place of
    /// the deck's own, ``CardDeckView/shouldReceive(_:by:)``, which keeps controls in a card theirs.
    func deckView(
      _ deckView: CardDeckView, recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool
    /// Whether one of the deck's recognizers may work at the same time as another one.
    func deckView(
      _ deckView: CardDeckView, recognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool
  }
#endif
