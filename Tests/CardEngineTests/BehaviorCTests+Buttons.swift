import CardCore
import CardEngine
import CardTestSupport
import Testing
import TransformStack

extension BehaviorCTests {
  // 10 degrees are pi / 18; half of it at half of its 0.12 s. The flight of 400 points to the right, or 720 to the left, takes 0.3 s from rest on.
  @Test(arguments: [(.right, -1, 400), (.left, 1, -720)] as [(CardDirection, Double, Double)])
  func `C5: a swipe from code first tilts against a drag's tilt, then flies`(
    direction: CardDirection, sign: Double, way: Double
  ) throws {
    rig.deck.swipe(direction)
    let start = rig.time
    for (elapsed, tilt, part) in [(0.06, 0.5, 0.0), (0.12, 1, 0), (0.27, 1, 0.25)] {
      rig.advance(to: start + elapsed)
      let card = try #require(rig.placement(0))
      #expect(card.rotation.isNear(sign * tilt * .pi / 18))
      #expect(card.position.isNear(160 + way * part, 228))
    }
    rig.advance(to: start + 0.43)
    #expect(rig.delegate.events.last == .didFinishSwiping(0, direction))
    // The same way by hand tilts to the other side.
    rig.pull(by: CardPoint(x: -sign * 50, y: 0), release: false)
    #expect(try #require(rig.placement(1)).rotation.isNear(-sign * .pi / 18 * 50 / 320))
  }

  @Test(arguments: [(.right, -1), (.left, 1)] as [(CardDirection, Double)])
  func `C5: the tilt is against the swipe as seen, from right to left too`(
    direction: CardDirection, sign: Double
  ) throws {
    var configuration = DeckConfiguration()
    configuration.readingDirection = .rightToLeft
    let rig = Rig(.slideCard, configuration: configuration)
    rig.deck.swipe(direction)
    rig.advance(to: rig.time + 0.12)
    #expect(try #require(rig.placement(0)).rotation.isNear(sign * .pi / 18))
    rig.run(0.2)
    let x = try #require(rig.placement(0)).position.x
    #expect(direction == .right ? x > 160 : x < 160)
  }

  // A drag of 160 of 320 points tilts by half.
  @Test func `C6: the tilt is a property`() throws {
    var layout = TransformStackLayout.slideCard
    layout.swipe.style.maximumTilt = 0.5
    let rig = Rig(layout)
    rig.pull(by: CardPoint(x: 160, y: 0), release: false)
    #expect(try #require(rig.placement(0)).rotation.isNear(0.25))
  }

  // Scale 0.9: 12 + 0.1 * 208 = 32.8 down.
  @Test func `C6: the step is a property`() throws {
    var layout = TransformStackLayout.slideCard
    layout.scaleStep = 0.1
    let placement = try #require(Rig(layout).placement(1))
    #expect(placement.scale.isNear(0.9))
    #expect(placement.position.isNear(160, 228 + 32.8))
  }

  @Test func `C6: position and size are properties`() throws {
    var layout = TransformStackLayout.slideCard
    layout.position = CardPoint(x: 5, y: -7)
    layout.cardWidth = .points(200)
    layout.cardHeight = .fraction(0.5)
    let placement = try #require(Rig(layout).placement(0))
    #expect(placement.center == CardPoint(x: 165, y: 221))
    #expect(placement.size == CardSize(width: 200, height: 208))
  }

  // Down and up: the room is 280 x 416, and the stack begins 24 points off the other side; each
  // card is moved by 12 + 0.05 * 416 / 2 = 22.4. To the sides it is 256 x 440, and each card is
  // moved by 12 + 0.05 * 256 / 2 = 18.4.
  @Test(
    arguments: [
      (.down, CardPoint(x: 160, y: 228), CardPoint(x: 0, y: 22.4)),
      (.up, CardPoint(x: 160, y: 252), CardPoint(x: 0, y: -22.4)),
      (.right, CardPoint(x: 148, y: 240), CardPoint(x: 18.4, y: 0)),
      (.left, CardPoint(x: 172, y: 240), CardPoint(x: -18.4, y: 0)),
    ] as [(CardDirection, CardPoint, CardPoint)])
  func `C6: the direction is a property`(
    direction: CardDirection, center: CardPoint, step: CardPoint
  ) throws {
    var layout = TransformStackLayout.slideCard
    layout.direction = direction
    let rig = Rig(layout)
    for item in 0...2 {
      let position = try #require(rig.placement(CardItemID(item))).position
      let place = center + step * Double(item)
      #expect(position.isNear(place.x, place.y))
    }
  }

  @Test func `C6: the drop distance is a property`() throws {
    var layout = TransformStackLayout.slideCard
    layout.swipe.distance = PerDirection(.points(60))
    let rig = Rig(layout)
    rig.pull(by: CardPoint(x: 30, y: 0), release: false)
    #expect(try #require(rig.cell(0)).progress.fraction.isNear(0.5))
    rig.lift(after: CardPoint(x: 30, y: 0))
    rig.run(1)
    rig.pull(by: CardPoint(x: 64, y: 0))
    #expect(rig.deck.frontIndex == 1)
  }

  @Test(arguments: [1, 2, 5])
  func `C6: the visible count is a property, live too`(count: Int) throws {
    var layout = TransformStackLayout.slideCard
    layout.visibleCount = count
    // Kept, since a deck that goes takes its cells off the host.
    let other = Rig(layout)
    #expect(other.host.count == count + 1)
    rig.deck.setLayout(layout)
    rig.run(1)
    #expect(rig.host.count == count + 1)
    rig.host.checkFrame()
    #expect(rig.host.violations.isEmpty)
  }

  @Test func `C7: a cell is asked for when its item enters the bottom`() {
    let rig = Rig(.slideCard, count: 6)
    rig.source.calls = .init()
    var configured: [Int] = []
    rig.source.onConfigure = { _, index in configured.append(index) }
    for _ in 0..<6 {
      rig.deck.swipe(.right)
      rig.run(1)
    }
    #expect(configured == [4, 5])
    #expect(rig.delegate.milestones.last == .didFinishSwiping(5, .right))
    #expect(rig.delegate.milestones.contains(.didRunOut))
    #expect(!rig.deck.swipe(.right))
  }

  @Test func `C7: other items of the same number are a need of their own`() throws {
    let rig = Rig.of(.swipeCard, count: 5)
    #expect(rig.source.loadMoreCounts == [5])
    rig.source.items = [10, 11, 12, 13, 14]
    try rig.deck.apply(items: rig.source.items)
    #expect(rig.source.loadMoreCounts == [5, 5])
    rig.source.items = [10, 11, 12, 13, 20]
    rig.deck.apply([.delete(4), .insert(4)])
    #expect(rig.source.loadMoreCounts == [5, 5, 5])
    // The same last item is the same end.
    rig.source.items = [9, 11, 12, 13, 20]
    try rig.deck.apply(items: rig.source.items)
    #expect(rig.source.loadMoreCounts == [5, 5, 5])
  }

  // Five cards before the end: of ten items with the sixth in front, of twenty with the sixteenth.
  @Test func `C7: more is asked for once for each need`() {
    for _ in 0..<4 { rig.deck.swipe(.right) }
    #expect(rig.source.loadMoreCounts.isEmpty)
    rig.deck.swipe(.right)
    #expect(rig.source.loadMoreCounts == [10])
    rig.deck.swipe(.right)
    rig.deck.undo()
    rig.deck.undo()
    rig.deck.swipe(.left)
    rig.deck.reload()
    #expect(rig.source.loadMoreCounts == [10])
    rig.deck.apply(rig.source.append((10..<20).map { CardItemID($0) }))
    #expect(rig.source.loadMoreCounts == [10])
    while rig.deck.frontIndex < 18 { rig.deck.swipe(.right) }
    #expect(rig.source.loadMoreCounts == [10, 20])
  }
}
