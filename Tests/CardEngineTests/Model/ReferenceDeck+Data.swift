import CardCore
import CardEngine

/// Changes of the data, told in identities.
extension ReferenceDeck {
  /// Takes steps in, one after another.
  /// - Parameters:
  ///   - steps: the steps.
  ///   - result: the items after all steps, which tells who the new ones are.
  ///   - keepsFront: whether the front goes along when it is moved: in a row, and in a hand.
  mutating func apply(_ steps: [CardChange], result: [CardItemID], keepsFront: Bool) {
    if steps.contains(where: \.changesPlaces) { knowsList = false }
    let known = Set(items)
    // New items go by a name of their own until the end shows who they are.
    var nextName = -1
    for step in steps {
      guard fits(step) else {
        isImpossible = true
        return
      }
      switch step {
      case .insert(let index):
        insert(CardItemID(nextName), at: index)
        nextName -= 1
      case .delete(let index):
        let item = items[index]
        if front == item { front = plainNext(after: item) }
        items.remove(at: index)
        history.removeAll { $0.item == item }
      case .move(let source, let target):
        let item = items[source]
        guard source != target || front == nil else { continue }
        if front == item {
          if !keepsFront { front = plainNext(after: item) }
          items.remove(at: source)
          items.insert(item, at: target)
        } else {
          items.remove(at: source)
          insert(item, at: target)
        }
      case .reload: break
      }
    }
    if let item = front, !known.contains(item), let place = items.firstIndex(of: item) {
      front = result.indices.contains(place) ? result[place] : nil
    }
    settleFront(result)
  }

  private func fits(_ step: CardChange) -> Bool {
    switch step {
    case .insert(let index): index <= items.count
    case .delete(let index), .reload(let index): index < items.count
    case .move(let source, let target): max(source, target) < items.count
    }
  }

  /// Behind the last card of a deck that has run out a new one comes to the front.
  private mutating func insert(_ item: CardItemID, at index: Int) {
    if front == nil, index == items.count { front = item }
    items.insert(item, at: index)
  }

  private func plainNext(after item: CardItemID) -> CardItemID? {
    items.firstIndex(of: item).flatMap { $0 + 1 < items.count ? items[$0 + 1] : nil }
  }

  mutating func reload(_ result: [CardItemID]) {
    knowsList = false
    let index = front.flatMap { items.firstIndex(of: $0) } ?? items.count
    if let item = front, result.contains(item) {
    } else {
      front = index < result.count ? result[index] : nil
    }
    settleFront(result)
  }

  mutating func take(_ result: [CardItemID], front seen: CardItemID?) {
    history.removeAll { !result.contains($0.item) }
    let keepsOrder = result.filter(items.contains) == items.filter(result.contains)
    if let item = front, result.contains(item) {
    } else if knowsList, keepsOrder {
      front = whatTakesThePlace(of: front, in: result)
    } else {
      // What stands in its place among items that were moved is a matter of single tests.
      front = seen.flatMap { result.contains($0) ? $0 : nil }
    }
    settleFront(result)
    knowsList = true
  }

  /// What stands in the place of an item that has gone, or of the end: behind the last of those
  /// before it that is still there.
  private func whatTakesThePlace(of item: CardItemID?, in result: [CardItemID]) -> CardItemID? {
    let before = items.prefix { $0 != item }
    let last = before.last(where: result.contains).flatMap { result.firstIndex(of: $0) }
    let index = last.map { $0 + 1 } ?? 0
    return result.indices.contains(index) ? result[index] : nil
  }
}

extension CardChange {
  fileprivate var changesPlaces: Bool {
    if case .reload = self { false } else { true }
  }
}
