import CardCore
import CardEngine
import CardTestSupport

/// Runs a ``ReferenceDeck`` beside a deck and compares the two after each event and before and
/// after each command, also those given from inside callbacks.
final class ModelWatcher: ScriptWatching {
  /// A command that the deck has been given and that the model has not seen the effect of.
  private struct Expected {
    let number: Int
    var name: String
    /// A swipe comes to nothing when its callback puts another card in front.
    var mayFail: Bool
    var apply: (inout ReferenceDeck, DeckState) -> Void
  }

  private unowned let rig: ScriptRig
  private var model: ReferenceDeck
  private var expected: [Expected] = []
  private var commandCount = 0
  private var isTouched = false
  private var isHeld = false
  private var moment = ""

  init(_ rig: ScriptRig) {
    self.rig = rig
    model = ReferenceDeck(items: rig.source.items, traits: rig.deck.traits)
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
    compare(afterAll: true)
    let lost = expected.filter { !$0.mayFail }
    if let first = lost.first { rig.fault("\(moment): \(first.name) was lost") }
    expected = []
    if model.items != rig.source.items {
      rig.fault("\(moment): the model has other items")
    }
    isTouched = false
  }

  func dataWillChange() { compare() }

  func run(_ command: ScriptCommand, isInside: Bool, _ body: () -> Bool?) {
    if isInside {
      expected.append(expectation(command))
      _ = body()
      return
    }
    // Data that the deck has not been told of yet is not its fault.
    if !command.isDataChange { compare() }
    let next = expectation(command)
    expected.append(next)
    let result = body()
    compare(afterAll: true)
    // What has not been seen by now has had no effect.
    guard let index = expected.firstIndex(where: { $0.number == next.number }) else { return }
    expected.remove(at: index)
    if result == true { rig.fault("\(moment): \(command) was true and has done nothing") }
  }

  private func expectation(_ command: ScriptCommand) -> Expected {
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
    commandCount += 1
    return Expected(number: commandCount, name: name, mayFail: mayFail, apply: apply)
  }

  /// Looks for the commands that explain the deck's state: as few as can be while some are still
  /// on their way, as many as can be at the end.
  private func compare(afterAll: Bool = false) {
    let state = rig.deck.state
    let bases = [model] + (isTouched ? model.touched(state) : [])
    let all = 1 << min(expected.count, 8)
    let choices = (0..<all).sorted {
      let (first, second) = ($0.nonzeroBitCount, $1.nonzeroBitCount)
      return first == second ? $0 < $1 : (first < second) != afterAll
    }
    for choice in choices {
      for base in bases {
        var next = base
        for (index, command) in expected.enumerated() where choice & (1 << index) != 0 {
          command.apply(&next, state)
        }
        guard next.agrees(with: state, isHeld: isHeld || isTouched) else { continue }
        next.follow(state)
        model = next
        expected = expected.enumerated().filter { choice & (1 << $0.offset) == 0 }.map(\.element)
        return
      }
    }
    rig.fault(
      "\(moment): the deck is at \(state)\nthe model at \(model)\n"
        + "with \(expected.map(\.name)) to come")
    model.items = rig.source.items
    model.adopt(state)
    expected = []
  }
}
