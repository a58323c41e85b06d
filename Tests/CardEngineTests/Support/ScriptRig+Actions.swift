import CardCore
import CardEngine
import CardTestSupport

/// What a script asks of a deck, with the data already changed.
enum ScriptCommand {
  case swipe(CardDirection)
  /// A finger throws what it finds at a place.
  case fling(CardDirection, from: CardPoint)
  case undo
  case scroll(Int)
  case expand, collapse
  case steps([CardChange])
  case reload
  case list
  case restore(DeckState)
  case layout(Preset)
  case loop(Bool)
  /// Changes neither front, history nor expansion.
  case other

  var isUndo: Bool {
    if case .undo = self { true } else { false }
  }

  var isDataChange: Bool {
    switch self {
    case .steps, .reload, .list: true
    default: false
    }
  }
}

/// Sees all that a script does to a deck.
protocol ScriptWatching: AnyObject {
  func begin(_ event: ScriptEvent)
  func end(_ event: ScriptEvent)
  /// Looks at the deck in the midst of an event.
  func look()
  /// Runs a command; from inside a call-out it takes effect later.
  func run(_ command: ScriptCommand, isInside: Bool, _ body: () -> Bool?)
}

/// From the actions of a script to calls of the deck.
extension ScriptRig {
  func perform(_ action: ScriptAction) {
    switch action {
    case .swipe(let way):
      let direction = mirrored(way)
      ask(.swipe(direction)) { $0.swipe(direction) }
    case .undo: ask(.undo) { $0.undo() }
    case .scroll(let part, let animated):
      let index = Int(part * Double(deck.count))
      run(.scroll(index)) { $0.scroll(to: index, animated: animated) }
    case .expand: ask(.expand) { $0.expand() }
    case .collapse: ask(.collapse) { $0.collapse() }
    case .insert, .delete, .move, .refresh, .batch, .reload, .list: change(action)
    case .save: savedState = deck.state
    case .restore:
      guard let savedState else { return }
      run(.restore(savedState)) { $0.restore(savedState) }
      // At its end already, an expansion is restored without a word.
      if let item = savedState.expansion?.item { restoredExpansions.insert(item) }
    case .interrupt: run(.other) { $0.interrupt() }
    default: perform(setting: action)
    }
  }

  /// Throws what is in the middle by six tenths of the container's extent.
  func fling(_ way: CardDirection, over duration: Double) {
    deck.advance(to: time)
    let size = deck.containerSize
    let extent = way.axis == .horizontal ? size.width : size.height
    let reach = (0.6 * Swift.min(extent, 2000)).rounded()
    let start = CardPoint(x: (size.width / 2).rounded(), y: (size.height / 2).rounded())
    ask(.fling(mirrored(way), from: start)) { _ in
      play(.pointer(.down, id: 0, start))
      watcher?.look()
      for step in 1...4 {
        play(.wait(duration / 4))
        play(.pointer(.move, id: 0, start + way.unit * ((reach * Double(step) / 4).rounded())))
      }
      play(.pointer(.up, id: 0, start + way.unit * reach))
      return nil
    }
  }

  /// Asks something of the deck, and lets the watcher see it.
  private func run(_ command: ScriptCommand, _ body: (Deck) -> Void) {
    ask(command) { deck in
      body(deck)
      return nil
    }
  }

  private func ask(_ command: ScriptCommand, _ body: (Deck) -> Bool?) {
    guard let watcher else {
      _ = body(deck)
      return
    }
    watcher.run(command, isInside: isInside) { body(deck) }
  }

  private func perform(setting action: ScriptAction) {
    switch action {
    case .layout(let preset, let animated):
      self.preset = preset
      layouts.append(preset.layout)
      recorder?.layoutName = preset.name()
      run(.layout(preset)) { preset.set(on: $0, animated: animated) }
    case .visible(let count):
      let layout = preset.layout(visibleCount: count)
      layouts.append(layout)
      recorder?.layoutName = preset.name(visibleCount: count)
      run(.layout(preset)) { $0.setLayout(anyLayout: layout) }
    case .resize(let size, var insets):
      if isMirrored { swap(&insets.left, &insets.right) }
      safeAreas.append(insets)
      run(.other) { $0.setContainer(size: size, safeArea: insets) }
    case .mirror:
      let isLeftToRight = deck.configuration.readingDirection == .leftToRight
      run(.other) {
        $0.configuration.readingDirection = isLeftToRight ? .rightToLeft : .leftToRight
      }
    case .turn:
      let isHorizontal = deck.configuration.axis == .horizontal
      run(.other) { $0.configuration.axis = isHorizontal ? .vertical : .horizontal }
    case .loop:
      let isLooping = !deck.configuration.isLooping
      run(.loop(isLooping)) { $0.configuration.isLooping = isLooping }
    case .calm: run(.other) { $0.configuration.reducesMotion.toggle() }
    default: break
    }
  }

  private func change(_ action: ScriptAction) {
    watcher?.look()
    switch action {
    case .insert(let part): tell([insert(part)])
    case .delete(let part): tell(delete(part))
    case .move(let from, let to): tell(move(from, to))
    case .refresh(let part): if !source.items.isEmpty { tell([.reload(place(part))]) }
    case .batch(let seed):
      var random = SeededGenerator(seed: seed)
      tell(batch(&random))
    case .reload(let seed):
      shuffle(seed)
      run(.reload) { $0.reload() }
    case .list(let seed):
      if seed.isMultiple(of: 2) { shuffle(seed) } else { thin(seed) }
      run(.list) { [source] deck in
        do throws(DuplicateItemError) {
          try deck.apply(items: source.items)
        } catch {
          self.fault("\(error)")
        }
      }
    default: break
    }
  }

  private func tell(_ changes: [CardChange]) {
    run(.steps(changes)) { $0.apply(changes) }
  }

  private func shuffle(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    _ = batch(&random)
    if random.next() % 8 == 0 { source.items = [] }
    if random.next() % 4 == 0 { source.items.shuffle(using: &random) }
  }

  /// Takes a run of items out from round the front and puts some in anywhere.
  private func thin(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let front = Swift.min(deck.frontIndex, source.items.count)
    let first = Swift.max(front - Int.random(in: 0...12, using: &random), 0)
    let end = Swift.min(front + Int.random(in: 0...8, using: &random), source.items.count)
    source.items.removeSubrange(first..<end)
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      _ = insert(Double.random(in: 0..<1, using: &random))
    }
  }

  private func batch(_ random: inout SeededGenerator) -> [CardChange] {
    var changes: [CardChange] = []
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      let (first, second) = (
        Double.random(in: 0..<1, using: &random), Double.random(in: 0..<1, using: &random)
      )
      switch random.next() % 4 {
      case 0: changes.append(insert(first))
      case 1: changes += delete(first)
      case 2: changes += move(first, second)
      default: if !source.items.isEmpty { changes.append(.reload(place(first))) }
      }
    }
    return changes
  }

  private func place(_ part: Double) -> Int {
    Swift.min(Int(part * Double(source.items.count)), Swift.max(source.items.count - 1, 0))
  }

  private func insert(_ part: Double) -> CardChange {
    nextItem += 1
    return source.insert(CardItemID(nextItem), at: Int(part * Double(source.items.count + 1)))
  }

  private func delete(_ part: Double) -> [CardChange] {
    source.items.isEmpty ? [] : [source.delete(at: place(part))]
  }

  private func move(_ from: Double, _ to: Double) -> [CardChange] {
    source.items.isEmpty ? [] : [source.move(from: place(from), to: place(to))]
  }
}
