public import CardCore
internal import CardMotion

extension Deck {
  /// Takes in what a finger, a mouse or a pen does: the entrance for hosts without recognizers.
  ///
  /// The deck recognizes drags and taps itself, with a slop, an axis decision and a velocity, and
  /// hands a drag over from finger to finger.
  public func handle(_ event: PointerEvent) {
    gesture(at: event.time) { deck in
      if event.phase == .down, deck.recognizer.isDown(event.pointer) {
        // Its lift was lost on the way: what the finger did until now counts for nothing.
        var lost = event
        lost.phase = .cancel
        deck.follow(lost)
      }
      deck.follow(event)
    }
  }

  private func follow(_ event: PointerEvent) {
    let slop = configuration.dragSlop.clamped(to: 0...1e6) / (event.isMouse ? 3 : 1)
    switch recognizer.handle(event, slop: slop) {
    case .nothing: break
    case .pressed:
      abandonDrag()
      if press(at: event.location) { recognizer.beginAtOnce() }
    case .began:
      beginDrag(
        from: recognizer.start, translation: recognizer.translation,
        velocity: recognizer.velocity(at: event.time))
    case .moved: moveDrag(translation: recognizer.translation)
    case .ended(let velocity):
      endDrag(
        translation: recognizer.translation, velocity: velocity, location: recognizer.location)
    case .tapped: tapAtOnce(recognizer.location)
    case .cancelled: abandonDrag()
    }
  }

  /// Takes in a drag that the host's own recognizer has recognized.
  public func handle(_ event: PanEvent) {
    gesture(at: event.time) { deck in
      let translation = event.translation.isFinite ? event.translation : .zero
      let velocity = event.velocity.isFinite ? event.velocity : .zero
      let location = event.location.isFinite ? event.location : .zero
      switch event.phase {
      case .began:
        let start = location - translation
        deck.abandonDrag()
        _ = deck.press(at: start)
        deck.beginDrag(from: start, translation: translation, velocity: velocity)
      case .changed: deck.moveDrag(translation: translation)
      case .ended:
        deck.endDrag(translation: translation, velocity: velocity, location: location)
      case .cancelled: deck.abandonDrag()
      }
    }
  }

  /// Takes in a tap that the host's own recognizer has recognized.
  public func tap(at location: CardPoint, time: Double) {
    gesture(at: time) { $0.tapAtOnce(location) }
  }

  /// The item of the top card at a point that takes touches, by what was last shown.
  public func item(at location: CardPoint) -> CardItemID? {
    touchableRecord(at: location).map { records[$0].item }
  }

  /// Ends every touch, as when the app goes to the background: held cards fall back, and nothing
  /// stays locked.
  public func interrupt() {
    command { deck in
      deck.recognizer.interrupt()
      deck.abandonDrag()
    }
  }

  private func gesture(at time: Double, _ body: @escaping (Deck) -> Void) {
    if isCallingOut {
      deferred.append { deck in
        deck.runClock(to: time)
        body(deck)
      }
      return
    }
    runClock(to: time)
    body(self)
    // A frame will show it: fingers report more often than a screen can. What callbacks tell must
    // not depend on the frames, though.
    reportFront()
    askForMore()
    updateFrameRequest()
    deliver()
  }

  // MARK: One drag

  /// A finger comes down. What moves under it is caught at once.
  /// - Returns: whether something was caught.
  private func press(at location: CardPoint) -> Bool {
    let position = touchableRecord(at: location)
    if let position, records[position].role == .flying {
      catchFlight(position)
      settleState()
    } else if let position, records[position].pull.kind == .returning,
      records[position].logical == anchor,
      records[position].pull.translation(at: time).length > Deck.visibleMotion
    {
      hold(position)
    } else if let position, let expansion, expansion.isRunning,
      records[position].item == expansion.item
    {
      beginScrub(position)
    } else if scroll.kind == .settling, expansion == nil,
      let pitch = resolved.traits.browse?.pitch,
      scroll.displacement(at: time).magnitude * pitch > Deck.visibleMotion
    {
      beginBrowse()
    }
    guard let session else { return false }
    if case .swipe(let drag) = session, let position = recordIndex(serial: drag.serial) {
      events.append(.didBeginDragging(records[position].reference))
    }
    return session.isDragging
  }

  /// A card that is nearer to its rest than this, in points, counts as resting when it is tapped.
  private static var visibleMotion: Double { 2 }

  /// Takes hold of the front card, at rest or on its way back.
  private func hold(_ position: Int) {
    guard let rules = resolved.traits.swipe else { return }
    let translation = records[position].pull.translation(at: time)
    let serial = records[position].serial
    let wasMoving = records[position].pull.isActive
    withContinuity(Transition(spring: springs.reset)) {
      records[position].pull = .held(at: translation, time: time)
      session = .swipe(
        SwipeDrag(serial: serial, base: unresisted(translation, rules: rules)))
    }
    // A finger that catches a card takes its velocity out.
    if wasMoving { records[position].residual.stop(at: time) }
  }

  /// A movement has been recognized: what does it move?
  private func beginDrag(from start: CardPoint, translation: CardPoint, velocity: CardPoint) {
    defer { if session?.isDragging == true { moveDrag(translation: translation) } }
    guard session == nil else { return }
    session = .ignored
    let way = velocity == .zero ? translation : velocity
    let isAlong = space.along(way).magnitude >= space.across(way).magnitude
    let touched = touchableRecord(at: start)
    let traits = resolved.traits
    if let expansion {
      guard let touched, records[touched].item == expansion.item, !isAlong,
        traits.expansion.map({ $0.scrubDistance > 0 }) == true
      else { return }
      beginScrub(touched)
    } else if let browse = traits.browse, isAlong || (traits.swipe == nil && !canScrub(touched)) {
      guard isAlong, browse.pitch > 0, count > 0 else { return }
      beginBrowse()
    } else if !isAlong, let touched, canScrub(touched) {
      beginScrub(touched)
    } else if traits.swipe != nil, let touched, touched == frontRecord {
      hold(touched)
      events.append(.didBeginDragging(records[touched].reference))
    }
  }

  private func canScrub(_ position: Int?) -> Bool {
    guard let position, let rules = resolved.traits.expansion else { return false }
    return rules.scrubDistance > 0 && position == frontRecord
  }

  private func moveDrag(translation screenTranslation: CardPoint) {
    let translation = space.mirrored(vector: Deck.bounded(screenTranslation))
    switch session {
    case .swipe(let drag):
      guard let position = recordIndex(serial: drag.serial), let rules = resolved.traits.swipe
      else { return }
      let shown = resisted(drag.base + translation, rules: rules)
      records[position].pull = .held(at: shown, time: time)
      events.append(.didDrag(records[position].reference, progress(of: position)))
    case .browse(let drag): moveBrowse(drag, translation: translation)
    case .scrub(let scrub): moveScrub(scrub, translation: translation)
    case .ignored, nil: return
    }
    needsRender = true
  }

  private func endDrag(
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
    guard case .swipe(let drag)? = session, let position = recordIndex(serial: drag.serial),
      let rules = resolved.traits.swipe
    else {
      moveDrag(translation: translation)
      return
    }
    let full = drag.base + space.mirrored(vector: Deck.bounded(translation))
    let shown = resisted(full, rules: rules)
    if shown != records[position].pull.translation(at: time) {
      moveDrag(translation: translation)
    }
  }

  private func release(_ drag: SwipeDrag, velocity: CardPoint, location: CardPoint) {
    guard let position = recordIndex(serial: drag.serial), let rules = resolved.traits.swipe
    else { return }
    let translation = records[position].pull.translation(at: time)
    let direction = swipeDecision(
      translation: translation, velocity: velocity, location: space.mirrored(location: location),
      rules: rules)
    // A card that resists is slower than the finger.
    let speed = resisted(velocity, at: unresisted(translation, rules: rules), rules: rules)
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
  private func abandonDrag() {
    cancelDrag()
    session = nil
  }

  private func tapAtOnce(_ location: CardPoint) {
    guard location.isFinite, session == nil, let position = touchableRecord(at: location),
      records[position].role == .window
    else { return }
    guard expansion == nil else {
      tapWhileExpanded(position)
      return
    }
    if records[position].logical != anchor {
      scroll(to: records[position].index)
      return
    }
    events.append(.didSelect(records[position].reference))
    if resolved.traits.expansion != nil {
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
