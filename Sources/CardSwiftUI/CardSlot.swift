#if canImport(SwiftUI)
  internal import CardCore
  internal import Combine

  /// The engine's cell: what one card on the screen shows and where it is.
  ///
  /// Only the modifier that places this one card observes it. A frame that moves three cards asks
  /// for three modifiers anew and for no card's content.
  final class CardSlot<Element>: ObservableObject {
    /// What the card is known by among the views of its deck.
    var key = CardSlotKey(item: 0, copy: 0)
    /// The item's index when the data was last looked at; -1 when it is gone from them.
    var index = -1
    /// The item as it was when the cell was asked for: what a card still shows in its flight when
    /// the item is gone from the data. Nil while the slot waits for an item.
    var element: Element?

    private(set) var presentation: CardPresentation?
    private(set) var progress = CardProgress.resting

    func present(_ presentation: CardPresentation) {
      guard presentation != self.presentation else { return }
      objectWillChange.send()
      self.presentation = presentation
    }

    /// Forgets the place of an item shown before.
    func beginPresenting() {
      presentation = nil
      progress = .resting
    }
  }

  extension CardSlot: CardCell {
    func prepareForReuse() { element = nil }

    func dragDidChange(_ progress: CardProgress) {
      guard progress != self.progress else { return }
      objectWillChange.send()
      self.progress = progress
    }
  }

  /// What SwiftUI knows a card by: its item, so that the state of a card's view belongs to the item
  /// and not to the cell that shows it.
  ///
  /// In a small loop one item can be seen twice, flying out and waiting behind; then `copy` differs.
  nonisolated struct CardSlotKey: Hashable {
    let item: CardItemID
    let copy: Int
  }
#endif
