internal import CardCore

/// Where indices go in a change of the data.
struct IndexMap {
  private let changes: [CardChange]
  /// How many items there are after the change.
  let newCount: Int

  /// Checks the steps against a count; `nil` when one of them does not fit.
  init?(_ changes: [CardChange], count: Int) {
    var count = count
    for change in changes {
      switch change {
      case .insert(let index):
        guard index >= 0, index <= count else { return nil }
        count += 1
      case .delete(let index):
        guard index >= 0, index < count else { return nil }
        count -= 1
      case .move(let source, let target):
        guard source >= 0, source < count, target >= 0, target < count else { return nil }
      case .reload(let index):
        guard index >= 0, index < count else { return nil }
      }
    }
    self.changes = changes
    newCount = count
  }

  /// Where the item at an index is afterwards; `nil` when it is deleted, or was not there.
  func index(after index: Int) -> Int? {
    index < 0 ? nil : IndexMap.follow(index, through: changes[...])
  }

  /// Whether every item stays where it is.
  var isReloadOnly: Bool {
    changes.allSatisfy { if case .reload = $0 { true } else { false } }
  }

  /// The final indices of the items that were reloaded and not deleted later.
  var reloaded: [Int] {
    changes.indices.compactMap { position in
      guard case .reload(let index) = changes[position] else { return nil }
      return IndexMap.follow(index, through: changes[(position + 1)...])
    }
  }

  /// Where the front is afterwards.
  ///
  /// The front follows its item. When the item is deleted, the one behind it comes to the front;
  /// also when it is moved away in a stack, so that no card is passed over: there `followsMoves` is
  /// false. In a deck that has run out the front is `oldCount`.
  func front(after front: Int, oldCount: Int, followsMoves: Bool) -> Int {
    var front = front
    var count = oldCount
    for change in changes {
      switch change {
      case .insert(let index):
        if index < front || (index == front && front < count) { front += 1 }
        count += 1
      case .delete(let index):
        if index < front { front -= 1 }
        count -= 1
      case .move(let source, let target):
        if source == front, followsMoves {
          front = target
        } else {
          let movesFront = source == front
          if source < front { front -= 1 }
          if target < front || (target == front && !movesFront && front < count - 1) {
            front += 1
          }
        }
      case .reload: break
      }
    }
    return front
  }

  private static func follow(_ index: Int, through changes: ArraySlice<CardChange>) -> Int? {
    var index = index
    for change in changes {
      switch change {
      case .insert(let place): if place <= index { index += 1 }
      case .delete(let place):
        if place == index { return nil }
        if place < index { index -= 1 }
      case .move(let source, let target):
        if source == index {
          index = target
        } else {
          if source < index { index -= 1 }
          if target <= index { index += 1 }
        }
      case .reload: break
      }
    }
    return index
  }
}
