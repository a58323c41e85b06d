public import CardCore
internal import CardMotion

extension Deck {
  /// Takes in a change of the data as the new list of identities, which the data source already
  /// gives.
  ///
  /// Every card follows its item: the front card, a held one, one in flight, the expanded one and
  /// those in the history stay what they are wherever their items now stand. Items that come to
  /// stand in front of the front card count as swiped. When the front item itself is gone, what
  /// stands in its place comes to the front: what was put there, else the next one. In a deck that
  /// has run out, what was put behind the last item does. A list whose length is not the data
  /// source's count is answered with a ``reload()``.
  ///
  /// ```swift
  /// photos.ids = ["b", "a", "c"]
  /// try deck.apply(items: photos.ids)
  /// ```
  ///
  /// Cells are asked for only where cards appear. To show an item anew that has stayed, call
  /// ``reloadItem(at:)``.
  ///
  /// The deck keeps the list, which costs no copy while you do not change yours, to compare the
  /// next one with. A deck that is changed by steps or reloads alone keeps none; after those the
  /// next list is compared with the items that are attached or in the history, and where the front
  /// item and all of those are gone at once, the front keeps its index.
  /// - Throws: ``DuplicateItemError`` when two items share an identity; nothing has changed then.
  /// - Complexity: O(n + m log n) for n items of which m were moved; it takes no search of the
  ///   data source.
  public func apply(items: [CardItemID]) throws(DuplicateItemError) {
    let places = try ItemPlaces(items)
    note(.items(items))
    dataCommand { $0.take(items, places) }
  }

  private func take(_ items: [CardItemID], _ places: ItemPlaces) {
    guard items.count == itemCount() else {
      reloadAll()
      return
    }
    let transition = Transition(spring: rules.transition, fadesIn: count > 0, fadesOut: true)
    withContinuity(transition) {
      rebase()
      let (oldCount, oldAnchor) = (count, anchor)
      let front = front(in: places)
      count = items.count
      forgetLoadMore()
      anchor = front
      for position in records.indices {
        place(position, at: places[records[position].item], oldCount: oldCount)
      }
      partDoubles()
      history = history.compactMap { entry in
        guard let index = places[entry.item] else { return nil }
        return HistoryEntry(item: entry.item, index: index, direction: entry.direction)
      }
      followAnchor(from: oldAnchor)
      relocateExpansion { places[$0.item] }
    }
    list = items
  }

  /// Where the front is in a new list.
  private func front(in places: ItemPlaces) -> Int {
    if hasItem(at: anchor), let item = lastFront, let index = places[item] { return index }
    let index = hasItem(at: anchor) ? dataIndex(of: anchor) : count
    if let list {
      return ListDifference(from: list, to: places).gap(before: index) ?? 0
    }
    let known = knownItems
    let difference = ListDifference(from: known.map { $0.item }, to: places)
    let place = known.prefix { $0.index < index }.count
    if let gap = difference.gap(before: place) { return gap }
    let knowsAllBefore = place == index
    return knowsAllBefore ? 0 : difference.firstKept(from: place) ?? index
  }

  /// The front item as the deck knew it before the data changed; the data source tells of after.
  private var lastFront: CardItemID? {
    frontRecord.map { records[$0].item } ?? list?[dataIndex(of: anchor)] ?? reportedFront
  }

  /// The items that the deck holds on to, in the order they stand in the data.
  private var knownItems: [(index: Int, item: CardItemID)] {
    var known: [(index: Int, item: CardItemID)] = history.map { ($0.index, $0.item) }
    for record in records where record.role != .leaving && record.index >= 0 {
      known.append((record.index, record.item))
    }
    return known.sorted { $0.index < $1.index }
  }
}
