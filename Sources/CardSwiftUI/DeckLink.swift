#if canImport(SwiftUI)
  internal import CardCore
  internal import CardEngine
  internal import Combine

  /// A deck as a link sees it, whatever its items are.
  protocol LinkedDeck: AnyObject {
    var engine: Deck { get }
    /// Where an item of the app's is, nil for one that is not in the deck.
    func index(of id: AnyHashable) -> Int?
  }

  extension DeckModel: LinkedDeck {
    func index(of id: AnyHashable) -> Int? {
      (id.base as? ID).flatMap { source.index(of: $0, near: engine.frontIndex) }
    }
  }

  /// The way from a ``CardDeckReader`` to the deck inside it.
  final class DeckLink: ObservableObject {
    private(set) weak var deck: (any LinkedDeck)?

    func attach(_ deck: any LinkedDeck) {
      guard self.deck !== deck else { return }
      objectWillChange.send()
      self.deck = deck
    }

    func detach(_ deck: any LinkedDeck) {
      guard self.deck === deck else { return }
      objectWillChange.send()
      self.deck = nil
    }

    /// What a proxy tells about the deck is not what it was.
    func deckDidChange() { objectWillChange.send() }
  }
#endif
