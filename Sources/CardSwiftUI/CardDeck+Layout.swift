#if canImport(SwiftUI)
  public import CardCore
  public import CardEngine
  public import SwiftUI

  extension CardDeck {
    /// Sets the strategy that says where the cards lie and what can be done with them.
    ///
    /// ```swift
    /// CardDeck(photos) { PhotoCard($0) }.cardLayout(.insetStack)
    /// ```
    ///
    /// Where the strategy changes its type while the deck is on the screen, keep it as
    /// `any CardLayout & Equatable`, which this takes as well.
    ///
    /// When another layout is given, every card moves there from where it is, a card in flight
    /// finishes its flight, and a drag that the new layout allows goes on. Without any layout a deck
    /// is a `.swipeCard`.
    public func cardLayout<Layout: CardLayout & Equatable>(_ layout: Layout) -> CardDeck {
      choosing(CardLayoutChoice(layout))
    }

    /// Sets a strategy that cannot be compared with others.
    ///
    /// - Parameters:
    ///   - layout: The strategy.
    ///   - id: What stays equal as long as the layout's options do.
    /// - Returns: The deck with the strategy.
    public func cardLayout<Layout: CardLayout>(
      _ layout: Layout, id: some Equatable & Sendable
    ) -> CardDeck {
      choosing(CardLayoutChoice(layout, mark: id))
    }

    private func choosing(_ choice: CardLayoutChoice) -> CardDeck {
      var deck = self
      deck.ownLayout = choice
      return deck
    }
  }

  extension View {
    /// Sets the strategy of the decks inside this view that have none of their own.
    public func cardLayout<Layout: CardLayout & Equatable>(_ layout: Layout) -> some View {
      environment(\.cardLayoutChoice, CardLayoutChoice(layout))
    }

    /// Sets a strategy that cannot be compared with others, for the decks inside this view that have
    /// none of their own.
    ///
    /// - Parameters:
    ///   - layout: The strategy.
    ///   - id: What stays equal as long as the layout's options do.
    /// - Returns: The view with the strategy for its decks.
    public func cardLayout<Layout: CardLayout>(
      _ layout: Layout, id: some Equatable & Sendable
    ) -> some View {
      environment(\.cardLayoutChoice, CardLayoutChoice(layout, mark: id))
    }

    /// Sets how the decks inside this view behave beside what their layout declares: the axis, looping,
    /// when more items are asked for.
    ///
    /// The reading direction is always the environment's, and motion is reduced where either the
    /// configuration or the person asks for it.
    public func cardDeckConfiguration(_ configuration: DeckConfiguration) -> some View {
      environment(\.cardDeckConfiguration, configuration)
    }

    /// Sets what the decks inside this view say to people who do not see them.
    public func cardDeckPhrases(_ words: CardDeckPhrases) -> some View {
      environment(\.cardDeckPhrases, words)
    }
  }
#endif
