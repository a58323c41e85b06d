#if canImport(SwiftUI)
  internal import Combine
  public import SwiftUI

  /// Gives its content a handle on the deck inside it, for buttons that swipe and undo.
  ///
  /// ```swift
  /// CardDeckReader { deck in
  ///   CardDeck(people) { PersonCard($0) }
  ///   HStack {
  ///     Button("Skip") { deck.swipe(.left) }
  ///     Button("Undo") { deck.undo() }.disabled(!deck.canUndo)
  ///     Button("Like") { deck.swipe(.right) }
  ///   }
  /// }
  /// ```
  ///
  /// The content is asked for anew when what the handle tells has changed. Of several decks inside
  /// one reader the handle speaks to the one that appeared last.
  public struct CardDeckReader<Content: View>: View {
    @StateObject private var link = DeckLink()
    private let content: (CardDeckProxy) -> Content

    /// Makes a reader.
    ///
    /// - Parameter content: Makes the content, which holds a ``CardDeck``, from the handle.
    public init(@ViewBuilder content: @escaping (CardDeckProxy) -> Content) {
      self.content = content
    }

    /// The content.
    public var body: some View {
      content(CardDeckProxy(link: link)).environment(\.cardDeckLink, link)
    }
  }
#endif
