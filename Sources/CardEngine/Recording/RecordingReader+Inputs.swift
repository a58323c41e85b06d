internal import CardCore

extension RecordingReader {
  mutating func input() throws(DeckRecordingError) -> RecordedInput {
    if word("frame") { return .frame }
    if word("start") { return .start }
    if word("move") { return .pointer(try pointer(.move)) }
    if word("down") { return .pointer(try pointer(.down)) }
    if word("up") { return .pointer(try pointer(.up)) }
    if word("cancel") { return .pointer(try pointer(.cancel)) }
    if word("item") { return .item(try need(integer()), try need(item())) }
    if word("count") { return .count(try need(integer())) }
    if word("tap") { return .tap(try point()) }
    if word("activate") { return .activation(try need(item())) }
    if word("swipe") { return .swipe(try need(direction())) }
    if word("undo") { return .undo }
    if word("browse") { return .browse(try need(integer())) }
    if word("scroll") { return .scroll(try need(integer()), animated: !word("jump")) }
    if word("expand") { return .expand(isAtEnd() ? nil : try need(item())) }
    if word("collapse") { return .collapse }
    if word("interrupt") { return .interrupt }
    if let pan = try pan() { return .pan(pan) }
    if let setting = try setting() { return setting }
    if let data = try data() { return data }
    throw error(.word)
  }

  private func need<Value>(_ value: Value?) throws(DeckRecordingError) -> Value {
    guard let value else { throw error(.argument) }
    return value
  }

  private mutating func point() throws(DeckRecordingError) -> CardPoint {
    let x = try need(number())
    return CardPoint(x: x, y: try need(number()))
  }

  private mutating func direction() -> CardDirection? {
    if word("left") { return .left }
    if word("right") { return .right }
    if word("up") { return .up }
    return word("down") ? .down : nil
  }

  /// The time of a touch is that of its line, which the player puts in.
  private mutating func pointer(
    _ phase: PointerEvent.Phase
  ) throws(DeckRecordingError) -> PointerEvent {
    let pointer = try need(integer())
    let location = try point()
    return PointerEvent(phase, pointer: pointer, at: location, time: 0, isMouse: word("mouse"))
  }

  private mutating func pan() throws(DeckRecordingError) -> PanEvent? {
    let phase: PanEvent.Phase
    if word("pan-changed") {
      phase = .changed
    } else if word("pan-began") {
      phase = .began
    } else if word("pan-ended") {
      phase = .ended
    } else if word("pan-cancelled") {
      phase = .cancelled
    } else {
      return nil
    }
    let (location, translation) = (try point(), try point())
    return PanEvent(
      phase, at: location, translation: translation, velocity: try point(), time: 0)
  }

  private mutating func setting() throws(DeckRecordingError) -> RecordedInput? {
    if word("size") {
      let size = CardSize(width: try need(number()), height: try need(number()))
      let insets = CardInsets(
        top: try need(number()), left: try need(number()), bottom: try need(number()),
        right: try need(number()))
      return .container(size, insets)
    }
    if word("layout") { return .layout(try need(string()), animated: !word("jump")) }
    return word("configure") ? .configuration(try configuration()) : nil
  }

  private mutating func configuration() throws(DeckRecordingError) -> DeckConfiguration {
    var configuration = DeckConfiguration()
    while !isAtEnd() {
      if word("loop") {
        configuration.isLooping = true
      } else if word("rtl") {
        configuration.readingDirection = .rightToLeft
      } else if word("vertical") {
        configuration.axis = .vertical
      } else if word("calm") {
        configuration.reducesMotion = true
      } else if word("more") {
        configuration.loadMoreDistance = try need(integer())
      } else if word("flights") {
        configuration.maximumFlights = try need(integer())
      } else if word("undos") {
        configuration.undoLimit = try need(integer())
      } else if word("slop") {
        configuration.dragSlop = try need(number())
      } else if word("spring") {
        configuration.transition = CardSpring(
          duration: try need(number()), dampingRatio: try need(number()),
          initialVelocity: try need(number()))
      } else {
        throw error(.argument)
      }
    }
    return configuration
  }

  private mutating func data() throws(DeckRecordingError) -> RecordedInput? {
    if word("reload") { return .reload }
    if word("steps") {
      var steps: [CardChange] = []
      while !isAtEnd() { steps.append(try step()) }
      return .steps(steps)
    }
    if word("items") { return .items(try items()) }
    if word("list") { return .list(try items()) }
    if word("asked") {
      let count = try need(integer())
      return .asked(count, last: isAtEnd() ? nil : try need(item()))
    }
    return word("restore") ? .restore(try state()) : nil
  }

  private mutating func items() throws(DeckRecordingError) -> [CardItemID] {
    var items: [CardItemID] = []
    while !isAtEnd() { items.append(try need(item())) }
    return items
  }

  private mutating func step() throws(DeckRecordingError) -> CardChange {
    if word("insert") { return .insert(try need(integer())) }
    if word("delete") { return .delete(try need(integer())) }
    if word("move") { return .move(from: try need(integer()), to: try need(integer())) }
    guard word("reload") else { throw error(.argument) }
    return .reload(try need(integer()))
  }

  private mutating func state() throws(DeckRecordingError) -> DeckState {
    var state = DeckState(frontIndex: try need(integer()), rowOffset: try need(number()))
    while !isAtEnd() {
      if word("front") {
        state.frontItem = try need(item())
      } else if word("swiped") {
        state.history.append(
          DeckState.SwipedItem(
            item: try need(item()), index: try need(integer()),
            direction: try need(direction())))
      } else {
        let isExpanding = word("expanded")
        guard isExpanding || word("collapsing") else { throw error(.argument) }
        state.expansion = DeckState.ExpandedItem(
          item: try need(item()), index: try need(integer()), fraction: try need(number()),
          isExpanding: isExpanding)
      }
    }
    return state
  }
}
