internal import BenchmarkReport
internal import BenchmarkSupport
internal import Cardstock

/// What happens once and not in every frame.
extension Suite {
  mutating func measureCommands(_ strategy: Strategy, count: Int) {
    measureSetUp(strategy, count: count)
    let stage = Stage(strategy, count: count)
    let start = strategy.start(of: count)
    if arguments.includes(work: "swipe") {
      let cost = meter.measure(1) {
        stage.rest(at: start)
      } _: {
        stage.swipe()
      }
      add("swipe until settled", strategy, count: count, cost, hasLoop: false)
    }
    if strategy.way == .swipe, arguments.includes(work: "undo") {
      let cost = meter.measure(1) {
        stage.rest(at: start)
        stage.deck.swipe(.right)
        stage.settle()
      } _: {
        stage.deck.undo()
      }
      add("undo", strategy, count: count, cost, hasLoop: false)
    }
  }

  private mutating func measureSetUp(_ strategy: Strategy, count: Int) {
    guard arguments.includes(work: BenchmarkGoal.settingUp) else { return }
    let decks = 50
    var stages: [Stage] = []
    stages.reserveCapacity(decks)
    let cost = meter.measure(decks) {
      stages.removeAll(keepingCapacity: true)
    } _: {
      for _ in 0..<decks { stages.append(Stage(strategy, count: count)) }
    }
    let full = benchmark_live_bytes()
    let made = stages.count
    stages.removeAll(keepingCapacity: true)
    let bytes = Int(full - benchmark_live_bytes()) / max(made, 1)
    add(
      BenchmarkGoal.settingUp, strategy, count: count, cost, hasLoop: false, liveBytes: bytes)
  }

  /// A change of a large deck: by steps, and by a reload that finds the items again.
  mutating func measureUpdates(_ strategy: Strategy) {
    let count = 100_000
    let stage = Stage(strategy, count: count)
    let start = count / 2
    if arguments.includes(work: "apply") {
      let changes = Suite.changes(1_000, count: count)
      let cost = meter.measure(1) {
        stage.rest(at: start)
      } _: {
        stage.deck.apply(changes)
      }
      add("apply 1,000 steps", strategy, count: count, cost, hasLoop: false)
    }
    if arguments.includes(work: "reload") {
      let cost = meter.measure(1) {
        stage.source.inserted = 0
        stage.deck.reload()
        stage.rest(at: start)
      } _: {
        stage.source.inserted = 1_000
        stage.deck.reload()
      }
      add("reload, 1,000 items new", strategy, count: count, cost, hasLoop: false)
    }
    for count in [10_000, 100_000] where arguments.includes(work: Suite.listing) {
      measureLists(strategy, count: count)
    }
  }

  private static var listing: String { "identity update, 1,000 changes" }

  /// A new list of identities after another one: a third each of deletions, insertions and moves.
  private mutating func measureLists(_ strategy: Strategy, count: Int) {
    let stage = Stage(strategy, count: count)
    let old = (0..<count).map { CardItemID($0) }
    var new = old
    for step in 0..<334 {
      new.remove(at: step &* 7_919 % count)
      new.insert(CardItemID(count + step), at: step &* 104_729 % count)
      new.insert(new.remove(at: step &* 15_485 % count), at: step &* 32_452 % count)
    }
    let cost = meter.measure(1) {
      Suite.take(old, on: stage)
      stage.rest(at: count / 2)
    } _: {
      Suite.take(new, on: stage)
    }
    add(Suite.listing, strategy, count: count, cost, hasLoop: false)
  }

  private static func take(_ items: [CardItemID], on stage: Stage) {
    stage.source.list = items
    do throws(DuplicateItemError) {
      try stage.deck.apply(items: items)
    } catch {
      fatalError("\(error)")
    }
  }

  /// Steps all over a list that leave it as long as it was: insertions, deletions and moves.
  private static func changes(_ steps: Int, count: Int) -> [CardChange] {
    (0..<steps).map { step in
      let place = step &* 7_919 % count
      return switch step % 4 {
      case 0: .insert(place)
      case 1: .delete(place)
      default: .move(from: place, to: step &* 104_729 % count)
      }
    }
  }
}

extension Stage {
  /// A finger comes down, throws the front card or the row to the left in twelve steps, and every
  /// motion is over.
  func swipe() {
    let start = Stage.size.center
    deck.handle(PointerEvent(.down, at: start, time: time))
    for step in 1...12 {
      time += 1.0 / 120
      let location = CardPoint(x: start.x - 12 * Double(step), y: start.y)
      deck.handle(PointerEvent(.move, at: location, time: time))
      deck.advance(to: time)
    }
    deck.handle(
      PointerEvent(.up, at: CardPoint(x: start.x - 144, y: start.y), time: time))
    settle()
  }
}
