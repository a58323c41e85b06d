import CardCore
import CardEngine

extension ReferenceDeck {
  /// What of the history can still be brought back.
  private func live(_ history: [Swiped]) -> [Swiped] {
    history.filter { items.contains($0.item) }
  }

  private func swiped(_ state: DeckState) -> [Swiped] {
    live(state.history.map { Swiped(item: $0.item, direction: $0.direction) })
  }

  /// Whether a deck is in this state.
  ///
  /// An item that is collapsing may have arrived. One that a finger moves may go either way.
  func agrees(with state: DeckState, isHeld: Bool) -> Bool {
    let hasCollapsed = state.expansion == nil && (isCollapsing || isHeld)
    return !isImpossible && front == state.frontItem && live(history) == swiped(state)
      && (expanded == state.expansion?.item || hasCollapsed)
  }

  /// Learns from the deck what is not predicted: how far an expansion has come.
  mutating func follow(_ state: DeckState) {
    expanded = state.expansion?.item
    isCollapsing = state.expansion?.isExpanding == false
  }

  /// Takes a state over, to go on after a fault.
  mutating func adopt(_ state: DeckState) {
    front = state.frontItem
    history = swiped(state)
    follow(state)
  }

  /// The front that a new list has led to when a state is seen in which more may have been swiped.
  func front(before state: DeckState, in list: [CardItemID]) -> CardItemID? {
    let known = history.count { list.contains($0.item) }
    return state.history.count > known ? state.history[known].item : state.frontItem
  }

  /// The states that a finger can bring about from here and that a deck could be in.
  func touched(_ state: DeckState) -> [ReferenceDeck] {
    var outcomes: [ReferenceDeck] = []
    for direction in CardDirection.allCases where directions.contains(direction) && front != nil {
      var committed = self
      committed.swipe(direction)
      outcomes.append(committed)
    }
    if let last = history.last, directions != [] {
      var caught = self
      caught.undo()
      if caught.front == last.item { outcomes.append(caught) }
    }
    guard isRow else { return outcomes }
    // What the row was scrolled to may have been swiped from inside, once it was a stack.
    let swiped = self.front(before: state, in: items)
    for case let front? in swiped == state.frontItem ? [swiped] : [state.frontItem, swiped]
    where items.contains(front) {
      var scrolled = self
      scrolled.front = front
      if canExpand { scrolled.expanded = state.expansion?.item }
      outcomes.append(scrolled)
    }
    return outcomes
  }
}
