#if canImport(SwiftUI)
  internal import CardCore
  internal import CardEngine

  extension DeckModel: CardDelegate {
    func deck(
      _ deck: any DeckControlling, didSwipe card: CardReference, in direction: CardDirection
    ) {
      guard let element = element(of: card) else { return }
      tell { $0.swipe.forEach { $0(element, direction) } }
      updateStatus()
    }

    func deck(_ deck: any DeckControlling, didSelect card: CardReference) {
      guard let element = element(of: card) else { return }
      tell { $0.select.forEach { $0(element) } }
    }

    func deck(
      _ deck: any DeckControlling, didUndo item: CardItemID, from direction: CardDirection
    ) {
      guard let element = element(of: item) else { return }
      tell { $0.undo.forEach { $0(element, direction) } }
      updateStatus()
    }

    func deck(_ deck: any DeckControlling, didChangeFront item: CardItemID?) {
      reportPosition()
      updateStatus()
    }

    func deckDidRunOut(_ deck: any DeckControlling) {
      tell { $0.runOut.forEach { $0() } }
    }

    func deck(_ deck: any DeckControlling, willExpand item: CardItemID) {
      expansionDidChange(item, isExpanded: true)
    }

    func deck(_ deck: any DeckControlling, willCollapse item: CardItemID) {
      expansionDidChange(item, isExpanded: false)
    }

    func deck(_ deck: any DeckControlling, didExpand item: CardItemID) {
      updateStatus()
    }

    func deck(_ deck: any DeckControlling, didCollapse item: CardItemID) {
      updateStatus()
    }

    private func expansionDidChange(_ item: CardItemID, isExpanded: Bool) {
      guard let element = element(of: item) else { return }
      tell { $0.expansion.forEach { $0(element, isExpanded) } }
      updateStatus()
    }

    /// A card is dragged, returns or flies: frame by frame.
    func cardDidDrag(_ item: CardItemID, _ progress: CardProgress) {
      guard !actions.drag.isEmpty, let element = element(of: item) else { return }
      tell { $0.drag.forEach { $0(element, progress) } }
    }

    private func element(of card: CardReference) -> Data.Element? {
      (card.cell as? Slot).flatMap { element(of: $0) }
    }

    private func element(of item: CardItemID) -> Data.Element? {
      if let slot = slots.first(where: { $0.key.item == item }) { return element(of: slot) }
      return source.index(of: item, near: engine.frontIndex).flatMap { source.element(at: $0) }
    }
  }
#endif
