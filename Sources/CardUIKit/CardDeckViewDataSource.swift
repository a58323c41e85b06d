#if canImport(UIKit) && !os(watchOS)
  public import CardCore

  /// Supplies the items of a ``CardDeckView``, by index, and the views that show them.
  ///
  /// A deck asks for what is visible and never for all: a source of a thousand million items works
  /// like one of ten.
  @MainActor public protocol CardDeckViewDataSource: AnyObject {
    /// How many items there are now. A negative number means none.
    func numberOfItems(in deckView: CardDeckView) -> Int

    /// What the item at an index is known by. Two items of one deck must not share an identity.
    func deckView(_ deckView: CardDeckView, itemIDAt index: Int) -> CardItemID

    /// A view that shows the item at an index, dequeued from the deck view.
    ///
    /// ```swift
    /// func deckView(
    ///   _ deckView: CardDeckView, cellForItemAt index: Int
    /// ) -> any CardCellView {
    ///   let cell = deckView.dequeueReusableCell(PhotoCell.self)
    ///   cell.show(photos[index])
    ///   return cell
    /// }
    /// ```
    func deckView(_ deckView: CardDeckView, cellForItemAt index: Int) -> any CardCellView

    /// Where an item is now, or `nil` when it is gone. `hint` is where it was last seen.
    ///
    /// Asked after a reload, for the few items the deck holds on to. The default searches outwards
    /// from the hint in O(distance), O(n) for an item that is gone.
    func deckView(_ deckView: CardDeckView, indexOf item: CardItemID, near hint: Int) -> Int?

    /// The end comes near: fetch more items and tell the deck view when they are there.
    ///
    /// Called once for each count of items, however often the end is approached.
    func deckView(_ deckView: CardDeckView, loadMoreAfter count: Int)
  }

  extension CardDeckViewDataSource {
    /// Searches outwards from the hint.
    public func deckView(
      _ deckView: CardDeckView, indexOf item: CardItemID, near hint: Int
    ) -> Int? {
      let count = numberOfItems(in: deckView)
      guard count > 0 else { return nil }
      let start = min(max(hint, 0), count - 1)
      for distance in 0...max(start, count - 1 - start) {
        let (before, after) = (start - distance, start + distance)
        if after < count, self.deckView(deckView, itemIDAt: after) == item { return after }
        if before >= 0, self.deckView(deckView, itemIDAt: before) == item { return before }
      }
      return nil
    }

    /// Does nothing: the items are all there.
    public func deckView(_ deckView: CardDeckView, loadMoreAfter count: Int) {}
  }
#endif
