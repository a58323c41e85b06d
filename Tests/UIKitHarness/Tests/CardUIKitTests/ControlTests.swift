import CardUIKit
import Cardstock
import Testing
import UIKit

/// Whose a touch is that comes down on a control: the control's or the card's.
@MainActor struct ControlTests {
  /// A control, and whether it keeps a drag.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let keepsDrag: Bool
    let make: @MainActor @Sendable (CGRect) -> UIControl

    static let all: [Case] = [
      Case("control", keepsDrag: false) { UIControl(frame: $0) },
      Case("button", keepsDrag: false) { UIButton(frame: $0) },
      Case("slider", keepsDrag: true) { UISlider(frame: $0) },
      Case("switch", keepsDrag: true) { UISwitch(frame: $0) },
      Case("stepper", keepsDrag: true) { UIStepper(frame: $0) },
      Case("date picker", keepsDrag: true) { UIDatePicker(frame: $0) },
      Case("page control", keepsDrag: true) { UIPageControl(frame: $0) },
      Case("segments", keepsDrag: true) { UISegmentedControl(frame: $0) },
      Case("text field", keepsDrag: true) { UITextField(frame: $0) },
    ]

    init(
      _ name: String, keepsDrag: Bool, make: @escaping @MainActor @Sendable (CGRect) -> UIControl
    ) {
      (testDescription, self.keepsDrag, self.make) = (name, keepsDrag, make)
    }
  }

  /// The whole card of the stage.
  private let card = CGRect(x: 0, y: 0, width: 280, height: 416)

  private func tap(_ stage: Stage) -> [String] {
    stage.log.events = []
    stage.finger.tap(160, 240)
    stage.settle()
    return stage.log.events
  }

  /// Whether a drag swipes the front card.
  private func isSwiped(_ stage: Stage) -> Bool {
    let front = stage.deckView.frontItem
    stage.finger.drag(from: 160, 240, by: 130, 0)
    stage.settle()
    return stage.deckView.frontItem != front
  }

  @Test(arguments: Case.all)
  func `A control that fills the card keeps taps, and drags where it follows a finger`(
    control: Case
  ) throws {
    let stage = Stage(.swipeCard)
    try stage.front().contentView.addSubview(control.make(card))
    #expect(tap(stage) == [])
    #expect(isSwiped(stage) == !control.keepsDrag)
  }

  @Test(arguments: Case.all)
  func `A control that is not enabled keeps nothing`(control: Case) throws {
    let stage = Stage(.swipeCard)
    let view = control.make(card)
    view.isEnabled = false
    try stage.front().contentView.addSubview(view)
    #expect(tap(stage) == ["select 0"])
    #expect(isSwiped(stage))
  }

  @Test func `A part of a control that follows a finger is that control`() throws {
    let stage = Stage(.swipeCard)
    let stepper = UIStepper(frame: card)
    stepper.addSubview(UIButton(frame: card))
    try stage.front().contentView.addSubview(stepper)
    #expect(tap(stage) == [])
    #expect(!isSwiped(stage))
  }

  @Test func `A text view keeps taps where it can be edited, and drags while it is`() throws {
    let stage = Stage(.swipeCard)
    let text = UITextView(frame: card)
    try stage.front().contentView.addSubview(text)
    text.isEditable = false
    #expect(tap(stage) == ["select 0"])
    text.isEditable = true
    #expect(tap(stage) == [])
    text.becomeFirstResponder()
    #expect(!isSwiped(stage))
    text.resignFirstResponder()
    #expect(isSwiped(stage))
  }

  @Test func `A cell that is a control is tapped and dragged like any other`() {
    let stage = Stage(.swipeCard)
    let deckView = stage.deckView
    deckView.register(ControlCell.self)
    let source = ControlSource()
    deckView.dataSource = source
    stage.screen.layout()
    stage.settle()
    #expect(tap(stage) == ["select 0"])
    #expect(isSwiped(stage))
  }

  @Test func `A control beside the cards keeps its taps`() {
    let stage = Stage(.swipeCard)
    stage.deckView.addSubview(UIButton(frame: stage.deckView.bounds))
    #expect(tap(stage) == [])
  }

  @Test func `The delegate has the last word on touches that a control would keep`() throws {
    let stage = Stage(.swipeCard)
    let delegate = TouchDelegate()
    stage.deckView.delegate = delegate
    try stage.front().contentView.addSubview(UISlider(frame: card))
    delegate.answer = { _, _, _ in true }
    stage.finger.tap(160, 240)
    #expect(delegate.selections == 1)
    #expect(isSwiped(stage))
  }

  @Test func `A delegate can build on the deck's own answer`() throws {
    let stage = Stage(.swipeCard)
    let delegate = TouchDelegate()
    stage.deckView.delegate = delegate
    let rating = UIControl(frame: card)
    try stage.front().contentView.addSubview(rating)
    delegate.answer = { deckView, recognizer, touch in
      deckView.shouldReceive(touch, by: recognizer) && touch.view !== rating
    }
    #expect(!isSwiped(stage))
    rating.removeFromSuperview()
    #expect(isSwiped(stage))
  }
}

private final class ControlCell: UIControl, RegistrableCardCellView {
  required override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor private final class ControlSource: CardDeckViewDataSource {
  func numberOfItems(in deckView: CardDeckView) -> Int { 5 }

  func deckView(_ deckView: CardDeckView, itemIDAt index: Int) -> CardItemID { CardItemID(index) }

  func deckView(_ deckView: CardDeckView, cellForItemAt index: Int) -> any CardCellView {
    deckView.dequeueReusableCell(ControlCell.self)
  }
}

@MainActor private final class TouchDelegate: CardDeckViewDelegate {
  var answer: (CardDeckView, UIGestureRecognizer, UITouch) -> Bool = { _, _, _ in true }
  var selections = 0

  func deckView(_ deckView: CardDeckView, didSelect card: CardDeckView.Card) { selections += 1 }

  func deckView(
    _ deckView: CardDeckView, recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { answer(deckView, recognizer, touch) }
}
