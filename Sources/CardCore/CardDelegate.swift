/// A deck as its delegate and its controls see it.
public protocol DeckControlling: AnyObject {
  /// The item in front, or centred, or `nil` in a deck that has run out.
  var frontItem: CardItemID? { get }

  /// Swipes the front card away; false when there is none or the direction is forbidden.
  @discardableResult func swipe(_ direction: CardDirection) -> Bool

  /// Brings the last swiped card back; false when there is none.
  @discardableResult func undo() -> Bool
}

/// The card a callback speaks of.
public struct CardReference {
  /// What the item is known by.
  public let item: CardItemID
  /// The item's index when the event happened.
  public let index: Int
  /// The cell that showed the item when the event happened.
  public let cell: any CardCell

  /// Makes a reference.
  public init(item: CardItemID, index: Int, cell: any CardCell) {
    self.item = item
    self.index = index
    self.cell = cell
  }
}

/// Hears what happens in a deck. Every method is optional.
///
/// Each event is told exactly once, in the order in which the events happened. Whatever a
/// delegate does to the deck from inside a callback is legal and takes effect at once; the
/// callbacks that follow from it come after the one that runs has returned. The one exception is
/// `willSwipe`, which comes before its swipe even then.
///
/// One swipe by hand tells: did begin dragging, did drag (for every change), did swipe, front did
/// change, and, when the card has left, did finish swiping. One from code tells will swipe in
/// place of the first two.
public protocol CardDelegate: AnyObject {
  /// A finger has begun to drag a card.
  func deck(_ deck: any DeckControlling, didBeginDragging card: CardReference)
  /// The dragged card has moved. `progress.translation` holds the signed distance.
  func deck(_ deck: any DeckControlling, didDrag card: CardReference, progress: CardProgress)
  /// A card is about to be swiped from code.
  func deck(_ deck: any DeckControlling, willSwipe card: CardReference, in direction: CardDirection)
  /// A card was swiped, by hand or from code; the next one is already live.
  func deck(_ deck: any DeckControlling, didSwipe card: CardReference, in direction: CardDirection)
  /// A swiped card has left the container and its cell goes back to the pool.
  func deck(
    _ deck: any DeckControlling, didFinishSwiping item: CardItemID, in direction: CardDirection)
  /// A dragged card was let go below the threshold, or its drag was cancelled; it falls back. A
  /// card whose item is removed while a finger holds it does not: it leaves.
  func deck(_ deck: any DeckControlling, didReset card: CardReference)
  /// A card was tapped.
  func deck(_ deck: any DeckControlling, didSelect card: CardReference)
  /// A swipe was taken back; `direction` is the one it had gone.
  func deck(_ deck: any DeckControlling, didUndo item: CardItemID, from direction: CardDirection)
  /// Another item is in front or centred, or none any more.
  func deck(_ deck: any DeckControlling, didChangeFront item: CardItemID?)
  /// The last card has been swiped.
  func deckDidRunOut(_ deck: any DeckControlling)
  /// A card starts on its way to the expanded state, by a tap, a scrub or from code.
  func deck(_ deck: any DeckControlling, willExpand item: CardItemID)
  /// A card starts on its way back to its place, by a scrub or from code.
  func deck(_ deck: any DeckControlling, willCollapse item: CardItemID)
  /// A card has arrived in the expanded state.
  func deck(_ deck: any DeckControlling, didExpand item: CardItemID)
  /// A card has arrived in its place, or its expansion has ended with the item or the layout.
  func deck(_ deck: any DeckControlling, didCollapse item: CardItemID)
}

extension CardDelegate {
  /// Does nothing.
  public func deck(_ deck: any DeckControlling, didBeginDragging card: CardReference) {}
  /// Does nothing.
  public func deck(_ deck: any DeckControlling, didDrag card: CardReference, progress: CardProgress)
  {}
  /// Does nothing.
  public func deck(
    _ deck: any DeckControlling, willSwipe card: CardReference, in direction: CardDirection
  ) {}
  /// Does nothing.
  public func deck(
    _ deck: any DeckControlling, didSwipe card: CardReference, in direction: CardDirection
  ) {}
  /// Does nothing.
  public func deck(
    _ deck: any DeckControlling, didFinishSwiping item: CardItemID, in direction: CardDirection
  ) {}
  /// Does nothing.
  public func deck(_ deck: any DeckControlling, didReset card: CardReference) {}
  /// Does nothing.
  public func deck(_ deck: any DeckControlling, didSelect card: CardReference) {}
  /// Does nothing.
  public func deck(
    _ deck: any DeckControlling, didUndo item: CardItemID, from direction: CardDirection
  ) {}
  /// Does nothing.
  public func deck(_ deck: any DeckControlling, didChangeFront item: CardItemID?) {}
  /// Does nothing.
  public func deckDidRunOut(_ deck: any DeckControlling) {}
  /// Does nothing.
  public func deck(_ deck: any DeckControlling, willExpand item: CardItemID) {}
  /// Does nothing.
  public func deck(_ deck: any DeckControlling, willCollapse item: CardItemID) {}
  /// Does nothing.
  public func deck(_ deck: any DeckControlling, didExpand item: CardItemID) {}
  /// Does nothing.
  public func deck(_ deck: any DeckControlling, didCollapse item: CardItemID) {}
}
