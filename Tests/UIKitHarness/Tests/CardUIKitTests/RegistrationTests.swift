import CardUIKit
import Cardstock
import Testing
import UIKit

/// Cells from classes, closures, nibs and registrations, and their reuse.
@MainActor struct RegistrationTests {
  /// A deck whose cells come from a closure.
  private func makeDeck(
    _ source: ClosureSource, _ register: (CardDeckView) -> Void = { _ in }
  ) -> (Screen, CardDeckView) {
    let screen = Screen()
    let deckView = CardDeckView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), layout: .swipeCard)
    register(deckView)
    deckView.dataSource = source
    screen.window.addSubview(deckView)
    screen.layout()
    return (screen, deckView)
  }

  @Test func `A9: a nib makes the cells of an identifier`() throws {
    var made = 0
    let nib = UINib {
      made += 1
      return [NibCell(frame: .zero), UIView(frame: .zero)]
    }
    let source = ClosureSource { deckView, index in
      let cell = deckView.dequeueReusableCell(withReuseIdentifier: "photo")
      (cell as? NibCell)?.number = index
      return cell
    }
    let (screen, deckView) = makeDeck(source) {
      $0.register(nib, forCellWithReuseIdentifier: "photo")
    }
    #expect(deckView.visibleCells.compactMap { ($0 as? NibCell)?.number } == [3, 2, 1, 0])
    let finger = Finger(on: screen)
    for _ in 0..<6 {
      finger.drag(from: 160, 240, by: 130, 0)
      screen.run(2)
    }
    // Four in the window and one in flight.
    #expect(made <= 5)
    #expect(deckView.frontItem == 6)
  }

  @Test func `A registration configures the cells of its own`() throws {
    let plain = CardDeckView.CellRegistration<NibCell, String> { cell, index, text in
      cell.number = index
      cell.text = text
    }
    let other = CardDeckView.CellRegistration<NibCell, String>(
      cellNib: UINib { [NibCell(frame: .zero)] }, handler: { $0.text = "nib " + $2 })
    let source = ClosureSource { deckView, index in
      deckView.dequeueConfiguredReusableCell(
        using: index % 2 == 0 ? plain : other, for: index, item: "item \(index)")
    }
    let (_, deckView) = makeDeck(source)
    let texts = deckView.visibleCells.compactMap { ($0 as? NibCell)?.text }
    #expect(texts == ["nib item 3", "item 2", "nib item 1", "item 0"])
  }

  @Test func `Any view can be a cell, several classes in one deck`() throws {
    let source = ClosureSource { deckView, index in
      if index == 0 { return deckView.dequeueReusableCell(PlainView.self) }
      return deckView.dequeueReusableCell(TestCell.self)
    }
    let (_, deckView) = makeDeck(source) {
      $0.register(PlainView.self) { PlainView(frame: .zero) }
      $0.register(TestCell.self)
    }
    let front = try #require(deckView.cell(for: 0))
    #expect(front is PlainView)
    #expect(front.layer.cornerRadius == 14)
    #expect(front.layer.shadowPath?.boundingBox == CGRect(x: 0, y: 0, width: 280, height: 416))
    #expect(deckView.cell(for: 1) is TestCell)
  }

  @Test func `One class under two identifiers is kept apart`() throws {
    let source = ClosureSource { deckView, index in
      let cell = deckView.dequeueReusableCell(withReuseIdentifier: index % 2 == 0 ? "a" : "b")
      (cell as? NibCell)?.text += index % 2 == 0 ? "a" : "b"
      return cell
    }
    let (screen, deckView) = makeDeck(source) {
      $0.register(NibCell.self, forCellWithReuseIdentifier: "a")
      $0.register(NibCell.self, forCellWithReuseIdentifier: "b")
    }
    let finger = Finger(on: screen)
    for _ in 0..<8 {
      finger.drag(from: 160, 240, by: 130, 0)
      screen.run(2)
    }
    for case let cell as NibCell in deckView.visibleCells {
      #expect(Set(cell.text).count == 1)
    }
  }

  @Test func `A view that was not dequeued can be shown too`() throws {
    let welcome = PlainView(frame: .zero)
    let source = ClosureSource { deckView, index in
      if index == 0 { return welcome }
      return deckView.dequeueReusableCell(TestCell.self)
    }
    let (screen, deckView) = makeDeck(source) { $0.register(TestCell.self) }
    #expect(welcome.superview != nil)
    Finger(on: screen).drag(from: 160, 240, by: 130, 0)
    screen.run(2)
    #expect(welcome.superview == nil)
    deckView.undo()
    screen.run(2)
    #expect(deckView.cell(for: 0) === welcome)
  }

  @Test func `A cell that was dequeued and not used goes back`() throws {
    var dequeued: Set<ObjectIdentifier> = []
    let source = ClosureSource { deckView, _ in
      let wasted = deckView.dequeueReusableCell(TestCell.self)
      let used = deckView.dequeueReusableCell(TestCell.self)
      dequeued.formUnion([ObjectIdentifier(wasted), ObjectIdentifier(used)])
      return used
    }
    let (screen, deckView) = makeDeck(source) { $0.register(TestCell.self) }
    let finger = Finger(on: screen)
    for _ in 0..<10 {
      finger.drag(from: 160, 240, by: 130, 0)
      screen.run(2)
    }
    #expect(deckView.frontItem == 10)
    #expect(dequeued.count <= 7)
  }

  @Test func `The delegate hears of each cell that comes and goes`() throws {
    let stage = Stage(.swipeCard)
    let log = DisplayLog()
    stage.deckView.delegate = log
    stage.finger.drag(from: 160, 240, by: 130, 0)
    stage.settle()
    #expect(log.events == ["will 4", "did 0"])
  }

  @Test(arguments: [(false, 0), (true, 1)])
  func `A warning about memory empties the pool`(warns: Bool, made: Int) {
    let stage = Stage(.swipeCard)
    // The inset stack shows three cards, and the fourth view waits in the pool.
    stage.deckView.layout = InsetStackLayout.insetStack
    let before = TestCell.made
    if warns {
      NotificationCenter.default.post(
        name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
    }
    stage.deckView.layout = TransformStackLayout.swipeCard
    #expect(stage.shown == [3, 2, 1, 0])
    #expect(TestCell.made == before + made)
  }

  @Test func `Two thousand swipes keep the views bounded`() throws {
    let stage = Stage(.swipeCard, count: 2001)
    var views: Set<ObjectIdentifier> = []
    for _ in 0..<2000 {
      stage.deckView.swipe(.right)
      stage.screen.frame()
      for cell in stage.deckView.visibleCells { views.insert(ObjectIdentifier(cell)) }
    }
    stage.settle()
    #expect(stage.deckView.frontItem == 2000)
    // Four in the window, twelve in flight, eight in the pool.
    #expect(views.count <= 24)
    #expect(stage.shown == [2000])
  }
}

/// Fifty items whose cells a closure makes.
@MainActor private final class ClosureSource: CardDeckViewDataSource {
  private let makeCell: (CardDeckView, Int) -> any CardCellView

  init(_ makeCell: @escaping (CardDeckView, Int) -> any CardCellView) {
    self.makeCell = makeCell
  }

  func numberOfItems(in deckView: CardDeckView) -> Int { 50 }

  func deckView(_ deckView: CardDeckView, itemIDAt index: Int) -> CardItemID { CardItemID(index) }

  func deckView(_ deckView: CardDeckView, cellForItemAt index: Int) -> any CardCellView {
    makeCell(deckView, index)
  }
}

@MainActor private final class DisplayLog: CardDeckViewDelegate {
  var events: [String] = []

  func deckView(
    _ deckView: CardDeckView, willDisplay cell: any CardCellView, for item: CardItemID
  ) { events.append("will \(item)") }

  func deckView(
    _ deckView: CardDeckView, didEndDisplaying cell: any CardCellView, for item: CardItemID
  ) { events.append("did \(item)") }
}

/// As a nib's root view.
private final class NibCell: CardViewCell {
  var number = -1
  var text = ""
}

/// A view of an app that was there before this library.
private final class PlainView: UIView, CardCellView {}
