#if canImport(UIKit) && !os(watchOS)
  public import CardCore
  public import CardEngine
  internal import UIKit

  extension CardDeckView {
    // MARK: State

    /// How many items there are.
    public var numberOfItems: Int { deck.count }

    /// The item in front or centred, or `nil` in a deck that is empty or has run out.
    public var frontItem: CardItemID? { deck.frontItem }

    /// The index of the front item; in a deck that has run out, the number of items.
    public var frontIndex: Int { deck.frontIndex }

    /// Where the row is, in cards: the front index plus how far the row is from it.
    public var position: Double { deck.position }

    /// Whether a finger holds a card or the row.
    public var isDragging: Bool { deck.phase == .dragging }

    /// The item that is expanded, or on its way to or from that state.
    public var expandedItem: CardItemID? { deck.expandedItem }

    /// Whether there is a swiped card to bring back.
    public var canUndo: Bool { deck.canUndo }

    /// The cells in the deck, from back to front, those that fly out included.
    public var visibleCells: [any CardCellView] { adapter.viewsInPaintOrder }

    /// The cell that shows an item, or `nil` when it is not in the deck.
    public func cell(for item: CardItemID) -> (any CardCellView)? { adapter.cell(for: item)?.view }

    // MARK: Commands

    /// Changes the strategy.
    ///
    /// A drag that the new layout allows goes on. Cards in flight finish their flight.
    /// - Parameters:
    ///   - layout: the strategy from now on.
    ///   - animated: whether every card moves there from where it is, or is there at once.
    public func setLayout<Layout: CardLayout>(_ layout: Layout, animated: Bool = true) {
      change(to: layout, animated: animated)
    }

    func change(to layout: any CardLayout, animated: Bool) {
      storedLayout = layout
      // For those who asked for less motion, cards do not fly from layout to layout.
      let animated = animated && !deck.configuration.reducesMotion && window != nil
      deck.setLayout(anyLayout: AnyCardLayout(layout), animated: animated)
    }

    /// Swipes the front card away as a button does; the next card is live at once.
    ///
    /// - Returns: false when there is no card, the layout does not swipe, or the direction is not
    ///   allowed.
    @discardableResult public func swipe(_ direction: CardDirection) -> Bool {
      reloadIfNeeded()
      return deck.swipe(direction)
    }

    /// Brings the last swiped card back, from wherever it is.
    ///
    /// - Returns: false when no card can be brought back.
    @discardableResult public func undo() -> Bool { deck.undo() }

    /// Scrolls a row to an item, or makes the item the front one of a stack.
    ///
    /// - Parameters:
    ///   - index: clamped to the items there are.
    ///   - animated: whether the cards move there or are there at once.
    public func scroll(to index: Int, animated: Bool = true) {
      reloadIfNeeded()
      deck.scroll(to: index, animated: animated && !deck.configuration.reducesMotion)
    }

    /// Expands a card over the whole view; without an argument the front one.
    ///
    /// - Returns: false when the item is not in the deck or the layout does not expand.
    @discardableResult public func expand(_ item: CardItemID? = nil) -> Bool {
      reloadIfNeeded()
      return item.map { deck.expand($0) } ?? deck.expand()
    }

    /// Collapses the expanded card.
    ///
    /// - Returns: false when none is expanded.
    @discardableResult public func collapse() -> Bool { deck.collapse() }

    // MARK: Following a drag

    /// Follows the drag, the return and the flight of every card, frame by frame: for buttons that
    /// grow with the drag and the like, beside the delegate and the cells.
    ///
    /// The last call for a card has a resting progress. The view keeps the closure until
    /// ``removeDragObserver(_:)``.
    @discardableResult public func addDragObserver(
      _ handler: @escaping @MainActor (CardItemID, CardProgress) -> Void
    ) -> DragObservation {
      deck.addDragObserver { item, progress in handler(item, progress) }
    }

    /// Stops following; harmless when done twice.
    public func removeDragObserver(_ observation: DragObservation) {
      deck.removeDragObserver(observation)
    }
  }

  extension DeckAdapter {
    /// The views of the cells that are in the deck, from back to front.
    var viewsInPaintOrder: [any CardCellView] {
      attached
        .sorted { ($0.presentation?.paintOrder ?? 0) < ($1.presentation?.paintOrder ?? 0) }
        .map(\.view)
    }
  }
#endif
