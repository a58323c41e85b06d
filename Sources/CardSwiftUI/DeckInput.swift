#if canImport(SwiftUI)
  internal import CardCore
  internal import CardEngine
  internal import SwiftUI

  /// Everything a view says about its deck in one update. The deck takes it in when it has changed.
  nonisolated struct DeckInput<ID: Hashable>: Equatable {
    var size: CardSize
    var layout: CardLayoutChoice
    var configuration: DeckConfiguration
    var data: DataMark<ID>
    var position: DeckPosition<ID>?
  }

  /// What tells a collection from an earlier one, as far as the cards on the screen are concerned.
  ///
  /// Comparing all items would cost every update the length of the collection. What changes far from
  /// the front is found when the front gets there, since a deck asks for items by index then.
  nonisolated struct DataMark<ID: Hashable>: Equatable {
    var count: Int
    var last: ID?
    /// What stands where the cards on the screen were last seen.
    var shown: [ID?]
  }

  /// Where the app wants the deck to be.
  nonisolated enum DeckPosition<ID: Hashable>: Equatable {
    case id(ID?)
    case index(Int)
  }

  /// What the app wants to hear.
  struct DeckActions<Element, ID: Hashable> {
    var swipe: [(Element, CardDirection) -> Void] = []
    var undo: [(Element, CardDirection) -> Void] = []
    var select: [(Element) -> Void] = []
    var drag: [(Element, CardProgress) -> Void] = []
    var expansion: [(Element, Bool) -> Void] = []
    var runOut: [() -> Void] = []
    var loadMore: [(Int) -> Void] = []
    var frontID: Binding<ID?>?
    var frontIndex: Binding<Int>?

    /// What the bindings say now.
    var position: DeckPosition<ID>? {
      if let frontID { return .id(frontID.wrappedValue) }
      if let frontIndex { return .index(frontIndex.wrappedValue) }
      return nil
    }
  }
#endif
