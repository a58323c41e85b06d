import CardCore
import CardEngine
import CardTestSupport

/// Plays one script on several decks in step and compares them after each event.
///
/// Beside the deck with the model there is a twin that is given the very same, one whose waits are
/// split into more frames, and one that is mirrored. The last two are left out where a script makes
/// their comparison void.
final class ModelRun {
  /// What a script may hold, by its seed: each kind leaves out what one of the laws cannot bear.
  struct Kind {
    /// Whether commands come from inside call-outs, which come more often in more frames.
    let armsInside: Bool
    /// Whether the container is resized in mid-gesture; a finger's place is measured from the left,
    /// so it cannot be mirrored across that.
    let resizesFreely: Bool

    init(seed: UInt64) {
      armsInside = !seed.isMultiple(of: 2)
      resizesFreely = !seed.isMultiple(of: 4)
    }

    func events(seed: UInt64, length: Int) -> [ScriptEvent] {
      let script = EventScript(
        seed: seed, length: length,
        options: .init(
          armsResizes: resizesFreely, isExtended: true, armsInside: armsInside))
      guard !resizesFreely else { return script.events }
      return script.events.flatMap { event in
        if case .act(.resize) = event { [.act(.interrupt), event] } else { [event] }
      }
    }
  }

  private let plain: ScriptRig
  private let twin: ScriptRig
  private let split: ScriptRig?
  private let mirrored: ScriptRig?
  private let watcher: ModelWatcher
  private let ledger: SwipeLedger
  private let callbacks: CallbackLedger
  private(set) var faults: [String] = []
  /// What the deck had to do.
  var demands: ModelDemands { watcher.demands }
  /// Until when cards may look different that a row has taken out of the window and back between
  /// two frames: with more frames in between they are attached anew, and have nothing left of a
  /// change that they were on their way through.
  private var excused: [CardItemID: Double] = [:]

  init(_ preset: Preset, count: Int, kind: Kind) {
    plain = ScriptRig(preset, count: count)
    twin = ScriptRig(preset, count: count)
    split = kind.armsInside ? nil : ScriptRig(preset, count: count, frames: 3)
    mirrored = kind.resizesFreely ? nil : ScriptRig(preset, count: count, isMirrored: true)
    watcher = ModelWatcher(plain)
    plain.watcher = watcher
    ledger = SwipeLedger(plain)
    callbacks = CallbackLedger(plain)
    for rig in [plain, twin] where kind.armsInside { rig.armInside() }
    forget()
  }

  /// Watches all that must be freed at the end, also the cells that are still to be made.
  func track(with leaks: LeakChecker) {
    for rig in [plain, twin, split, mirrored].compactMap({ $0 }) {
      leaks.track(rig)
      leaks.track(rig.deck)
      leaks.track(rig.pool)
      leaks.track(rig.host)
      for card in rig.host.cards { leaks.track(card.cell) }
      rig.deck.cells.register(TestCell.self) { leaks.track(TestCell()) }
    }
  }

  func play(_ events: [ScriptEvent]) {
    for (index, event) in events.enumerated() {
      step("\(index): \(event)", event) { $0.play([event]) }
      guard faults.isEmpty else { return }
    }
    step("the end", nil) { $0.settle() }
    ledger.close()
    faults += plain.faults
  }

  private func step(_ moment: String, _ event: ScriptEvent?, _ body: (ScriptRig) -> Void) {
    ledger.begin()
    callbacks.begin()
    let undos = demands.undos
    for rig in [plain, twin, split, mirrored].compactMap({ $0 }) {
      body(rig)
      rig.deck.advance(to: rig.time)
    }
    ledger.end(event)
    checkAnnouncements(moment)
    callbacks.end(event, demandedUndos: demands.undos - undos)
    faults += plain.faults
    compareTwin(moment)
    compareSplit(moment)
    compareMirrored(moment, event)
    forget()
  }

  private func forget() {
    for rig in [plain, twin, split, mirrored].compactMap({ $0 }) {
      rig.host.commands = []
      rig.delegate.events = []
    }
  }

  // MARK: Laws

  /// What the delegate is told that a person must know, the host announces, and nothing else.
  private func checkAnnouncements(_ moment: String) {
    let told = plain.delegate.events.compactMap(\.announcement)
    let announced = plain.host.announcements.map(\.plain)
    // Of each kind in the same order. One kind may come before another: a host is told at once.
    let kinds = Set((told + announced).map(\.kind))
    for kind in kinds
    where told.filter({ $0.kind == kind }) != announced.filter({ $0.kind == kind }) {
      faults.append("law 2: \(moment): announced \(announced), told \(told)")
    }
  }

  private func compareTwin(_ moment: String) {
    if plain.host.commands != twin.host.commands || plain.delegate.events != twin.delegate.events {
      faults.append("law 1: \(moment): the same events give other commands")
    }
  }

  private func compareSplit(_ moment: String) {
    guard let split else { return }
    excuse(split)
    let (one, other) = (plain.delegate.milestones, split.delegate.milestones)
    if one != other {
      faults.append("law 1: \(moment): split steps give other callbacks:\n\(one)\n\(other)")
    }
    let size = plain.deck.containerSize
    let tolerance = 1e-6 * Swift.max(size.width, size.height, 1)
    let shown = [plain, split].map(\.host.cards)
    guard shown[0].map(\.item) == shown[1].map(\.item) else {
      faults.append("law 1: \(moment): split steps show other cards")
      return
    }
    for (first, second) in zip(shown[0], shown[1]) {
      guard let one = first.presentation, let other = second.presentation else { continue }
      if one.isHidden && other.isHidden { continue }
      if let end = excused[first.item], plain.time <= end { continue }
      if !(one.placement.jump(to: other.placement) < tolerance) {
        faults.append("law 1: \(moment): split steps move \(first.item):\n\(one)\n\(other)")
      }
    }
  }

  private func excuse(_ split: ScriptRig) {
    for item in plain.attachments.symmetricDifference(split.attachments) {
      excused[item] = plain.time + 3
    }
  }

  private func compareMirrored(_ moment: String, _ event: ScriptEvent?) {
    guard let mirrored else { return }
    // A card that a resize leaves where it is on the one side moves on the other.
    if case .act(.resize)? = event { return }
    let width = plain.deck.containerSize.width
    let (left, right) = (plain.host.milestones, mirrored.host.milestones)
    let isSame =
      left.count == right.count
      && zip(left, right).allSatisfy { $0.isMirror(of: $1, width: width) }
    if !isSame { faults.append("law 10: \(moment):\n\(left)\n\(right)") }
    let (one, other) = (plain.delegate.milestones, mirrored.delegate.milestones)
    if one != other.map(\.mirrored) {
      faults.append("law 10: \(moment): a mirror gives other callbacks:\n\(one)\n\(other)")
    }
    for (first, second) in zip(plain.host.cards, mirrored.host.cards) {
      guard let one = first.presentation, let other = second.presentation else { continue }
      if first.item != second.item || !one.isMirror(of: other, width: width) {
        faults.append("law 10: \(moment):\n\(first.item) \(one)\n\(second.item) \(other)")
      }
    }
  }
}

extension CardAnnouncement {
  /// What it is about.
  fileprivate var kind: String {
    switch self {
    case .front: "front"
    case .swiped: "swipe"
    case .undone: "undo"
    case .expanded, .collapsed: "expansion"
    case .ranOut: "end"
    }
  }

  /// The same without the front's index, which a delegate is not told.
  fileprivate var plain: CardAnnouncement {
    if case .front(let item, _) = self { .front(item, index: 0) } else { self }
  }
}

extension RecordingDelegate.Event {
  /// What a host announces of it; a front without its index.
  fileprivate var announcement: CardAnnouncement? {
    switch self {
    case .didSwipe(let item, _, let direction): .swiped(item, direction)
    case .didUndo(let item, _): .undone(item)
    case .didChangeFront(let item): item.map { .front($0, index: 0) }
    case .didRunOut: .ranOut
    case .didExpand(let item, let isExpanded): isExpanded ? .expanded(item) : .collapsed(item)
    default: nil
    }
  }
}

extension RecordingHost {
  /// The commands but for updates. Whether a card has moved by the last bit of its place depends on
  /// the side it is on, so updates are compared by where they lead.
  fileprivate var milestones: [Command] {
    commands.filter { command in
      if case .update = command { false } else { true }
    }
  }
}

extension ScriptRig {
  /// The items that were attached since the log was emptied.
  fileprivate var attachments: Set<CardItemID> {
    Set(
      host.commands.compactMap { command in
        if case .attach(let item) = command { item } else { nil }
      })
  }
}
