import CardCore
import CardEngine
import CardTestSupport
import Testing
import TransformStack

/// Behaviours A, through a finger, in a container of 320 x 480 points.
///
/// The swipe card keeps 20 points free at the sides and 2 * 12 more at the bottom for the cards
/// that peek out: the front card is 280 x 416 points round (160, 228).
@Suite(.leakFree) struct BehaviorATests {
  let rig = Rig(.swipeCard)

  private func front() throws -> CardPlacement { try #require(rig.placement(0)) }

  @Test func `A1: the centre is the rest place plus the translation, whatever the tilt`() throws {
    // Round a square: a translation taken in the card's own turned space would drift.
    let corners = [
      CardPoint(x: 300, y: 0), CardPoint(x: 300, y: 200), CardPoint(x: -300, y: 200),
      CardPoint(x: -300, y: -200), CardPoint(x: 40, y: -8),
    ]
    let start = CardPoint(x: 160, y: 240)
    rig.pointer(.down, start)
    var last = CardPoint.zero
    for corner in corners {
      for step in 1...8 {
        let way = last + (corner - last) * (Double(step) / 8)
        rig.time += 0.01
        rig.pointer(.move, start + way)
        rig.advance(to: rig.time)
        #expect(try front().position.isNear(160 + way.x, 228 + way.y))
      }
      last = corner
    }
    #expect(try front().center == CardPoint(x: 160, y: 228))
    #expect(try front().size == CardSize(width: 280, height: 416))
  }

  // pi / 8 * x / 320, and no more than pi / 8 on either side.
  @Test(
    arguments: [
      (80.0, Double.pi / 32), (160, .pi / 16), (320, .pi / 8), (400, .pi / 8),
      (-80, -.pi / 32), (-160, -.pi / 16), (-320, -.pi / 8), (-400, -.pi / 8),
    ] as [(Double, Double)])
  func `A2: the tilt is the same on both sides and ends at an eighth of pi`(
    x: Double, tilt: Double
  ) throws {
    rig.pull(by: CardPoint(x: x, y: 0), release: false)
    #expect(try front().rotation.isNear(tilt))
  }

  // 1 - |x| / 320 / 4: 80 -> 1 - 0.0625; 128 -> 1 - 0.1; 160 would be 0.875.
  @Test(
    arguments: [
      (80.0, 0.9375), (-80, 0.9375), (128, 0.9), (-128, 0.9), (160, 0.9), (-400, 0.9),
    ] as [(Double, Double)])
  func `A3: a drag shrinks the card to nine tenths at most`(x: Double, scale: Double) throws {
    rig.pull(by: CardPoint(x: x, y: 0), release: false)
    #expect(try front().scale.isNear(scale))
  }

  @Test(
    arguments: [
      (20.0, 0.2, 0.0), (80, 0.8, 0), (100, 0.8, 0), (300, 0.8, 0),
      (-20, 0, 0.2), (-50, 0, 0.5), (-80, 0, 0.8), (-300, 0, 0.8),
    ] as [(Double, Double, Double)])
  func `A4: the overlay of the side the card leans to shows by a hundredth a point`(
    x: Double, right: Double, left: Double
  ) throws {
    rig.pull(by: CardPoint(x: x, y: 0), release: false)
    let progress = try #require(rig.cell(0)).progress
    #expect(progress.overlayAlpha(for: .right).isNear(right))
    #expect(progress.overlayAlpha(for: .left).isNear(left))
    #expect(progress.overlayAlpha(for: .up) == 0)
    #expect(progress.overlayAlpha(for: .down) == 0)
  }

  @Test func `A4: after a reset both overlays are gone`() throws {
    rig.pull(by: CardPoint(x: 60, y: 0))
    #expect(try #require(rig.cell(0)).progress.overlayAlpha(for: .right).isNear(0.6))
    rig.run(1)
    #expect(try #require(rig.cell(0)).progress == .resting)
  }

  // 0.75 * (320 / 2) = 120; 0.75 * (400 / 2) = 150.
  @Test(
    arguments: [
      (320.0, 120.0, nil), (320, 120.5, CardDirection.right), (320, -120, nil),
      (320, -120.5, .left),
      (400, 150, nil), (400, 150.5, .right), (400, -150, nil), (400, -150.5, .left),
    ] as [(Double, Double, CardDirection?)])
  func `A5: a release beyond three quarters of the half width decides`(
    width: Double, x: Double, direction: CardDirection?
  ) {
    let rig = Rig(.swipeCard, size: CardSize(width: width, height: 480))
    rig.pull(by: CardPoint(x: x, y: 0))
    rig.run(1)
    let swiped = direction.map { RecordingDelegate.Event.didSwipe(0, index: 0, $0) }
    #expect(
      rig.delegate.milestones.filter { $0 == swiped }.count == (direction == nil ? 0 : 1))
    #expect(rig.deck.frontIndex == (direction == nil ? 0 : 1))
  }

  // From (130, 20) at rest to 2 * 280 = 560, which is 400 from the rest place at 160, and to
  // 2 * 20. Constant acceleration: a quarter of the way at half time, 0.99 * 0.99 = 0.9801 of it
  // at 99 % of the time. Right: 130 + 270 * part; left: -130 - 590 * part, to -560.
  @Test(
    arguments: [
      (130, 0.15, 357.5, 253), (130, 0.297, 554.627, 267.602),
      (-130, 0.15, -117.5, 253), (-130, 0.297, -548.259, 267.602),
    ] as [(Double, Double, Double, Double)])
  func `A5: the card flies to two card widths, and on across by the translation`(
    x: Double, elapsed: Double, centerX: Double, centerY: Double
  ) throws {
    rig.pull(by: CardPoint(x: x, y: 20))
    let start = rig.time
    rig.advance(to: start + elapsed)
    #expect(try front().position.isNear(centerX, centerY))
    #expect(try #require(rig.cell(0)).progress.phase == .flying)
    rig.advance(to: start + 0.3)
    #expect(rig.placement(0) == nil)
    #expect(rig.delegate.events.last == .didFinishSwiping(0, x < 0 ? .left : .right))
  }

  // Two widths of a narrow card are 200, well inside of 320.
  @Test(arguments: [(100.0, 100.0), (100, 400), (20, 400), (160, 300)] as [(Double, Double)])
  func `A5: it flies farther where it would not be wholly outside`(
    width: Double, height: Double
  ) throws {
    var layout = TransformStackLayout.swipeCard
    layout.cardWidth = .points(width)
    layout.cardHeight = .points(height)
    let rig = Rig(layout)
    rig.pull(by: CardPoint(x: 130, y: 0))
    rig.advance(to: rig.time + 0.297)
    // 0.9801 of the way from 130, so the end is known.
    let x = try #require(rig.placement(0)).position.x - 160
    let way = 130 + (x - 130) / 0.9801
    let tilt = Double.pi / 8 * min(way / 320, 1)
    let halfWidth = 0.9 * (width * cosine(tilt) + height * sine(tilt)) / 2
    #expect((160 + way - halfWidth).isNear(320, within: 1e-6))
  }
}
