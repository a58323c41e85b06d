#if canImport(UIKit) && !os(watchOS)
  internal import CardCore
  internal import UIKit

  /// What a deck view is to its engine: host, data source and delegate.
  ///
  /// An object of its own, so that these three are no part of the view's interface, and bound to
  /// the main actor, as is everything that reaches the engine of a deck view.
  @MainActor final class DeckAdapter {
    weak var deckView: CardDeckView?

    /// The cells that are in the deck, in the order in which they came.
    private(set) var attached: [HostedCell] = []
    private var slots = CardSlots<HostedCell>()
    /// The cells that were dequeued and that the data source has not handed over yet.
    private var dequeued: [HostedCell] = []

    /// The item whose card is not to be seen, because its detail is.
    var concealedItem: CardItemID? {
      didSet { for cell in attached { conceal(cell) } }
    }

    private func conceal(_ cell: HostedCell) {
      cell.isConcealed = concealedItem != nil && cell.item == concealedItem
    }

    func note(dequeued cell: HostedCell) { dequeued.append(cell) }

    /// The cell that shows an item: the one in the window, where a swiped one still flies out.
    func cell(for item: CardItemID) -> HostedCell? { attached.last { $0.item == item } }

    private func hosted(_ cell: any CardCell) -> HostedCell {
      guard let cell = cell as? HostedCell else {
        preconditionFailure("The engine of a deck view shows only what the deck view has made")
      }
      return cell
    }

    private func card(_ reference: CardReference) -> CardDeckView.Card {
      CardDeckView.Card(
        item: reference.item, index: reference.index, cell: hosted(reference.cell).view)
    }
  }

  extension DeckAdapter: @MainActor CardHost {
    func attach(_ cell: any CardCell, for item: CardItemID, at slot: Int) {
      guard let deckView else { return }
      let cell = hosted(cell)
      slots[slot] = cell
      cell.item = item
      cell.forgetPresentation()
      attached.append(cell)
      conceal(cell)
      deckView.stage.addSubview(cell.view)
      deckView.cellsDidChange()
      deckView.delegate?.deckView(deckView, willDisplay: cell.view, for: item)
    }

    func update(at slot: Int, to presentation: CardPresentation) {
      guard let cell = slots[slot] else { return }
      let old = cell.presentation
      cell.show(presentation)
      if old?.paintOrder != presentation.paintOrder || old?.isFront != presentation.isFront {
        deckView?.cellsDidChange()
      }
    }

    func detach(_ cell: any CardCell, at slot: Int) {
      let cell = hosted(cell)
      slots[slot] = nil
      attached.removeAll { $0 === cell }
      cell.view.removeFromSuperview()
      guard let item = cell.item else { return }
      cell.item = nil
      guard let deckView else { return }
      deckView.cellsDidChange()
      deckView.delegate?.deckView(deckView, didEndDisplaying: cell.view, for: item)
    }

    func setNeedsFrames(_ needsFrames: Bool) { deckView?.frames.needsFrames = needsFrames }

    func announce(_ announcement: CardAnnouncement) { deckView?.announce(announcement) }

    func traitsDidChange() { deckView?.gestures.traitsDidChange() }
  }

  extension DeckAdapter: @MainActor CardDataSource {
    func numberOfItems() -> Int {
      deckView.flatMap { $0.dataSource?.numberOfItems(in: $0) } ?? 0
    }

    func itemID(at index: Int) -> CardItemID {
      deckView.flatMap { $0.dataSource?.deckView($0, itemIDAt: index) } ?? CardItemID(index)
    }

    func cell(forItemAt index: Int, in cells: CellRecycler) -> any CardCell {
      guard let deckView, let dataSource = deckView.dataSource else {
        return HostedCell(CardViewCell(frame: .zero))
      }
      let view = dataSource.deckView(deckView, cellForItemAt: index)
      let cell = dequeued.first { $0.view === view }
      // What was dequeued and not used goes back, so that nothing is lost by it.
      for other in dequeued where other !== cell { cells.store.recycle(other) }
      dequeued.removeAll()
      return cell ?? HostedCell(view)
    }

    func index(of item: CardItemID, near hint: Int) -> Int? {
      deckView.flatMap { $0.dataSource?.deckView($0, indexOf: item, near: hint) }
    }

    func loadMore(after count: Int) {
      if let deckView { deckView.dataSource?.deckView(deckView, loadMoreAfter: count) }
    }
  }

  extension DeckAdapter: @MainActor CardDelegate {
    private func tell(_ body: (CardDeckView, any CardDeckViewDelegate) -> Void) {
      if let deckView, let delegate = deckView.delegate { body(deckView, delegate) }
    }

    func deck(_ deck: any DeckControlling, didBeginDragging card: CardReference) {
      deckView?.haptics.prepare()
      tell { $1.deckView($0, didBeginDragging: self.card(card)) }
    }

    func deck(_ deck: any DeckControlling, didDrag card: CardReference, progress: CardProgress) {
      deckView?.haptics.drag(progress)
      tell { $1.deckView($0, didDrag: self.card(card), progress: progress) }
    }

    func deck(
      _ deck: any DeckControlling, willSwipe card: CardReference, in direction: CardDirection
    ) { tell { $1.deckView($0, willSwipe: self.card(card), in: direction) } }

    func deck(
      _ deck: any DeckControlling, didSwipe card: CardReference, in direction: CardDirection
    ) { tell { $1.deckView($0, didSwipe: self.card(card), in: direction) } }

    func deck(
      _ deck: any DeckControlling, didFinishSwiping item: CardItemID, in direction: CardDirection
    ) { tell { $1.deckView($0, didFinishSwiping: item, in: direction) } }

    func deck(_ deck: any DeckControlling, didReset card: CardReference) {
      tell { $1.deckView($0, didReset: self.card(card)) }
    }

    func deck(_ deck: any DeckControlling, didSelect card: CardReference) {
      tell { $1.deckView($0, didSelect: self.card(card)) }
    }

    func deck(
      _ deck: any DeckControlling, didUndo item: CardItemID, from direction: CardDirection
    ) { tell { $1.deckView($0, didUndo: item, from: direction) } }

    func deck(_ deck: any DeckControlling, didChangeFront item: CardItemID?) {
      tell { $1.deckView($0, didChangeFront: item) }
    }

    func deckDidRunOut(_ deck: any DeckControlling) { tell { $1.deckViewDidRunOut($0) } }

    func deck(_ deck: any DeckControlling, willExpand item: CardItemID) {
      tell { $1.deckView($0, willExpand: item) }
    }

    func deck(_ deck: any DeckControlling, didExpand item: CardItemID) {
      deckView?.cellsDidChange()
      tell { $1.deckView($0, didExpand: item) }
    }

    func deck(_ deck: any DeckControlling, willCollapse item: CardItemID) {
      tell { $1.deckView($0, willCollapse: item) }
    }

    func deck(_ deck: any DeckControlling, didCollapse item: CardItemID) {
      deckView?.cellsDidChange()
      tell { $1.deckView($0, didCollapse: item) }
    }
  }
#endif
