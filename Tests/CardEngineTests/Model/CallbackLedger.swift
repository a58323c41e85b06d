import CardCore
import CardEngine
import CardTestSupport

/// Hears each callback at the moment it is told, and keeps the books of what it says: of which card,
/// at which index, and after what.
final class CallbackLedger {
  private unowned let rig: ScriptRig
  private var expansions = ExpansionLedger()
  /// The lists there were at the callbacks of this event, the newest last.
  private var lists: [[CardItemID]] = []
  /// The front item as the delegate knows it.
  private var front: CardItemID?
  private var hasRunOut = false
  private var dragged: CardItemID?
  /// The swipes that were announced and not told yet.
  private var announced: [(item: CardItemID, direction: CardDirection)] = []
  private var interventions = 0
  private var wasUnsettled = false
  private var undos = 0

  init(_ rig: ScriptRig) {
    self.rig = rig
    front = rig.deck.frontItem
    rig.listener = { [unowned self] in hear($0) }
  }

  func begin() {
    lists = []
    announced = []
    undos = 0
    interventions = rig.interventions
    wasUnsettled = rig.unsettledEvents > 0
  }

  /// Checks what the callbacks of an event have left open, `demandedUndos` being how many undos from
  /// code have said during it that they bring a card back.
  func end(_ event: ScriptEvent?, demandedUndos: Int) {
    if front != rig.deck.frontItem {
      fault("the front is \(name(rig.deck.frontItem)), told was \(name(front))")
    }
    if front == nil, !rig.source.items.isEmpty, !hasRunOut {
      fault("the deck has run out, and nobody was told")
    }
    if announced.count > rig.interventions - interventions {
      fault("\(announced) were announced and not swiped")
    }
    // A finger that catches a flying card takes its swipe back, too, and so does what was asked for
    // from inside a call-out, later.
    let isOpen = event?.isTouch == true || wasUnsettled || rig.unsettledEvents > 0
    if undos < demandedUndos || (undos > demandedUndos && !isOpen) {
      fault("\(demandedUndos) undos, \(undos) were told")
    }
  }

  private func hear(_ callback: RecordingDelegate.Event) {
    // One callback does one thing: what was changed from inside of it is seen at the next.
    if lists.last != rig.source.items { lists.append(rig.source.items) }
    check(place: callback)
    switch callback {
    case .didBeginDragging(let item, _): dragged = item
    case .willSwipe(let item, _, let direction): announced.append((item, direction))
    case .didSwipe(let item, _, let direction): take(swipeOf: item, direction)
    case .didUndo: undos += 1
    case .didChangeFront(let item):
      front = item
      if item != nil { hasRunOut = false }
    case .didRunOut:
      if front != nil || hasRunOut { fault("run out with \(name(front)) in front") }
      hasRunOut = true
    default:
      if let text = expansions.take(callback, restored: &rig.restoredExpansions) { fault(text) }
    }
  }

  /// The index is that of the item when the event happened: in the list of now, or in one there was
  /// before another callback of this event changed it.
  private func check(place callback: RecordingDelegate.Event) {
    guard let (item, index) = callback.place else { return }
    if !lists.contains(where: { $0.indices.contains(index) && $0[index] == item }) {
      fault("\(callback), the items are \(lists)")
    }
  }

  private func take(swipeOf item: CardItemID, _ direction: CardDirection) {
    if front != item { fault("\(item) was swiped, told in front was \(name(front))") }
    if let index = announced.firstIndex(where: { $0.item == item }) {
      let way = announced.remove(at: index).direction
      // A swipe of the same card from inside the announcement takes the place of the one announced.
      if rig.interventions == interventions, way != direction {
        fault("\(item) was announced to go \(way) and went \(direction)")
      }
    } else if dragged != item {
      fault("\(item) was swiped, neither announced nor dragged")
    }
    if dragged == item { dragged = nil }
  }

  private func name(_ item: CardItemID?) -> String { item.map { "\($0)" } ?? "none" }

  private func fault(_ text: String) { rig.fault("law 2: \(text)") }
}

extension RecordingDelegate.Event {
  /// The item it speaks of and its index, where it tells both.
  fileprivate var place: (CardItemID, Int)? {
    switch self {
    case .didBeginDragging(let item, let index), .didDrag(let item, let index, _),
      .willSwipe(let item, let index, _), .didSwipe(let item, let index, _),
      .didReset(let item, let index), .didSelect(let item, let index):
      (item, index)
    default: nil
    }
  }
}
