import CardUIKit
import Cardstock
import Testing
import UIKit

/// What assistive technologies and keyboards find.
@MainActor struct AccessibilityTests {
  private func elements(_ stage: Stage) -> [UIAccessibilityElement] {
    stage.screen.layout()
    return (stage.deckView.accessibilityElements ?? []).compactMap { $0 as? UIAccessibilityElement }
  }

  private func labels(_ stage: Stage) -> [String] {
    elements(stage).compactMap(\.accessibilityLabel)
  }

  private func announcements() -> [String] {
    UIAccessibility.posted.filter { $0.notification == .announcement }
      .compactMap { ($0.argument as? NSAttributedString)?.string }
  }

  /// What the focus was last asked to move to.
  private func focusTarget() -> UIAccessibilityElement? {
    UIAccessibility.posted.last { $0.notification == .layoutChanged }?.argument
      as? UIAccessibilityElement
  }

  @Test func `Of a stack only the front card is an element`() throws {
    let stage = Stage(.slideCard)
    #expect(labels(stage) == ["Card 0"])
    stage.finger.drag(from: 160, 240, by: 130, 0)
    stage.settle()
    #expect(labels(stage) == ["Card 1"])
    let element = try #require(elements(stage).first)
    let frame = element.accessibilityFrameInContainerSpace
    #expect(frame == CGRect(x: 20, y: 20, width: 280, height: 416))
  }

  @Test func `Of a row the visible cards are elements, in their order`() throws {
    let stage = Stage(.expandingCarousel, width: 400, height: 600)
    stage.deckView.scroll(to: 4, animated: false)
    stage.settle()
    #expect(labels(stage) == ["Card 3", "Card 4", "Card 5"])
    stage.deckView.semanticContentAttribute = .forceRightToLeft
    stage.settle()
    #expect(labels(stage) == ["Card 3", "Card 4", "Card 5"])
    #expect(elements(stage)[1].accessibilityValue == "5 of 10")
  }

  @Test func `An element stays the same while its card does`() throws {
    let stage = Stage(.expandingCarousel, width: 400, height: 600)
    let first = try #require(elements(stage).first)
    stage.finger.down(200, 300)
    stage.finger.move(by: -50, 0)
    stage.finger.up()
    stage.settle()
    #expect(elements(stage).contains { $0 === first })
  }

  @Test func `Each allowed direction and undo are actions`() throws {
    let stage = Stage(.swipeCard)
    var actions = try #require(elements(stage).first?.accessibilityCustomActions)
    #expect(actions.map(\.name) == ["Swipe left", "Swipe right"])
    #expect(actions[1].actionHandler?(actions[1]) == true)
    stage.settle()
    #expect(stage.log.events.contains("swipe 0 right"))
    actions = try #require(elements(stage).first?.accessibilityCustomActions)
    #expect(actions.map(\.name) == ["Swipe left", "Swipe right", "Undo"])
    #expect(actions[2].actionHandler?(actions[2]) == true)
    stage.settle()
    #expect(stage.deckView.frontItem == 0)
  }

  @Test func `A cell's own actions are kept, and phrases can be translated`() throws {
    let stage = Stage(.swipeCard)
    stage.deckView.phrases.swipe = { $0 == .right ? "Gefällt mir" : "Weiter" }
    try stage.front().accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Teilen") { _ in true }
    ]
    let actions = try #require(elements(stage).first?.accessibilityCustomActions)
    #expect(actions.map(\.name) == ["Weiter", "Gefällt mir", "Teilen"])
  }

  @Test func `A double tap does what a tap does`() throws {
    let stage = Stage(.swipeCard)
    #expect(try #require(elements(stage).first).accessibilityActivate())
    #expect(stage.log.events == ["select 0"])
  }

  @Test func `The front card of a row is adjustable`() throws {
    let stage = Stage(.expandingCarousel, width: 400, height: 600)
    let front = try #require(elements(stage).first)
    #expect(front.accessibilityTraits.contains(.adjustable))
    front.accessibilityIncrement()
    stage.settle()
    #expect(stage.deckView.frontIndex == 1)
    let next = try #require(elements(stage).first { $0.accessibilityLabel == "Card 1" })
    #expect(next.accessibilityTraits.contains(.adjustable))
    #expect(!front.accessibilityTraits.contains(.adjustable))
    next.accessibilityDecrement()
    stage.settle()
    #expect(stage.deckView.frontIndex == 0)
    #expect(stage.deckView.accessibilityScroll(.left))
    stage.settle()
    #expect(stage.deckView.frontIndex == 1)
    #expect(!stage.deckView.accessibilityScroll(.up))
    // A stack is not browsed.
    #expect(elements(Stage(.swipeCard)).first?.accessibilityTraits == UIAccessibilityTraits.none)
  }

  @Test func `An expanded card shows its inside, and escape collapses it`() throws {
    let stage = Stage(.expandingCarousel, width: 400, height: 600)
    stage.finger.tap(200, 300)
    stage.settle()
    let elements = try #require(stage.deckView.accessibilityElements)
    #expect(elements.count == 1)
    #expect(elements.first as? UIView === (try stage.cell(0)))
    #expect(stage.deckView.accessibilityPerformEscape())
    stage.settle()
    #expect(stage.deckView.expandedItem == nil)
    #expect(!stage.deckView.accessibilityPerformEscape())
    #expect(labels(stage) == ["Card 0", "Card 1"])
  }

  @Test func `The focus follows the front card, and leaves people alone who read elsewhere`() throws
  {
    let stage = Stage(.swipeCard)
    #expect(focusTarget() == nil)
    stage.deckView.swipe(.right)
    stage.settle()
    #expect(focusTarget() == nil)
    UIAccessibility.focused = elements(stage).first
    stage.deckView.swipe(.right)
    stage.settle()
    #expect(focusTarget()?.accessibilityLabel == "Card 2")
  }

  @Test func `The elements of a row are those that are visible after a fling`() {
    let stage = Stage(.expandingCarousel, width: 400, height: 600)
    stage.finger.fling(from: 300, 300, by: -200, 5)
    stage.screen.run(0.1)
    _ = elements(stage)
    stage.settle()
    let front = stage.deckView.frontIndex
    #expect(labels(stage) == (front - 1...front + 1).map { "Card \($0)" })
  }

  @Test func `Changes are announced`() throws {
    let stage = Stage(.swipeCard, count: 2)
    UIAccessibility.posted = []
    stage.finger.drag(from: 160, 240, by: 130, 0)
    stage.settle()
    #expect(announcements() == ["Swiped right"])
    stage.deckView.undo()
    stage.deckView.swipe(.left)
    stage.deckView.swipe(.left)
    stage.settle()
    #expect(
      announcements() == [
        "Swiped right", "Swipe undone", "Swiped left", "Swiped left", "No cards left",
      ])
  }

  @Test func `A cell without a label says what it shows`() {
    let cell = CardViewCell(frame: .zero)
    let (title, hidden) = (UILabel(frame: .zero), UILabel(frame: .zero))
    title.text = "Lisbon"
    hidden.text = "secret"
    hidden.isHidden = true
    let box = UIView(frame: .zero)
    let subtitle = UILabel(frame: .zero)
    subtitle.text = "Portugal"
    box.addSubview(subtitle)
    for view in [title, hidden, box] { cell.contentView.addSubview(view) }
    #expect(cell.accessibilityLabel == "Lisbon, Portugal")
    cell.accessibilityLabel = "City"
    #expect(cell.accessibilityLabel == "City")
  }

  // MARK: Keys

  private func press(_ input: String, on deckView: CardDeckView) throws {
    let command = try #require(deckView.keyCommands?.first { $0.input == input })
    try #require(command.action).call(deckView, command)
  }

  @Test func `Arrows swipe a stack; Command-Z undoes; Return selects`() throws {
    let stage = Stage(.swipeCard)
    #expect(stage.deckView.becomeFirstResponder())
    try press(UIKeyCommand.inputRightArrow, on: stage.deckView)
    try press(UIKeyCommand.inputUpArrow, on: stage.deckView)
    stage.settle()
    #expect(stage.deckView.frontItem == 1)
    let undo = try #require(stage.deckView.keyCommands?.first { $0.input == "z" })
    #expect(undo.modifierFlags == .command)
    try press("z", on: stage.deckView)
    stage.settle()
    #expect(stage.deckView.frontItem == 0)
    stage.log.events = []
    try press("\r", on: stage.deckView)
    #expect(stage.log.events == ["select 0"])
  }

  @Test func `Keys are the deck's only while it is first responder itself`() {
    let deckView = Stage(.swipeCard).deckView
    #expect(deckView.keyCommands?.isEmpty ?? true)
    #expect(deckView.becomeFirstResponder())
    #expect(deckView.keyCommands?.count == 10)
    // A text field in a card takes the keyboard: the deck stays in the responder chain.
    deckView.resignFirstResponder()
    #expect(deckView.keyCommands?.isEmpty ?? true)
  }

  @Test func `Arrows, Home and End browse a row; Escape collapses`() throws {
    let stage = Stage(.expandingCarousel, width: 400, height: 600)
    #expect(stage.deckView.becomeFirstResponder())
    try press(UIKeyCommand.inputRightArrow, on: stage.deckView)
    #expect(stage.deckView.frontIndex == 1)
    try press(UIKeyCommand.inputEnd, on: stage.deckView)
    #expect(stage.deckView.frontIndex == 9)
    try press(UIKeyCommand.inputHome, on: stage.deckView)
    #expect(stage.deckView.frontIndex == 0)
    stage.settle()
    try press(" ", on: stage.deckView)
    stage.settle()
    #expect(stage.deckView.expandedItem == 0)
    try press(UIKeyCommand.inputRightArrow, on: stage.deckView)
    #expect(stage.deckView.frontIndex == 0)
    try press(UIKeyCommand.inputEscape, on: stage.deckView)
    stage.settle()
    #expect(stage.deckView.expandedItem == nil)
    stage.deckView.semanticContentAttribute = .forceRightToLeft
    try press(UIKeyCommand.inputLeftArrow, on: stage.deckView)
    #expect(stage.deckView.frontIndex == 1)
  }
}
