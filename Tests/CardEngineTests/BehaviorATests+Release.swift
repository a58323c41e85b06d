import CardCore
import CardEngine
import CardTestSupport
import Testing
import TransformStack

extension BehaviorATests {
  // The spring with settling duration 0.3, ratio 0.5 and velocity 1: the frequency for which
  // ln(1000 (1 + |0.5 w - 1| / (w sqrt 0.75))) / (0.5 w) = 0.3 is w = 48.98963953627019. With
  // x(0) = 1 and x'(0) = -1 the displacement, in 40 digits, is
  @Test(
    arguments: [
      (0.05, -0.015034580533249311), (0.1, -0.081716287195796376), (0.2, -0.001066851921620873),
    ] as [(Double, Double)])
  func `A6: a release below the threshold springs back`(elapsed: Double, part: Double) throws {
    rig.pull(by: CardPoint(x: 80, y: 30))
    rig.advance(to: rig.time + elapsed)
    let card = try #require(rig.placement(0))
    #expect(card.position.isNear(160 + 80 * part, 228 + 30 * part))
    #expect(card.rotation.isNear(.pi / 32 * part))
    #expect(card.scale.isNear(1 - 0.0625 * part.magnitude))
    let progress = try #require(rig.cell(0)).progress
    #expect(progress.phase == .returning)
    // The overshoot is on the other side, and so is its overlay.
    #expect(progress.overlayAlpha(for: .left).isNear(-0.8 * part))
  }

  @Test(arguments: [CardPoint(x: 80, y: 30), CardPoint(x: -119, y: -200), CardPoint(x: 10, y: 0)])
  func `A6: everything returns exactly`(way: CardPoint) throws {
    let rest = rig.host.presentation(of: 0)
    rig.pull(by: way)
    rig.run(1)
    #expect(rig.host.presentation(of: 0) == rest)
    #expect(try #require(rig.cell(0)).progress == .resting)
    #expect(rig.deck.phase == .idle)
    #expect(!rig.host.needsFrames)
  }

  @Test func `A7: a drag tells its signed distance at each change, and that it fell back`() throws {
    rig.pull(by: CardPoint(x: -80, y: 16), release: false)
    // Steps of (-10, 2). The first one is beyond the slop of 9 points already.
    let ways = rig.delegate.events.compactMap { event in
      if case .didDrag(0, index: 0, let progress) = event { progress.translation } else { nil }
    }
    #expect(ways == (1...8).map { CardPoint(x: Double($0) * -10, y: Double($0) * 2) })
    rig.lift(after: CardPoint(x: -80, y: 16))
    rig.run(1)
    #expect(
      rig.delegate.milestones == [.didBeginDragging(0, index: 0), .didReset(0, index: 0)])
    #expect(rig.delegate.events.count == 10)
  }

  @Test(arguments: [(130.0, CardDirection.right), (-130, .left)])
  func `A7: a swipe tells each of its events once`(x: Double, direction: CardDirection) {
    rig.pull(by: CardPoint(x: x, y: 0))
    rig.run(1)
    #expect(
      rig.delegate.milestones == [
        .didBeginDragging(0, index: 0), .didSwipe(0, index: 0, direction), .didChangeFront(1),
        .didFinishSwiping(0, direction),
      ])
  }

  @Test func `A8: corners are a twentieth of the width once there is one, with a shadow`() throws {
    let rig = Rig(.swipeCard, size: .zero)
    #expect(try #require(rig.placement(0)).cornerRadius == 0)
    rig.deck.setContainer(size: CardSize(width: 320, height: 480))
    // (320 - 40) / 20
    #expect(try #require(rig.placement(0)).cornerRadius == 14)
    #expect(
      try #require(rig.placement(0)).shadow
        == CardShadow(radius: 3, opacity: 0.4, offset: CardPoint(x: 0.5, y: 3)))
    #expect(rig.host.violations.isEmpty)
  }

  // That a cell comes from a nib is the UIKit host's part.
  @Test func `A9: a cell is made for its index, and a tap selects it by index`() throws {
    var configured: [Int] = []
    rig.source.onConfigure = { _, index in configured.append(index) }
    rig.pull(by: CardPoint(x: 130, y: 0))
    rig.run(1)
    #expect(configured == [4])
    rig.delegate.events = []
    rig.tap()
    #expect(rig.delegate.events == [.didSelect(1, index: 1)])
    #expect(try #require(rig.cell(1)).item == 1)
    // A tap beside the card, in the free margin, selects nothing.
    rig.tap(CardPoint(x: 10, y: 10))
    #expect(rig.delegate.events.count == 1)
  }

  // Which recognizer wins is the host's part; the engine takes in what the host's has recognized.
  @Test func `A10: a host's own recognizer drags and swipes just as well`() throws {
    func pan(_ phase: PanEvent.Phase, _ x: Double) {
      rig.time += 0.02
      rig.deck.handle(
        PanEvent(
          phase, at: CardPoint(x: 160 + x, y: 240), translation: CardPoint(x: x, y: 0),
          velocity: .zero, time: rig.time))
      rig.advance(to: rig.time)
    }
    pan(.began, 12)
    pan(.changed, 60)
    #expect(try #require(rig.placement(0)).position.isNear(220, 228))
    pan(.ended, 60)
    rig.run(1)
    pan(.began, 12)
    pan(.changed, 300)
    pan(.cancelled, 300)
    rig.run(1)
    pan(.began, -12)
    pan(.ended, -121)
    rig.run(1)
    #expect(
      rig.delegate.milestones == [
        .didBeginDragging(0, index: 0), .didReset(0, index: 0),
        .didBeginDragging(0, index: 0), .didReset(0, index: 0),
        .didBeginDragging(0, index: 0), .didSwipe(0, index: 0, .left), .didChangeFront(1),
        .didFinishSwiping(0, .left),
      ])
  }

  // The mirror image of the flight to the right: 320 - 560 = -240; of that to the left: 880.
  // 0.9801 of the ways of 270 and 590 points from 130 points beside the middle.
  @Test(
    arguments: [
      (-130, .left, -234.627), (130, .right, 868.259),
    ] as [(Double, CardDirection, Double)])
  func `A5: where reading goes from right to left a flight is the mirror image`(
    x: Double, direction: CardDirection, end: Double
  ) throws {
    var configuration = DeckConfiguration()
    configuration.readingDirection = .rightToLeft
    let rig = Rig(.swipeCard, configuration: configuration)
    rig.pull(by: CardPoint(x: x, y: 20), release: false)
    #expect(try #require(rig.placement(0)).position.isNear(160 + x, 248))
    #expect(try #require(rig.placement(0)).rotation.isNear(.pi / 8 * x / 320))
    let progress = try #require(rig.cell(0)).progress
    #expect(progress.direction == direction)
    #expect(progress.horizontalFraction == (x < 0 ? -1 : 1))
    rig.lift(after: CardPoint(x: x, y: 20))
    rig.advance(to: rig.time + 0.297)
    #expect(try #require(rig.placement(0)).position.isNear(end, 267.602))
    rig.run(1)
    #expect(rig.delegate.milestones.contains(.didSwipe(0, index: 0, direction)))
  }
}
