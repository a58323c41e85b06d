import CardCore
import CardEngine
import CardMotion
import CardPool
import CardTestSupport

/// Plays a script on a deck and checks after each event what must hold at all times.
final class ScriptRig {
  let pool = RecyclingPool()
  let host = RecordingHost()
  let source: ListDataSource
  let delegate = RecordingDelegate()
  let deck: Deck
  /// The deck reads from right to left and every input is mirrored.
  let isMirrored: Bool
  /// The frames that a wait is split into.
  let frames: Int
  private(set) var time = 0.0
  /// What was found wrong, with the event after which it was.
  private(set) var faults: [String] = []
  private var armed: [ScriptAction] = []
  private var consumed = 0
  private var nextItem = 1000
  private var preset: Preset

  init(_ preset: Preset, count: Int = 12, isMirrored: Bool = false, frames: Int = 1) {
    self.preset = preset
    self.isMirrored = isMirrored
    self.frames = frames
    var configuration = DeckConfiguration()
    configuration.readingDirection = isMirrored ? .rightToLeft : .leftToRight
    deck = Deck(anyLayout: preset.layout, cells: pool, configuration: configuration)
    source = ListDataSource(count: count)
    source.register(in: deck.cells)
    deck.dataSource = source
    deck.delegate = delegate
    deck.host = host
    delegate.onEvent = { [unowned self] _, _ in
      guard !armed.isEmpty else { return }
      consumed += 1
      perform(armed.removeFirst())
    }
    deck.setContainer(size: CardSize(width: 320, height: 480))
    deck.reload()
  }

  func play(_ script: EventScript) {
    for (index, event) in script.events.enumerated() {
      let before = snapshot()
      let consumedBefore = consumed
      play(event)
      if consumed == consumedBefore { compare(before, after: event, index: index) }
      check("\(index): \(event)")
      if faults.count > 3 { return }
    }
  }

  /// Lets everything end.
  func settle() {
    armed = []
    deck.interrupt()
    play(.wait(30))
    play(.wait(30))
    check("the end")
    if deck.phase != .idle { fault("the deck does not come to rest") }
    if host.needsFrames { fault("a deck at rest asks for frames") }
  }

  func play(_ event: ScriptEvent) {
    switch event {
    case .act(let action): perform(action)
    case .arm(let action): armed.append(action)
    case .pointer(let phase, let id, let place):
      deck.handle(PointerEvent(phase, pointer: id, at: mirrored(place: place), time: time))
    case .pan(let phase, let place, let way, let velocity):
      deck.handle(
        PanEvent(
          phase, at: mirrored(place: place), translation: mirrored(way: way),
          velocity: mirrored(way: velocity), time: time))
    case .tap(let place): deck.tap(at: mirrored(place: place), time: time)
    case .wait(let duration):
      let start = time
      for frame in 1...frames {
        time = start + duration * Double(frame) / Double(frames)
        deck.advance(to: time)
      }
      time = start + duration
    }
  }

  private func mirrored(place: CardPoint) -> CardPoint {
    isMirrored ? CardPoint(x: deck.containerSize.width - place.x, y: place.y) : place
  }

  private func mirrored(way: CardPoint) -> CardPoint {
    isMirrored ? CardPoint(x: -way.x, y: way.y) : way
  }

  private func mirrored(_ direction: CardDirection) -> CardDirection {
    isMirrored && direction.axis == .horizontal ? direction.opposite : direction
  }

  private func perform(_ action: ScriptAction) {
    switch action {
    case .swipe(let direction): deck.swipe(mirrored(direction))
    case .undo: deck.undo()
    case .scroll(let part, let animated):
      deck.scroll(to: Int(part * Double(deck.count)), animated: animated)
    case .expand: deck.expand()
    case .collapse: deck.collapse()
    case .insert, .delete, .move, .refresh, .batch, .reload: change(action)
    case .layout(let preset, let animated):
      self.preset = preset
      preset.set(on: deck, animated: animated)
    case .resize(let size, var insets):
      if isMirrored { swap(&insets.left, &insets.right) }
      deck.setContainer(size: size, safeArea: insets)
    case .mirror:
      let isLeftToRight = deck.configuration.readingDirection == .leftToRight
      deck.configuration.readingDirection = isLeftToRight ? .rightToLeft : .leftToRight
    case .turn:
      let isHorizontal = deck.configuration.axis == .horizontal
      deck.configuration.axis = isHorizontal ? .vertical : .horizontal
    case .loop: deck.configuration.isLooping.toggle()
    case .calm: deck.configuration.reducesMotion.toggle()
    case .interrupt: deck.interrupt()
    }
  }

  private func change(_ action: ScriptAction) {
    switch action {
    case .insert(let part): deck.apply([insert(part)])
    case .delete(let part): deck.apply(delete(part))
    case .move(let from, let to): deck.apply(move(from, to))
    case .refresh(let part): if !source.items.isEmpty { deck.reloadItem(at: place(part)) }
    case .batch(let seed):
      var random = SeededGenerator(seed: seed)
      deck.apply(batch(&random))
    case .reload(let seed):
      var random = SeededGenerator(seed: seed)
      _ = batch(&random)
      if random.next() % 8 == 0 { source.items = [] }
      if random.next() % 4 == 0 { source.items.shuffle(using: &random) }
      deck.reload()
    default: break
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

  // MARK: Checks

  func fault(_ text: String) { faults.append(text) }

  /// What is shown at this moment, by cell.
  private func snapshot() -> [ObjectIdentifier: RecordingHost.Card] {
    deck.advance(to: time)
    return Dictionary(
      uniqueKeysWithValues: host.cards.map { (ObjectIdentifier($0.cell), $0) })
  }

  /// Nothing jumps but by a finger that moves, by time or by an abrupt change.
  private func compare(
    _ before: [ObjectIdentifier: RecordingHost.Card], after event: ScriptEvent, index: Int
  ) {
    switch event {
    case .act(let action): if action.isAbrupt { return }
    case .pointer(let phase, _, _): if phase == .move || phase == .up { return }
    case .arm, .tap: break
    case .pan(let phase, _, _, _): if phase != .began, phase != .cancelled { return }
    case .wait: return
    }
    for (key, card) in snapshot() {
      guard let old = before[key], old.item == card.item, let from = old.presentation,
        let to = card.presentation, !from.isHidden, !to.isHidden
      else { continue }
      let jump = from.placement.jump(to: to.placement)
      // The engine drops what is smaller than a fiftieth of a point of a finger's way.
      if !(jump < 0.05) {
        fault("\(index): \(event): \(card.item) jumps by \(jump)\n\(from)\n\(to)")
      }
    }
  }

  private func check(_ moment: String) {
    host.checkFrame()
    for violation in host.violations.prefix(3) { fault("\(moment): \(violation)") }
    let statistics = pool.statistics
    if host.count != statistics.live {
      fault("\(moment): \(host.count) attached, \(statistics.live) live")
    }
    if host.count > preset.windowWidth(deck) + deck.configuration.maximumFlights {
      fault("\(moment): \(host.count) attached")
    }
    checkHits(moment)
  }

  private func checkHits(_ moment: String) {
    let size = deck.containerSize
    for (x, y) in [(0.5, 0.5), (0.1, 0.5), (0.9, 0.3), (0.5, 0.97)] {
      let place = CardPoint(x: size.width * x, y: size.height * y)
      let expected = host.cards.last { $0.presentation?.takesTouch(at: place) == true }?.item
      let found = deck.item(at: place)
      if found != expected {
        fault("\(moment): hit \(String(describing: found)), top \(String(describing: expected))")
      }
    }
  }
}

extension Preset {
  /// The most cards that a layout's window can hold.
  func windowWidth(_ deck: Deck) -> Int {
    let size = deck.containerSize
    let isVertical = deck.configuration.axis == .vertical
    let environment = LayoutEnvironment(
      size: isVertical ? CardSize(width: size.height, height: size.width) : size,
      axis: deck.configuration.axis)
    let window = layout.resolve(in: environment).traits.window
    return Int(window.upperBound - window.lowerBound) + 2
  }
}

extension CardPlacement {
  /// The largest difference in what is seen, in points; ratios and angles count a hundredfold.
  func jump(to other: CardPlacement) -> Double {
    [
      position.x - other.position.x, position.y - other.position.y,
      size.width - other.size.width, size.height - other.size.height,
      100 * (scale - other.scale), 100 * (rotation - other.rotation),
      100 * (alpha - other.alpha), cornerRadius - other.cornerRadius,
      100 * (reveal - other.reveal), 100 * (shadow.opacity - other.shadow.opacity),
    ].reduce(0) { $1.isNaN ? .nan : Swift.max($0, $1.magnitude) }
  }
}

extension CardPresentation {
  /// Whether a touch at a point of the container lies on the card: the point, turned back into the
  /// card's own axes, is inside its box.
  func takesTouch(at location: CardPoint) -> Bool {
    guard isTouchable, !isHidden, placement.alpha > 0.01, placement.scale > 0 else { return false }
    let way = location - placement.position
    let turned = CardPoint(
      x: way.x * Maths.cosine(placement.rotation) + way.y * Maths.sine(placement.rotation),
      y: way.y * Maths.cosine(placement.rotation) - way.x * Maths.sine(placement.rotation))
    return turned.x.magnitude <= placement.size.width * placement.scale / 2
      && turned.y.magnitude <= placement.size.height * placement.scale / 2
  }
}
