internal import CardCore
internal import CardEngine

/// Makes events of bytes: any bytes are some events, so that the fuzzer need not learn a grammar.
struct InputDecoder {
  private var bytes: ArraySlice<UInt8>
  private var time = 0.0
  private var count = 0
  private var nextItem = 0
  private var items: [CardItemID] = []
  private var states: [DeckState] = []
  private var made: [DeckRecording.Entry] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes[...]
  }

  mutating func entries() -> [DeckRecording.Entry] {
    add(.layout(layoutName(next()), animated: false))
    add(.container(CardSize(width: 320, height: 480), .zero))
    items = (0..<Int(next() % 16)).map { CardItemID($0) }
    nextItem = items.count
    add(.reload)
    addData()
    while !bytes.isEmpty, made.count < 4000 { addEvent() }
    return made
  }

  private mutating func next() -> UInt8 { bytes.popFirst() ?? 0 }

  private mutating func add(_ input: RecordedInput, callback: Int = 0, delivery: Int = 0) {
    made.append(
      DeckRecording.Entry(time: time, callback: callback, delivery: delivery, input: input))
  }

  /// What the data source will answer.
  private mutating func addData() {
    add(.count(items.count))
    for (index, item) in items.enumerated() { add(.item(index, item)) }
  }

  private func layoutName(_ byte: UInt8) -> String {
    Stage.layoutNames[Int(byte) % Stage.layoutNames.count]
  }

  private mutating func point() -> CardPoint {
    CardPoint(x: Double(next()) * 1.5, y: Double(next()) * 2)
  }

  private mutating func way() -> CardPoint {
    CardPoint(x: (Double(next()) - 128) * 3, y: (Double(next()) - 128) * 3)
  }

  private mutating func place(_ room: Int) -> Int { room > 0 ? Int(next()) % room : 0 }

  private mutating func addEvent() {
    let kind = next()
    switch kind % 24 {
    case 0...3: time += [0, 0.004, 0.016, 0.1, 0.35, 1, 30, -1][Int(next() % 8)]
    case 4, 5: add(.frame)
    case 6...9:
      let phase = [PointerEvent.Phase.down, .move, .up, .cancel][Int(kind % 24) - 6]
      let finger = Int(next() % 3)
      add(.pointer(PointerEvent(phase, pointer: finger, at: point(), time: time)))
    case 10:
      let phase = [PanEvent.Phase.began, .changed, .ended, .cancelled][Int(next() % 4)]
      let (location, translation) = (point(), way())
      add(
        .pan(
          PanEvent(phase, at: location, translation: translation, velocity: way(), time: time)))
    case 11: add(.tap(point()))
    case 12, 13: addCommand()
    case 14: addInnerCommand(isFromCallback: kind < 128)
    case 15...18: addDataChange(kind % 24)
    default: addSetting(kind % 24)
    }
  }

  /// From inside a callback, or from inside another call-out.
  private mutating func addInnerCommand(isFromCallback: Bool) {
    if isFromCallback {
      addCommand(callback: Int(next()))
    } else {
      addCommand(delivery: Int(next() % 4))
    }
  }

  private mutating func addCommand(callback: Int = 0, delivery: Int = 0) {
    let kind = next()
    let input: RecordedInput
    switch kind % 9 {
    case 0...3: input = .swipe(CardDirection.allCases[Int(kind % 9)])
    case 4: input = .undo
    case 5: input = .scroll(Int(next()) - 8, animated: kind < 128)
    case 6: input = .expand(kind < 128 ? nil : CardItemID(place(nextItem + 1)))
    case 7: input = .collapse
    default: input = .interrupt
    }
    add(input, callback: callback, delivery: delivery)
  }

  private mutating func addDataChange(_ kind: UInt8) {
    switch kind {
    case 15:
      let steps = (0...Int(next() % 4)).compactMap { _ in step() }
      add(.steps(steps))
    case 16:
      shuffle()
      add(.items(items))
    case 17:
      shuffle()
      add(.reload)
    // Steps that do not fit.
    default: add(.steps([.delete(Int(next())), .move(from: Int(next()), to: Int(next()))]))
    }
    addData()
  }

  private mutating func step() -> CardChange? {
    let kind = next() % 4
    if kind == 0 || items.isEmpty {
      let index = place(items.count + 1)
      items.insert(CardItemID(nextItem), at: index)
      nextItem += 1
      return .insert(index)
    }
    let index = place(items.count)
    switch kind {
    case 1:
      items.remove(at: index)
      return .delete(index)
    case 2:
      let target = place(items.count)
      items.insert(items.remove(at: index), at: target)
      return .move(from: index, to: target)
    default: return .reload(index)
    }
  }

  private mutating func shuffle() {
    for _ in 0..<Int(next() % 6) { _ = step() }
    if next() % 8 == 0 { items = [] }
  }

  private mutating func addSetting(_ kind: UInt8) {
    switch kind {
    case 19: add(.layout(layoutName(next()), animated: next() % 2 == 0))
    case 20, 21:
      let extents = [0, 1, 100, 320, 480, 800, 1e9, Double.nan, .infinity, -5]
      let size = CardSize(
        width: extents[Int(next()) % extents.count], height: extents[Int(next()) % extents.count])
      let inset = Double(next() % 64)
      add(.container(size, CardInsets(top: inset, left: 0, bottom: 0, right: inset / 2)))
    case 22:
      let flags = next()
      var configuration = DeckConfiguration()
      configuration.isLooping = flags & 1 != 0
      configuration.readingDirection = flags & 2 != 0 ? .rightToLeft : .leftToRight
      configuration.axis = flags & 4 != 0 ? .vertical : .horizontal
      configuration.reducesMotion = flags & 8 != 0
      configuration.maximumFlights = Int(flags >> 4)
      add(.configuration(configuration))
    default:
      let index = place(items.count)
      let item = items.isEmpty ? nil : items[index]
      var state = DeckState(
        frontItem: item, frontIndex: Int(next()), rowOffset: Double(next()) / 64 - 2)
      for _ in 0..<Int(next() % 4) {
        let index = place(nextItem + 1)
        state.history.append(
          DeckState.SwipedItem(item: CardItemID(index), index: index, direction: .left))
      }
      if next() % 2 == 0, let item {
        state.expansion = DeckState.ExpandedItem(
          item: item, index: index, fraction: Double(next()) / 200, isExpanding: next() % 2 == 0)
      }
      add(.restore(state))
    }
  }
}
