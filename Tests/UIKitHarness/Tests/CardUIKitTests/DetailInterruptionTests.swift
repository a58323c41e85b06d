import CardUIKit
import Cardstock
import Testing
import UIKit

/// What else can happen to a detail: it is torn away, loses its deck, is turned, is called back.
@MainActor struct DetailInterruptionTests {
  @Test func `A detail that is torn away while it opens gives its card back`() throws {
    let scene = DetailScene()
    scene.stage.finger.tap(160, 240)
    scene.screen.run(0.1)
    #expect(scene.transition?.phase == .opening)
    scene.detail.dismiss(animated: false)
    scene.screen.run(2)
    #expect(scene.transition == nil)
    #expect(try !scene.stage.front().isHidden)
    #expect(StandInClock.links.isEmpty)
    scene.open()
    #expect(scene.openings == 2)
    #expect(scene.transition?.phase == .open)
  }

  @Test func `A detail that is torn away while a finger holds it gives its card back`() throws {
    let scene = DetailScene()
    scene.open()
    scene.stage.finger.down(160, 200)
    scene.stage.finger.move(by: 0, 30)
    #expect(scene.transition?.phase == .closing)
    scene.detail.dismiss(animated: false)
    scene.stage.finger.rest()
    scene.stage.finger.up()
    scene.screen.run(2)
    #expect(scene.transition == nil)
    #expect(try !scene.stage.front().isHidden)
  }

  @Test func `A detail whose deck is freed in mid-opening opens to its end`() {
    let screen = Screen()
    let (home, detail, source) = (UIViewController(), UIViewController(), Items(10))
    screen.window.rootViewController = home
    weak var deck: CardDeckView?
    weak var transition: CardDetailTransition?
    var completions = 0
    do {
      let deckView = CardDeckView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480), layout: .swipeCard)
      deck = deckView
      deckView.register(TestCell.self)
      deckView.dataSource = source
      home.view.addSubview(deckView)
      screen.layout()
      transition = deckView.presentDetail(detail, of: 0, from: home) { completions += 1 }
      screen.run(0.1)
      #expect(transition?.phase == .opening)
      deckView.removeFromSuperview()
    }
    #expect(deck == nil)
    screen.run(2)
    #expect(completions == 1)
    #expect(detail.viewIfLoaded?.bounds.size == CGSize(width: 320, height: 480))
    #expect(detail.viewIfLoaded?.alpha == 1)
    #expect(transition == nil)
    #expect(StandInClock.links.isEmpty)
  }

  @Test func `An open detail fills its container when that is turned`() throws {
    let scene = DetailScene()
    scene.open()
    let view = try #require(scene.detail.viewIfLoaded)
    scene.screen.window.bounds.size = CGSize(width: 480, height: 320)
    scene.screen.layout()
    #expect(view.bounds.size == CGSize(width: 480, height: 320))
    #expect(view.center == CGPoint(x: 240, y: 160))
    scene.stage.deckView.dismissDetail()
    scene.screen.run(2)
    #expect(scene.transition == nil)
  }

  @Test func `A held detail keeps its part of the way when its container is turned`() throws {
    let scene = DetailScene()
    scene.open()
    scene.stage.finger.down(160, 200)
    // The whole way is a quarter of the height: half of it.
    scene.stage.finger.move(by: 0, 60)
    let view = try #require(scene.detail.viewIfLoaded)
    scene.screen.window.bounds.size = CGSize(width: 480, height: 320)
    scene.screen.layout()
    // Between the card, which is 280 wide and has not been laid out anew, and the container.
    #expect(view.bounds.width.isNear(380, within: 1e-6))
  }

  @Test func `A detail that is called back before it has begun returns, then swipes`() throws {
    let scene = DetailScene()
    UIViewController.startsTransitionsLater = true
    scene.stage.finger.down(160, 240)
    scene.stage.finger.up()
    #expect(scene.transition?.phase == .closed)
    #expect(scene.stage.deckView.dismissDetail(swiping: .right))
    scene.screen.run(2)
    #expect(scene.transition == nil)
    #expect(scene.completions == 1)
    #expect(scene.detail.presentingViewController == nil)
    #expect(scene.log == ["swipe 0 right true"])
    #expect(StandInClock.links.count { !$0.isPaused } == 0)
    UIViewController.startsTransitionsLater = false
    scene.open()
    #expect(scene.transition?.phase == .open)
  }

  @Test func `A presentation that UIKit has refused is not called back`() {
    let scene = DetailScene()
    scene.stage.deckView.presentDetail(UIViewController(), of: 0, from: UIViewController())
    #expect(!scene.stage.deckView.dismissDetail(swiping: .right))
  }

  @Test func `An open detail is all that assistive technologies see`() throws {
    let scene = DetailScene()
    let view = try #require(scene.detail.view)
    #expect(!view.accessibilityViewIsModal)
    scene.open()
    #expect(view.accessibilityViewIsModal)
    scene.stage.deckView.dismissDetail()
    scene.screen.run(2)
    #expect(!view.accessibilityViewIsModal)
  }

  @Test func `A detail that is modal by itself stays so`() throws {
    let scene = DetailScene()
    let view = try #require(scene.detail.view)
    view.accessibilityViewIsModal = true
    scene.open()
    scene.stage.deckView.dismissDetail()
    scene.screen.run(2)
    #expect(view.accessibilityViewIsModal)
  }
}
