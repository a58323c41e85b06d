#if canImport(SwiftUI)
  internal import CardCore
  internal import CardEngine
  internal import CardPool
  internal import Combine
  internal import Foundation
  internal import SwiftUI

  /// What lives as long as a deck is on the screen: the engine, and the cards it has attached.
  ///
  /// The views are made from ``slots``. Views tell what they want by ``adopt(_:_:)``, which is a
  /// plain assignment as SwiftUI's updates demand, and the deck takes it in after the update.
  final class DeckModel<Data: RandomAccessCollection, ID: Hashable>: ObservableObject {
    typealias Slot = CardSlot<Data.Element>

    let engine: Deck
    let source: ItemSource<Data, ID>
    let clock: DeckClock
    let pulse = FramePulse()
    let drags: DragForwarder
    /// The attached cards, in the order they were attached.
    private(set) var slots: [Slot] = []
    /// The same cards by the numbers that the engine knows their places on the screen by.
    var numbered = CardSlots<Slot>()
    /// What else the views are made from.
    private(set) var status = DeckStatus()
    var actions = DeckActions<Data.Element, ID>()
    var words = CardDeckPhrases()
    /// What code outside of the deck drives it by.
    var link: DeckLink?

    /// The data of the last update. The engine's source gets it together with the engine: one that is
    /// ahead of the engine would be asked for items that are gone.
    private var newest: Data
    private var synced: DataMark<ID>?
    private var layout = CardLayoutChoice.standard
    private var seenPosition: DeckPosition<ID>?
    private var isLoaded = false
    private(set) var isSyncing = false
    /// Whether a view is being updated, which may not change any state of the app's.
    private var isPreparing = false
    private var waiting: [() -> Void] = []
    /// Whether there ever was a card. Before that a binding waits for the place it names.
    private var hasHadItems = false

    init(_ data: Data, id: KeyPath<Data.Element, ID>, clock: DeckClock = DeckClock()) {
      self.clock = clock
      newest = data
      source = ItemSource(data, id: id)
      engine = Deck(anyLayout: layout.layout, cells: RecyclingPool())
      drags = DragForwarder(engine: engine, clock: clock)
      engine.cells.register(Slot.self) { Slot() }
      engine.clock = { clock.time() }
      engine.dataSource = source
      engine.host = self
      engine.delegate = self
      // Views and actions of the app may keep the engine for longer than this.
      engine.addDragObserver { [weak self] in self?.cardDidDrag($0, $1) }
      source.loadMore = { [weak self] count in self?.tell { $0.loadMore.forEach { $0(count) } } }
    }

    // MARK: Updates of the view

    /// Notes what an update of the view brings. The first one is taken in at once, so that the
    /// first picture shows cards; nobody observes the deck yet.
    func adopt(_ data: Data, _ input: DeckInput<ID>) {
      newest = data
      guard !isLoaded else {
        if input.data == synced { source.data = data }
        return
      }
      isPreparing = true
      sync(to: input)
      isPreparing = false
    }

    /// Tells what the first update has led to, now that the app may hear it.
    func appear() {
      let bodies = waiting
      waiting.removeAll()
      for body in bodies { body() }
      link?.attach(self)
    }

    /// The view is gone: a finger that was on it is, too.
    func disappear() {
      drags.lose()
      link?.detach(self)
    }

    /// Takes in what the view says.
    func sync(to input: DeckInput<ID>) {
      isSyncing = true
      engine.setContainer(size: input.size)
      if engine.configuration != input.configuration {
        engine.configuration = input.configuration
      }
      if layout != input.layout {
        layout = input.layout
        // For those who asked for less motion, cards do not fly from layout to layout.
        let animated = isLoaded && !input.configuration.reducesMotion
        engine.setLayout(anyLayout: layout.layout, animated: animated)
      }
      syncData()
      if engine.count > 0 { hasHadItems = true }
      follow(input.position)
      isLoaded = true
      isSyncing = false
      reportPosition()
      updateStatus()
    }

    /// What tells a collection from what the deck shows.
    func mark(of data: Data) -> DataMark<ID> {
      let identity = { [id = source.id] (index: Int) -> ID? in
        ItemSource<Data, ID>.element(at: index, of: data)?[keyPath: id]
      }
      let count = data.count
      return DataMark(
        count: count, last: identity(count - 1),
        shown: [identity(engine.frontIndex)] + slots.map { identity($0.index) })
    }

    private func syncData() {
      source.data = newest
      defer { synced = mark(of: newest) }
      guard isLoaded else {
        engine.reload()
        return
      }
      guard differs() else { return }
      do throws(DuplicateItemError) {
        try engine.apply(items: source.items)
      } catch {
        // Two items share an identity, which is against the rules; by index there is still a deck.
        engine.reload()
      }
      for slot in slots {
        slot.index = source.index(of: slot.key.item, near: slot.index) ?? -1
      }
    }

    /// Whether the data is not what the deck shows.
    private func differs() -> Bool {
      if engine.count != source.data.count { return true }
      if let synced, source.identity(at: engine.count - 1) != synced.last { return true }
      if let front = engine.frontItem, item(at: engine.frontIndex) != front { return true }
      return slots.contains { $0.index >= 0 && item(at: $0.index) != $0.key.item }
    }

    private func item(at index: Int) -> CardItemID? {
      source.identity(at: index).map { source.item($0) }
    }

    /// What the newest data says of a card.
    func element(of slot: Slot) -> Data.Element? {
      guard let element = ItemSource<Data, ID>.element(at: slot.index, of: newest),
        source.item(element[keyPath: source.id]) == slot.key.item
      else { return slot.element }
      return element
    }

    // MARK: Position

    /// Goes where the app has sent the deck since the last update.
    private func follow(_ position: DeckPosition<ID>?) {
      guard hasHadItems, position != seenPosition else { return }
      seenPosition = position
      let target: Int? =
        switch position {
        case .id(let id?): source.index(of: id, near: engine.frontIndex)
        case .index(let index): index
        case .id(nil), nil: nil
        }
      if let target, target != engine.frontIndex {
        engine.scroll(to: target, animated: isLoaded)
      }
    }

    /// Tells the app's bindings what is in front.
    func reportPosition() {
      guard !isSyncing, hasHadItems else { return }
      tell { [engine, source] actions in
        let front = engine.frontItem.flatMap { source.identity($0) }
        if let binding = actions.frontID, binding.wrappedValue != front {
          binding.wrappedValue = front
        }
        if let binding = actions.frontIndex, binding.wrappedValue != engine.frontIndex {
          binding.wrappedValue = engine.frontIndex
        }
      }
    }

    /// Tells the app something, now or as soon as the view's update is over.
    func tell(_ body: @escaping (DeckActions<Data.Element, ID>) -> Void) {
      guard isPreparing else {
        body(actions)
        return
      }
      waiting.append { [weak self] in
        if let self { body(actions) }
      }
    }

    // MARK: Cards

    func add(_ slot: Slot) {
      publish()
      slots.append(slot)
    }

    func remove(_ slot: Slot) {
      publish()
      slots.removeAll { $0 === slot }
    }

    /// Takes in what the engine tells now, and passes it on when it is news.
    func updateStatus() {
      let new = DeckStatus(of: engine)
      guard new != status else { return }
      publish()
      status = new
      tell { [weak self] _ in self?.link?.deckDidChange() }
    }

    private func publish() {
      if !isPreparing { objectWillChange.send() }
    }
  }
#endif
