#if canImport(SwiftUI)
  public import CardCore
  internal import CardEngine
  package import Foundation
  public import SwiftUI

  // Key paths to these are formed wherever a view is declared, so nothing here belongs to an actor.

  nonisolated extension EnvironmentValues {
    /// How far the drag, the return or the flight of the card has come that the view lies in.
    ///
    /// ```swift
    /// struct PersonCard: View {
    ///   @Environment(\.cardProgress) private var progress
    ///   …
    ///   Heart().scaleEffect(1 + progress.overlayAlpha(for: .right))
    /// }
    /// ```
    public internal(set) var cardProgress: CardProgress {
      get { self[ProgressKey.self] }
      set { self[ProgressKey.self] = newValue }
    }

    /// How much of the detail of the card is revealed that the view lies in: 0 collapsed ... 1
    /// expanded.
    public internal(set) var cardReveal: Double {
      get { self[RevealKey.self] }
      set { self[RevealKey.self] = newValue }
    }

    /// Whether the card is in front, or centred, that the view lies in.
    public internal(set) var isFrontCard: Bool {
      get { self[FrontKey.self] }
      set { self[FrontKey.self] = newValue }
    }

    var cardLayoutChoice: CardLayoutChoice {
      get { self[LayoutKey.self] }
      set { self[LayoutKey.self] = newValue }
    }

    var cardDeckConfiguration: DeckConfiguration {
      get { self[ConfigurationKey.self] }
      set { self[ConfigurationKey.self] = newValue }
    }

    var cardDragPriority: CardDragPriority {
      get { self[PriorityKey.self] }
      set { self[PriorityKey.self] = newValue }
    }

    var cardDeckPhrases: CardDeckPhrases {
      get { self[WordsKey.self] }
      set { self[WordsKey.self] = newValue }
    }

    /// Tells decks what time it is when a command comes from code. A test sets it whose time stands
    /// still.
    package var cardDeckNow: @Sendable () -> Date {
      get { self[NowKey.self] }
      set { self[NowKey.self] = newValue }
    }

    var cardDeckLink: DeckLink? {
      get { self[LinkKey.self] }
      set { self[LinkKey.self] = newValue }
    }
  }

  private nonisolated struct ProgressKey: EnvironmentKey {
    static let defaultValue = CardProgress.resting
  }

  private nonisolated struct RevealKey: EnvironmentKey {
    static let defaultValue = 0.0
  }

  private nonisolated struct FrontKey: EnvironmentKey {
    static let defaultValue = false
  }

  private nonisolated struct LayoutKey: EnvironmentKey {
    static let defaultValue = CardLayoutChoice.standard
  }

  private nonisolated struct ConfigurationKey: EnvironmentKey {
    static let defaultValue = DeckConfiguration()
  }

  private nonisolated struct PriorityKey: EnvironmentKey {
    static let defaultValue = CardDragPriority.afterContent
  }

  private nonisolated struct WordsKey: EnvironmentKey {
    static let defaultValue = CardDeckPhrases()
  }

  private nonisolated struct NowKey: EnvironmentKey {
    static let defaultValue: @Sendable () -> Date = { Date() }
  }

  private nonisolated struct LinkKey: EnvironmentKey {
    static let defaultValue: DeckLink? = nil
  }
#endif
