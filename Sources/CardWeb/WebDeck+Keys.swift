internal import CardCore
internal import CardEngine

extension WebDeck {
  package func key(_ key: WebKey, at time: Double) -> Bool {
    endWheelTurn()
    switch key {
    case .left: return arrow(.left)
    case .right: return arrow(.right)
    case .up: return arrow(.up)
    case .down: return arrow(.down)
    case .select: return select(at: time)
    case .escape: return engine.collapse()
    case .undo: return engine.undo()
    case .first: return scroll(to: 0)
    case .last: return scroll(to: engine.count - 1)
    }
  }

  /// Browses along the row, and swipes in every other direction.
  private func arrow(_ direction: CardDirection) -> Bool {
    guard engine.traits.browse != nil, direction.axis == engine.configuration.axis else {
      return engine.swipe(direction)
    }
    let isMirrored =
      engine.configuration.readingDirection == .rightToLeft && direction.axis == .horizontal
    let isForth = (direction == .right || direction == .down) != isMirrored
    return scroll(to: engine.frontIndex + (isForth ? 1 : -1))
  }

  private func scroll(to index: Int) -> Bool {
    guard engine.traits.browse != nil, engine.expandedItem == nil, engine.count > 0 else {
      return false
    }
    var index = index
    if engine.configuration.isLooping {
      index = (index + engine.count) % engine.count
    } else {
      index = min(max(index, 0), engine.count - 1)
    }
    engine.scroll(to: index)
    return true
  }

  /// Taps the front card, or collapses the expanded one.
  private func select(at time: Double) -> Bool {
    if engine.expandedItem != nil { return engine.collapse() }
    guard let front = engine.frontItem else { return false }
    return engine.activate(front, time: time)
  }
}
