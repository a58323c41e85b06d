import CardCore
import CardEngine
import CardPool
import CardTestSupport

/// A source of any number of items that stores none; it counts what it is asked.
final class CountingSource: CardDataSource {
  let count: Int
  private(set) var calls = 0
  private let pool = RecyclingPool()
  private let host = RecordingHost()

  init(count: Int) { self.count = count }

  /// A deck of the items, in a container of 320 x 480. The source must outlive it.
  func makeDeck(_ preset: Preset) -> (deck: Deck, host: RecordingHost) {
    let deck = Deck(anyLayout: preset.layout, cells: pool)
    deck.cells.register(TestCell.self)
    deck.dataSource = self
    deck.host = host
    deck.setContainer(size: CardSize(width: 320, height: 480))
    deck.reload()
    return (deck, host)
  }

  func numberOfItems() -> Int {
    calls += 1
    return count
  }

  func itemID(at index: Int) -> CardItemID {
    calls += 1
    return CardItemID(index)
  }

  func cell(forItemAt index: Int, in cells: CellRecycler) -> any CardCell {
    calls += 1
    let cell = cells.dequeue(TestCell.self)
    cell.item = CardItemID(index)
    return cell
  }

  func index(of item: CardItemID, near hint: Int) -> Int? {
    calls += 1
    return item.number
  }
}
