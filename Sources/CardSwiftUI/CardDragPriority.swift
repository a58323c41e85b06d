#if canImport(SwiftUI)
  public import SwiftUI

  /// Who gets a drag that the deck and something else could use.
  ///
  /// A drag that sets out along an axis on which the deck moves nothing never moves a card. Which of
  /// two recognizers sees it is SwiftUI's decision, and this is what can be said about it.
  public nonisolated enum CardDragPriority: Hashable, Sendable {
    /// Controls and scroll views inside a card come first, as with any gesture of a view.
    case afterContent
    /// The deck comes first: for cards full of controls that are to be dragged all the same.
    case beforeContent
    /// Both see it: for a deck inside a scroll view that scrolls along the other axis.
    case alongside
  }

  extension View {
    /// Sets who gets a drag that a deck inside this view and something else could use.
    public func cardDragPriority(_ priority: CardDragPriority) -> some View {
      environment(\.cardDragPriority, priority)
    }
  }
#endif
