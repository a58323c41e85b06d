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
  /// Call it in place of the first ``reload()``, so that no card is shown in vain, or later: data
  /// that has changed meanwhile is taken in as by a reload. Items are looked for by identity, and
  /// those that have gone are left out: in place of the front item comes the one behind the last
  /// item of the history that is left, else the one at its index. What the layout does not have, as
  /// the row of a stack, is left out as well.
  ///
  /// Cards are there at once. Drags end without effect, cards in flight have left. A row or an
  /// expansion that was on its way goes on from where it was, without velocity.
  /// - Complexity: O(attached cards + history) while items stand where they stood; otherwise as
  ///   ``CardCore/CardDataSource/index(of:near:)-9wnf`` for each.
  public func restore(_ state: DeckState) {
    note(.restore(state))
    dataCommand { $0.take(state) }
  }

  private func take(_ state: DeckState) {
    // Before anything else is asked of the data source: by old places, it might have no answer.
    takeInData()
    recognizer.interrupt()
    abandonDrag()
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
    if rules.browses, state.rowOffset != 0, state.rowOffset.isFinite {
      scroll = .settling(
        from: state.rowOffset.clamped(to: -1e6...1e6), velocity: 0, spring: rules.snap,
        pitch: rules.browse.pitch, time: time)
    }
    restore(state.expansion)
    needsRender = true
  }

  /// Takes in data that the deck was not told of: the first, or what has taken its place.
  private func takeInData() {
    let newCount = itemCount()
    if count == 0 {
      list = nil
      count = newCount
    } else if newCount != count || !isDataAsShown {
      takeAll(newCount)
    }
  }

  /// Whether all attached cards show what the data has in their places.
  private var isDataAsShown: Bool {
    guard let dataSource else { return true }
    return firstRecord {
      records[$0].role == .window && records[$0].index >= 0
        && identity(at: records[$0].index, from: dataSource) != records[$0].item
    } == nil
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
    // It had run out, and nothing has come behind.
    if !state.frontItem.isSome, state.frontIndex >= count { return count }
    if let last = history.last { return last.index + 1 }
    return state.frontIndex
  }

  private func restore(_ saved: DeckState.ExpandedItem?) {
    guard let saved, let timing = resolved.traits.expansion?.timing,
      let index = currentIndex(of: saved.item, hint: saved.index)
    else { return dropExpansion() }
    if let current = expansion, current.item != saved.item { dropExpansion() }
    var restored = Expansion(item: saved.item, index: index, timing: timing)
    restored.scrub(to: saved.fraction)
    restored.run(expanding: saved.isExpanding, at: time)
    let isMoving = restored.animationEnd.map { $0 > time } ?? false
    if !isMoving { restored.finish(at: time) }
    guard let current = expansion else {
      // Nobody has been told of it. At its end already, nothing happens to it any more.
      guard isMoving || saved.isExpanding else { return }
      expansion = restored
      if isMoving { announceExpansion() }
      return
    }
    let wasAtRest = current.isExpanding && current.isAtRest
    // One that was under way is still to come to the end that was announced, or to turn.
    if !wasAtRest { restored.announced = current.announced }
    expansion = restored
    if !isMoving && wasAtRest && saved.isExpanding { return }
    announceExpansion()
    if !isMoving { finishExpansion() }
  }
}
