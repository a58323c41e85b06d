#if canImport(SwiftUI)
  public import CardCore
  internal import CardEngine

  /// A handle on the deck inside a ``CardDeckReader``.
  ///
  /// Every command takes effect at once: what the handle tells right after it is the new state. As
  /// long as no deck is on the screen commands do nothing and the handle tells of an empty one.
  public struct CardDeckProxy {
    let link: DeckLink

    /// How many items the deck has.
    public var count: Int { link.deck?.engine.count ?? 0 }

    /// The index of the front item; in a deck that has run out, the count.
    public var frontIndex: Int { link.deck?.engine.frontIndex ?? 0 }

    /// Whether there is a swiped card to bring back.
    public var canUndo: Bool { link.deck?.engine.canUndo ?? false }

    /// Whether a card is expanded over the deck, or on its way to or from that.
    public var isExpanded: Bool { link.deck?.engine.expandedItem != nil }

    /// The directions in which the current layout lets a card leave.
    public var swipeDirections: CardDirections { link.deck?.engine.traits.swipe?.directions ?? [] }

    /// Swipes the front card away; the next card is live at once.
    ///
    /// - Returns: False when there is no card or the layout does not allow the direction.
    @discardableResult
    public func swipe(_ direction: CardDirection) -> Bool {
      link.deck?.engine.swipe(direction) ?? false
    }

    /// Brings the last swiped card back to the front, from wherever it is.
    ///
    /// - Returns: False when no card can be brought back.
    @discardableResult
    public func undo() -> Bool { link.deck?.engine.undo() ?? false }

    /// Brings the item at an index to the front.
    ///
    /// - Parameters:
    ///   - index: Clamped to the items there are.
    ///   - animated: Whether the cards move there or are there at once.
    public func scroll(to index: Int, animated: Bool = true) {
      link.deck?.engine.scroll(to: index, animated: animated)
    }

    /// Brings the item with an identity to the front.
    ///
    /// - Parameters:
    ///   - id: What the item is known by.
    ///   - animated: Whether the cards move there or are there at once.
    /// - Returns: False when the item is not in the deck.
    /// - Complexity: O(distance from the front card).
    @discardableResult
    public func scroll(toID id: some Hashable, animated: Bool = true) -> Bool {
      guard let deck = link.deck, let index = deck.index(of: AnyHashable(id)) else { return false }
      deck.engine.scroll(to: index, animated: animated)
      return true
    }

    /// Expands the front card over the deck.
    ///
    /// - Returns: False when there is no card or the layout does not expand.
    @discardableResult
    public func expand() -> Bool { link.deck?.engine.expand() ?? false }

    /// Collapses the expanded card.
    ///
    /// - Returns: False when none is expanded.
    @discardableResult
    public func collapse() -> Bool { link.deck?.engine.collapse() ?? false }
  }
#endif
