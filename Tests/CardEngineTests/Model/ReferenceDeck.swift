import CardCore
import CardEngine

/// What a deck is in plain words: items by identity, one of them in front, a history and at most
/// one expanded item. No places, no motion, no cells.
struct ReferenceDeck: Equatable {
  struct Swiped: Equatable {
    var item: CardItemID
    var direction: CardDirection
  }

  var items: [CardItemID]
  /// `nil` when there are no items, or all have been swiped.
  var front: CardItemID?
  var history: [Swiped] = []
  var expanded: CardItemID?
  /// Whether the expanded item is on its way back; time alone takes it out of the state then.
  var isCollapsing = false
  var isLooping = false
  /// Whether the deck has its items from a list, and so knows what stood in the place of each.
  var knowsList = false
  /// Whether it was told of steps that do not fit its items: commands were run in another order.
  var isImpossible = false
  /// The directions the layout swipes in; none when it does not swipe.
  var directions: CardDirections
  var isRow: Bool
  var canExpand: Bool

  init(items: [CardItemID], traits: CardLayoutTraits) {
    self.items = items
    front = items.first
    directions = traits.swipe?.directions ?? []
    isRow = traits.browse != nil
    canExpand = traits.expansion != nil
  }

  func next(after item: CardItemID) -> CardItemID? {
    guard let index = items.firstIndex(of: item) else { return nil }
    if index + 1 < items.count { return items[index + 1] }
    return isLooping ? items.first : nil
  }

  /// A row has an item in the middle as long as there are any, and a loop never runs out.
  mutating func settleFront(_ items: [CardItemID]) {
    self.items = items
    if front == nil { front = isLooping ? items.first : isRow ? items.last : nil }
    if let item = expanded, !items.contains(item) { expanded = nil }
  }

  // MARK: Commands

  mutating func swipe(_ direction: CardDirection) {
    guard directions.contains(direction), let item = front else { return }
    history.append(Swiped(item: item, direction: direction))
    if expanded == item { expanded = nil }
    front = next(after: item)
  }

  mutating func undo() {
    let frontIndex = front.flatMap { items.firstIndex(of: $0) } ?? items.count
    while let swiped = history.popLast() {
      guard let index = items.firstIndex(of: swiped.item) else { continue }
      guard isLooping || index < frontIndex else { continue }
      front = swiped.item
      // It would lie under the expanded card.
      expanded = nil
      return
    }
  }

  mutating func scroll(to index: Int) {
    guard !items.isEmpty else { return }
    front = items[min(max(index, 0), items.count - 1)]
  }

  /// Expands what was in front when that was asked for; from inside a call-out it is done later.
  mutating func expand(_ item: CardItemID?) {
    guard canExpand, let item, items.contains(item) else { return }
    expanded = item
  }

  mutating func take(_ traits: CardLayoutTraits) {
    directions = traits.swipe?.directions ?? []
    isRow = traits.browse != nil
    canExpand = traits.expansion != nil
    if !canExpand { expanded = nil }
    if isRow { settleFront(items) }
  }

  mutating func loop(_ isLooping: Bool) {
    self.isLooping = isLooping
    settleFront(items)
  }

  mutating func restore(_ state: DeckState) {
    history = state.history.filter { items.contains($0.item) }
      .map { Swiped(item: $0.item, direction: $0.direction) }
    if let item = state.frontItem, items.contains(item) {
      front = item
    } else if state.frontItem == nil, state.frontIndex >= items.count {
      front = nil
    } else {
      let last = history.last.flatMap { items.firstIndex(of: $0.item) }
      let index = last.map { $0 + 1 } ?? state.frontIndex
      front = items.indices.contains(index) ? items[index] : nil
    }
    expanded = nil
    if canExpand, let saved = state.expansion, items.contains(saved.item),
      saved.isExpanding || saved.fraction > 0
    {
      expanded = saved.item
    }
    settleFront(items)
  }
}
