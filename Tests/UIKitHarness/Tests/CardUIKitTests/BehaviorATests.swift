import CardUIKit
import Cardstock
import Testing
import UIKit

/// The swipe card (behaviours A), by touches. The container is 320 x 480 and the card 280 x 416:
/// margins of 20 points, and the two cards behind peek out by 12 points each.
@MainActor struct BehaviorATests {
  @Test(arguments: [1.0, -1])
  func `A1 to A3: a drag moves, tilts and shrinks the card`(side: Double) throws {
    let stage = Stage(.swipeCard)
    let rest = try stage.front().center
    stage.finger.down(160, 240)
    stage.finger.move(by: 80 * side, 40)
    let card = try stage.front()
    #expect(card.center.x.isNear(rest.x + 80 * side))
    #expect(card.center.y.isNear(rest.y + 40))
    // pi/8 * 80/320, and 1 - 80/320/4.
    #expect(card.rotation.isNear(.pi / 32 * side))
    #expect(card.scale.isNear(0.9375))
    stage.finger.up()
    #expect(UIView.framesUsedUnderTransform == 0)
  }

  @Test func `A2, A3: tilt and scale end at their limits`() throws {
    let stage = Stage(.swipeCard)
    stage.finger.down(30, 240)
    stage.finger.move(by: 400, 0)
    // pi/8 at a container's width, and never less than 0.9.
    #expect(try stage.front().rotation.isNear(.pi / 8))
    #expect(try stage.front().scale.isNear(0.9))
  }

  @Test(arguments: [(50.0, 0.5), (79, 0.79), (95, 0.8), (-30, 0.3), (-110, 0.8)])
  func `A4: the overlay of the side shows itself by the distance`(
    way: Double, alpha: Double
  ) throws {
    let stage = Stage(.swipeCard)
    stage.finger.down(160, 240)
    stage.finger.move(by: way, 0)
    let card = try stage.front()
    let (shown, hidden): (CardDirection, CardDirection) =
      way > 0 ? (.right, .left) : (.left, .right)
    // A layer's opacity is a single precision number.
    #expect(try #require(card.overlay(for: shown)).alpha.isNear(alpha, within: 1e-6))
    #expect(try #require(card.overlay(for: hidden)).alpha == 0)
    stage.finger.rest()
    stage.finger.up()
    stage.settle()
    #expect(card.overlay(for: shown)?.alpha == 0)
  }

  @Test(arguments: [(119.0, false), (121, true), (-119, false), (-121, true)])
  func `A5: beyond 0.375 of the width a release swipes`(way: Double, swipes: Bool) throws {
    let stage = Stage(.swipeCard)
    stage.finger.drag(from: 160, 240, by: way, 0)
    stage.settle()
    #expect(stage.deckView.frontItem == CardItemID(swipes ? 1 : 0))
    #expect((stage.deckView.cell(for: 0) == nil) == swipes)
  }

  @Test func `A5: a swiped card leaves to two card widths, and twice as far up`() throws {
    let stage = Stage(.swipeCard)
    let card = try stage.front()
    let rest = card.center
    stage.finger.drag(from: 160, 240, by: 130, -20)
    var last = card.center
    while card.superview != nil {
      last = card.center
      stage.screen.frame()
    }
    // The centre's goal is x = 2 * 280; it is on its way there to within the last frame's step.
    #expect(last.x > 520 && last.x <= 560)
    #expect(last.y.isNear(rest.y - 40, within: 2))
  }

  @Test func `A6: below the threshold everything returns exactly`() throws {
    let stage = Stage(.swipeCard)
    let card = try stage.front()
    let (center, bounds) = (card.center, card.bounds)
    stage.finger.drag(from: 160, 240, by: 100, 30)
    stage.screen.run(0.05)
    #expect(card.center != center)
    stage.settle()
    #expect(card.center == center)
    #expect(card.bounds == bounds)
    #expect(CATransform3DIsIdentity(card.layer.transform))
    #expect(stage.screen.runningLinks == 0)
  }

  @Test func `A7: the delegate is told of each event once, in order`() {
    let stage = Stage(.swipeCard)
    stage.finger.drag(from: 160, 240, by: 60, 0)
    stage.settle()
    #expect(stage.log.events == ["begin 0", "drag 0", "reset 0"])
    stage.log.events = []
    stage.finger.drag(from: 160, 240, by: -130, 0)
    stage.settle()
    #expect(
      stage.log.events == ["begin 0", "drag 0", "swipe 0 left", "front 1", "gone 0 left"])
  }

  @Test func `A8: corners and shadow are those of the card's real size`() throws {
    let stage = Stage(.swipeCard)
    stage.finger.down(160, 240)
    stage.finger.move(by: 80, 0)
    let layer = try stage.front().layer
    #expect(layer.cornerRadius == 14)
    #expect(try stage.front().contentView.layer.cornerRadius == 14)
    #expect(layer.shadowRadius == 3)
    #expect(layer.shadowOpacity == 0.4)
    #expect(layer.shadowOffset == CGSize(width: 0.5, height: 3))
    // In the layer's own coordinates, whatever its turn.
    let path = try #require(layer.shadowPath)
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 280, height: 416))
    #expect(path.cornerRadius == 14)
    #expect(!layer.masksToBounds)
    #expect(try stage.front().contentView.clipsToBounds)
  }

  @Test func `A8: the shadow follows the card's size`() throws {
    let stage = Stage(.swipeCard)
    stage.deckView.bounds.size = CGSize(width: 200, height: 300)
    stage.screen.layout()
    let card = try stage.front()
    let path = try #require(card.layer.shadowPath)
    // 200 - 40, 300 - 40 - 24, and a twentieth of the width.
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 160, height: 236))
    #expect(path.cornerRadius == 8)
    #expect(card.contentView.bounds.size == CGSize(width: 160, height: 236))
  }

  @Test func `A9: a tap selects the front card`() {
    let stage = Stage(.swipeCard)
    stage.finger.tap(160, 240)
    #expect(stage.log.events == ["select 0"])
    stage.finger.tap(2, 2)
    #expect(stage.log.events == ["select 0"])
  }
}
