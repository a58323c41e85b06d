/// Supplies the items of a deck, by index, and the cells that show them.
///
/// A deck asks for what is visible and never for all: a source of a thousand million items works
/// like one of ten. All calls are made on the thread that drives the deck.
public protocol CardDataSource: AnyObject {
  /// How many items there are now. A negative count means none.
  func numberOfItems() -> Int

  /// What the item at an index is known by. Two items of one deck must not share an identity.
  func itemID(at index: Int) -> CardItemID

  /// A cell that shows the item at an index, dequeued from `cells`.
  func cell(forItemAt index: Int, in cells: CellRecycler) -> any CardCell

  /// Where an item is now, or `nil` when it is gone. `hint` is where it was last seen.
  ///
  /// A deck calls it after a reload, for the few items it holds on to. The default searches
  /// outwards from the hint in O(distance), O(n) for an item that is gone; a source that knows
  /// better should implement it.
  func index(of item: CardItemID, near hint: Int) -> Int?

  /// The end comes near: fetch more items and tell the deck about them when they are there.
  ///
  /// Called once for each count of items, however often the end is approached; and again where as
  /// many items end with another one.
  func loadMore(after count: Int)
}

extension CardDataSource {
  /// Searches outwards from the hint.
  public func index(of item: CardItemID, near hint: Int) -> Int? {
    let count = numberOfItems()
    guard count > 0 else { return nil }
    let start = Swift.min(Swift.max(hint, 0), count - 1)
    if itemID(at: start) == item { return start }
    let reach = Swift.max(start, count - 1 - start)
    var distance = 1
    while distance <= reach {
      let (before, after) = (start - distance, start + distance)
      if after < count, itemID(at: after) == item { return after }
      if before >= 0, itemID(at: before) == item { return before }
      distance += 1
    }
    return nil
  }

  /// Does nothing: the items are all there.
  public func loadMore(after count: Int) {}
}

/// One step in a change of the data, by index.
///
/// The steps of one change apply one after another, each to the result of those before it. The
/// data source already gives the final state when the deck is told.
@frozen public enum CardChange: Hashable, Sendable {
  /// A new item stands at this index; those from here on have moved back.
  case insert(Int)
  /// The item at this index is gone; those behind it have moved up.
  case delete(Int)
  /// The item at the first index was taken out and put in so that it stands at the second.
  case move(from: Int, to: Int)
  /// The item at this index looks different now: its cell is asked for anew.
  case reload(Int)
}
