#if canImport(SwiftUI)
  internal import CardCore

  extension DeckModel: CardHost {
    func attach(_ cell: any CardCell, for item: CardItemID, at number: Int) {
      let slot = slot(cell)
      numbered[number] = slot
      let taken = slots.filter { $0.key.item == item }.map(\.key.copy)
      slot.key = CardSlotKey(item: item, copy: (0...taken.count).first { !taken.contains($0) } ?? 0)
      slot.beginPresenting()
      add(slot)
    }

    func update(at number: Int, to presentation: CardPresentation) {
      numbered[number]?.present(presentation)
    }

    func detach(_ cell: any CardCell, at number: Int) {
      numbered[number] = nil
      remove(slot(cell))
    }

    func setNeedsFrames(_ needsFrames: Bool) { pulse.set(needsFrames) }

    func announce(_ announcement: CardAnnouncement) {
      guard !isSyncing, let text = words.announcement(announcement) else { return }
      Announcer.say(text)
    }

    private func slot(_ cell: any CardCell) -> Slot {
      guard let slot = cell as? Slot else {
        preconditionFailure("a deck of views has cells of its own and no others")
      }
      return slot
    }
  }
#endif
