public import CardCore

/// What a host hands in, as a value: a closure would be an allocation for each event.
enum DeckInput {
  case pointer(PointerEvent)
  case pan(PanEvent)
  case tap(CardPoint)
  case activation(CardItemID)
}

extension Deck {
  /// Takes in what a finger, a mouse or a pen does: the entrance for hosts without recognizers.
  ///
  /// The deck recognizes drags and taps itself, with a slop, an axis decision and a velocity, and
  /// hands a drag over from finger to finger.
  public func handle(_ event: PointerEvent) {
    note(.pointer(event), at: event.time)
    handle(.pointer(event), at: event.time)
  }

  /// Takes in a drag that the host's own recognizer has recognized.
  public func handle(_ event: PanEvent) {
    note(.pan(event), at: event.time)
    handle(.pan(event), at: event.time)
  }

  /// Takes in a tap that the host's own recognizer has recognized.
  public func tap(at location: CardPoint, time: Double) {
    note(.tap(location), at: time)
    handle(.tap(location), at: time)
  }

  /// Does what a tap on a card does: the entrance for keyboards and assistive technologies, which
  /// know the card and no place, whatever lies over it.
  /// - Returns: false when the item is not shown, or shown on its way out only.
  @discardableResult
  public func activate(_ item: CardItemID, time: Double) -> Bool {
    guard windowRecord(of: item) != nil else { return false }
    activateNow(item, time: time)
    return true
  }

  /// The same for a card that may have gone since it was asked for.
  func activateNow(_ item: CardItemID, time: Double) {
    note(.activation(item), at: time)
    handle(.activation(item), at: time)
  }

  /// The item of the top card at a point that takes touches, by what was last shown.
  public func item(at location: CardPoint) -> CardItemID? {
    touchableRecord(at: location).map { records[$0].item }
  }

  /// Ends every touch, as when the app goes to the background: held cards fall back, and nothing
  /// stays locked.
  public func interrupt() {
    note(.interrupt)
    command { deck in
      deck.recognizer.interrupt()
      deck.abandonDrag()
    }
  }

  private func handle(_ input: DeckInput, at time: Double) {
    if isCallingOut {
      wait { deck in
        deck.runClock(to: time)
        _ = deck.beginFlick(input)
        deck.take(input)
      }
      return
    }
    runClock(to: time)
    if beginFlick(input) { tell() }
    take(input)
    tell()
  }

  /// Begins the drag of which only the two ends are heard, so that it is told of like any other.
  private func beginFlick(_ input: DeckInput) -> Bool {
    guard case .pointer(var event) = input, recognizer.isFlick(event) else { return false }
    event.phase = .move
    take(.pointer(event))
    return true
  }

  private func tell() {
    // A frame will show it: fingers report more often than a screen can. What callbacks tell must
    // not depend on the frames, though.
    reportFront()
    askForMore()
    updateFrameRequest()
    deliver()
  }

  private func take(_ input: DeckInput) {
    switch input {
    case .pointer(let event):
      if event.phase == .down, recognizer.isDown(event.pointer) {
        // Its lift was lost on the way: what the finger did until now counts for nothing.
        var lost = event
        lost.phase = .cancel
        follow(lost)
      }
      follow(event)
    case .pan(let event): follow(event)
    case .tap(let location): tapAtOnce(location)
    case .activation(let item): activateAtOnce(item)
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

  private func follow(_ event: PanEvent) {
    let translation = event.translation.isFinite ? event.translation : .zero
    let velocity = event.velocity.isFinite ? event.velocity : .zero
    let location = event.location.isFinite ? event.location : .zero
    switch event.phase {
    case .began:
      let start = location - translation
      abandonDrag()
      _ = press(at: start)
      beginDrag(from: start, translation: translation, velocity: velocity)
    case .changed: moveDrag(translation: translation)
    case .ended: endDrag(translation: translation, velocity: velocity, location: location)
    case .cancelled: abandonDrag()
    }
  }
}
