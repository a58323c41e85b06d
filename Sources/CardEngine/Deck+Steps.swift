package import CardCore

/// What keys, buttons and assistive technologies mean, the same under every host.
extension Deck {
  /// Scrolls a row on or back by some cards: as far as there are any, and round where it is a loop.
  /// - Returns: false where nothing can be browsed: in a stack, without items, and while a card is
  ///   expanded (behaviours D8).
  @discardableResult
  public func browse(by cards: Int) -> Bool {
    guard browseTarget(by: cards).isSome else { return false }
    note(.browse(cards))
    command { $0.go(by: cards) }
    return true
  }

  /// The index that is some cards from the front one in a row; `nil` where nothing can be browsed.
  package func browseTarget(by cards: Int) -> Int? {
    guard isRow, !expandedItem.isSome, count > 0 else { return nil }
    return dataIndex(of: anchor + way(by: cards))
  }

  /// The cards that a row goes on by for a step in a direction on the screen: 1 or -1; `nil` in a
  /// stack and across the row.
  package func browseStep(towards direction: CardDirection) -> Int? {
    guard isRow, direction.axis == configuration.axis else { return nil }
    let deckDirection = space.mirrored(direction: direction)
    return deckDirection == .right || deckDirection == .down ? 1 : -1
  }

  /// Does what an arrow key does: browses along a row, and swipes in every other direction.
  /// - Returns: false where the key means nothing.
  @discardableResult
  package func press(arrow direction: CardDirection) -> Bool {
    guard let step = browseStep(towards: direction) else { return swipe(direction) }
    return browse(by: step)
  }

  /// Does what the key for a selection does: taps the front card, or collapses the expanded one.
  /// - Returns: false where there is no card.
  @discardableResult
  package func pressSelect(at time: Double) -> Bool {
    if expandedItem.isSome { return collapse() }
    guard let front = frontItem else { return false }
    return activate(front, time: time)
  }
}
