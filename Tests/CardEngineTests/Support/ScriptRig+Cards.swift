import CardCore
import CardEngine
import CardTestSupport

/// Which cards are attached, and what they show.
extension ScriptRig {
  func checkCards(_ moment: String) {
    for card in host.cards {
      guard let cell = card.cell as? TestCell, cell.item != card.item else { continue }
      let shown = cell.item.map { "\($0)" } ?? "nothing"
      fault("\(moment): the cell of \(card.item) shows \(shown)")
    }
    guard deck.phase == .idle, !host.needsFrames else { return }
    let (shown, expected) = (host.paintOrder, restingCards)
    if shown.count != expected.count || Set(shown) != Set(expected) {
      fault("\(moment): attached at rest are \(shown), not \(expected)")
    }
    if deck.position != Double(deck.frontIndex) {
      fault("\(moment): the row rests at \(deck.position), not at \(deck.frontIndex)")
    }
    checkRest(moment)
    if host.frontItem != deck.frontItem {
      let (shown, front) = (String(describing: host.frontItem), String(describing: deck.frontItem))
      fault("\(moment): \(shown) is shown as the front, not \(front)")
    }
  }

  /// The items whose cards lie in the window of a deck at rest, each of them once.
  private var restingCards: [CardItemID] {
    let items = source.items
    // A deck that has run out shows nothing: only a row shows what was before the front.
    guard let item = deck.frontItem, let front = items.firstIndex(of: item) else { return [] }
    let places = windowPlaces.map { front + $0 }
    guard deck.configuration.isLooping else {
      return places.filter(items.indices.contains).map { items[$0] }
    }
    // In a loop that is smaller than its window each item is shown once.
    guard places.count < items.count else { return items }
    return places.map { items[(($0 % items.count) + items.count) % items.count] }
  }

  /// The places round the front that the layout's window covers, a hair's breadth more on either
  /// side. A stack shows none of those that were swiped.
  var windowPlaces: [Int] {
    let (window, slack) = (deck.traits.window, 1e-9)
    let low = Int((window.lowerBound - slack).rounded(.up))
    let high = Int((window.upperBound + slack).rounded(.down))
    let first = deck.traits.browse == nil ? Swift.max(low, 0) : low
    return first <= high ? Array(first...high) : []
  }
}
