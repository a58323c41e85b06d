internal import Cardstock

/// A cell that shows nothing.
final class PlainCell: RegistrableCardCell {
  var item = CardItemID(0)
}

/// As many items as wanted, without an array of them.
final class NumberSource: CardDataSource {
  var count: Int
  /// How many new items stand before the others.
  var inserted = 0
  /// The items one by one, where they do not stand in order.
  var list: [CardItemID]?

  init(count: Int) {
    self.count = count
  }

  func numberOfItems() -> Int { list?.count ?? count }
  func itemID(at index: Int) -> CardItemID { list?[index] ?? CardItemID(index - inserted) }
  func cell(forItemAt index: Int, in cells: CellRecycler) -> any CardCell {
    let cell = cells.dequeue(PlainCell.self)
    cell.item = itemID(at: index)
    return cell
  }
  func index(of item: CardItemID, near hint: Int) -> Int? {
    item.number.map { $0 + inserted }
  }
}

/// A host that records the last presentation of each cell in a list.
///
final class ListHost: CardHost {
  // Not checked for exclusive access: that would count as the engine's time.
  @exclusivity(unchecked) private(set) var presentations: [CardPresentation] = []
  @exclusivity(unchecked) private(set) var cells: [PlainCell?] = []
  @exclusivity(unchecked) private(set) var updateCount = 0

  init() {
    presentations.reserveCapacity(64)
    cells.reserveCapacity(64)
  }

  func attach(_ cell: any CardCell, for item: CardItemID, at slot: Int) {
    while cells.count <= slot {
      cells.append(nil)
      presentations.append(CardPresentation(placement: CardPlacement(center: .zero, size: .zero)))
    }
    cells[slot] = cell as? PlainCell
  }

  func update(at slot: Int, to presentation: CardPresentation) {
    updateCount += 1
    presentations[slot] = presentation
  }

  func detach(_ cell: any CardCell, at slot: Int) { cells[slot] = nil }

  func setNeedsFrames(_ needsFrames: Bool) {}
  func announce(_ announcement: CardAnnouncement) {}

  /// How the card of an item is shown.
  @inline(never) func placement(ofItem number: Int) -> CardPlacement? {
    for slot in cells.indices where cells[slot]?.item.number == number {
      return presentations[slot].placement
    }
    return nil
  }
}

/// A deck with everything round it, and a clock.
final class Stage {
  static let size = CardSize(width: 320, height: 480)

  let pool = RecyclingPool()
  let host = ListHost()
  let source: NumberSource
  let deck: Deck
  /// The time of the next event, in seconds.
  @exclusivity(unchecked) var time = 0.0

  /// Makes a deck and brings it to its first frame.
  init(_ strategy: Strategy, count: Int) {
    source = NumberSource(count: count)
    deck = strategy.makeDeck(pool)
    deck.cells.register(PlainCell.self)
    deck.dataSource = source
    deck.host = host
    deck.setContainer(size: Stage.size)
    deck.reload()
  }

  /// Lets time pass in frames of a 120th of a second until nothing moves.
  ///
  /// The deck is asked and not the host: the optimizer of Swift 6.3 takes it that a call of the
  /// deck cannot change a host that the deck knows by a weak reference, and asks the host once.
  func settle() {
    repeat {
      time += 1.0 / 120
      deck.advance(to: time)
    } while deck.phase == .moving
  }

  /// Brings the deck back to an item, at rest.
  func rest(at index: Int) {
    deck.interrupt()
    deck.collapse()
    deck.scroll(to: index, animated: false)
    settle()
  }

  func pan(_ phase: PanEvent.Phase, by way: CardPoint, velocity: CardPoint = .zero) {
    deck.handle(
      PanEvent(
        phase, at: Stage.size.center + way, translation: way, velocity: velocity, time: time))
  }
}
