internal import CardCore
internal import CardMotion

/// One drag, from the press to what follows from its end.
extension Deck {
  /// A finger comes down. What moves under it is caught at once.
  /// - Returns: whether something was caught.
  func press(at location: CardPoint) -> Bool {
    let position = touchableRecord(at: location)
    pressed = position.map { records[$0].serial }
    if let position, records[position].role == .flying {
      catchFlight(position)
      settleState()
    } else if let position, records[position].pull.kind == .returning,
      records[position].logical == anchor,
      isVisible(
        records[position].pull.translation(at: time).length,
        speed: records[position].pull.velocity(at: time).length)
    {
      hold(position)
    } else if let position, let expansion, expansion.isRunning,
      records[position].item == expansion.item
    {
      beginScrub(position)
    } else if scroll.kind == .settling, !isExpansionInSight, rules.browses,
      isVisible(
        scroll.displacement(at: time).magnitude * rules.browse.pitch,
        speed: scroll.velocity(at: time).magnitude * rules.browse.pitch)
    {
      beginBrowse()
    }
    guard let session else { return false }
    if case .swipe(let drag) = session, let position = recordIndex(serial: drag.serial) {
      events.append(.didBeginDragging(records[position].reference))
    }
    return session.isDragging
  }

  /// Whether what is so far from its rest, in points, and so fast is caught by a touch. What is
  /// nearer than two points counts as resting and is tapped, unless it only swings past its rest.
  private func isVisible(_ distance: Double, speed: Double) -> Bool {
    distance + speed / 50 > 2
  }

  /// Takes hold of the front card, at rest or on its way back.
  private func hold(_ position: Int) {
    guard rules.swipes else { return }
    let translation = records[position].pull.translation(at: time)
    let serial = records[position].serial
    let wasMoving = records[position].pull.isActive
    withContinuity(Transition(spring: rules.reset)) {
      records[position].pull = .held(at: translation, time: time)
      session = .swipe(
        SwipeDrag(serial: serial, base: unresisted(translation)))
    }
    // A finger that catches a card takes its velocity out.
    if wasMoving { records[position].residual.stop(at: time) }
  }

  /// A movement has been recognized: what does it move?
  func beginDrag(from start: CardPoint, translation: CardPoint, velocity: CardPoint) {
    defer { if session?.isDragging == true { moveDrag(translation: translation) } }
    guard session == nil else { return }
    session = .ignored
    let way = velocity == .zero ? translation : velocity
    switch dragTarget(touching: draggedRecord(from: start), along: way) {
    case .scrub(let position): beginScrub(position)
    case .row: beginBrowse()
    case .card(let position):
      hold(position)
      events.append(.didBeginDragging(records[position].reference))
    case nil: return
    }
  }

  func moveDrag(translation screenTranslation: CardPoint) {
    let translation = space.mirrored(vector: Deck.bounded(screenTranslation))
    switch session {
    case .swipe(let drag):
      guard rules.swipes, let position = recordIndex(serial: drag.serial) else { return }
      let shown = resisted(drag.base + translation)
      records[position].pull.hold(at: shown, time: time)
      events.append(.didDrag(records[position].reference, progress(of: position)))
    case .browse(let drag): moveBrowse(drag, translation: translation)
    case .scrub(let scrub): moveScrub(scrub, translation: translation)
    case .ignored, nil: return
    }
    needsRender = true
  }

  func endDrag(
    translation screenTranslation: CardPoint, velocity screenVelocity: CardPoint,
    location: CardPoint
  ) {
    moveToEnd(screenTranslation)
    let velocity = space.mirrored(vector: Deck.bounded(screenVelocity))
    let current = session
    session = nil
    switch current {
    case .swipe(let drag): release(drag, velocity: velocity, location: location)
    case .browse(let drag): endBrowse(drag, velocity: velocity)
    case .scrub(let scrub):
      endScrub(scrub, translation: Deck.bounded(screenTranslation), velocity: velocity)
    case .ignored, nil: return
    }
    settleState()
  }

  /// The last bit of a way, which some hosts report with the release only.
  private func moveToEnd(_ translation: CardPoint) {
    guard rules.swipes, case .swipe(let drag)? = session,
      let position = recordIndex(serial: drag.serial)
    else {
      moveDrag(translation: translation)
      return
    }
    let full = drag.base + space.mirrored(vector: Deck.bounded(translation))
    let shown = resisted(full)
    if shown != records[position].pull.translation(at: time) {
      moveDrag(translation: translation)
    }
  }

  private func release(_ drag: SwipeDrag, velocity: CardPoint, location: CardPoint) {
    guard rules.swipes, let position = recordIndex(serial: drag.serial) else { return }
    let translation = records[position].pull.translation(at: time)
    let direction = swipeDecision(
      translation: translation, velocity: velocity, location: space.mirrored(location: location))
    // A card that resists is slower than the finger.
    let speed = resisted(velocity, at: unresisted(translation))
    if let direction {
      commit(position, to: direction, velocity: speed, fromCode: false)
    } else {
      reset(position, velocity: speed)
    }
  }

  /// Ends the current drag without any effect: cards and row go back to where they rest.
  func cancelDrag() {
    let current = session
    session = current == nil ? nil : .ignored
    switch current {
    case .swipe(let drag):
      if let position = recordIndex(serial: drag.serial) { reset(position, velocity: .zero) }
    case .browse: settleBrowse()
    case .scrub(let scrub): cancelScrub(scrub)
    case .ignored, nil: return
    }
    settleState()
  }

  /// Ends the current drag together with the touch: the next one finds nothing of it.
  func abandonDrag() {
    if case .browse(let drag)? = session { returnHome(drag) }
    cancelDrag()
    session = nil
  }

  func tapAtOnce(_ location: CardPoint) {
    guard location.isFinite, session == nil, let position = touchableRecord(at: location),
      records[position].role == .window
    else { return }
    tap(position)
  }

  func activateAtOnce(_ item: CardItemID) {
    guard session == nil, let position = windowRecord(of: item), isTouchable(position) else {
      return
    }
    tap(position)
  }

  private func tap(_ position: Int) {
    guard !isExpansionInSight else {
      tapWhileExpanded(position)
      return
    }
    if records[position].logical != anchor {
      go(by: records[position].logical - anchor)
      settleState()
      return
    }
    events.append(.didSelect(records[position].reference))
    if resolved.traits.expansion.isSome {
      setExpanded(records[position].item, index: records[position].index, expanding: true)
      settleState()
    }
  }

  /// While a card is expanded no other is selected (behaviours D8). A tap on a card on its way
  /// sends it the other way.
  private func tapWhileExpanded(_ position: Int) {
    guard let expansion, expansion.isRunning, records[position].item == expansion.item else {
      return
    }
    setExpanded(expansion.item, index: expansion.index, expanding: !expansion.isExpanding)
    settleState()
  }

  /// No finger is farther away or faster than this, in points and points per second.
  private static func bounded(_ vector: CardPoint) -> CardPoint {
    guard vector.isFinite else { return .zero }
    let limit = 1e5
    return CardPoint(
      x: Swift.min(Swift.max(vector.x, -limit), limit),
      y: Swift.min(Swift.max(vector.y, -limit), limit))
  }
}
