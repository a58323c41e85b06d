import CardUIKit
import Cardstock
import Testing
import UIKit

/// A deck view on a screen, with data, a log and a finger.
@MainActor final class Stage {
  let screen: Screen
  let deckView: CardDeckView
  let source: Items
  let log = EventLog()
  let finger: Finger

  init<Layout: CardLayout>(
    _ layout: Layout, count: Int = 10, width: CGFloat = 320, height: CGFloat = 480,
    configuration: DeckConfiguration = .init()
  ) {
    screen = Screen(width: width, height: height)
    deckView = CardDeckView(
      frame: CGRect(x: 0, y: 0, width: width, height: height), layout: layout,
      configuration: configuration)
    source = Items(count)
    finger = Finger(on: screen)
    deckView.register(TestCell.self)
    deckView.dataSource = source
    deckView.delegate = log
    screen.window.addSubview(deckView)
    screen.layout()
    screen.run(0.05)
    log.events = []
  }

  /// The cell that shows an item.
  func cell(_ item: CardItemID) throws -> TestCell {
    try #require(deckView.cell(for: item) as? TestCell)
  }

  /// The front card.
  func front() throws -> TestCell { try cell(try #require(deckView.frontItem)) }

  /// Lets everything come to rest.
  func settle() { screen.run(3) }

  /// The texts that the cards show, from back to front.
  var shown: [Int] {
    deckView.visibleCells.compactMap { ($0 as? TestCell)?.number }
  }
}

/// A cell with a number.
final class TestCell: CardViewCell {
  static var made = 0
  var number = -1
  var preparations = 0

  required init(frame: CGRect) {
    super.init(frame: frame)
    TestCell.made += 1
    for direction in [CardDirection.left, .right] {
      setOverlay(UIView(frame: .zero), for: direction)
    }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForReuse() {
    super.prepareForReuse()
    preparations += 1
  }
}

extension Double {
  /// Whether two numbers agree but for rounding.
  func isNear(_ other: Double, within tolerance: Double = 1e-9) -> Bool {
    (self - other).magnitude <= tolerance
  }
}

extension CGFloat {
  /// Whether two numbers agree but for rounding.
  func isNear(_ other: CGFloat, within tolerance: CGFloat = 1e-9) -> Bool {
    (self - other).magnitude <= tolerance
  }
}

extension UIView {
  /// The turn of the layer, in radians.
  var rotation: Double { atan2(layer.transform.m12, layer.transform.m11) }

  /// The scale of the layer.
  var scale: Double { hypot(layer.transform.m11, layer.transform.m12) }
}

/// Numbered items, known by what they are and not by where they stand.
@MainActor final class Items: CardDeckViewDataSource {
  var ids: [Int]
  var loadMore: [Int] = []

  init(_ count: Int) {
    ids = Array(0..<count)
  }

  func numberOfItems(in deckView: CardDeckView) -> Int { ids.count }

  func deckView(_ deckView: CardDeckView, itemIDAt index: Int) -> CardItemID {
    CardItemID(ids[index])
  }

  func deckView(_ deckView: CardDeckView, cellForItemAt index: Int) -> any CardCellView {
    let cell = deckView.dequeueReusableCell(TestCell.self)
    cell.number = ids[index]
    cell.accessibilityLabel = "Card \(ids[index])"
    return cell
  }

  func deckView(_ deckView: CardDeckView, loadMoreAfter count: Int) { loadMore.append(count) }
}

/// What a delegate was told, in words.
@MainActor final class EventLog: CardDeckViewDelegate {
  var events: [String] = []
  var fractions: [Double] = []

  func deckView(_ deckView: CardDeckView, didBeginDragging card: CardDeckView.Card) {
    events.append("begin \(card.item)")
  }
  func deckView(
    _ deckView: CardDeckView, didDrag card: CardDeckView.Card, progress: CardProgress
  ) {
    fractions.append(progress.fraction)
    if events.last != "drag \(card.item)" { events.append("drag \(card.item)") }
  }
  func deckView(
    _ deckView: CardDeckView, willSwipe card: CardDeckView.Card, in direction: CardDirection
  ) { events.append("will swipe \(card.item) \(direction)") }
  func deckView(
    _ deckView: CardDeckView, didSwipe card: CardDeckView.Card, in direction: CardDirection
  ) { events.append("swipe \(card.item) \(direction)") }
  func deckView(
    _ deckView: CardDeckView, didFinishSwiping item: CardItemID, in direction: CardDirection
  ) { events.append("gone \(item) \(direction)") }
  func deckView(_ deckView: CardDeckView, didReset card: CardDeckView.Card) {
    events.append("reset \(card.item)")
  }
  func deckView(
    _ deckView: CardDeckView, didUndo item: CardItemID, from direction: CardDirection
  ) { events.append("undo \(item) \(direction)") }
  func deckView(_ deckView: CardDeckView, didSelect card: CardDeckView.Card) {
    events.append("select \(card.item)")
  }
  func deckView(_ deckView: CardDeckView, willExpand item: CardItemID) {
    events.append("will expand \(item)")
  }
  func deckView(_ deckView: CardDeckView, didExpand item: CardItemID) {
    events.append("expand \(item)")
  }
  func deckView(_ deckView: CardDeckView, willCollapse item: CardItemID) {
    events.append("will collapse \(item)")
  }
  func deckView(_ deckView: CardDeckView, didCollapse item: CardItemID) {
    events.append("collapse \(item)")
  }
  func deckView(_ deckView: CardDeckView, didChangeFront item: CardItemID?) {
    events.append("front \(item.map { "\($0)" } ?? "none")")
  }
  func deckViewDidRunOut(_ deckView: CardDeckView) { events.append("ran out") }
}
