import CardUIKit
import Cardstock
import Testing
import UIKit

/// Side by side with scroll views, controls and other fingers. UIKit promises no order among
/// recognizers, so each of these holds in both orders.
@MainActor struct DeckGesturesTests {
  /// A deck in the middle of a page that scrolls up and down.
  private func makePage(
    order: GestureArbiter.Order, layout: TransformStackLayout = .swipeCard
  ) -> (Stage, UIScrollView) {
    let stage = Stage(layout)
    GestureArbiter.order = order
    let page = UIScrollView(frame: stage.screen.window.bounds)
    page.contentSize = CGSize(width: 320, height: 2000)
    stage.screen.window.addSubview(page)
    page.addSubview(stage.deckView)
    stage.screen.layout()
    return (stage, page)
  }

  @Test(arguments: GestureArbiter.Order.allCases)
  func `A10: in a page, sideways is the deck's and upwards the page's`(
    order: GestureArbiter.Order
  ) throws {
    let (stage, page) = makePage(order: order)
    stage.finger.down(160, 240)
    stage.finger.move(by: 60, 20)
    #expect(stage.deckView.isDragging)
    #expect(page.contentOffset == .zero)
    stage.finger.rest()
    stage.finger.up()
    stage.settle()
    stage.log.events = []
    stage.finger.down(160, 240)
    stage.finger.move(by: 10, -60)
    #expect(!stage.deckView.isDragging)
    #expect(page.contentOffset.y == 60)
    stage.finger.up()
    #expect(stage.log.events.isEmpty)
  }

  @Test(arguments: GestureArbiter.Order.allCases)
  func `A10: a deck that uses every direction keeps the page still`(order: GestureArbiter.Order) {
    let (stage, page) = makePage(order: order, layout: .slideCard)
    stage.finger.drag(from: 160, 240, by: 0, -120)
    stage.settle()
    #expect(page.contentOffset == .zero)
    #expect(stage.log.events.contains("swipe 0 up"))
  }

  @Test(arguments: GestureArbiter.Order.allCases)
  func `A10: beside the cards the page scrolls`(order: GestureArbiter.Order) {
    let (stage, page) = makePage(order: order, layout: .slideCard)
    stage.finger.drag(from: 160, 470, by: 0, -120)
    #expect(page.contentOffset.y == 120)
    #expect(stage.log.events.isEmpty)
  }

  @Test(arguments: GestureArbiter.Order.allCases)
  func `A10: a scroll view in a card keeps the ways it can scroll`(
    order: GestureArbiter.Order
  ) throws {
    let stage = Stage(.slideCard)
    GestureArbiter.order = order
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 280, height: 416))
    list.contentSize = CGSize(width: 280, height: 1000)
    try stage.front().contentView.addSubview(list)
    stage.finger.drag(from: 160, 240, by: 0, -120)
    #expect(list.contentOffset.y == 120)
    #expect(stage.log.events.isEmpty)
    // It cannot scroll sideways, so that is the card's.
    stage.finger.drag(from: 160, 240, by: 120, 0)
    stage.settle()
    #expect(stage.log.events.contains("swipe 0 right"))
  }

  @Test func `A10: a scroll view at its end gives the drag to the card`() throws {
    let stage = Stage(.slideCard)
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 280, height: 416))
    list.contentSize = CGSize(width: 280, height: 1000)
    list.contentOffset.y = 0
    try stage.front().contentView.addSubview(list)
    GestureArbiter.order = .outermostFirst
    stage.finger.drag(from: 160, 240, by: 0, 120)
    stage.settle()
    #expect(stage.log.events.contains("swipe 0 down"))
  }

  @Test(arguments: GestureArbiter.Order.allCases)
  func `A10: a button in a card gets the tap, the card gets the drag`(
    order: GestureArbiter.Order
  ) throws {
    let stage = Stage(.swipeCard)
    GestureArbiter.order = order
    let button = UIButton(frame: CGRect(x: 100, y: 200, width: 80, height: 40))
    let presses = Counter()
    button.addTarget(presses, action: Counter.action, for: .touchUpInside)
    try stage.front().contentView.addSubview(button)
    stage.finger.tap(160, 240)
    #expect(presses.count == 1)
    #expect(stage.log.events.isEmpty)
    stage.finger.drag(from: 160, 240, by: 130, 0)
    stage.settle()
    #expect(presses.count == 1)
    #expect(stage.log.events.contains("swipe 0 right"))
  }

  @Test(arguments: GestureArbiter.Order.allCases)
  func `A10: a slider in a card keeps its drag`(order: GestureArbiter.Order) throws {
    let stage = Stage(.swipeCard)
    GestureArbiter.order = order
    let slider = UISlider(frame: CGRect(x: 0, y: 200, width: 280, height: 40))
    try stage.front().contentView.addSubview(slider)
    stage.finger.drag(from: 60, 240, by: 140, 0)
    #expect(slider.value == Float(180.0 / 280))
    #expect(stage.log.events.isEmpty)
  }

  @Test(arguments: GestureArbiter.Order.allCases)
  func `From the edge of the screen the navigation goes back`(order: GestureArbiter.Order) {
    let stage = Stage(.insetStack)
    GestureArbiter.order = order
    let back = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
    back.edges = .left
    stage.screen.window.addGestureRecognizer(back)
    stage.finger.drag(from: 8, 240, by: 200, 0)
    #expect(stage.log.events.isEmpty)
    stage.finger.drag(from: 100, 240, by: 200, 0)
    stage.settle()
    #expect(stage.log.events.contains("swipe 0 right"))
  }

  @Test(arguments: GestureArbiter.Order.allCases)
  func `A drag is no tap, and a finger that strays a little is no drag`(
    order: GestureArbiter.Order
  ) {
    let stage = Stage(.swipeCard)
    GestureArbiter.order = order
    stage.finger.drag(from: 160, 240, by: 30, 0)
    stage.settle()
    #expect(stage.log.events == ["begin 0", "drag 0", "reset 0"])
    stage.log.events = []
    stage.finger.drag(from: 160, 240, by: 4, 3)
    stage.settle()
    #expect(stage.log.events == ["select 0"])
  }

  @Test(arguments: GestureArbiter.Order.allCases)
  func `A short drag is no tap even where everything may run together`(
    order: GestureArbiter.Order
  ) {
    let stage = Stage(.swipeCard)
    let delegate = Together()
    stage.deckView.delegate = delegate
    GestureArbiter.order = order
    stage.finger.drag(from: 160, 240, by: 30, 0)
    stage.settle()
    #expect(delegate.selections == 0)
    stage.finger.tap(160, 240)
    #expect(delegate.selections == 1)
  }

  @Test func `A cancelled touch never commits`() throws {
    let stage = Stage(.swipeCard)
    stage.finger.down(160, 240)
    stage.finger.move(by: 200, 0)
    stage.finger.cancel()
    stage.settle()
    #expect(stage.log.events == ["begin 0", "drag 0", "reset 0"])
    #expect(CATransform3DIsIdentity(try stage.front().layer.transform))
  }

  @Test func `A second finger changes nothing`() throws {
    let stage = Stage(.swipeCard)
    let second = Finger(on: stage.screen)
    stage.finger.down(160, 240)
    stage.finger.move(by: 60, 0)
    let place = try stage.front().center
    second.down(200, 300)
    second.move(by: -100, 50)
    #expect(try stage.front().center == place)
    second.up()
    #expect(stage.deckView.isDragging)
    stage.finger.move(by: 70, 0)
    stage.finger.rest()
    stage.finger.up()
    stage.settle()
    #expect(stage.log.events.filter { $0.hasPrefix("swipe") } == ["swipe 0 right"])
  }

  @Test func `A returning card is caught without a jump`() throws {
    let stage = Stage(.swipeCard)
    stage.finger.drag(from: 160, 240, by: 100, 0)
    stage.screen.frame()
    let before = try stage.front().center
    #expect(before.x > 180)
    // The slop is covered in one step and the card moves with it.
    stage.finger.down(before.x, 240)
    stage.finger.move(by: 0, 12, over: 0.001, steps: 1)
    let caught = try stage.front().center
    #expect(caught.x.isNear(before.x, within: 5))
    stage.finger.up()
  }

  @Test func `A thrown card is caught in the air and taken back`() throws {
    let stage = Stage(.swipeCard)
    let card = try stage.front()
    stage.finger.drag(from: 160, 240, by: 125, 0)
    stage.screen.frame()
    #expect(stage.deckView.frontItem == 1)
    // Where the card is by now, inside the container.
    stage.finger.down(300, 240)
    stage.finger.move(by: -12, 0, over: 0.001, steps: 1)
    #expect(stage.deckView.isDragging)
    stage.finger.move(by: -130, 0)
    stage.finger.rest()
    stage.finger.up()
    stage.settle()
    #expect(stage.deckView.frontItem == 0)
    #expect(try stage.front() === card)
    #expect(CATransform3DIsIdentity(card.layer.transform))
    #expect(stage.shown == [3, 2, 1, 0])
  }

  @Test func `The delegate can keep a recognizer from beginning, or from looking`() {
    let stage = Stage(.swipeCard)
    let veto = Veto()
    stage.deckView.delegate = veto
    veto.begins = false
    stage.finger.drag(from: 160, 240, by: 130, 0)
    stage.finger.tap(160, 240)
    #expect(stage.deckView.frontItem == 0)
    veto.begins = true
    veto.receives = false
    stage.finger.drag(from: 160, 240, by: 130, 0)
    #expect(stage.deckView.frontItem == 0)
    veto.receives = true
    stage.finger.drag(from: 160, 240, by: 130, 0)
    #expect(stage.deckView.frontItem == 1)
  }

  @Test func `The hand feels each crossing of the threshold`() {
    let stage = Stage(.swipeCard)
    stage.finger.down(160, 240)
    stage.finger.move(by: 110, 0)
    #expect(UIFeedbackGenerator.log == ["prepare"])
    stage.finger.move(by: 20, 0)
    #expect(UIFeedbackGenerator.log == ["prepare", "impact"])
    stage.finger.move(by: 40, 0)
    stage.finger.move(by: -80, 0)
    #expect(UIFeedbackGenerator.log == ["prepare", "impact", "impact"])
    stage.finger.cancel()
    stage.settle()
    stage.deckView.playsHaptics = false
    stage.finger.drag(from: 160, 240, by: 130, 0)
    #expect(UIFeedbackGenerator.log.count == 3)
  }
}

/// Counts what a control sends.
@MainActor private final class Counter {
  var count = 0
  static let action = Selector { target, _ in (target as? Counter)?.count += 1 }
}

/// Lets every two recognizers work at the same time, as many an app does.
@MainActor private final class Together: CardDeckViewDelegate {
  var selections = 0

  func deckView(
    _ deckView: CardDeckView, recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { true }

  func deckView(_ deckView: CardDeckView, didSelect card: CardDeckView.Card) { selections += 1 }
}

@MainActor private final class Veto: CardDeckViewDelegate {
  var begins = true
  var receives = true

  func deckView(_ deckView: CardDeckView, shouldBegin recognizer: UIGestureRecognizer) -> Bool {
    begins
  }

  func deckView(
    _ deckView: CardDeckView, recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { receives }
}
