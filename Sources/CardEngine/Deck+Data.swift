public import CardCore
internal import CardMotion

extension Deck {
  /// Asks the data source for everything anew.
  ///
  /// Cards whose items are still there stay: the front card, a held one, one in flight and the
  /// expanded one are looked for by identity. Cells of visible items are asked for again.
  /// - Complexity: O(attached cards) while items stand where they stood; otherwise as
  ///   ``CardDataSource/index(of:near:)-9wnf``.
  public func reload() {
    note(.reload)
    dataCommand { $0.reloadAll() }
  }

  /// Takes in a change of the data, step by step. The data source already gives the final state.
  ///
  /// Items in front of the front card count as swiped: one that is inserted there is not shown
  /// until the deck is scrolled to it. Steps that do not fit the count before or after
  /// are answered with a ``reload()``.
  /// - Complexity: O(steps × (attached cards + history)). For a change of many steps, or where only
  ///   the result is known, see ``apply(items:)``.
  public func apply(_ changes: [CardChange]) {
    note(.steps(changes))
    dataCommand { $0.applyAll(changes) }
  }

  /// Takes in that one item was inserted at an index.
  public func insertItem(at index: Int) { apply([.insert(index)]) }

  /// Takes in that the item at an index was deleted.
  public func deleteItem(at index: Int) { apply([.delete(index)]) }

  /// Takes in that an item was moved; its new index is where it stands afterwards.
  public func moveItem(from index: Int, to target: Int) {
    apply([.move(from: index, to: target)])
  }

  /// Takes in that the item at an index looks different: its cell is asked for again.
  public func reloadItem(at index: Int) { apply([.reload(index)]) }

  // MARK: Reloading

  func reloadAll() { takeAll(itemCount()) }

  /// Asks for everything anew but for the count, which has just been asked for: a replay knows one
  /// set of answers for each count.
  func takeAll(_ newCount: Int) {
    list = nil
    let firstNew = nextSerial
    let isFirst = records.isEmpty && count == 0
    let transition = Transition(
      spring: rules.transition, fadesIn: !isFirst, fadesOut: !isFirst)
    withContinuity(transition) {
      rebase()
      let (oldCount, oldAnchor) = (count, anchor)
      count = newCount
      forgetLoadMore()
      for position in records.indices {
        let record = records[position]
        let index = currentIndex(of: record.item, hint: record.index)
        place(position, at: index, oldCount: oldCount)
      }
      partDoubles()
      if let front = reportedFront, oldAnchor < oldCount,
        let index = currentIndex(of: front, hint: oldAnchor)
      {
        anchor = index
      }
      for position in history.indices { history[position].isStale = true }
      followAnchor(from: oldAnchor)
      relocateExpansion { currentIndex(of: $0.item, hint: $0.index) }
    }
    for position in records.indices
    where records[position].serial < firstNew && isPresent(position) {
      refreshCell(position)
    }
  }

  /// The item at the end of the data, which tells other data of the same length apart.
  func lastItem() -> CardItemID? {
    guard count > 0, let dataSource else { return nil }
    return identity(at: count - 1, from: dataSource)
  }

  func itemCount() -> Int {
    guard let dataSource else {
      note(.count(0), at: time)
      return 0
    }
    // Far beyond any list, and far from where sums of indices would overflow.
    let count = Swift.min(
      Swift.max(0, callOut { _ in dataSource.numberOfItems() }), Int.max / 8)
    note(.count(count), at: time)
    return count
  }

  // MARK: Steps

  private func applyAll(_ changes: [CardChange]) {
    guard let steps = IndexMap(changes, count: count), steps.newCount == itemCount() else {
      reloadAll()
      return
    }
    if !steps.isReloadOnly { list = nil }
    let firstNew = nextSerial
    let transition = Transition(
      spring: rules.transition, fadesIn: count > 0, fadesOut: true)
    withContinuity(transition) {
      rebase()
      let (oldCount, oldAnchor) = (count, anchor)
      let keepsFront = rules.browses || isHoldingFront
      count = steps.newCount
      forgetLoadMore()
      anchor = steps.front(after: oldAnchor, oldCount: oldCount, followsMoves: keepsFront)
      for position in records.indices {
        place(position, at: steps.index(after: records[position].index), oldCount: oldCount)
      }
      partDoubles()
      history = history.compactMap { entry in
        guard !entry.isStale else { return entry }
        guard let index = steps.index(after: entry.index) else { return nil }
        var entry = entry
        entry.index = index
        return entry
      }
      followAnchor(from: oldAnchor)
      relocateExpansion { steps.index(after: $0.index) }
    }
    for index in steps.reloaded {
      for position in records.indices
      where records[position].index == index && records[position].serial < firstNew
        && isPresent(position)
      {
        refreshCell(position)
      }
    }
  }

  private var isHoldingFront: Bool {
    guard case .swipe(let drag)? = session, let position = recordIndex(serial: drag.serial)
    else { return false }
    return records[position].logical == anchor
  }

  /// How far away from the row the place of an item is that is gone: no window reaches there. What
  /// goes keeps its order.
  private static var nowhere: Int { Int.min / 2 }

  private func isPresent(_ position: Int) -> Bool {
    records[position].role != .leaving && records[position].index >= 0
  }

  /// Puts a record to its item's new index, in the round of the loop it was in.
  func place(_ position: Int, at index: Int?, oldCount: Int) {
    guard let index else {
      if records[position].role == .window, records[position].index >= 0 {
        records[position].logical += Deck.nowhere
      }
      records[position].index = -1
      return
    }
    let logical = records[position].logical
    let part = oldCount > 0 ? logical % oldCount : logical
    let rounds = oldCount > 0 ? (logical - part) / oldCount - (part < 0 ? 1 : 0) : 0
    records[position].index = index
    // One that fades keeps its place among the others.
    guard records[position].role != .leaving else { return }
    records[position].logical =
      configuration.isLooping && records[position].role == .window
      ? rounds * count + index : index
  }

  /// Lets go of cards whose items have turned out to be one: data that had an identity twice shows
  /// it once as soon as it has it once. A card under a finger stays, else the one that came first.
  func partDoubles() {
    for position in records.indices where records[position].role == .window {
      let logical = records[position].logical
      guard records[position].index >= 0,
        let first = firstRecord(where: {
          records[$0].logical == logical && records[$0].role == .window
        }), first != position
      else { continue }
      let double = records[position].pull.kind == .held ? first : position
      place(double, at: nil, oldCount: count)
    }
  }

  /// Keeps the front card inside the row, and a drag of the row where it is.
  func followAnchor(from oldAnchor: Int) {
    // Behind the last card a stack has run out; in a loop the first one comes again.
    let mayEnd = configuration.isLooping || !rules.browses
    let last = mayEnd ? count : Swift.max(count - 1, 0)
    anchor = Swift.min(Swift.max(anchor, 0), last)
    if case .browse(var drag)? = session {
      drag.startAnchor += anchor - oldAnchor
      session = .browse(drag)
    }
  }

  func relocateExpansion(_ find: (Expansion) -> Int?) {
    guard let current = expansion else { return }
    if let index = find(current) {
      expansion?.index = index
      // One that was not in front stays where it is though its distance to the front may change.
      if current.home != 0, let position = windowRecord(of: current.item) {
        expansion?.home = records[position].logical - anchor
      }
      return
    }
    dropExpansion()
  }
}
