#if canImport(UIKit) && !os(watchOS)
  public import CardCore

  /// What a ``CardDeckView`` says to people who do not see it. The defaults are English.
  ///
  /// ```swift
  /// deckView.phrases.swipe = { direction in
  ///   direction == .right ? String(localized: "Like") : String(localized: "Skip")
  /// }
  /// ```
  @MainActor public struct CardDeckPhrases {
    /// The name of the action that swipes a card in a direction.
    public var swipe: (CardDirection) -> String = { direction in
      switch direction {
      case .left: "Swipe left"
      case .right: "Swipe right"
      case .up: "Swipe up"
      case .down: "Swipe down"
      }
    }

    /// The name of the action that brings the last swiped card back.
    public var undo = "Undo"

    /// The name of the action that expands a card.
    public var expand = "Expand"

    /// Where a card stands in a row: its index and the number of items.
    public var position: (_ index: Int, _ count: Int) -> String = { index, count in
      "\(index + 1) of \(count)"
    }

    /// What is said when something has happened; `nil` to say nothing.
    ///
    /// A new front card is not announced by default: the assistive technology moves to it and reads
    /// its label.
    public var announcement: (CardAnnouncement) -> String? = { announcement in
      switch announcement {
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

    /// Makes the English phrases.
    public init() {}
  }
#endif
