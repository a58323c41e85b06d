import CardUIKit
import Cardstock
import Testing
import UIKit

/// A card opens into a view controller and returns (behaviours C11), by touches.
@MainActor struct CardDetailTransitionTests {
  @Test func `A tap opens the detail out of the card's place and corners`() throws {
    let scene = DetailScene()
    let card = try scene.stage.front()
    scene.stage.finger.tap(160, 240)
    scene.screen.frame(after: 0.0001)
    let view = try #require(scene.detail.viewIfLoaded)
    #expect(view.center.y.isNear(card.center.y, within: 1))
    #expect(view.bounds.width.isNear(280, within: 1))
    #expect(view.layer.cornerRadius.isNear(14, within: 0.2))
    #expect(card.isHidden)
    scene.screen.run(1.5)
    #expect(scene.transition?.phase == .open)
    #expect(view.bounds.size == CGSize(width: 320, height: 480))
    #expect(view.center == CGPoint(x: 160, y: 240))
    #expect(view.layer.cornerRadius == 0)
    #expect(scene.completions == 1)
    #expect(scene.screen.runningLinks == 0)
  }

  @Test func `A detail that is dismissed without a transition gives its card back`() throws {
    let scene = DetailScene()
    scene.open()
    scene.detail.dismiss(animated: false)
    scene.screen.frame()
    #expect(scene.transition == nil)
    #expect(try !scene.stage.front().isHidden)
    #expect(StandInClock.links.isEmpty)
    scene.open()
    #expect(scene.openings == 2)
  }

  @Test func `A presentation that UIKit refuses stands in no other's way`() {
    let scene = DetailScene()
    let elsewhere = UIViewController()
    scene.stage.deckView.presentDetail(UIViewController(), of: 0, from: elsewhere)
    #expect(scene.transition?.phase == .closed)
    scene.open()
    #expect(scene.transition?.phase == .open)
    #expect(scene.transition?.controller === scene.detail)
  }

  @Test func `A second tap before the first presentation has begun changes nothing`() {
    let scene = DetailScene()
    let other = UIViewController()
    scene.stage.finger.tap(160, 240)
    #expect(scene.stage.deckView.presentDetail(other, of: 0, from: scene.home) == nil)
    scene.screen.run(1.5)
    #expect(scene.transition?.phase == .open)
  }

  @Test func `The app's own close button returns to the card`() {
    let scene = DetailScene()
    scene.open()
    scene.detail.dismiss(animated: true)
    scene.screen.run(0.1)
    #expect(scene.transition?.phase == .closing)
    scene.screen.run(1.5)
    #expect(scene.transition == nil)
    #expect(scene.log.isEmpty)
  }

  @Test func `A picture of the card fades on the detail, on the way out and back`() throws {
    let scene = DetailScene()
    scene.stage.finger.tap(160, 240)
    scene.screen.run(0.05)
    let container = try #require(scene.detail.view.superview)
    #expect(container.subviews.count == 3)
    let picture = try #require(container.subviews.last)
    #expect(picture.alpha > 0 && picture.alpha < 1)
    // As wide as the detail at each moment, and never stretched.
    #expect((280 * picture.scale).isNear(scene.detail.view.bounds.width, within: 1e-6))
    scene.screen.run(1.5)
    #expect(picture.superview == nil)
    scene.stage.deckView.dismissDetail()
    scene.screen.run(0.3)
    #expect(container.subviews.last === picture)
    #expect(picture.alpha > 0)
    scene.screen.run(1.5)
    #expect(picture.superview == nil)
  }

  @Test func `The detail returns to its card exactly`() throws {
    let scene = DetailScene()
    let card = try scene.stage.front()
    scene.open()
    scene.stage.deckView.dismissDetail()
    scene.screen.run(1.5)
    #expect(scene.transition == nil)
    #expect(scene.detail.presentingViewController == nil)
    #expect(scene.detail.viewIfLoaded?.superview == nil)
    #expect(!card.isHidden)
    #expect(scene.log.isEmpty)
    #expect(scene.screen.window.subviews.count == 1)
    scene.open()
    #expect(scene.openings == 2)
  }

  @Test func `Like in the detail returns first, then swipes`() {
    let scene = DetailScene()
    scene.open()
    #expect(scene.stage.deckView.dismissDetail(swiping: .right))
    scene.screen.run(0.1)
    #expect(scene.transition?.phase == .closing)
    #expect(scene.log.isEmpty)
    scene.screen.run(1.5)
    #expect(scene.log == ["swipe 0 right true"])
    #expect(scene.stage.deckView.frontItem == 1)
  }

  @Test func `Dislike while the detail still opens turns it back, then swipes`() {
    let scene = DetailScene()
    scene.stage.finger.tap(160, 240)
    scene.screen.run(0.1)
    #expect(scene.transition?.phase == .opening)
    #expect(scene.stage.deckView.dismissDetail(swiping: .left))
    scene.screen.run(1.5)
    #expect(scene.log == ["swipe 0 left true"])
    #expect(scene.transition == nil)
    #expect(scene.detail.presentingViewController == nil)
  }

  @Test func `A pull downwards scrubs the detail closed`() throws {
    let scene = DetailScene()
    scene.open()
    scene.stage.finger.down(160, 200)
    scene.stage.finger.move(by: 0, 60)
    let fraction = try #require(scene.transition?.fractionOpen)
    // A quarter of 480 points is the whole way; the card leaves less than that.
    #expect(fraction.isNear(0.5, within: 1e-6))
    let view = try #require(scene.detail.viewIfLoaded)
    #expect(view.bounds.width.isNear(300, within: 1e-6))
    scene.stage.finger.rest()
    #expect(scene.transition?.fractionOpen == fraction)
    scene.stage.finger.move(by: 0, 20)
    scene.stage.finger.rest()
    scene.stage.finger.up()
    scene.screen.run(1.5)
    #expect(scene.transition == nil)
    #expect(try !scene.stage.front().isHidden)
  }

  @Test func `A short pull falls back to the open detail`() {
    let scene = DetailScene()
    scene.open()
    scene.stage.finger.down(160, 200)
    scene.stage.finger.move(by: 0, 30)
    scene.stage.finger.rest()
    scene.stage.finger.up()
    scene.screen.run(1.5)
    #expect(scene.transition?.phase == .open)
    #expect(scene.detail.presentingViewController != nil)
    #expect(scene.detail.viewIfLoaded?.bounds.size == CGSize(width: 320, height: 480))
  }

  @Test func `A finger catches the way out without a jump and throws it back`() throws {
    let scene = DetailScene()
    scene.stage.finger.tap(160, 240)
    scene.screen.run(0.12)
    let before = try #require(scene.transition?.fractionOpen)
    #expect(before > 0.2 && before < 0.95)
    scene.stage.finger.down(160, 240)
    scene.stage.finger.move(by: 0, 12, over: 0.0001, steps: 1)
    // Twelve of 120 points, on top of where it was caught.
    #expect(try #require(scene.transition?.fractionOpen).isNear(before - 0.1, within: 0.02))
    scene.stage.finger.move(by: 0, 30, over: 0.05)
    scene.stage.finger.up()
    scene.screen.run(1.5)
    #expect(scene.transition == nil)
    #expect(scene.completions == 1)
    #expect(scene.detail.presentingViewController == nil)
  }

  @Test func `A finger that opens it again takes the swipe back`() {
    let scene = DetailScene()
    scene.open()
    scene.stage.deckView.dismissDetail(swiping: .right)
    scene.screen.run(0.08)
    scene.stage.finger.fling(from: 160, 300, by: 0, -80)
    scene.screen.run(1.5)
    #expect(scene.transition?.phase == .open)
    scene.stage.deckView.dismissDetail()
    scene.screen.run(1.5)
    #expect(scene.log.isEmpty)
  }

  @Test func `A cancelled touch lets the motion go on where it went`() {
    let scene = DetailScene()
    scene.open()
    scene.stage.finger.down(160, 200)
    scene.stage.finger.move(by: 0, 30)
    scene.stage.finger.cancel()
    scene.screen.run(1.5)
    #expect(scene.transition == nil)
  }

  @Test(arguments: GestureArbiter.Order.allCases)
  func `A scroll view in the detail scrolls to its top first`(order: GestureArbiter.Order) {
    let scene = DetailScene()
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    list.contentSize = CGSize(width: 320, height: 2000)
    list.contentOffset.y = 100
    scene.detail.view.addSubview(list)
    scene.open()
    GestureArbiter.order = order
    scene.stage.finger.drag(from: 160, 200, by: 0, 100)
    #expect(list.contentOffset.y == 0)
    #expect(scene.transition?.phase == .open)
    scene.stage.finger.drag(from: 160, 200, by: 0, 100)
    scene.screen.run(1.5)
    #expect(list.contentOffset.y == 0)
    #expect(scene.transition == nil)
  }

  @Test func `Sideways and upwards the detail keeps the touch`() {
    let scene = DetailScene()
    scene.open()
    scene.stage.finger.drag(from: 160, 200, by: 120, 10)
    scene.stage.finger.drag(from: 160, 300, by: 0, -120)
    scene.screen.run(1)
    #expect(scene.transition?.phase == .open)
    #expect(scene.log.isEmpty)
  }

  @Test func `The detail of a card that is gone fades, and nothing is swiped`() throws {
    let scene = DetailScene()
    scene.open()
    scene.stage.source.ids.removeFirst()
    scene.stage.deckView.deleteItem(at: 0)
    scene.screen.run(0.5)
    scene.stage.deckView.dismissDetail(swiping: .right)
    scene.screen.run(0.1)
    let view = try #require(scene.detail.viewIfLoaded)
    #expect(view.alpha < 1)
    #expect(view.bounds.size == CGSize(width: 320, height: 480))
    scene.screen.run(1.5)
    #expect(scene.transition == nil)
    #expect(scene.log.isEmpty)
    #expect(try !scene.stage.front().isHidden)
  }

  @Test func `With Reduce Motion the detail fades`() throws {
    let scene = DetailScene()
    UIAccessibility.reducesMotion = true
    NotificationCenter.default.post(
      name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
    scene.stage.finger.tap(160, 240)
    scene.screen.run(0.1)
    let view = try #require(scene.detail.viewIfLoaded)
    #expect(view.alpha > 0 && view.alpha < 1)
    #expect(view.bounds.size == CGSize(width: 320, height: 480))
  }

  @Test func `A reload while the detail is open shows no card twice`() throws {
    let scene = DetailScene()
    scene.open()
    scene.stage.deckView.reloadData()
    scene.screen.run(0.5)
    #expect(try scene.stage.cell(0).isHidden)
    scene.stage.deckView.dismissDetail()
    scene.screen.run(1.5)
    #expect(try !scene.stage.cell(0).isHidden)
  }

  @Test func `One card is open at a time`() {
    let scene = DetailScene()
    scene.open()
    #expect(
      scene.stage.deckView.presentDetail(UIViewController(), of: 1, from: scene.home) == nil)
    scene.stage.deckView.dismissDetail()
    scene.screen.run(1.5)
    #expect(!scene.stage.deckView.dismissDetail())
  }

  @Test func `The transition is freed when the card is back`() {
    let scene = DetailScene()
    weak var transition: CardDetailTransition?
    scene.open()
    transition = scene.transition
    #expect(transition != nil)
    scene.stage.deckView.dismissDetail()
    scene.screen.run(1.5)
    #expect(transition == nil)
    // The deck has not needed any.
    #expect(StandInClock.links.isEmpty)
  }
}
