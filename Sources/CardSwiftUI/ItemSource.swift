#if canImport(SwiftUI)
  internal import CardCore

  /// Gives a deck the items of a collection.
  ///
  /// An identity of the app's becomes a number the first time the deck asks for it, so that only
  /// items that were seen cost memory.
  final class ItemSource<Data: RandomAccessCollection, ID: Hashable> {
    var data: Data
    var id: KeyPath<Data.Element, ID>
    /// Called when the end comes near, with the count of items.
    var loadMore: (Int) -> Void = { _ in }

    private var numbers: [ID: Int] = [:]
    private var identities: [ID] = []

    init(_ data: Data, id: KeyPath<Data.Element, ID>) {
      self.data = data
      self.id = id
    }

    /// The element at an offset from the start, nil outside.
    func element(at index: Int) -> Data.Element? { Self.element(at: index, of: data) }

    /// The element of a collection at an offset from its start, nil outside.
    static func element(at index: Int, of data: Data) -> Data.Element? {
      guard index >= 0, index < data.count else { return nil }
      return data[data.index(data.startIndex, offsetBy: index)]
    }

    /// The identity at an offset from the start, nil outside.
    func identity(at index: Int) -> ID? { element(at: index)?[keyPath: id] }

    /// What the deck knows an identity by.
    func item(_ identity: ID) -> CardItemID {
      if let number = numbers[identity] { return CardItemID(number) }
      numbers[identity] = identities.count
      identities.append(identity)
      return CardItemID(identities.count - 1)
    }

    /// What the deck knows the identities of all elements by, in their order.
    /// - Complexity: O(n).
    var items: [CardItemID] { data.map { item($0[keyPath: id]) } }

    /// What the app knows an item by.
    func identity(_ item: CardItemID) -> ID? {
      guard let number = item.number, identities.indices.contains(number) else { return nil }
      return identities[number]
    }

    /// Where an identity is, searched outwards from where it was last seen.
    /// - Complexity: O(distance), O(n) for one that is gone.
    func index(of identity: ID, near hint: Int) -> Int? {
      let count = data.count
      guard count > 0 else { return nil }
      let start = Swift.min(Swift.max(hint, 0), count - 1)
      for distance in 0...Swift.max(start, count - 1 - start) {
        if start + distance < count, self.identity(at: start + distance) == identity {
          return start + distance
        }
        if start - distance >= 0, self.identity(at: start - distance) == identity {
          return start - distance
        }
      }
      return nil
    }
  }

  extension ItemSource: CardDataSource {
    func numberOfItems() -> Int { data.count }

    func itemID(at index: Int) -> CardItemID {
      // The deck asks for indices below the count it was given.
      identity(at: index).map(item) ?? CardItemID(-1)
    }

    func cell(forItemAt index: Int, in cells: CellRecycler) -> any CardCell {
      let slot = cells.dequeue(CardSlot<Data.Element>.self)
      slot.element = element(at: index)
      slot.index = index
      return slot
    }

    func index(of item: CardItemID, near hint: Int) -> Int? {
      identity(item).flatMap { index(of: $0, near: hint) }
    }

    func loadMore(after count: Int) { loadMore(count) }
  }
#endif
