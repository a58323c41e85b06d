import CardCore
import CardEngine
import CardTestSupport
import InsetStack
import Testing

/// Behaviours B, through a finger, in a container of 320 x 480 points: card i is
/// (320 - 40 i) x (480 - 40 i) points round (160, 240 + 30 i).
@Suite(.leakFree) struct BehaviorBTests {
  let rig = Rig(.insetStack)

  // The spring with settling duration 1 and ratio 0.4: ln(1000 (1 + 0.4 / sqrt 0.84)) / (0.4 w) = 1
  // for w = 18.174800429665584. From a displacement of 1 at rest, in 40 digits:
  static let spring: [(Double, Double)] = [
    (0.1, 0.16417870361930475), (0.125, -0.04384501526426791), (0.25, -0.14513865497704431),
    (0.5, -0.0018194039479066255),
  ]

  private func card(_ item: CardItemID) throws -> CardPlacement {
    try #require(rig.placement(item))
  }

  @Test(arguments: [(0, 320.0, 480.0, 240.0), (1, 280, 440, 270), (2, 240, 400, 300)])
  func `B1: three cards are inset by 20 and moved down by 30 each, without transforms`(
    item: Int, width: Double, height: Double, centerY: Double
  ) throws {
    let placement = try card(CardItemID(item))
    #expect(placement.center == CardPoint(x: 160, y: centerY))
    #expect(placement.size == CardSize(width: width, height: height))
    #expect(placement.translation == .zero)
    #expect(placement.rotation == 0)
    #expect(placement.scale == 1)
    #expect(rig.host.paintOrder == [2, 1, 0])
  }

  @Test(arguments: [(0, 1.0), (1, 0.9), (2, 0.8)])
  func `B2: each card is a tenth more transparent`(item: Int, alpha: Double) throws {
    #expect(try card(CardItemID(item)).alpha.isNear(alpha))
  }

  // 40 * 1.5, 40 * 1.0, 40 * 0.5; nothing of the 24 points down.
  @Test(arguments: [(40, 60, 40, 20), (-40, -60, -40, -20)] as [(Double, Double, Double, Double)])
  func `B3: nearer cards follow a drag faster, to the side only`(
    x: Double, first: Double, second: Double, third: Double
  ) throws {
    rig.pull(by: CardPoint(x: x, y: 24), release: false)
    #expect(try card(0).translation.isNear(first, 0))
    #expect(try card(1).translation.isNear(second, 0))
    #expect(try card(2).translation.isNear(third, 0))
    #expect(try card(0).rotation == 0)
    #expect(try card(0).scale == 1)
  }

  // In points: 320 - 100 = 220, a way of 60 from the middle. As a fraction: a quarter of 320 is 80.
  // In 240 points a third, 80, counts instead of 100: from 160 on, a way of 40.
  @Test(
    arguments: [
      (320.0, CardLength.points(100), 59.5, nil), (320, .points(100), 60, CardDirection.right),
      (320, .points(100), -59.5, nil), (320, .points(100), -60, .left),
      (320, .fraction(0.25), 79.5, nil), (320, .fraction(0.25), 80, .right),
      (320, .fraction(0.25), -79.5, nil), (320, .fraction(0.25), -80, .left),
      (240, .points(100), 39.5, nil), (240, .points(100), 40, .right),
      (240, .points(100), -39.5, nil), (240, .points(100), -40, .left),
    ] as [(Double, CardLength, Double, CardDirection?)])
  func `B4: the finger's place near a side decides`(
    width: Double, inset: CardLength, x: Double, direction: CardDirection?
  ) {
    var layout = InsetStackLayout.insetStack
    layout.swipe.edgeInset = inset
    let rig = Rig(layout, size: CardSize(width: width, height: 480))
    rig.pull(by: CardPoint(x: x, y: 0))
    rig.run(2)
    #expect(rig.deck.frontIndex == (direction == nil ? 0 : 1))
    if let direction {
      #expect(rig.delegate.milestones.contains(.didSwipe(0, index: 0, direction)))
    } else {
      #expect(rig.delegate.milestones.last == .didReset(0, index: 0))
    }
  }

  @Test func `B4: near the side the card was not dragged to it falls back`() {
    rig.pull(by: CardPoint(x: -40, y: 0), from: CardPoint(x: 310, y: 240))
    rig.run(2)
    #expect(rig.delegate.milestones.last == .didReset(0, index: 0))
  }

  // A quarter of the 480 points from 160 to 640 at half time; 0.9801 of them at 99 %.
  @Test(
    arguments: [
      (CardDirection.right, 0.125, 280.0), (.right, 0.2475, 630.448),
      (.left, 0.125, 40), (.left, 0.2475, -310.448),
    ] as [(CardDirection, Double, Double)])
  func `B5: the front card flies to two widths`(
    direction: CardDirection, elapsed: Double, x: Double
  ) throws {
    rig.deck.swipe(direction)
    rig.advance(to: rig.time + elapsed)
    #expect(try card(0).position.isNear(x, 240))
    #expect(try card(0).rotation == 0)
  }

  @Test func `B5: the flight takes exactly a quarter of a second`() {
    rig.deck.swipe(.right)
    let end = rig.time + 0.25
    rig.advance(to: end.nextDown)
    #expect(rig.placement(0) != nil)
    rig.advance(to: end)
    #expect(rig.placement(0) == nil)
  }

  @Test(arguments: spring)
  func `B5: every other card takes rect and alpha of the one before it with a spring`(
    elapsed: Double, part: Double
  ) throws {
    rig.deck.swipe(.right)
    rig.advance(to: rig.time + elapsed)
    for (item, depth) in [(CardItemID(1), 0.0), (2, 1)] {
      let placement = try card(item)
      let place = depth + part
      #expect(placement.size.width.isNear(320 - 40 * place))
      #expect(placement.size.height.isNear(480 - 40 * place))
      #expect(placement.position.isNear(160, 240 + 30 * place))
      #expect(placement.alpha.isNear(min(1 - 0.1 * place, 1)))
    }
  }

  @Test(arguments: spring)
  func `B5: a card that followed the finger springs from where it was`(
    elapsed: Double, part: Double
  ) throws {
    rig.pull(by: CardPoint(x: 80, y: 0))
    let start = rig.time
    #expect(try card(1).translation.isNear(80, 0))
    rig.advance(to: start + elapsed)
    #expect(try card(1).position.isNear(160 + 80 * part, 240 + 30 * part))
    #expect(try card(2).position.isNear(160 + 40 * part, 270 + 30 * part))
  }
}
