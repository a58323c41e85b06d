internal import CardCore

/// Where each item of a list stands.
struct ItemPlaces {
  private var indices: [CardItemID: Int]

  /// Looks through a list once.
  /// - Throws: when two items share an identity.
  /// - Complexity: O(items).
  init(_ items: [CardItemID]) throws(DuplicateItemError) {
    indices = [:]
    indices.reserveCapacity(items.count)
    for (index, item) in items.enumerated() {
      if let first = indices.updateValue(index, forKey: item) {
        throw DuplicateItemError(item: item, firstIndex: first, secondIndex: index)
      }
    }
  }

  /// The index of an item, or `nil` when it is not in the list.
  /// - Complexity: O(1).
  subscript(item: CardItemID) -> Int? { indices[item] }
}
