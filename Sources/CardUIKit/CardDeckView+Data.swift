#if canImport(UIKit) && !os(watchOS)
  public import CardCore
  public import CardEngine
  internal import UIKit

  extension CardDeckView {
    /// Asks the data source for everything anew.
    ///
    /// Cards whose items are still there stay where they are, by identity: the front card, a held
    /// one, one in flight and the expanded one. Cells of visible items are asked for again.
    public func reloadData() {
      isReloadNeeded = false
      deck.reload()
    }

    /// Takes in a change of the data as the new list of identities, which the data source already
    /// gives.
    ///
    /// Every card follows its item: the front card, a held one, one in flight, the expanded one and
    /// those that can be undone. Cells are asked for only where cards appear; to show an item anew
    /// that has stayed, call ``reloadItem(at:)``.
    ///
    /// ```swift
    /// photos = newPhotos
    /// try deckView.apply(photos.map(\.id))
    /// ```
    /// - Throws: `DuplicateItemError` when two items share an identity; nothing has changed then.
    public func apply(_ items: [CardItemID]) throws(DuplicateItemError) {
      guard !isReloadNeeded else { return }
      try deck.apply(items: items)
    }

    /// Takes in a change of the data, step by step. The data source already gives the final state.
    ///
    /// Items in front of the front card count as swiped: one that is inserted there is not shown
    /// until the deck is scrolled to it. Steps that do not fit the number of items before or after
    /// are answered with a reload.
    public func apply(_ changes: [CardChange]) {
      // What was never asked for needs no steps.
      guard !isReloadNeeded else { return }
      deck.apply(changes)
    }

    /// Takes in that one item was inserted at an index.
    public func insertItem(at index: Int) { apply([.insert(index)]) }

    /// Takes in that the item at an index was deleted.
    public func deleteItem(at index: Int) { apply([.delete(index)]) }

    /// Takes in that an item was moved; its new index is where it stands afterwards.
    public func moveItem(at index: Int, to newIndex: Int) {
      apply([.move(from: index, to: newIndex)])
    }

    /// Takes in that the item at an index looks different: its cell is asked for again.
    public func reloadItem(at index: Int) { apply([.reload(index)]) }

    func setNeedsReload() {
      isReloadNeeded = true
      setNeedsLayout()
    }

    func reloadIfNeeded() {
      if isReloadNeeded { reloadData() }
    }
  }
#endif
