#if canImport(SwiftUI)
  internal import CardCore
  internal import SwiftUI
  internal import TransformStack

  /// A strategy together with what tells it from others: a view says on every update which layout
  /// it wants, and the deck must notice when that is another one.
  nonisolated struct CardLayoutChoice: Sendable {
    let layout: AnyCardLayout
    private let isSame: @Sendable (CardLayoutChoice) -> Bool
    private let mark: any Sendable

    /// A strategy that can be compared with another.
    init<Layout: CardLayout & Equatable>(_ layout: Layout) {
      self.layout = AnyCardLayout(layout)
      mark = layout
      isSame = { ($0.mark as? Layout) == layout }
    }

    /// A strategy that is known by a mark and its type.
    init<Layout: CardLayout, Mark: Equatable & Sendable>(_ layout: Layout, mark: Mark) {
      self.layout = AnyCardLayout(layout)
      let typed = TypedMark<Layout, Mark>(mark: mark)
      self.mark = typed
      isSame = { ($0.mark as? TypedMark<Layout, Mark>) == typed }
    }

    /// The swipe card.
    static let standard = CardLayoutChoice(TransformStackLayout.swipeCard)
  }

  nonisolated extension CardLayoutChoice: Equatable {
    static func == (lhs: CardLayoutChoice, rhs: CardLayoutChoice) -> Bool { lhs.isSame(rhs) }
  }

  private nonisolated struct TypedMark<Layout, Mark: Equatable & Sendable>: Equatable, Sendable {
    let mark: Mark
  }
#endif
