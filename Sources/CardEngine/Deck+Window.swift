internal import CardCore

/// Which cards are attached.
extension Deck {
  /// The places in the endless row that the layout's window covers now.
  ///
  /// In a loop with fewer items than the window is wide each item is shown once.
  var windowRange: Range<Int> {
    guard count > 0 else { return anchor..<anchor }
    let shift = scroll.displacement(at: time)
    // A hair's breadth keeps a card from flickering in and out on the window's edge.
    let slack = 1e-9
    let low = (resolved.traits.window.lowerBound + shift).clamped(to: Deck.reach) - slack
    let high = (resolved.traits.window.upperBound + shift).clamped(to: Deck.reach) + slack
    var lower = anchor + Int(low.rounded(.up))
    var upper = anchor + Int(high.rounded(.down)) + 1
    if !rules.browses { lower = Swift.max(lower, anchor) }
    if configuration.isLooping {
      if upper - lower > count { return nearest(in: lower..<upper, shift: shift) }
    } else {
      lower = Swift.max(lower, 0)
      upper = Swift.min(upper, count)
    }
    return lower < upper ? lower..<upper : anchor..<anchor
  }

  /// How many places a scroll can be from the front: enough for any count, and small enough to be an
  /// exact integer.
  private static var reach: ClosedRange<Double> { -1e15...1e15 }

  /// As many places as there are items, the nearest ones and the middle in any case.
  ///
  /// A card that goes from one end of a small loop to the other does so where it is seen least, and
  /// what comes to the front is there from the start.
  private func nearest(in window: Range<Int>, shift: Double) -> Range<Int> {
    let middle = anchor + Int((shift + 0.5).rounded(.down).clamped(to: Deck.reach))
    var (first, last) = (window.lowerBound, window.upperBound - 1)
    while last - first >= count {
      let (before, behind) = (
        resolved.placement(at: Double(first - anchor) - shift),
        resolved.placement(at: Double(last - anchor) - shift)
      )
      // What is not seen is not near. Of two that are equally deep the next card stays, not the one
      // before.
      let isFirstNearer =
        (before.alpha > 0) != (behind.alpha > 0)
        ? before.alpha > 0 : before.depth < behind.depth
      if first < middle, !isFirstNearer || last <= middle { first += 1 } else { last -= 1 }
    }
    return first..<last + 1
  }

  /// The index in the data of a place in the endless row.
  func dataIndex(of logical: Int) -> Int {
    guard count > 0 else { return 0 }
    let index = logical % count
    return index < 0 ? index + count : index
  }

  /// Whether a place in the endless row has an item.
  func hasItem(at logical: Int) -> Bool {
    count > 0 && (configuration.isLooping || (logical >= 0 && logical < count))
  }

  /// Attaches what has come into the window and lets go of what has dropped out.
  ///
  /// - Parameter firstNew: the first serial number that a change has given out: cards that are
  ///   older and drop out fade where they were before it. The others are out of sight anyway and go
  ///   at once.
  func syncWindow(fadingBefore firstNew: Int = 0) {
    let window = windowRange
    if firstNew > 0 { departures += 1 }
    letGo(outside: window, fadingBefore: firstNew)
    for logical in window where !isShown(logical) {
      attach(logical: logical)
    }
    trimDepartures()
  }

  /// Lets go of the cards that have dropped out of the window; see ``syncWindow(fadingBefore:)``.
  private func letGo(outside window: Range<Int>, fadingBefore firstNew: Int = 0) {
    for index in records.indices.reversed() where records[index].role == .window {
      guard !window.contains(records[index].logical) else { continue }
      if records[index].serial < firstNew {
        beginLeaving(index, from: records[index].before.now)
      } else {
        drop(index)
      }
    }
  }

  private func isShown(_ logical: Int) -> Bool {
    windowRecord(of: logical) != nil
      || (rules.browses
        && firstRecord {
          records[$0].logical == logical && records[$0].role == .flying && records[$0].index >= 0
        } != nil)
  }

  /// Dequeues, attaches and records the card of a place in the row.
  /// - Returns: the position of the new record, or `nil` without a data source.
  @discardableResult
  func attach(logical: Int) -> Int? {
    let index = dataIndex(of: logical)
    guard let (item, cell) = fetch(index) else { return nil }
    let slot = freeSlot
    records.append(
      CardRecord(
        serial: nextSerial, slot: slot, item: item, index: index, logical: logical, cell: cell))
    nextSerial += 1
    callOut { $0.host?.attach(cell, for: item, at: slot) }
    needsRender = true
    return records.count - 1
  }

  /// The lowest slot without a card.
  private var freeSlot: Int {
    var slot = 0
    while firstRecord(where: { records[$0].slot == slot }).isSome { slot += 1 }
    return slot
  }

  private func fetch(_ index: Int) -> (CardItemID, any CardCell)? {
    guard let dataSource else { return nil }
    let item = identity(at: index, from: dataSource)
    return (item, callOut { dataSource.cell(forItemAt: index, in: $0.cells) })
  }

  /// Dequeues the cell of an attached item anew, for it looks different now.
  func refreshCell(_ position: Int) {
    guard let dataSource else { return }
    let old = records[position].cell
    let (item, index) = (records[position].item, records[position].index)
    let slot = records[position].slot
    settleProgress(position)
    note(.item(index, item), at: time)
    // Given back first, so that an unchanged type gets the same cell again and the host sees
    // nothing but new content.
    let new = callOut {
      $0.cells.store.recycle(old)
      return dataSource.cell(forItemAt: index, in: $0.cells)
    }
    records[position].cell = new
    guard new !== old else { return }
    records[position].forgetPresentation()
    callOut {
      $0.host?.detach(old, at: slot)
      $0.host?.attach(new, for: item, at: slot)
    }
    needsRender = true
  }

  /// Detaches a card and gives its cell back.
  func drop(_ position: Int) {
    settleProgress(position)
    releaseDrag(of: records[position].serial)
    let record = records.remove(at: position)
    callOut {
      $0.host?.detach(record.cell, at: record.slot)
      $0.cells.store.recycle(record.cell)
    }
    needsRender = true
  }

  /// Lets a card fade where it was seen before a change, `target` being its place without residual.
  func beginLeaving(_ position: Int, from target: CardPlacement) {
    var frozen = target
    records[position].residual.apply(to: &frozen, at: time)
    releaseDrag(of: records[position].serial)
    records[position].frozen = frozen
    records[position].residual = Residual()
    records[position].pull = Pull()
    records[position].role = .leaving
    records[position].departure = departures
    records[position].leavingStart = time
    needsRender = true
  }

  /// Keeps the number of cards on their way out bounded: the oldest ones are gone at once.
  func trimDepartures() {
    var excess = -Swift.max(configuration.maximumFlights, 1)
    for index in records.indices where records[index].role != .window { excess += 1 }
    while excess > 0, let position = firstDeparture {
      fadeIn(finishDeparture(position))
      excess -= 1
    }
  }

  /// The card on its way out that is gone first.
  var firstDeparture: Int? {
    var first: Int?
    for position in records.indices where records[position].role != .window {
      guard let other = first else {
        first = position
        continue
      }
      if departs(position, before: other) { first = position }
    }
    return first
  }

  /// Whether one card on its way out is gone before another. A strict total order, and no matter of
  /// which was attached first: that depends on how many frames there were.
  private func departs(_ first: Int, before second: Int) -> Bool {
    if records[first].motionEnd != records[second].motionEnd {
      return records[first].motionEnd < records[second].motionEnd
    }
    // What lies behind is missed least; cards in flight have no depth here.
    if records[first].frozen.depth != records[second].frozen.depth {
      return records[first].frozen.depth > records[second].frozen.depth
    }
    if records[first].departure != records[second].departure {
      return records[first].departure < records[second].departure
    }
    return records[first].logical < records[second].logical
  }

  /// Removes a card that has left, and says so if it was swiped.
  /// - Returns: what was known of it, for ``fadeIn(_:)`` where it does not come back otherwise.
  @discardableResult
  func finishDeparture(_ position: Int) -> CardRecord {
    let record = records[position]
    drop(position)
    if record.role == .flying {
      events.append(.didFinishSwiping(record.item, record.swipeDirection))
    }
    return record
  }

  /// A row shows a card in its place again that has flown out of it, and not from one frame to the
  /// next.
  func fadeIn(_ departed: CardRecord) {
    guard rules.browses, departed.role == .flying, departed.index >= 0 else { return }
    let (window, logical) = (windowRange, departed.logical)
    guard window.contains(logical), !isShown(logical) else { return }
    // In a small loop the card may still be at the other end.
    letGo(outside: window)
    guard let position = attach(logical: logical) else { return }
    let place = restPlacement(at: Double(logical - anchor) - scroll.displacement(at: time))
    records[position].residual = .fadingIn(place, spring: rules.transition, start: time)
  }

  func recordIndex(serial: Int) -> Int? {
    firstRecord { records[$0].serial == serial }
  }

  /// The first record whose position fits a question.
  ///
  /// The standard searches pass the question a copy of each element, and a record is large.
  @inline(__always)
  func firstRecord(where isWanted: (Int) -> Bool) -> Int? {
    var position = 0
    while position < records.count {
      if isWanted(position) { return position }
      position += 1
    }
    return nil
  }

  /// The attached card at a place in the row that is not on its way out.
  func windowRecord(of logical: Int) -> Int? {
    firstRecord { records[$0].logical == logical && records[$0].role == .window }
  }

  /// The attached front card.
  var frontRecord: Int? {
    guard hasItem(at: anchor) else { return nil }
    return windowRecord(of: anchor)
  }
}
