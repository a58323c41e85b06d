internal import CardCore
internal import CardMotion

extension Deck {
  /// What the deck must remember to look the same when it is opened again.
  /// - Complexity: O(history).
  public var state: DeckState {
    DeckState(
      frontItem: frontItem, frontIndex: frontIndex, rowOffset: scroll.displacement(at: time),
      history: history.map {
        DeckState.SwipedItem(item: $0.item, index: $0.index, direction: $0.direction)
      },
      expansion: expansion.map {
        DeckState.ExpandedItem(
          item: $0.item, index: $0.index, fraction: $0.fraction(at: time),
          isExpanding: $0.isExpanding)
      })
  }

  /// Puts the deck into a state it, or another deck over the same data, was in before.
  ///
  /// Call it in place of the first ``reload()``, so that no card is shown in vain, or later. Items
  /// are looked for by identity, and those that have gone are left out: in place of the front item
  /// comes the one behind the last item of the history that is left, else the one at its index. So
  /// does what the layout does not have, as the row of a stack.
  ///
  /// Cards are there at once. Drags end without effect, cards in flight have left. A row or an
  /// expansion that was on its way goes on from where it was, without velocity.
  /// - Complexity: O(attached cards + history) while items stand where they stood; otherwise as
  ///   ``CardCore/CardDataSource/index(of:near:)-9wnf`` for each.
  public func restore(_ state: DeckState) {
    note(.restore(state))
    command { $0.take(state) }
  }

  private func take(_ state: DeckState) {
    recognizer.interrupt()
    abandonDrag()
    if count == 0 { count = itemCount() }
    history = state.history.compactMap { swiped in
      currentIndex(of: swiped.item, hint: swiped.index).map {
        HistoryEntry(item: swiped.item, index: $0, direction: swiped.direction)
      }
    }
    trimHistory()
    clearMotion()
    rebase()
    anchor = restoredFront(of: state)
    followAnchor(from: anchor)
    if let browse = resolved.traits.browse, state.rowOffset != 0, state.rowOffset.isFinite {
      scroll = .settling(
        from: state.rowOffset.clamped(to: -1e6...1e6), velocity: 0, spring: springs.snap,
        pitch: browse.pitch, time: time)
    }
    restore(state.expansion)
    needsRender = true
  }

  /// Brings everything to rest where it belongs.
  private func clearMotion() {
    while let position = records.lastIndex(where: { $0.role != .window }) {
      finishDeparture(position)
    }
    for position in records.indices {
      records[position].pull = Pull()
      records[position].residual = Residual()
    }
    scroll = Scroll()
  }

  private func restoredFront(of state: DeckState) -> Int {
    if let front = state.frontItem,
      let index = currentIndex(of: front, hint: state.frontIndex)
    {
      return index
    }
    if let last = history.last { return last.index + 1 }
    return state.frontIndex
  }

  private func restore(_ saved: DeckState.ExpandedItem?) {
    guard let saved, let rules = resolved.traits.expansion,
      let index = currentIndex(of: saved.item, hint: saved.index)
    else { return dropExpansion() }
    if let current = expansion, current.item != saved.item { dropExpansion() }
    var restored = Expansion(item: saved.item, index: index, timing: rules.timing)
    restored.scrub(to: saved.fraction)
    restored.run(expanding: saved.isExpanding, at: time)
    if let end = restored.animationEnd, end > time {
      expansion = restored
      announceExpansion()
    } else {
      // It was, or is by its place on the way, at its end already: nothing happens to it any more.
      restored.finish(at: time)
      expansion = saved.isExpanding ? restored : nil
    }
  }
}
