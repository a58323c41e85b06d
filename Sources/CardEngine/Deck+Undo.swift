internal import CardCore
internal import CardMotion

extension Deck {
  /// Brings the last swiped card back to the front, from wherever it is.
  ///
  /// Cards are remembered by identity and to any depth. A card that is gone from the data, or
  /// that a move has put behind the front so that it will come up again, is passed over.
  /// - Returns: false when no card can be brought back. True from inside a call of the data
  ///   source, the host or a cell: it is then tried when that call has returned.
  /// - Complexity: O(attached cards), plus a search when the data was reloaded in between.
  @discardableResult
  public func undo() -> Bool {
    note(.undo)
    return undoNow()
  }

  @discardableResult
  private func undoNow() -> Bool {
    if isCallingOut {
      wait { $0.undoNow() }
      return true
    }
    syncClock()
    forgetUnreachable()
    guard let entry = history.popLast(), let logical = place(of: entry) else { return false }
    perform { $0.bringBack(entry, to: logical) }
    return true
  }

  /// Finds the items of the history where they are now; those that have gone are forgotten.
  func freshenHistory() {
    history = history.compactMap { entry in
      guard entry.isStale else { return entry }
      guard let index = currentIndex(of: entry.item, hint: entry.index) else { return nil }
      return HistoryEntry(item: entry.item, index: index, direction: entry.direction)
    }
  }

  /// Forgets the oldest swipes beyond the limit.
  func trimHistory() {
    let excess = history.count - Swift.max(configuration.undoLimit, 0)
    if excess > 0 { history.removeFirst(excess) }
  }

  /// Drops the latest entries whose cards cannot be brought back.
  func forgetUnreachable() {
    while let last = history.last, place(of: last) == nil { history.removeLast() }
  }

  /// Where a swiped card goes back to in the endless row, or `nil` when it cannot.
  func place(of entry: HistoryEntry) -> Int? {
    guard count > 0, let index = currentIndex(of: entry.item, hint: entry.index) else {
      return nil
    }
    guard configuration.isLooping else { return index < anchor ? index : nil }
    let back = (dataIndex(of: anchor) - index + count) % count
    return anchor - (back == 0 ? count : back)
  }

  /// The index of an item now, asked by index first.
  func currentIndex(of item: CardItemID, hint: Int) -> Int? {
    guard let dataSource else { return nil }
    if hint >= 0, hint < count, identity(at: hint, from: dataSource) == item { return hint }
    guard let index = callOut({ _ in dataSource.index(of: item, near: hint) }), index >= 0,
      index < count
    else { return nil }
    note(.item(index, item), at: time)
    return index
  }

  /// Asks the data source for the identity at an index.
  func identity(at index: Int, from dataSource: any CardDataSource) -> CardItemID {
    let item = callOut { _ in dataSource.itemID(at: index) }
    note(.item(index, item), at: time)
    return item
  }

  private func bringBack(_ entry: HistoryEntry, to logical: Int) {
    cancelDrag()
    let direction = space.mirrored(direction: entry.direction)
    let flying = lastFlight(of: entry.item)
    withContinuity(Transition(spring: rules.advance, fadesOut: true)) {
      // The card that comes back would lie under the expanded one.
      dropExpansion()
      anchor = logical
      // A row may show the card already; one that still flies fades, for its swipe has not happened.
      guard frontRecord == nil else {
        if let flying {
          departures += 1
          beginLeaving(flying, from: records[flying].before.now)
        }
        return
      }
      if let flying {
        resume(flying, logical: logical)
      } else if let new = attach(logical: logical) {
        enterFromOutside(new, direction: direction)
      }
    }
    events.append(.didUndo(entry.item, entry.direction))
    callOut { $0.host?.announce(.undone(entry.item)) }
  }

  /// Turns a flying card round.
  private func resume(_ position: Int, logical: Int) {
    let flight = records[position].flight
    records[position].logical = logical
    records[position].role = .window
    records[position].pull = .returning(
      from: finger(flight.translation(at: time)),
      velocity: finger(flight.velocity(at: time)), spring: rules.advance, time: time)
  }

  private func enterFromOutside(_ position: Int, direction: CardDirection) {
    guard rules.swipes, !configuration.reducesMotion else { return }
    let start = exit(direction, from: .zero, offset: 0, fromCode: false)
    records[position].pull = .returning(
      from: finger(start), velocity: .zero, spring: rules.advance, time: time)
  }

  /// The flying card of an item; the later one where it flies twice.
  private func lastFlight(of item: CardItemID) -> Int? {
    var position = records.count - 1
    while position >= 0 {
      if records[position].role == .flying, records[position].item == item { return position }
      position -= 1
    }
    return nil
  }

  /// Whether a card is the last one thrown, which can be caught in its flight as long as the deck
  /// has not gone to other cards meanwhile.
  func isCatchable(_ position: Int) -> Bool {
    guard let last = history.last, rules.swipes,
      records[position].role == .flying, !records[position].flight.fades,
      hasItem(at: anchor - 1), records[position].index == dataIndex(of: anchor - 1)
    else { return false }
    // In a small loop one item can fly twice; the later one is the last one thrown.
    return position == lastFlight(of: last.item)
  }

  /// Takes a flying card out of the air: its swipe is undone, and the finger holds it.
  func catchFlight(_ position: Int) {
    guard let entry = history.last, let logical = place(of: entry),
      windowRecord(of: logical) == nil
    else { return }
    history.removeLast()
    let serial = records[position].serial
    let translation = finger(records[position].flight.translation(at: time))
    withContinuity(Transition(spring: rules.advance)) {
      dropExpansion()
      anchor = logical
      records[position].logical = logical
      records[position].role = .window
      records[position].pull = .held(at: translation, time: time)
      session = .swipe(SwipeDrag(serial: serial, base: translation))
    }
    // The finger takes the velocity out of the card it has caught.
    if let caught = recordIndex(serial: serial) { records[caught].residual.stop(at: time) }
    events.append(.didUndo(entry.item, entry.direction))
    callOut { $0.host?.announce(.undone(entry.item)) }
  }
}
