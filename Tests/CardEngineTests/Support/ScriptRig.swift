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
  private var armedInside: [ScriptAction] = []
  /// How many armed actions were performed.
  private(set) var consumed = 0
  /// How many of them by the callback that announces a swipe, which can make it void.
  private(set) var interventions = 0
  /// During how many events what was asked for from inside of call-outs may take effect: it waits
  /// for a frame, and what that asks for waits for another one.
  private(set) var unsettledEvents = 0
  var nextItem = 1000
  var preset: Preset
  /// The layouts and margins that the deck may have, the newest last: what is set from inside a
  /// call-out takes effect later than what is set from inside a callback.
  var layouts: [AnyCardLayout]
  var safeAreas = [CardInsets.zero]
  var savedState: DeckState?
  /// The items that a restored state may have expanded.
  var restoredExpansions: Set<CardItemID> = []
  /// Is told the names of layouts.
  var recorder: DeckRecorder?
  /// Runs beside the deck.
  var watcher: (any ScriptWatching)?
  /// Hears each callback before what is armed is done from inside of it.
  var listener: ((RecordingDelegate.Event) -> Void)?
  /// Whether the deck is calling its data source, a cell or an observer.
  private(set) var isInside = false

  init(_ preset: Preset, count: Int = 12, isMirrored: Bool = false, frames: Int = 1) {
    self.preset = preset
    layouts = [preset.layout]
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
    delegate.onEvent = { [unowned self] _, event in
      listener?(event)
      guard !armed.isEmpty else { return }
      consumed += 1
      if case .willSwipe = event { interventions += 1 }
      perform(armed.removeFirst())
    }
    deck.setContainer(size: CardSize(width: 320, height: 480))
    deck.reload()
    let parts: [AnyObject] = [self, deck, pool, host, source, delegate]
    for part in parts { LeakFree.tracker?.track(part) }
  }

  deinit {
    for card in host.cards { LeakFree.tracker?.track(card.cell) }
  }

  /// Performs what is armed from inside the calls of data source, cells and observers, too.
  func armInside() {
    source.onConfigure = { [unowned self] cell, _ in
      actInside()
      cell.onPrepareForReuse = { [weak self] in self?.actInside() }
    }
    deck.addDragObserver { [unowned self] _, _ in actInside() }
  }

  private func actInside() {
    guard !armedInside.isEmpty, !isInside else { return }
    isInside = true
    defer { isInside = false }
    consumed += 1
    unsettledEvents = 3
    perform(armedInside.removeFirst())
  }

  func fault(_ text: String) { faults.append(text) }

  func play(_ script: EventScript) { play(script.events) }

  func play(_ events: [ScriptEvent]) {
    for (index, event) in events.enumerated() {
      let before = snapshot()
      let consumedBefore = consumed
      watcher?.begin(event)
      play(event)
      watcher?.end(event)
      if consumed == consumedBefore, unsettledEvents == 0 {
        compare(before, after: event, index: index)
      }
      unsettledEvents = Swift.max(unsettledEvents - 1, 0)
      check("\(index): \(event)")
      if faults.count > 3 { return }
    }
  }

  /// Lets everything end.
  func settle() {
    armed = []
    armedInside = []
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
    case .armInside(let action): armedInside.append(action)
    case .pointer(let phase, let id, let place):
      deck.handle(PointerEvent(phase, pointer: id, at: mirrored(place: place), time: time))
    case .pan(let phase, let place, let way, let velocity):
      deck.handle(
        PanEvent(
          phase, at: mirrored(place: place), translation: mirrored(way: way),
          velocity: mirrored(way: velocity), time: time))
    case .tap(let place): deck.tap(at: mirrored(place: place), time: time)
    case .flings(let first, let second):
      perform(.interrupt)
      // The second one is let go of while the first is in the air.
      fling(first, over: 0.12)
      fling(second, over: 0.04)
    case .wait(let duration):
      let start = time
      for frame in 1...frames {
        // The last one ends at the very same moment, whatever the rounding.
        time = start + (frame < frames ? duration * Double(frame) / Double(frames) : duration)
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

  func mirrored(_ direction: CardDirection) -> CardDirection {
    isMirrored && direction.axis == .horizontal ? direction.opposite : direction
  }
}
