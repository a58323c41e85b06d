public import CardCore

/// A delegate that writes down every callback and may act from inside each.
///
/// ```swift
/// let delegate = RecordingDelegate()
/// delegate.onEvent = { deck, event in
///   if case .didSwipe = event { deck.undo() }
/// }
/// deck.delegate = delegate
/// deck.swipe(.left)
/// #expect(delegate.milestones.first == .willSwipe("a", index: 0, .left))
/// ```
public final class RecordingDelegate: CardDelegate {
  /// A callback with its arguments, without the deck and the cell.
  public enum Event: Hashable, Sendable {
    /// A finger has begun to drag a card.
    case didBeginDragging(CardItemID, index: Int)
    /// The dragged card has moved.
    case didDrag(CardItemID, index: Int, CardProgress)
    /// A card is about to be swiped from code.
    case willSwipe(CardItemID, index: Int, CardDirection)
    /// A card was swiped.
    case didSwipe(CardItemID, index: Int, CardDirection)
    /// A swiped card has left the container.
    case didFinishSwiping(CardItemID, CardDirection)
    /// A dragged card falls back.
    case didReset(CardItemID, index: Int)
    /// A card was tapped.
    case didSelect(CardItemID, index: Int)
    /// A swipe was taken back.
    case didUndo(CardItemID, from: CardDirection)
    /// Another item is in front, or none any more.
    case didChangeFront(CardItemID?)
    /// The last card has been swiped.
    case didRunOut
    /// A card starts to expand (true) or to collapse (false).
    case willExpand(CardItemID, Bool)
    /// A card has expanded (true) or collapsed (false).
    case didExpand(CardItemID, Bool)
  }

  /// The callbacks in the order they came.
  public var events: [Event] = []

  /// Called after each event was written down.
  public var onEvent: ((any DeckControlling, Event) -> Void)?

  /// Makes a delegate that has heard nothing.
  public init() {}

  /// The events without the one that comes for every movement of a finger.
  public var milestones: [Event] {
    events.filter { event in
      if case .didDrag = event { false } else { true }
    }
  }

  private func note(_ event: Event, from deck: any DeckControlling) {
    events.append(event)
    onEvent?(deck, event)
  }
}

// The protocol documents each method.
extension RecordingDelegate {
  /// Notes the event.
  public func deck(_ deck: any DeckControlling, didBeginDragging card: CardReference) {
    note(.didBeginDragging(card.item, index: card.index), from: deck)
  }

  /// Notes the event.
  public func deck(_ deck: any DeckControlling, didDrag card: CardReference, progress: CardProgress)
  {
    note(.didDrag(card.item, index: card.index, progress), from: deck)
  }

  /// Notes the event.
  public func deck(
    _ deck: any DeckControlling, willSwipe card: CardReference, in direction: CardDirection
  ) {
    note(.willSwipe(card.item, index: card.index, direction), from: deck)
  }

  /// Notes the event.
  public func deck(
    _ deck: any DeckControlling, didSwipe card: CardReference, in direction: CardDirection
  ) {
    note(.didSwipe(card.item, index: card.index, direction), from: deck)
  }

  /// Notes the event.
  public func deck(
    _ deck: any DeckControlling, didFinishSwiping item: CardItemID, in direction: CardDirection
  ) {
    note(.didFinishSwiping(item, direction), from: deck)
  }

  /// Notes the event.
  public func deck(_ deck: any DeckControlling, didReset card: CardReference) {
    note(.didReset(card.item, index: card.index), from: deck)
  }

  /// Notes the event.
  public func deck(_ deck: any DeckControlling, didSelect card: CardReference) {
    note(.didSelect(card.item, index: card.index), from: deck)
  }

  /// Notes the event.
  public func deck(
    _ deck: any DeckControlling, didUndo item: CardItemID, from direction: CardDirection
  ) {
    note(.didUndo(item, from: direction), from: deck)
  }

  /// Notes the event.
  public func deck(_ deck: any DeckControlling, didChangeFront item: CardItemID?) {
    note(.didChangeFront(item), from: deck)
  }

  /// Notes the event.
  public func deckDidRunOut(_ deck: any DeckControlling) {
    note(.didRunOut, from: deck)
  }

  /// Notes the event.
  public func deck(_ deck: any DeckControlling, willExpand item: CardItemID) {
    note(.willExpand(item, true), from: deck)
  }

  /// Notes the event.
  public func deck(_ deck: any DeckControlling, willCollapse item: CardItemID) {
    note(.willExpand(item, false), from: deck)
  }

  /// Notes the event.
  public func deck(_ deck: any DeckControlling, didExpand item: CardItemID) {
    note(.didExpand(item, true), from: deck)
  }

  /// Notes the event.
  public func deck(_ deck: any DeckControlling, didCollapse item: CardItemID) {
    note(.didExpand(item, false), from: deck)
  }
}
