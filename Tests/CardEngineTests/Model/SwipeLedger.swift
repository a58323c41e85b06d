import CardCore
import CardEngine
import CardTestSupport

/// Keeps the books of swipes and drags: what began must end, once.
final class SwipeLedger {
  private unowned let rig: ScriptRig
  private var inAir: [CardItemID] = []
  private var dragged: CardItemID?
  private var front: CardItemID??
  private var wasHeld = false
  private var consumed = 0
  private var calls = ListDataSource.Calls()
  private var cardCount = 0

  init(_ rig: ScriptRig) { self.rig = rig }

  func begin() {
    wasHeld = rig.deck.phase == .dragging
    consumed = rig.consumed
    calls = rig.source.calls
    cardCount = rig.host.count
  }

  func end(_ event: ScriptEvent?) {
    let held = dragged
    for callback in rig.delegate.milestones { book(callback) }
    guard let event, consumed == rig.consumed else { return }
    checkCancel(event)
    checkWork(event)
    if case .act(let action) = event, action.isDataChange { checkData(event, held: held) }
  }

  /// Checks that nothing is left open.
  func close() {
    if !inAir.isEmpty { rig.fault("law 2: \(inAir) have been swiped and never left") }
  }

  private func book(_ callback: RecordingDelegate.Event) {
    switch callback {
    case .didBeginDragging(let item, _):
      if let dragged, rig.source.items.contains(dragged) {
        rig.fault("law 2: \(item) is dragged while \(dragged) is")
      }
      dragged = item
    case .didReset(let item, _):
      if dragged != item { rig.fault("law 2: a reset of \(item), which was not dragged") }
      dragged = nil
    case .didSwipe(let item, _, _):
      if dragged == item { dragged = nil }
      inAir.append(item)
    case .didUndo(let item, _):
      if let index = inAir.lastIndex(of: item) { inAir.remove(at: index) }
    case .didFinishSwiping(let item, _):
      guard let index = inAir.firstIndex(of: item) else {
        return rig.fault("law 2: \(item) has left without a swipe")
      }
      inAir.remove(at: index)
    case .didChangeFront(let item):
      if front == .some(item) { rig.fault("law 2: \(String(describing: item)) was told twice") }
      front = .some(item)
    default: break
    }
  }

  /// Law 7: what is cancelled does not commit.
  private func checkCancel(_ event: ScriptEvent) {
    let isCancel =
      switch event {
      case .pointer(let phase, _, _): phase == .cancel
      case .pan(let phase, _, _, _): phase == .cancelled
      case .act(let action): action == .interrupt
      default: false
      }
    // What was asked for from inside of an earlier event may come only now.
    guard isCancel, rig.unsettledEvents == 0 else { return }
    for case .didSwipe(let item, _, _) in rig.delegate.events {
      rig.fault("law 7: \(event): \(item) was swiped")
    }
  }

  /// Law 4: a held card whose item is still there is still held.
  private func checkData(_ event: ScriptEvent, held: CardItemID?) {
    guard wasHeld, let held, rig.source.items.contains(held) else { return }
    if rig.deck.phase != .dragging { rig.fault("law 4: \(event): \(held) was let go") }
  }

  /// Law 9: what a frame asks depends on the window.
  private func checkWork(_ event: ScriptEvent) {
    guard case .wait = event else { return }
    let window = rig.deck.traits.window
    // The window is looked over once for each card that ends its way, and once at the end.
    let limit = (Int(window.upperBound - window.lowerBound) + 2) * (cardCount + 2)
    let (cells, items) = (
      rig.source.calls.cell - calls.cell, rig.source.calls.itemID - calls.itemID
    )
    if cells > limit || items > 2 * limit {
      rig.fault("law 9: \(event): asked for \(cells) cells and \(items) items")
    }
  }
}
