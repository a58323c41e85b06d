import CardUIKit
import Cardstock
import UIKit

/// A deck in UIKit: colours from code and quotes from a nib, in turn.
final class DeckViewController: UIViewController {
  private let deckView = CardDeckView(layout: .swipeCard)
  private var quotes = Quote.samples(0..<40)
  private var system = CardSystem.swipeCard

  /// Hears whether there is a swipe to take back.
  var canUndoDidChange: (Bool) -> Void = { _ in }

  private let colors = CardDeckView.CellRegistration<ColorCell, Quote> { cell, _, quote in
    cell.show(quote)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    deckView.register(
      UINib(nibName: "QuoteCell", bundle: nil), forCellWithReuseIdentifier: "quote")
    deckView.dataSource = self
    deckView.delegate = self
    view.addSubview(deckView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    deckView.frame = view.bounds
  }

  /// Every card moves to its place in the new system from where it is.
  func show(_ system: CardSystem) {
    guard system != self.system else { return }
    self.system = system
    deckView.setLayout(system.layout)
  }

  func swipe(_ direction: CardDirection) { deckView.swipe(direction) }

  func undo() { deckView.undo() }
}

extension DeckViewController: CardDeckViewDataSource {
  func numberOfItems(in deckView: CardDeckView) -> Int { quotes.count }

  func deckView(_ deckView: CardDeckView, itemIDAt index: Int) -> CardItemID {
    CardItemID(quotes[index].id)
  }

  func deckView(_ deckView: CardDeckView, cellForItemAt index: Int) -> any CardCellView {
    let quote = quotes[index]
    guard quote.id % 3 == 2 else {
      return deckView.dequeueConfiguredReusableCell(using: colors, for: index, item: quote)
    }
    let cell = deckView.dequeueReusableCell(withReuseIdentifier: "quote")
    (cell as? QuoteCell)?.show(quote)
    return cell
  }

  func deckView(_ deckView: CardDeckView, loadMoreAfter count: Int) {
    quotes += Quote.samples(count..<count + 20)
    deckView.reloadData()
  }
}

extension DeckViewController: CardDeckViewDelegate {
  func deckView(
    _ deckView: CardDeckView, didSwipe card: CardDeckView.Card, in direction: CardDirection
  ) {
    canUndoDidChange(deckView.canUndo)
  }

  func deckView(
    _ deckView: CardDeckView, didUndo item: CardItemID, from direction: CardDirection
  ) {
    canUndoDidChange(deckView.canUndo)
  }
}
