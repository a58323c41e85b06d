import CardCore
import CardEngine
import CardPool
import CardTestSupport

/// A deck with everything round it, and a finger.
final class Rig {
  let pool = RecyclingPool()
  let host = RecordingHost()
  let source: ListDataSource
  let delegate = RecordingDelegate()
  let deck: Deck
  /// The time of the next event, in seconds.
  var time = 0.0

  init<Layout: CardLayout>(
    _ layout: Layout, count: Int = 10, size: CardSize = CardSize(width: 320, height: 480),
    configuration: DeckConfiguration = .init()
  ) {
    deck = Deck(layout: layout, cells: pool, configuration: configuration)
    source = ListDataSource(count: count)
    source.register(in: deck.cells)
    deck.dataSource = source
    deck.delegate = delegate
    deck.host = host
    deck.setContainer(size: size)
    deck.reload()
    run(0.02)
    delegate.events = []
    let parts: [AnyObject] = [deck, pool, host, source, delegate]
    for part in parts { LeakFree.tracker?.track(part) }
  }

  deinit {
    for card in host.cards { LeakFree.tracker?.track(card.cell) }
  }

  var center: CardPoint { deck.containerSize.center }

  func pointer(_ phase: PointerEvent.Phase, _ location: CardPoint, id: Int = 0) {
    deck.handle(PointerEvent(phase, pointer: id, at: location, time: time))
  }

  /// Moves a finger in a straight line at constant speed. The deck sees a frame at each step.
  func drag(
    from start: CardPoint? = nil, by way: CardPoint, over duration: Double = 0.2, steps: Int = 12,
    hold: Double = 0.3, release: Bool = true
  ) {
    let start = start ?? center
    pointer(.down, start)
    move(from: start, by: way, over: duration, steps: steps)
    if hold > 0 { run(hold) }
    if release { pointer(.up, start + way) }
  }

  func move(from start: CardPoint, by way: CardPoint, over duration: Double, steps: Int = 12) {
    for step in 1...steps {
      time += duration / Double(steps)
      pointer(.move, start + way * (Double(step) / Double(steps)))
      deck.advance(to: time)
    }
  }

  /// Lets time pass, frame by frame.
  func run(_ duration: Double, hertz: Double = 120) {
    let end = time + duration
    while time < end {
      time = Swift.min(time + 1 / hertz, end)
      deck.advance(to: time)
    }
  }

  func placement(_ item: CardItemID) -> CardPlacement? {
    host.presentation(of: item)?.placement
  }
}
