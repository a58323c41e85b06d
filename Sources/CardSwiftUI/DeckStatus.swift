#if canImport(SwiftUI)
  internal import CardCore
  internal import CardEngine

  /// What a deck tells beside the places of its cards, as a value that can be compared.
  nonisolated struct DeckStatus: Equatable {
    var count = 0
    var frontIndex = 0
    var expandedItem: CardItemID?
    var canUndo = false
    /// The directions in which the front card may leave.
    var directions: CardDirections = []
    /// Whether the cards are scrolled through.
    var isBrowsing = false
    /// Whether a card can be expanded.
    var expands = false

    /// The status of no deck.
    init() {}

    init(of engine: Deck) {
      count = engine.count
      frontIndex = engine.frontIndex
      expandedItem = engine.expandedItem
      canUndo = engine.canUndo
      directions = engine.traits.swipe?.directions ?? []
      isBrowsing = engine.traits.browse != nil
      expands = engine.traits.expansion != nil
    }
  }
#endif
