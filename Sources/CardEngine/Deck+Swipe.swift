public import CardCore
internal import CardMotion

extension Deck {
  /// The item in front, or centred, or `nil` in a deck that is empty or has run out.
  public var frontItem: CardItemID? {
    guard hasItem(at: anchor) else { return nil }
    if let front = frontRecord { return records[front].item }
    return dataSource.map { identity(at: dataIndex(of: anchor), from: $0) }
  }

  /// The index of the front item; in a deck that has run out, the count.
  public var frontIndex: Int {
    hasItem(at: anchor) ? dataIndex(of: anchor) : count
  }

  /// Whether there is a swiped card to bring back.
  /// - Complexity: as ``undo()``; one look at the data source unless items were moved or reloaded.
  public var canUndo: Bool {
    // A question changes nothing: what cannot be reached now stays until an undo passes it over.
    history.last { place(of: $0) != nil } != nil
  }

  /// How many swipes are remembered; cards that have gone from the data since may be among them.
  public var historyCount: Int { history.count }

  /// Swipes the front card away as a button does; the next card is live at once.
  ///
  /// A card that a finger holds leaves from where it is.
  /// - Returns: false when there is no card, the layout does not swipe, or the direction is not
  ///   allowed. True from inside a call of the data source, the host or a cell: the swipe is then
  ///   tried when that call has returned.
  /// - Complexity: O(attached cards).
  @discardableResult
  public func swipe(_ direction: CardDirection) -> Bool {
    note(.swipe(direction))
    return swipeNow(direction)
  }

  @discardableResult
  private func swipeNow(_ direction: CardDirection) -> Bool {
    if isCallingOut {
      wait { $0.swipeNow(direction) }
      return true
    }
    syncClock()
    guard canSwipe(direction), let front = frontRecord else { return false }
    let serial = records[front].serial
    if announcedSwipe != serial {
      // A swipe of the same card from inside the callback takes the place of this one.
      let outer = announcedSwipe
      announcedSwipe = serial
      duringCallback {
        delegate?.deck(self, willSwipe: records[front].reference, in: direction)
      }
      let isReplaced = announcedSwipe != serial
      announcedSwipe = outer
      if isReplaced { return false }
    }
    // The delegate may have done anything to the deck meanwhile.
    guard canSwipe(direction), let position = recordIndex(serial: serial), position == frontRecord
    else { return false }
    perform {
      $0.commit(
        position, to: $0.space.mirrored(direction: direction), velocity: .zero, fromCode: true)
    }
    return true
  }

  /// Whether cards may leave in a direction of the screen.
  private func canSwipe(_ direction: CardDirection) -> Bool {
    rules.swipes && rules.swipe.directions.contains(direction)
  }

  /// Sends a card on its way out and advances the deck. Direction and velocity are in deck space.
  func commit(
    _ position: Int, to direction: CardDirection, velocity: CardPoint, fromCode: Bool
  ) {
    guard rules.swipes else { return }
    let (serial, item) = (records[position].serial, records[position].item)
    if announcedSwipe == serial { announcedSwipe = nil }
    let pull = records[position].pull
    let origin = pull.translation(at: time)
    let release = pull.kind == .held ? velocity : pull.velocity(at: time)
    if pull.kind == .held {
      records[position].pull = .held(at: origin, velocity: release, time: time)
    }
    let physical = space.mirrored(direction: direction)
    withContinuity(Transition(spring: rules.advance)) {
      releaseDrag(of: serial)
      let offset = Double(records[position].logical - anchor) - scroll.displacement(at: time)
      let start = visual(origin)
      records[position].flight = Flight(
        from: start, velocity: visual(release),
        to: exit(direction, from: start, offset: offset, fromCode: fromCode),
        direction: direction, rules: rules.swipe.flight, anticipates: fromCode,
        fades: configuration.reducesMotion, start: time)
      records[position].swipeDirection = physical
      records[position].frozenOffset = offset
      records[position].pull = Pull()
      records[position].role = .flying
      departures += 1
      records[position].departure = departures
      history.append(
        HistoryEntry(
          item: item, index: records[position].index, direction: physical))
      trimHistory()
      if expansion?.item == item { dropExpansion() }
      events.append(.didSwipe(records[position].reference, physical))
      anchor += 1
      if !hasItem(at: anchor), rules.browses, count > 0 { anchor = count - 1 }
    }
    callOut { $0.host?.announce(.swiped(item, physical)) }
  }

  /// Where a card that leaves is wholly outside: a translation from its rest place.
  func exit(
    _ direction: CardDirection, from translation: CardPoint, offset: Double, fromCode: Bool
  ) -> CardPoint {
    guard rules.swipes else { return .zero }
    let flight = rules.swipe.flight
    let rest = restPlacement(at: offset)
    let isHorizontal = direction.axis == .horizontal
    let isForth = direction == .right || direction == .down
    let container = isHorizontal ? space.size.width : space.size.height
    let card = isHorizontal ? rest.size.width : rest.size.height
    let home = isHorizontal ? rest.position.x : rest.position.y
    let goal: Double
    switch flight.target {
    case .cardExtents(let factor):
      goal = (isForth ? 1 : -1) * factor * card
    case .containerExtents(let factor):
      let far = factor * container
      goal = isForth ? far : container - far
    }
    let cross = (isHorizontal ? translation.y : translation.x) * flight.crossFactor
    var way = goal - home
    // The room needed depends on the tilt and the tilt on the way, which grows from round to round
    // until it holds its own: at the latest when the tilt has reached its limit.
    var last = Double.nan
    var rounds = 0
    while way != last, rounds < 64 {
      last = way
      rounds += 1
      var placement = rest
      let target = isHorizontal ? CardPoint(x: way, y: cross) : CardPoint(x: cross, y: way)
      let tilt = fromCode && flight.anticipationTilt != 0 ? flight.anticipationTilt : nil
      style(&placement, by: target, rotation: tilt)
      let half = placement.halfBounds
      let room = isHorizontal ? half.width : half.height
      way =
        isForth
        ? Swift.max(way, container + room - home) : Swift.min(way, -room - home)
    }
    return isHorizontal ? CardPoint(x: way, y: cross) : CardPoint(x: cross, y: way)
  }

  /// Lets a held card fall back.
  func reset(_ position: Int, velocity: CardPoint) {
    let spring = rules.reset
    let translation = records[position].pull.translation(at: time)
    var release = velocity
    if release == .zero, rules.swipes {
      release = translation * -rules.swipe.reset.initialVelocity
    }
    // The velocity counts before and after the change, for this card and for those that follow it.
    records[position].pull = .held(at: translation, velocity: release, time: time)
    withContinuity(Transition(spring: spring)) {
      releaseDrag(of: records[position].serial)
      records[position].pull = .returning(
        from: translation, velocity: release, spring: spring, time: time)
      events.append(.didReset(records[position].reference))
    }
  }

  /// Ends the gesture that holds a card, if it is this one; the finger has no effect any more.
  func releaseDrag(of serial: Int) {
    if case .swipe(let drag)? = session, drag.serial == serial { session = .ignored }
  }
}
