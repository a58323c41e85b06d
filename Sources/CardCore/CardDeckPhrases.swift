extension CardAnnouncement {
  /// What has happened in English, for the defaults of all hosts; `nil` for a new front card, which
  /// each host tells in its own way.
  package var english: String? {
    switch self {
    case .front: nil
    case .swiped(_, .left): "Swiped left"
    case .swiped(_, .right): "Swiped right"
    case .swiped(_, .up): "Swiped up"
    case .swiped(_, .down): "Swiped down"
    case .undone: "Swipe undone"
    case .expanded: "Expanded"
    case .collapsed: "Collapsed"
    case .ranOut: "No cards left"
    }
  }
}

// A web page has words of its own, which are bytes: see `WebHost`.
#if !hasFeature(Embedded)
  /// What a deck says to people who do not see it, in the language of your app.
  ///
  /// The defaults are English and know items by their index only.
  ///
  /// ```swift
  /// phrases.swipe = { direction in
  ///   direction == .right ? String(localized: "Like") : String(localized: "Skip")
  /// }
  /// ```
  public struct CardDeckPhrases: Sendable {
    /// The name of the action that swipes the front card in a direction.
    public var swipe: @Sendable (CardDirection) -> String = { direction in
      switch direction {
      case .left: "Swipe left"
      case .right: "Swipe right"
      case .up: "Swipe up"
      case .down: "Swipe down"
      }
    }

    /// The name of the action that brings the last swiped card back.
    public var undo = "Undo"

    /// The name of the action that opens a card over the deck.
    public var expand = "Expand"

    /// The name of the action that closes an open card.
    public var collapse = "Collapse"

    /// The name of an element that browses a row of cards.
    public var browse = "Cards"

    /// Where a card stands in a row: takes its index, from 0, and the number of items.
    public var position: @Sendable (_ index: Int, _ count: Int) -> String = { index, count in
      "\(index + 1) of \(count)"
    }

    /// What is said when something has happened; `nil` to say nothing.
    ///
    /// A new front card is not announced by default: the assistive technology moves to it and reads
    /// its label.
    public var announcement: @Sendable (CardAnnouncement) -> String? = { $0.english }

    /// Makes the English phrases.
    public init() {}
  }
#endif
