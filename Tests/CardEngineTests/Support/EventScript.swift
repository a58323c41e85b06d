import CardCore
import CardEngine
import CardTestSupport

/// What code can ask of a deck. Places are given as fractions of the count at that moment.
enum ScriptAction: Equatable {
  case swipe(CardDirection)
  case undo
  case scroll(Double, animated: Bool)
  case expand, collapse
  case insert(Double)
  case delete(Double)
  case move(Double, Double)
  case refresh(Double)
  case batch(UInt64)
  case reload(UInt64)
  /// A new list of identities: by an even number made like a reload, by an odd one with a run of
  /// items gone from round the front and nothing moved.
  case list(UInt64)
  case visible(Int)
  case save, restore
  case layout(Preset, animated: Bool)
  case resize(CardSize, CardInsets)
  case mirror, turn, loop, calm
  case interrupt

  /// Whether it may move cards in an instant.
  var isAbrupt: Bool {
    switch self {
    case .resize, .mirror, .turn, .restore: true
    case .scroll(_, let animated), .layout(_, let animated): !animated
    default: false
    }
  }

  var isDataChange: Bool {
    switch self {
    case .insert, .delete, .move, .refresh, .batch, .reload, .list: true
    default: false
    }
  }
}

/// One event of a script.
enum ScriptEvent: Equatable {
  case act(ScriptAction)
  /// The next callback does this from inside.
  case arm(ScriptAction)
  /// The next call of the data source, of a cell or of an observer does this from inside.
  case armInside(ScriptAction)
  case pointer(PointerEvent.Phase, id: Int, CardPoint)
  case pan(PanEvent.Phase, CardPoint, CardPoint, CardPoint)
  case tap(CardPoint)
  /// Lets go of all, then throws the front card twice, the second time right after the first.
  case flings(CardDirection, CardDirection)
  case wait(Double)

  /// Whether a finger takes part.
  var isTouch: Bool {
    switch self {
    case .pointer, .pan, .tap, .flings: true
    case .act, .arm, .armInside, .wait: false
    }
  }
}

/// Random scripts. Coordinates are multiples of 1/4, so that a mirrored one is exact.
struct EventScript {
  /// What kinds of events a script may hold.
  struct Options {
    var changesData = true
    var acts = true
    var arms = true
    var armsResizes = true
    /// Whether lists, other visible counts, saved states and calls from inside call-outs occur.
    var isExtended = false
    var armsInside = true
  }

  private var random: SeededGenerator
  private let options: Options
  private(set) var events: [ScriptEvent] = []

  init(seed: UInt64, length: Int, options: Options = Options()) {
    random = SeededGenerator(seed: seed)
    self.options = options
    while events.count < length { addScene() }
  }

  private mutating func chance(_ part: Double) -> Bool {
    Double.random(in: 0..<1, using: &random) < part
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }

  private mutating func fraction() -> Double { Double.random(in: 0..<1, using: &random) }

  private mutating func point() -> CardPoint {
    if chance(0.01) { return CardPoint(x: .nan, y: 3) }
    return CardPoint(
      x: Double(Int.random(in: 0...1280, using: &random)) / 4,
      y: Double(Int.random(in: 0...1920, using: &random)) / 4)
  }

  private mutating func way() -> CardPoint {
    let reach = pick([40, 400, 1200])
    let isFlat = chance(0.4)
    return CardPoint(
      x: Double(Int.random(in: -reach...reach, using: &random)) / 4,
      y: isFlat ? 0 : Double(Int.random(in: -reach...reach, using: &random)) / 4)
  }

  private mutating func addScene() {
    switch Int.random(in: 0..<(options.isExtended ? 13 : 10), using: &random) {
    case 0...3: addDrag()
    case 4: addTouches()
    case 5:
      let place = point()
      events += [.pointer(.down, id: 0, place), .pointer(.up, id: 0, place)]
    case 6: addPan()
    case 7:
      if options.arms {
        addArmed(action())
      }
    case 10, 12: addSwipes()
    case 11:
      // A deck knows from one list to the next what stood where.
      for _ in 0..<pick([2, 3]) { events.append(.act(.list(random.next()))) }
    default:
      let action = action()
      events.append(.act(action))
    }
    if chance(0.6) { events.append(.wait(pick([0, 0.004, 0.016, 0.1, 0.35, 1, 30]))) }
  }

  /// Swipes by finger and from code, in quick succession; mostly where they can do something.
  private mutating func addSwipes() {
    if chance(0.7) {
      events += [
        .act(.resize(CardSize(width: 320, height: 480), .zero)),
        .act(.layout(pick(Preset.stacks), animated: chance(0.5))),
        .act(.scroll(fraction() * 0.5, animated: false)),
      ]
    }
    for _ in 0..<pick([1, 2, 4]) {
      let ways = [CardDirection.left, .right, .left, .right, .up, .down]
      if chance(0.3) { addArmed(.swipe(pick(ways))) }
      // A swipe asks for the cell of the card that comes into the window.
      if options.armsInside, chance(0.2) {
        events.append(.armInside(chance(0.5) ? .swipe(pick(ways)) : .undo))
      }
      events.append(
        chance(0.4) ? .act(.swipe(pick(ways))) : .flings(pick(ways), pick(ways)))
      if chance(0.7) { events.append(.wait(pick([0, 0.016, 0.1, 1]))) }
      if chance(0.4) { events.append(.act(.undo)) }
    }
  }

  private mutating func interlude() {
    if chance(0.15) {
      let action = action()
      if chance(0.3), options.arms { addArmed(action) } else { events.append(.act(action)) }
    }
  }

  private mutating func addArmed(_ action: ScriptAction) {
    if case .resize = action, !options.armsResizes { return }
    // Data that changes while the deck reads it would be a fault of the source.
    if options.isExtended, options.armsInside, !action.isDataChange, action != .restore, chance(0.3)
    {
      events.append(.armInside(action))
      return
    }
    events.append(.arm(action))
  }

  private mutating func addDrag() {
    let (start, way, steps) = (point(), way(), pick([2, 4, 8]))
    let pause = pick([0.004, 0.008, 0.016])
    events.append(.pointer(.down, id: 0, start))
    var place = start
    for step in 1...steps {
      events.append(.wait(pause))
      let part = Double(step) / Double(steps)
      place = start + way * part
      place = CardPoint(x: (place.x * 4).rounded() / 4, y: (place.y * 4).rounded() / 4)
      events.append(.pointer(.move, id: 0, place))
      interlude()
    }
    if chance(0.3) { events.append(.wait(0.3)) }
    if chance(0.9) { events.append(.pointer(chance(0.85) ? .up : .cancel, id: 0, place)) }
  }

  private mutating func addTouches() {
    for _ in 0..<6 {
      let phase = pick([PointerEvent.Phase.down, .down, .move, .move, .up, .up, .cancel])
      events.append(.pointer(phase, id: pick([0, 1, 2]), point()))
      if chance(0.5) { events.append(.wait(pick([0, 0.008, 0.05]))) }
      interlude()
    }
  }

  private mutating func addPan() {
    let (start, way) = (point(), way())
    guard start.isFinite else { return events.append(.tap(start)) }
    let zero = CardPoint.zero
    events.append(.pan(.began, start, zero, way))
    events.append(.wait(0.1))
    events.append(.pan(.changed, start + way, way, way * 8))
    interlude()
    events.append(.pan(chance(0.8) ? .ended : .cancelled, start + way, way, way * 8))
    if chance(0.3) { events.append(.tap(start)) }
  }

  private mutating func action() -> ScriptAction {
    while true {
      let candidate = anyAction()
      if candidate.isDataChange, !options.changesData { continue }
      switch candidate {
      case .swipe, .undo: return candidate
      default: if options.acts || candidate.isDataChange { return candidate }
      }
    }
  }

  private mutating func anyAction() -> ScriptAction {
    switch Int.random(in: 0..<(options.isExtended ? 26 : 22), using: &random) {
    case 22: return .list(random.next())
    case 23: return .visible(Int.random(in: 0...9, using: &random))
    case 24: return .save
    case 25: return .restore
    case 0...4: return .swipe(pick(CardDirection.allCases))
    case 5, 6: return .undo
    case 7: return .scroll(fraction() * 1.4 - 0.2, animated: chance(0.8))
    case 8: return .expand
    case 9: return .collapse
    case 10: return .insert(fraction())
    case 11: return .delete(fraction())
    case 12: return .move(fraction(), fraction())
    case 13: return .refresh(fraction())
    case 14: return .batch(random.next())
    case 15: return .reload(random.next())
    case 16: return .layout(pick(Preset.allCases), animated: chance(0.8))
    case 17: return .resize(size(), insets())
    case 18: return chance(0.5) ? .mirror : .turn
    case 19: return .loop
    case 20: return chance(0.5) ? .calm : .interrupt
    default: return .interrupt
    }
  }

  private mutating func size() -> CardSize {
    if chance(0.15) {
      return pick([
        .zero, CardSize(width: 1, height: 1), CardSize(width: .nan, height: 100),
        CardSize(width: .infinity, height: 100), CardSize(width: 1e12, height: 1e300),
      ])
    }
    return pick([
      CardSize(width: 320, height: 480), CardSize(width: 480, height: 320),
      CardSize(width: 800, height: 600),
    ])
  }

  private mutating func insets() -> CardInsets {
    chance(0.7) ? .zero : CardInsets(top: 40, left: 12, bottom: 20, right: 4)
  }
}
