#if canImport(SwiftUI)
  public import CardCore
  public import SwiftUI

  extension CardDeck {
    /// Adds an action for a swipe, by hand, from code or by an assistive technology.
    ///
    /// The next card is in front already when it runs, and the item may be removed from the data in
    /// it. Several actions run in the order they were added.
    ///
    /// - Parameter action: Takes the item and the direction on the screen.
    /// - Returns: The deck with the action.
    public func onSwipe(_ action: @escaping (Data.Element, CardDirection) -> Void) -> CardDeck {
      adding { $0.swipe.append(action) }
    }

    /// Adds an action for a swipe that was taken back.
    ///
    /// - Parameter action: Takes the item, and the direction it had gone.
    /// - Returns: The deck with the action.
    public func onUndo(_ action: @escaping (Data.Element, CardDirection) -> Void) -> CardDeck {
      adding { $0.undo.append(action) }
    }

    /// Adds an action for a tap on the front card.
    ///
    /// A tap on another card of a row brings that one to the front; one on a control inside a card is
    /// the control's.
    public func onSelect(_ action: @escaping (Data.Element) -> Void) -> CardDeck {
      adding { $0.select.append(action) }
    }

    /// Adds an action that follows every card that is dragged, returns or flies, frame by frame:
    /// for buttons that grow with the drag, or a background that is tinted by it.
    ///
    /// The last call for a card has a resting progress. A card itself reads its progress from the
    /// environment: `@Environment(\.cardProgress)`.
    public func onCardDrag(
      _ action: @escaping (Data.Element, CardProgress) -> Void
    ) -> CardDeck {
      adding { $0.drag.append(action) }
    }

    /// Adds an action for a card that sets out to be expanded over the deck, or back to its place.
    ///
    /// - Parameter action: Takes the item, and whether it goes to the expanded state.
    /// - Returns: The deck with the action.
    public func onExpansion(_ action: @escaping (Data.Element, Bool) -> Void) -> CardDeck {
      adding { $0.expansion.append(action) }
    }

    /// Adds an action for the moment when the last card has been swiped.
    public func onRunOut(_ action: @escaping () -> Void) -> CardDeck {
      adding { $0.runOut.append(action) }
    }

    /// Adds an action for the moment when the end of the data comes near: append more items.
    ///
    /// It runs once for each count of items, however often the end is approached; how near is near,
    /// the deck's configuration says.
    ///
    /// - Parameter action: Takes the count of items.
    /// - Returns: The deck with the action.
    public func onLoadMore(_ action: @escaping (Int) -> Void) -> CardDeck {
      adding { $0.loadMore.append(action) }
    }

    /// Ties the identity of the front item to a state of yours.
    ///
    /// The deck writes to it when another item comes to the front, `nil` when none is left. Write to
    /// it, and the deck goes there; an identity that is not in the data moves nothing.
    public func cardPosition(id: Binding<ID?>) -> CardDeck {
      adding {
        $0.frontID = id
        $0.frontIndex = nil
      }
    }

    /// Ties the index of the front item to a state of yours.
    ///
    /// The deck writes to it when another item comes to the front, the count of items when none is
    /// left, and also when the front item itself gets another index. Write to it, and the deck goes
    /// there; an index beyond the ends counts as the nearest one there is.
    public func cardPosition(index: Binding<Int>) -> CardDeck {
      adding {
        $0.frontIndex = index
        $0.frontID = nil
      }
    }

    /// Sets the views that show which way a dragged card would go, one on top of the card for each
    /// direction in which it may leave.
    ///
    /// Each is offered the card's size, and shown in the measure in which the card has come its way.
    ///
    /// ```swift
    /// .swipeOverlay { _, direction in
    ///   Stamp(direction == .right ? "Like" : "Skip")
    /// }
    /// ```
    ///
    /// - Parameter overlay: Makes the view for an item and a direction.
    /// - Returns: The deck with the overlays.
    public func swipeOverlay<NewOverlay: View>(
      @ViewBuilder _ overlay: @escaping (Data.Element, CardDirection) -> NewOverlay
    ) -> CardDeck<Data, ID, Card, NewOverlay> {
      var deck = CardDeck<Data, ID, Card, NewOverlay>(
        data: data, id: id, card: card, overlay: overlay)
      deck.actions = actions
      deck.ownLayout = ownLayout
      return deck
    }

    private func adding(_ change: (inout DeckActions<Data.Element, ID>) -> Void) -> CardDeck {
      var deck = self
      change(&deck.actions)
      return deck
    }
  }
#endif
