import CardCore
import CardEngine
import CardTestSupport
import InsetStack
import Testing
import TransformStack

/// When a drag counts as a swipe, in a container of 320 x 480 points. The drags come in as a host's
/// recognizer reports them, so that velocities are exact.
struct SwipeDecisionTests {
  /// Where a card goes that is released with a translation and a velocity; `nil` for back.
  private func outcome(
    _ rules: SwipeRules = .init(), of translation: CardPoint, velocity: CardPoint = .zero,
    location: CardPoint? = nil, readingDirection: CardReadingDirection = .leftToRight
  ) -> CardDirection? {
    var layout = TransformStackLayout.swipeCard
    layout.swipe = rules
    var configuration = DeckConfiguration()
    configuration.readingDirection = readingDirection
    let rig = Rig(layout, configuration: configuration)
    pan(rig, by: translation, velocity: velocity, location: location)
    for event in rig.delegate.milestones {
      if case .didSwipe(_, _, let direction) = event { return direction }
    }
    return nil
  }

  private func pan(
    _ rig: Rig, by translation: CardPoint, velocity: CardPoint, location: CardPoint? = nil
  ) {
    let location = location ?? CardPoint(x: 160, y: 240) + translation
    for phase in [PanEvent.Phase.began, .changed, .ended] {
      rig.time += 0.01
      rig.deck.handle(
        PanEvent(
          phase, at: phase == .began ? CardPoint(x: 160, y: 240) : location,
          translation: phase == .began ? .zero : translation, velocity: velocity, time: rig.time))
    }
  }

  // 1000 points a second commit, and cancel against the drag.
  @Test(
    arguments: [
      (40, 1000, .right), (40, 999, nil), (-40, -1000, .left), (-40, -999, nil),
      (200, -999, .right), (200, -1000, nil), (-200, 999, .left), (-200, 1000, nil),
      (-40, 3000, nil), (0, 3000, nil),
    ] as [(Double, Double, CardDirection?)])
  func `a fling commits in the direction of the drag and cancels against it`(
    x: Double, speed: Double, direction: CardDirection?
  ) {
    #expect(
      outcome(of: CardPoint(x: x, y: 0), velocity: CardPoint(x: speed, y: 0)) == direction)
  }

  @Test func `a fling across the direction does not commit`() {
    #expect(outcome(of: CardPoint(x: 40, y: 0), velocity: CardPoint(x: 1200, y: 1300)) == nil)
    #expect(outcome(of: CardPoint(x: 40, y: 0), velocity: CardPoint(x: 1200, y: 1100)) == .right)
  }

  // 37.5 % of 480 are 180.
  @Test(
    arguments: [
      (.horizontal, CardPoint(x: 20, y: -400), nil), (.vertical, CardPoint(x: 20, y: -181), .up),
      (.vertical, CardPoint(x: 20, y: -180), nil), (.vertical, CardPoint(x: 300, y: 90), nil),
      (.all, CardPoint(x: 121, y: 181), .down), (.all, CardPoint(x: -150, y: 150), .left),
      (.right, CardPoint(x: -5000, y: 0), nil), ([], CardPoint(x: 5000, y: 5000), nil),
    ] as [(CardDirections, CardPoint, CardDirection?)])
  func `only an allowed direction commits, the one that has come farthest`(
    directions: CardDirections, translation: CardPoint, direction: CardDirection?
  ) {
    var rules = SwipeRules()
    rules.directions = directions
    #expect(outcome(rules, of: translation) == direction)
  }

  @Test func `each rule can be switched off, and then nothing commits`() {
    var rules = SwipeRules()
    rules.distance = nil
    #expect(outcome(rules, of: CardPoint(x: 900, y: 0)) == nil)
    #expect(
      outcome(rules, of: CardPoint(x: 20, y: 0), velocity: CardPoint(x: 1500, y: 0)) == .right)
    rules.velocity = nil
    #expect(outcome(rules, of: CardPoint(x: 20, y: 0), velocity: CardPoint(x: 9000, y: 0)) == nil)
    rules.edgeInset = .points(50)
    #expect(outcome(rules, of: CardPoint(x: 110, y: 0)) == .right)
    #expect(outcome(rules, of: CardPoint(x: 109, y: 0)) == nil)
  }

  @Test(arguments: [CardLength.points(.infinity), .fraction(.infinity)])
  func `an infinite distance is never reached`(distance: CardLength) {
    var rules = SwipeRules()
    rules.distance = PerDirection(distance)
    #expect(outcome(rules, of: CardPoint(x: 9000, y: 0)) == nil)
  }

  @Test func `each direction has rules of its own`() {
    var rules = SwipeRules()
    rules.distance = PerDirection(
      left: .points(50), right: .points(200), up: .points(1), down: .points(1))
    rules.velocity = PerDirection(left: 5000, right: 300, up: 0, down: 0)
    #expect(outcome(rules, of: CardPoint(x: -51, y: 0)) == .left)
    #expect(outcome(rules, of: CardPoint(x: 199, y: 0)) == nil)
    #expect(
      outcome(rules, of: CardPoint(x: 30, y: 0), velocity: CardPoint(x: 300, y: 0)) == .right)
    #expect(outcome(rules, of: CardPoint(x: -30, y: 0), velocity: CardPoint(x: -900, y: 0)) == nil)
    // Directions are those of the screen in both reading directions.
    #expect(outcome(rules, of: CardPoint(x: -51, y: 0), readingDirection: .rightToLeft) == .left)
    #expect(outcome(rules, of: CardPoint(x: 199, y: 0), readingDirection: .rightToLeft) == nil)
  }

  @Test(arguments: [CardReadingDirection.leftToRight, .rightToLeft])
  func `the side the finger is near to is one of the screen`(direction: CardReadingDirection) {
    var rules = SwipeRules()
    rules.distance = nil
    rules.edgeInset = .points(100)
    func outcome(_ x: Double, at place: Double) -> CardDirection? {
      self.outcome(
        rules, of: CardPoint(x: x, y: 0), location: CardPoint(x: place, y: 240),
        readingDirection: direction)
    }
    #expect(outcome(-20, at: 100) == .left)
    #expect(outcome(-20, at: 101) == nil)
    #expect(outcome(-20, at: 310) == nil)
    #expect(outcome(20, at: 220) == .right)
    #expect(outcome(20, at: 219) == nil)
  }

  // The room is 0.15 * 320 = 48. A pull of 100 gets to 48 * 55 / (55 + 48); nothing reaches 48.
  @Test func `a forbidden side resists like a rubber band and never commits`() throws {
    var layout = TransformStackLayout.swipeCard
    layout.swipe.directions = .right
    let rig = Rig(layout)
    rig.pull(by: CardPoint(x: -100, y: 30), release: false)
    #expect(try #require(rig.placement(0)).position.isNear(160 - 48 * 55.0 / 103, 258))
    #expect(try #require(rig.cell(0)).progress.fraction == 0)
    #expect(try #require(rig.cell(0)).progress.direction == nil)
    rig.lift(after: CardPoint(x: -100, y: 30))
    rig.run(1)
    rig.fling(by: CardPoint(x: -3000, y: 0))
    #expect(try #require(rig.placement(0)).position.x > 160 - 48)
    rig.run(1)
    #expect(rig.deck.frontIndex == 0)
    #expect(
      rig.delegate.milestones == [
        .didBeginDragging(0, index: 0), .didReset(0, index: 0),
        .didBeginDragging(0, index: 0), .didReset(0, index: 0),
      ])
  }

  // Where distance does not decide, half the way to the side is the whole of the progress: 40 / 160.
  @Test func `there is progress without a distance too`() throws {
    let rig = Rig(.insetStack)
    rig.pull(by: CardPoint(x: 40, y: 0), release: false)
    let progress = try #require(rig.cell(0)).progress
    #expect(progress.fraction.isNear(0.25))
    #expect(progress.horizontalFraction.isNear(0.25))
    #expect(progress.translation == CardPoint(x: 40, y: 0))
  }

  @Test(arguments: [0.0, -1, .nan, .infinity, -.infinity, 1e300])
  func `any numbers in the rules give finite placements`(value: Double) {
    var layout = TransformStackLayout.swipeCard
    layout.swipe.distance = PerDirection(.points(value))
    layout.swipe.velocity = PerDirection(value)
    layout.swipe.edgeInset = .fraction(value)
    layout.swipe.resistance = value
    layout.swipe.follow = DragFollow(front: value, step: value)
    layout.swipe.style.maximumTilt = value
    layout.swipe.style.tiltDistance = .points(value)
    layout.swipe.style.shrink = value
    layout.swipe.style.minimumScale = value
    layout.swipe.style.overlayDistance = value
    layout.swipe.style.maximumOverlayAlpha = value
    layout.swipe.flight.target = .cardExtents(value)
    layout.swipe.flight.crossFactor = value
    layout.swipe.flight.duration = value
    layout.swipe.flight.anticipationTilt = value
    layout.swipe.reset = CardSpring(
      duration: value, dampingRatio: value, initialVelocity: value)
    layout.swipe.advance = layout.swipe.reset
    let rig = Rig(layout)
    rig.deck.addDragObserver { _, progress in
      #expect(progress.fraction >= 0 && progress.fraction <= 1)
      #expect(progress.overlayAlpha >= 0 && progress.overlayAlpha <= 1)
      #expect(progress.horizontalFraction.magnitude <= 1)
      #expect(progress.translation.isFinite)
    }
    for x in [60.0, -200, 400] {
      rig.pull(by: CardPoint(x: x, y: 50))
      rig.run(0.4)
      rig.fling(by: CardPoint(x: -x, y: -50))
      rig.run(0.1)
      rig.deck.swipe(.right)
      rig.run(0.2)
      rig.deck.undo()
      rig.run(0.4)
      rig.host.checkFrame()
      #expect(rig.host.cards.allSatisfy { $0.presentation?.isHidden == false })
    }
    rig.run(45, hertz: 4)
    #expect(rig.host.violations.isEmpty)
    #expect(rig.deck.phase == .idle)
  }
}
