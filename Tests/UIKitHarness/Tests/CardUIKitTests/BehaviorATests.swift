import CardUIKit
import Cardstock
import Testing
import UIKit

/// The swipe card (behaviours A), by touches.
@MainActor struct BehaviorATests {
  @Test func `A drag moves, tilts and shrinks the card: A1, A2, A3`() throws {
    let stage = Stage(.swipeCard)
    let rest = try stage.front().center
    let finger = stage.finger
    finger.down(160, 240)
    finger.move(by: 80, 40)
    let card = try stage.front()
    // A1: with the finger. A2: pi/8 * 80/320. A3: 1 - 80/320/4 = 0.9375.
    #expect(card.center.x.isNear(rest.x + 80))
    #expect(card.center.y.isNear(rest.y + 40))
    #expect(card.rotation.isNear(.pi / 32))
    #expect(card.scale.isNear(0.9375))
    finger.up()
    #expect(UIView.framesUsedUnderTransform == 0)
  }
}
