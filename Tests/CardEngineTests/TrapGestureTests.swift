import CardCore
import CardEngine
import CardTestSupport
import ExpandingCarousel
import Testing
import TransformStack

/// Gestures that broke other libraries (traps 11 to 17).
@Suite(.leakFree) struct TrapGestureTests {
  @Test(arguments: Preset.stacks)
  func `11: a cancelled touch never commits`(preset: Preset) {
    let rig = Rig.of(preset)
    rig.drag(by: CardPoint(x: 200, y: 0), over: 0.05, hold: 0, release: false)
    rig.pointer(.cancel, rig.center + CardPoint(x: 200, y: 0))
    #expect(rig.delegate.milestones == [.didBeginDragging(0, index: 0), .didReset(0, index: 0)])
    rig.run(3)
    #expect(rig.deck.frontIndex == 0)
    #expect(rig.placement(0)?.translation == .zero)
  }

  // After 0.05 s the swipe card swings through its rest, at full speed.
  @Test(arguments: Preset.stacks, [0.02, 0.05])
  func `11: a caught returning card stays under the finger and follows at once`(
    preset: Preset, wait: Double
  ) throws {
    let rig = Rig.of(preset)
    rig.pull(by: CardPoint(x: 48, y: 0))
    rig.run(wait)
    let x = try #require(rig.placement(0)).translation.x
    rig.pointer(.down, rig.center)
    for _ in 0..<20 {
      rig.run(0.02)
      #expect(try #require(rig.placement(0)).translation.x.isNear(x, within: 0.05))
    }
    // No slop is left to overcome: five points of a finger move the card by five.
    rig.pointer(.move, rig.center + CardPoint(x: 5, y: 0))
    rig.run(0.02)
    let way = preset == .insetStack ? 7.5 : 5.0
    #expect(try #require(rig.placement(0)).translation.x.isNear(x + way, within: 0.05))
  }

  @Test(arguments: [Preset.swipeCard, .slideCard])
  func `11: a thrown card caught in flight stays under the finger`(preset: Preset) throws {
    let rig = Rig.of(preset)
    rig.fling(by: CardPoint(x: 100, y: 0))
    rig.run(0.03)
    let x = try #require(rig.placement(0)).translation.x
    #expect(x > 100)
    rig.pointer(.down, CardPoint(x: 300, y: 240))
    #expect(rig.deck.frontItem == 0)
    for _ in 0..<20 {
      rig.run(0.02)
      #expect(try #require(rig.placement(0)).translation.x.isNear(x, within: 0.05))
    }
    rig.pointer(.move, CardPoint(x: 310, y: 240))
    rig.run(0.02)
    #expect(try #require(rig.placement(0)).translation.x.isNear(x + 10, within: 0.05))
    #expect(rig.delegate.milestones.contains(.didUndo(0, from: .right)))
  }

  @Test(arguments: [true, false])
  func `11: a cancelled touch leaves a row at the card it was at`(isInterrupt: Bool) {
    let rig = Rig(.expandingCarousel)
    rig.deck.scroll(to: 3, animated: false)
    // More than two of the cards' distances of 270 points.
    rig.drag(by: CardPoint(x: -600, y: 0), over: 0.3, release: false)
    #expect(rig.deck.frontItem == 5)
    if isInterrupt {
      rig.deck.interrupt()
    } else {
      rig.pointer(.cancel, rig.center + CardPoint(x: -600, y: 0))
    }
    #expect(rig.deck.frontItem == 3)
    rig.run(2)
    #expect(rig.placement(3)?.position == CardPoint(x: 160, y: 240))
    #expect(rig.deck.phase == .idle)
  }

  @Test func `a card is activated whatever flies over it`() {
    let rig = Rig(.swipeCard)
    rig.deck.swipe(.right)
    rig.run(0.05)
    #expect(rig.deck.activate(1, time: rig.time))
    #expect(rig.delegate.milestones.last == .didSelect(1, index: 1))
    // On its way out, behind the front, and not there at all.
    #expect(!rig.deck.activate(0, time: rig.time))
    #expect(rig.deck.activate(2, time: rig.time))
    #expect(!rig.deck.activate(99, time: rig.time))
    #expect(rig.delegate.milestones.last == .didSelect(1, index: 1))
  }

  @Test func `a card of the time machine is activated though nearer ones lie over it`() {
    let rig = Rig(.timeMachine)
    rig.deck.scroll(to: 5, animated: false)
    #expect(rig.deck.activate(3, time: rig.time))
    rig.run(2)
    #expect(rig.deck.frontItem == 3)
    #expect(rig.deck.activate(3, time: rig.time))
    #expect(rig.delegate.milestones.last == .didSelect(3, index: 3))
  }

  @Test func `12: a flick back cancels`() {
    let rig = Rig(.swipeCard)
    rig.drag(by: CardPoint(x: 200, y: 0), hold: 0, release: false)
    rig.move(
      from: rig.center + CardPoint(x: 200, y: 0), by: CardPoint(x: -60, y: 0), over: 0.03, steps: 6)
    rig.pointer(.up, rig.center + CardPoint(x: 140, y: 0))
    #expect(rig.swiped.isEmpty)
    #expect(rig.delegate.milestones.last == .didReset(0, index: 0))
  }

  @Test func `12: a clean fling with a point of jitter commits`() {
    let rig = Rig(.swipeCard)
    rig.pointer(.down, rig.center)
    for step in 1...8 {
      rig.time += 0.008
      let jitter = step.isMultiple(of: 2) ? 1.0 : -1
      rig.pointer(
        .move, rig.center + CardPoint(x: Double(step) * 12 + jitter, y: jitter))
      rig.deck.advance(to: rig.time)
    }
    rig.pointer(.up, rig.center + CardPoint(x: 97, y: 1))
    #expect(rig.swiped == [0])
  }

  @Test func `12: hold, then release, is no flick`() {
    let rig = Rig(.swipeCard)
    rig.drag(by: CardPoint(x: 100, y: 0), over: 0.05, hold: 0.3)
    #expect(rig.swiped.isEmpty)
    #expect(rig.delegate.milestones.last == .didReset(0, index: 0))
  }

  @Test(arguments: Preset.stacks)
  func `13: a swipe from code takes the card out of the finger, once`(preset: Preset) throws {
    let rig = Rig.of(preset)
    rig.pull(by: CardPoint(x: 40, y: 0), release: false)
    let before = try #require(rig.placement(0))
    #expect(rig.deck.swipe(.left))
    #expect(try #require(rig.placement(0)).jump(to: before) < 1e-6)
    rig.pointer(.move, rig.center + CardPoint(x: 150, y: 0))
    rig.pointer(.up, rig.center + CardPoint(x: 150, y: 0))
    rig.run(3)
    #expect(
      rig.delegate.milestones == [
        .didBeginDragging(0, index: 0), .willSwipe(0, index: 0, .left),
        .didSwipe(0, index: 0, .left), .didChangeFront(1), .didFinishSwiping(0, .left),
      ])
    #expect(rig.placement(1)?.translation == .zero)
  }

  @Test func `13: a second finger changes nothing and takes over without a jump`() {
    let rig = Rig(.swipeCard)
    rig.pull(by: CardPoint(x: 40, y: 0), release: false)
    rig.pointer(.down, CardPoint(x: 60, y: 100), id: 1)
    rig.pointer(.move, CardPoint(x: 160, y: 100), id: 1)
    rig.run(0.02)
    #expect(rig.placement(0)?.translation.x == 40)
    rig.pointer(.up, rig.center + CardPoint(x: 40, y: 0))
    rig.run(0.02)
    #expect(rig.placement(0)?.translation.x == 40)
    rig.pointer(.move, CardPoint(x: 180, y: 100), id: 1)
    rig.run(0.3)
    #expect(rig.placement(0)?.translation.x == 60)
    rig.pointer(.up, CardPoint(x: 180, y: 100), id: 1)
    #expect(rig.delegate.milestones == [.didBeginDragging(0, index: 0), .didReset(0, index: 0)])
  }

  @Test func `13: a finger whose lift was lost starts anew`() {
    let rig = Rig(.swipeCard)
    rig.pull(by: CardPoint(x: 200, y: 0), release: false)
    rig.pointer(.down, CardPoint(x: 100, y: 200))
    rig.pointer(.up, CardPoint(x: 100, y: 200))
    rig.run(2)
    #expect(rig.swiped.isEmpty)
    #expect(rig.placement(0)?.translation == .zero)
    rig.fling(by: CardPoint(x: 200, y: 0))
    #expect(rig.swiped == [0])
  }

  @Test(arguments: [Preset.swipeCard, .slideCard])
  func `13: the second card can be grabbed while the first one flies`(preset: Preset) throws {
    let rig = Rig.of(preset)
    rig.deck.swipe(.right)
    rig.run(preset == .slideCard ? 0.37 : 0.25)
    let flying = try #require(rig.placement(0)).translation.x
    rig.pull(by: CardPoint(x: -160, y: 0), from: CardPoint(x: 60, y: 240))
    #expect(flying > 100)
    #expect(rig.swiped == [0, 1])
    rig.run(2)
    #expect(rig.departed == [0, 1])
  }

  @Test func `14: a thousand points right, left and back are symmetric, bounded and exact`() throws
  {
    let rig = Rig(.swipeCard)
    rig.pointer(.down, rig.center)
    var shown: [CardPlacement] = []
    for x in [1000.0, -1000, 0] {
      rig.time += 0.1
      rig.pointer(.move, rig.center + CardPoint(x: x, y: 0))
      rig.run(0.02)
      shown.append(try #require(rig.placement(0)))
    }
    #expect(shown[0].translation == CardPoint(x: 1000, y: 0))
    #expect(shown[1].translation == CardPoint(x: -1000, y: 0))
    #expect(shown[0].rotation.isNear(.pi / 8))
    #expect(shown[1].rotation.isNear(-.pi / 8))
    #expect(shown[0].scale == 0.9 && shown[1].scale == 0.9)
    #expect(shown[2].translation == .zero && shown[2].rotation == 0 && shown[2].scale == 1)
  }

  @Test(arguments: Preset.rows)
  func `14: a row dragged a thousand points both ways comes back exactly`(preset: Preset) {
    let rig = Rig.of(preset)
    rig.pointer(.down, rig.center)
    for x in [1000.0, -1000, 0] {
      rig.time += 0.1
      rig.pointer(.move, rig.center + CardPoint(x: x, y: 0))
      rig.run(0.02)
      #expect(rig.deck.position > -2 && rig.deck.position < 5)
    }
    #expect(rig.deck.position == 0)
  }

  @Test(arguments: [1000.0, -1000])
  func `15: a forbidden direction resists and never commits`(way: Double) throws {
    var layout = TransformStackLayout.swipeCard
    layout.swipe.directions = way < 0 ? .right : .left
    let rig = Rig(layout)
    rig.drag(by: CardPoint(x: way, y: 0), over: 0.05, hold: 0, release: false)
    // f(x) = cxd / (cx + d), d = 0.15 * 320, c = 0.55: 550 * 48 / 598.
    let x = try #require(rig.placement(0)).translation.x
    #expect(x.isNear(way < 0 ? -44.147157190635 : 44.147157190635))
    rig.pointer(.up, rig.center + CardPoint(x: way, y: 0))
    // The card leaves with its own velocity and not with that of the finger, 20,000 points per
    // second: it never gets beyond twice the room.
    for _ in 0..<60 {
      rig.run(0.01)
      #expect(try #require(rig.placement(0)).translation.x.magnitude < 96)
    }
    #expect(rig.swiped.isEmpty)
    #expect(!rig.deck.swipe(way < 0 ? .left : .right))
    rig.run(2)
    #expect(rig.placement(0)?.translation == .zero)
  }

  @Test(arguments: [(6.5, 0.0), (58.5, 1)])
  func `16: an expansion let go at rest at 10 and at 90 percent`(way: Double, end: Double) {
    var configuration = DeckConfiguration()
    configuration.dragSlop = 0
    let rig = Rig(.expandingCarousel, configuration: configuration)
    // The distance is (480 - 350) / 2 = 65 points.
    rig.pull(by: CardPoint(x: 0, y: -way), release: false)
    #expect(rig.deck.expansionFraction.isNear(way / 65))
    rig.lift(after: CardPoint(x: 0, y: -way))
    rig.run(1)
    #expect(rig.deck.expansionFraction == end)
    #expect(rig.deck.phase == .idle)
    let turn: [RecordingDelegate.Event] = end == 1 ? [] : [.willExpand(0, false)]
    #expect(rig.delegate.milestones == [.willExpand(0, true)] + turn + [.didExpand(0, end == 1)])
  }

  @Test func `16: after a cancelled scrub a tap expands`() {
    let rig = Rig(.expandingCarousel)
    let way = CardPoint(x: 0, y: -26)
    for isPan in [true, false] {
      if isPan {
        for phase in [PanEvent.Phase.began, .changed, .cancelled] {
          rig.time += 0.02
          rig.deck.handle(
            PanEvent(phase, at: rig.center + way, translation: way, velocity: way, time: rig.time))
        }
      } else {
        rig.pull(by: way, release: false)
        rig.pointer(.cancel, rig.center + way)
      }
      rig.run(1)
      #expect(rig.deck.expansionFraction == 0)
      if isPan { rig.deck.tap(at: rig.center, time: rig.time) } else { rig.tap() }
      rig.run(1)
      #expect(rig.deck.expansionFraction == 1)
      rig.deck.collapse()
      rig.run(1)
      #expect(rig.deck.expandedItem == nil)
    }
  }
}
