import CardCore
import CardEngine
import CardTestSupport

/// Runs a ``ReferenceDeck`` beside a deck and compares the two after each event and before and
/// after each command, also those given from inside callbacks.
///
/// A command from inside a call-out takes effect some time later, and a finger may do one thing or
/// another. So there are worlds: each is a state of the model that explains all that was seen, with
/// the commands that it has not seen the effect of. It is a fault when no world is left.
final class ModelWatcher: ScriptWatching {
  private struct Command {
    let name: String
    let isUndo: Bool
    /// The items of a new list; of another command none.
    let list: [CardItemID]
    /// Whether it may come to nothing, as a swipe whose callback does something else. Known only
    /// when it has been given.
    let mayFail: () -> Bool
    /// The event during which it was given.
    let event: Int
    let apply: (inout ReferenceDeck, DeckState) -> Void
  }

  private struct World: Equatable {
    var model: ReferenceDeck
    /// The numbers of commands that the deck has been given and whose effect is still to come.
    var pending: [Int] = []
  }

  private unowned let rig: ScriptRig
  private var worlds: [World]
  private var commands: [Command] = []
  private var eventCount = 0
  private var isTouched = false
  /// How much had been done from inside when a throw began of which it is certain what it does.
  private var certainThrow: Int?
  private var isHeld = false
  private var moment = ""
  /// What the deck had to do.
  private(set) var demands = ModelDemands()

  init(_ rig: ScriptRig) {
    self.rig = rig
    worlds = [World(model: ReferenceDeck(items: rig.source.items, traits: rig.deck.traits))]
  }

  func begin(_ event: ScriptEvent) {
    compare()
    eventCount += 1
    moment = "\(event)"
    isHeld = rig.deck.phase == .dragging
    isTouched = event.isTouch
  }

  func end(_ event: ScriptEvent) {
    compare()
    // What was asked for from inside of what was asked for from inside waits for a frame, and so
    // on; each event has two at least.
    let due = commands.indices.filter { eventCount - commands[$0].event >= 3 }
    keep("nothing was lost") { world in
      world.pending.allSatisfy { !due.contains($0) || commands[$0].mayFail() }
    }
    for index in worlds.indices { worlds[index].pending.removeAll { due.contains($0) } }
    if worlds.allSatisfy(\.pending.isEmpty) { commands = [] }
    keep("the model has the same items") { $0.model.items == rig.source.items }
    isTouched = false
  }

  func look() { compare() }

  func run(_ command: ScriptCommand, isInside: Bool, _ body: () -> Bool?) {
    // Data that the deck has not been told of yet is not its fault.
    if !isInside, !command.isDataChange { compare() }
    let number = commands.count
    let next = expectation(command)
    commands.append(next)
    for index in worlds.indices { worlds[index].pending.append(number) }
    let canSwipe = canSwipe(command)
    // A finger that catches a card and throws it again leaves no trace that tells it from one that
    // does nothing.
    if case .fling = command, !next.mayFail() { certainThrow = rig.consumed }
    defer { if case .fling = command { certainThrow = nil } }
    let result = body()
    guard !isInside else {
      demands.count(inside: command)
      return
    }
    compare()
    if result == true || !next.mayFail() {
      // What is not possible is what the model cannot do either.
      keep("\(command) has done what it says") { !$0.pending.contains(number) }
      demands.count(command, isPossible: canSwipe || (command.isUndo && result == true))
    }
    if case .swipe = command, let result, result != canSwipe, !next.mayFail() {
      rig.fault("\(moment): \(command) says \(result)")
    }
    // What has not been seen by now has had no effect.
    for index in worlds.indices { worlds[index].pending.removeAll { $0 == number } }
  }

  private func expectation(_ command: ScriptCommand) -> Command {
    let items = rig.source.items
    var mayFail = { false }
    var name = "\(command)"
    let apply: (inout ReferenceDeck, DeckState) -> Void
    switch command {
    case .swipe(let direction):
      mayFail = { [unowned rig, before = rig.interventions] in rig.interventions != before }
      apply = { model, _ in model.swipe(direction) }
    case .fling(let direction, let start):
      let isCertain = isCertain(direction, from: start)
      mayFail = { [unowned rig, before = rig.consumed] in !isCertain || rig.consumed != before }
      apply = { model, _ in model.swipe(direction) }
    case .undo: apply = { model, _ in model.undo() }
    case .scroll(let index): apply = { model, _ in model.scroll(to: index) }
    case .expand:
      // The front card of a row on its way may not be attached yet.
      mayFail = { true }
      let front = rig.deck.frontItem
      apply = { model, _ in model.expand(front) }
    case .collapse: apply = { model, _ in model.isCollapsing = model.expanded != nil }
    case .steps(let steps):
      let isHeld = rig.deck.phase == .dragging
      apply = { model, _ in
        model.apply(steps, result: items, keepsFront: model.isRow || isHeld)
      }
    case .reload: apply = { model, _ in model.reload(items) }
    case .list:
      apply = { model, state in model.take(items, front: model.front(before: state, in: items)) }
    case .restore(let saved):
      name = "restore"
      apply = { model, _ in model.restore(saved) }
    case .layout(let preset):
      let next = preset.layout.resolve(in: LayoutEnvironment(size: CardSize(width: 9, height: 9)))
      apply = { model, _ in model.take(next.traits) }
    case .loop(let isLooping): apply = { model, _ in model.loop(isLooping) }
    case .other:
      // An interrupt takes a row that is dragged back to where it was when the finger came.
      let isHeld = rig.deck.phase == .dragging
      apply = { model, state in
        guard isHeld, model.isRow, let front = state.frontItem, model.items.contains(front) else {
          return
        }
        model.front = front
      }
    }
    var list: [CardItemID] = []
    if case .list = command { list = items }
    return Command(
      name: name, isUndo: command.isUndo, list: list, mayFail: mayFail, event: eventCount,
      apply: apply)
  }

  /// Whether the rules of `swipe(_:)` leave no way but that it swipes: no layout that does has a row
  /// whose front could be out of sight.
  private func canSwipe(_ command: ScriptCommand) -> Bool {
    switch command {
    case .swipe(let direction), .fling(let direction, _):
      rig.deck.frontItem != nil && rig.deck.traits.swipe?.directions.contains(direction) == true
    default: false
    }
  }

  /// Whether a finger that throws what is at a place has the front card and nothing is on the way
  /// that could come between. It goes so far that every rule of a release commits.
  private func isCertain(_ direction: CardDirection, from start: CardPoint) -> Bool {
    let (deck, front) = (rig.deck, rig.deck.frontItem)
    let extents = 300.0...2000
    let cell = front.flatMap { rig.host.cell(for: $0) } as? TestCell
    return canSwipe(.fling(direction, from: start)) && deck.item(at: start) == front
      && cell?.progress.phase == .resting && rig.host.cards.count { $0.item == front } == 1
      && extents.contains(deck.containerSize.width) && extents.contains(deck.containerSize.height)
      && rig.unsettledEvents == 0 && worlds.allSatisfy(\.pending.isEmpty)
  }

  // MARK: Worlds

  /// Looks for the worlds that explain the deck's state.
  private func compare() {
    let state = rig.deck.state
    var next: [World] = []
    for world in worlds { spread(world, to: &next, state: state) }
    let before = worlds
    worlds = next
    if worlds.isEmpty { blame("the deck is at \(state)", before, state) }
  }

  private func spread(_ world: World, to next: inout [World], state: DeckState) {
    let count = min(world.pending.count, 8)
    // Those first that explain the most commands: a command without effect is one that was run.
    for choice in (0..<(1 << count)).reversed() {
      let chosen = (0..<count).filter { choice & (1 << $0) != 0 }.map { world.pending[$0] }
      for model in outcomes(of: chosen, on: world.model, state) where next.count < 512 {
        guard model.agrees(with: state, isHeld: isHeld || isTouched) else { continue }
        var candidate = World(model: model, pending: world.pending.filter { !chosen.contains($0) })
        candidate.model.follow(state)
        if !next.contains(candidate) { next.append(candidate) }
      }
    }
  }

  /// Where commands can lead, in order, with what a finger does before, between or behind them.
  private func outcomes(
    of chosen: [Int], on model: ReferenceDeck, _ state: DeckState
  ) -> [ReferenceDeck] {
    var (plain, touched): (ReferenceDeck, [ReferenceDeck]) = (model, [])
    let isFree = isTouched && certainThrow != rig.consumed
    if isFree { touched = plain.touched(state) }
    for (place, number) in chosen.enumerated() {
      var variants: [ReferenceDeck] = []
      if chosen[(place + 1)...].contains(where: { commands[$0].isUndo }) {
        // What the list has brought to the front, or that it was nothing, is not to be seen any more.
        let list = commands[number].list
        for item in list.isEmpty ? [] : list.map(Optional.some) + [nil] {
          var other = plain
          commands[number].apply(&other, DeckState(frontItem: item))
          variants.append(other)
        }
      }
      commands[number].apply(&plain, state)
      for index in touched.indices { commands[number].apply(&touched[index], state) }
      touched += variants
      if isFree { touched += plain.touched(state) }
    }
    return [plain] + touched
  }

  /// Keeps the worlds for which something holds, which it must for one of them.
  private func keep(_ rule: String, _ holds: (World) -> Bool) {
    let kept = worlds.filter(holds)
    if kept.isEmpty {
      blame("it is not so that \(rule)", worlds, rig.deck.state)
    } else {
      worlds = kept
    }
  }

  private func blame(_ fault: String, _ before: [World], _ state: DeckState) {
    let models = before.map { world in
      "\(world.model)\nwith \(world.pending.map { commands[$0].name }) to come"
    }
    rig.fault("\(moment): \(fault)\nthe model at \(models.joined(separator: "\nor at "))")
    guard var model = before.first?.model else { return }
    model.items = rig.source.items
    model.adopt(state)
    worlds = [World(model: model)]
  }
}
