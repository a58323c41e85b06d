internal import CardCore

/// Where each item of a list stands.
///
/// A hash table by open addressing that holds nothing but places in the list: of 100,000 items it
/// takes 1 MB, where a dictionary takes 8 and waits for the memory at each look. What it compares
/// with lies in the list, near to what was compared before.
struct ItemPlaces {
  private let items: [CardItemID]
  /// One more than the index of the item that belongs there; 0 where none does. At most half of them
  /// are taken.
  private var slots: [UInt32]
  private let bits: Int

  /// Looks through a list once.
  /// - Throws: when two items share an identity.
  /// - Complexity: O(items).
  init(_ items: [CardItemID]) throws(DuplicateItemError) {
    self.items = items
    bits = Int.bitWidth - (2 * items.count).leadingZeroBitCount
    slots = [UInt32](repeating: 0, count: 1 << bits)
    for index in items.indices {
      let (slot, first) = look(for: items[index])
      if let first {
        throw DuplicateItemError(item: items[index], firstIndex: first, secondIndex: index)
      }
      // A list of so many that this overflows would take 100 GB.
      slots[slot] = UInt32(index + 1)
    }
  }

  /// The index of an item, or `nil` when it is not in the list.
  /// - Complexity: O(1).
  subscript(item: CardItemID) -> Int? { look(for: item).index }

  /// The item's index if it is there, and the slot where it is or would be.
  private func look(for item: CardItemID) -> (slot: Int, index: Int?) {
    var slot = Int(truncatingIfNeeded: item.scrambled >> UInt64(64 - bits))
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if items[index] == item { return (slot, index) }
      slot = (slot + 1) & (slots.count - 1)
    }
    return (slot, nil)
  }
}

extension CardItemID {
  /// A number whose highest bits are spread evenly, whatever rows or patterns identities come in.
  fileprivate var scrambled: UInt64 {
    if let number { return CardItemID.scramble(UInt64(truncatingIfNeeded: number)) }
    if let words { return CardItemID.scramble(CardItemID.scramble(words.high) &+ words.low) }
    return CardItemID.scramble(UInt64(truncatingIfNeeded: hashValue))
  }

  private static func scramble(_ word: UInt64) -> UInt64 { (word &+ seed).mixed }

  /// Another one in each process, so that nobody can send identities which collide.
  private static let seed = UInt64(truncatingIfNeeded: Hasher().finalize())
}
