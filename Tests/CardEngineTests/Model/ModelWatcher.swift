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
    /// Whether it may come to nothing: a swipe does when its callback puts another card in front.
    let mayFail: Bool
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
  private var isTouched = false
  private var isHeld = false
  private var moment = ""

  init(_ rig: ScriptRig) {
    self.rig = rig
    worlds = [World(model: ReferenceDeck(items: rig.source.items, traits: rig.deck.traits))]
  }

  func begin(_ event: ScriptEvent) {
    moment = "\(event)"
    isHeld = rig.deck.phase == .dragging
    switch event {
    case .pointer, .pan, .tap: isTouched = true
    default: isTouched = false
    }
  }

  func end(_ event: ScriptEvent) {
    compare()
    keep("nothing was lost") { world in
      world.pending.allSatisfy { commands[$0].mayFail }
    }
    for index in worlds.indices { worlds[index].pending = [] }
    commands = []
    keep("the model has the same items") { $0.model.items == rig.source.items }
    isTouched = false
  }

  func dataWillChange() { compare() }

  func run(_ command: ScriptCommand, isInside: Bool, _ body: () -> Bool?) {
    // Data that the deck has not been told of yet is not its fault.
    if !isInside, !command.isDataChange { compare() }
    let number = commands.count
    let next = expectation(command)
    commands.append(next)
    for index in worlds.indices { worlds[index].pending.append(number) }
    let result = body()
    guard !isInside else { return }
    compare()
    if result ?? !next.mayFail || command.isUndo {
      // An undo that is not possible is one that the model cannot do either.
      keep("\(command) has done what it says") { !$0.pending.contains(number) }
    }
    // What has not been seen by now has had no effect.
    for index in worlds.indices { worlds[index].pending.removeAll { $0 == number } }
  }

  private func expectation(_ command: ScriptCommand) -> Command {
    let items = rig.source.items
    var mayFail = false
    var name = "\(command)"
    let apply: (inout ReferenceDeck, DeckState) -> Void
    switch command {
    case .swipe(let direction):
      mayFail = true
      apply = { model, _ in model.swipe(direction) }
    case .undo: apply = { model, _ in model.undo() }
    case .scroll(let index): apply = { model, _ in model.scroll(to: index) }
    case .expand:
      // The front card of a row on its way may not be attached yet.
      mayFail = true
      apply = { model, _ in model.expand() }
    case .collapse: apply = { model, _ in model.isCollapsing = model.expanded != nil }
    case .steps(let steps):
      let isHeld = rig.deck.phase == .dragging
      apply = { model, _ in
        model.apply(steps, result: items, keepsFront: model.isRow || isHeld)
      }
    case .reload: apply = { model, _ in model.reload(items) }
    case .list: apply = { model, state in model.take(items, front: state.frontItem) }
    case .restore(let saved):
      name = "restore"
      apply = { model, state in model.restore(saved, front: state.frontItem) }
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
    return Command(name: name, mayFail: mayFail, apply: apply)
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
    let bases = [world.model] + (isTouched ? world.model.touched(state) : [])
    for choice in 0..<(1 << min(world.pending.count, 8)) {
      for base in bases where next.count < 64 {
        var candidate = World(model: base)
        for (index, number) in world.pending.enumerated() {
          if choice & (1 << index) != 0 {
            commands[number].apply(&candidate.model, state)
          } else {
            candidate.pending.append(number)
          }
        }
        guard candidate.model.agrees(with: state, isHeld: isHeld || isTouched) else { continue }
        candidate.model.follow(state)
        if !next.contains(candidate) { next.append(candidate) }
      }
    }
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
