import CardCore
import CardEngine
import CardPool
import CardTestSupport
import Testing

/// The laws of the design over random scripts. A failure names the seed; run the script again with
/// `EventScript(seed:length:)`.
@Suite struct LawTests {
  private static let seeds: [UInt64] = Array(1...8)
  private static let cases = Preset.allCases.flatMap { preset in seeds.map { (preset, $0) } }

  @Test(arguments: cases)
  func `Law 6: whatever comes in, what the host is told can be followed, and nothing jumps`(
    preset: Preset, seed: UInt64
  ) {
    let rig = ScriptRig(preset)
    rig.play(EventScript(seed: seed, length: 150))
    rig.settle()
    #expect(rig.faults.isEmpty, "\(preset), seed \(seed): \(rig.faults.first ?? "")")
  }

  @Test(arguments: cases)
  func `Law 1: the same events give the same commands, and split steps the same callbacks`(
    preset: Preset, seed: UInt64
  ) {
    let script = EventScript(seed: seed &+ 1000, length: 100)
    let rigs = [1, 1, 3].map { ScriptRig(preset, frames: $0) }
    for rig in rigs {
      rig.play(script)
      rig.settle()
    }
    #expect(rigs[0].host.commands == rigs[1].host.commands, "\(preset), seed \(seed)")
    #expect(rigs[0].delegate.events == rigs[1].delegate.events, "\(preset), seed \(seed)")
    let split = rigs[2].delegate.milestones
    let difference = zip(rigs[0].delegate.milestones, split).enumerated()
      .first { $1.0 != $1.1 }
    #expect(
      rigs[0].delegate.milestones == split,
      "\(preset), seed \(seed): \(String(describing: difference))")
    let shown = rigs.map { $0.host.cards.sorted { $0.item.description < $1.item.description } }
    #expect(shown[0].map(\.item) == shown[2].map(\.item), "\(preset), seed \(seed)")
    for (first, second) in zip(shown[0], shown[2]) {
      guard let one = first.presentation?.placement, let other = second.presentation?.placement
      else { continue }
      #expect(one.jump(to: other) < 1e-6, "\(preset), seed \(seed), \(first.item)")
    }
  }

  @Test(arguments: cases)
  func `Law 10: a mirrored script on a right-to-left deck gives mirrored commands`(
    preset: Preset, seed: UInt64
  ) {
    let script = EventScript(seed: seed &+ 2000, length: 80, options: .init(armsResizes: false))
    let plain = ScriptRig(preset)
    let mirrored = ScriptRig(preset, isMirrored: true)
    var width = 320.0
    // A finger's place is measured from the left, so it cannot be mirrored across a resize.
    let events = script.events.flatMap { event in
      if case .act(.resize) = event { [.act(.interrupt), event] } else { [event] }
    }
    for (index, event) in events.enumerated() {
      plain.play(event)
      mirrored.play(event)
      width = plain.deck.containerSize.width
      let (left, right) = (plain.host.commands, mirrored.host.commands)
      let isSame =
        left.count == right.count
        && zip(left, right).allSatisfy { $0.isMirror(of: $1, width: width) }
      // A card that a resize leaves where it is on the one side moves on the other.
      if case .act(.resize) = event {
      } else if !isSame {
        let pair = zip(left, right).first { !$0.isMirror(of: $1, width: width) }
        Issue.record("\(preset), seed \(seed), \(index): \(event): \(String(describing: pair))")
        return
      }
      plain.host.commands = []
      mirrored.host.commands = []
    }
  }

  @Test(arguments: Preset.stacks, seeds)
  func `Law 2: without changes of the data the items go in order, none lost and none doubled`(
    preset: Preset, seed: UInt64
  ) {
    let options = EventScript.Options(changesData: false, acts: false)
    let rig = ScriptRig(preset, count: 1000)
    rig.play(EventScript(seed: seed &+ 3000, length: 200, options: options))
    rig.settle()
    var front = 0
    var inAir: [CardItemID] = []
    for event in rig.delegate.milestones {
      switch event {
      case .didSwipe(let item, let index, _):
        #expect(item == CardItemID(front) && index == front, "\(preset), seed \(seed)")
        front += 1
        inAir.append(item)
      case .didUndo(let item, _):
        front -= 1
        #expect(item == CardItemID(front), "\(preset), seed \(seed)")
        inAir.removeAll { $0 == item }
      case .didFinishSwiping(let item, _):
        #expect(inAir.contains(item), "\(preset), seed \(seed): \(item) left twice")
        inAir.removeAll { $0 == item }
      default: break
      }
    }
    #expect(inAir.isEmpty, "\(preset), seed \(seed): \(inAir) never left")
    #expect(rig.deck.frontIndex == front, "\(preset), seed \(seed)")
  }

  @Test(arguments: Preset.stacks, seeds)
  func `Law 2: each drag ends once, each front is told once`(preset: Preset, seed: UInt64) {
    let rig = ScriptRig(preset, count: 40)
    rig.play(
      EventScript(seed: seed &+ 4000, length: 200, options: .init(changesData: false)))
    rig.settle()
    var dragged: CardItemID?
    var front: CardItemID?? = .some(nil)
    for event in rig.delegate.milestones {
      switch event {
      case .didBeginDragging(let item, _):
        #expect(dragged == nil, "\(preset), seed \(seed): two drags at once")
        dragged = item
      case .didReset(let item, _):
        #expect(dragged == item, "\(preset), seed \(seed): a reset of nothing")
        dragged = nil
      case .didSwipe(let item, _, _): if dragged == item { dragged = nil }
      case .didChangeFront(let item):
        #expect(front != .some(item), "\(preset), seed \(seed): told twice")
        front = .some(item)
      default: break
      }
    }
    #expect(
      dragged == nil, "\(preset), seed \(seed): a drag without an end \(rig.delegate.milestones)")
    #expect(front == .some(rig.deck.frontItem), "\(preset), seed \(seed)")
  }

  @Test(arguments: Preset.allCases)
  func `Law 5: all is freed at the end`(preset: Preset) {
    let leaks = LeakChecker()
    do {
      let rig = leaks.track(ScriptRig(preset))
      leaks.track(rig.deck)
      leaks.track(rig.pool)
      leaks.track(rig.host)
      rig.source.onConfigure = { cell, _ in leaks.track(cell) }
      rig.play(EventScript(seed: 5000, length: 150))
    }
    #expect(leaks.survivors.isEmpty)
    #expect(leaks.trackedCount > 8)
  }
}
