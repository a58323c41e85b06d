import CardCore
import CardEngine
import CardTestSupport
import Testing
import TransformStack

@Suite(.leakFree) struct DragObserversTests {
  @Test func `all observers follow the drag beside the delegate, up to rest`() {
    let rig = Rig(.swipeCard)
    var first: [Double] = []
    var second: [CardProgress] = []
    rig.deck.addDragObserver { item, progress in
      #expect(item == 0)
      first.append(progress.translation.x)
    }
    rig.deck.addDragObserver { _, progress in second.append(progress) }
    rig.pull(by: CardPoint(x: 48, y: 0))
    rig.run(2)
    #expect(first.contains(48))
    #expect(first.count == second.count)
    #expect(second.last == .resting)
    #expect(second.first?.phase == .dragging)
  }

  @Test func `a removed observer hears no more; removing twice is harmless`() {
    let rig = Rig(.swipeCard)
    var calls = 0
    let observation = rig.deck.addDragObserver { _, _ in calls += 1 }
    rig.pull(by: CardPoint(x: 48, y: 0), release: false)
    let heard = calls
    #expect(heard > 0)
    rig.deck.removeDragObserver(observation)
    rig.deck.removeDragObserver(observation)
    rig.lift(after: CardPoint(x: 48, y: 0))
    rig.run(1)
    #expect(calls == heard)
  }

  @Test func `an observer may add, remove and command from inside`() {
    let rig = Rig(.swipeCard)
    var added = 0
    var observation: DragObservation?
    observation = rig.deck.addDragObserver { _, _ in
      if let own = observation { rig.deck.removeDragObserver(own) }
      rig.deck.addDragObserver { _, _ in added += 1 }
      rig.deck.swipe(.left)
    }
    rig.pull(by: CardPoint(x: 48, y: 0), release: false)
    rig.run(1)
    #expect(rig.swiped == [0])
    #expect(added > 0)
    #expect(rig.deck.frontItem == 1)
    #expect(rig.fault == nil)
  }
}
