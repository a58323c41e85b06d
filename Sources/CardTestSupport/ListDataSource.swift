public import CardCore

/// A data source over an array of identities, shown by ``TestCell``s; it counts what it is asked.
///
/// Each change of the list returns the step that a deck must be told:
///
/// ```swift
/// let source = ListDataSource(["a", "b", "c"])
/// source.register(in: deck.cells)
/// deck.apply([source.delete(at: 1), source.insert("d", at: 0)])
/// ```
public final class ListDataSource: CardDataSource {
  /// How often each question was asked.
  public struct Calls: Hashable, Sendable {
    /// How often the number of items was asked for.
    public var numberOfItems = 0
    /// How often an identity was asked for, searches for an item included.
    public var itemID = 0
    /// How often a cell was asked for.
    public var cell = 0
    /// How often an item was searched for.
    public var index = 0
    /// How often more items were asked for.
    public var loadMore = 0

    /// Makes counts, all zero.
    public init() {}
  }

  /// The items. Set it as a whole before a reload; use the methods for single steps.
  public var items: [CardItemID]

  /// The questions since the start or since a test has set them back.
  public var calls = Calls()

  /// The counts of items after which more were asked for.
  public private(set) var loadMoreCounts: [Int] = []

  /// Called when more items are asked for, with the count of items.
  public var onLoadMore: ((Int) -> Void)?

  /// Called for each cell that was configured, with its index.
  public var onConfigure: ((TestCell, Int) -> Void)?

  /// Makes a source of these items.
  public init(_ items: [CardItemID]) {
    self.items = items
  }

  /// Makes a source of the items 0, 1, 2 and so on; none when the count is negative.
  public convenience init(count: Int) {
    self.init((0..<max(count, 0)).map { CardItemID($0) })
  }

  /// Registers the type of cell the source dequeues.
  public func register(in cells: CellRecycler) {
    cells.register(TestCell.self)
  }

  /// The number of items.
  public func numberOfItems() -> Int {
    calls.numberOfItems += 1
    return items.count
  }

  /// The identity at an index.
  public func itemID(at index: Int) -> CardItemID {
    calls.itemID += 1
    return items[index]
  }

  /// A ``TestCell`` whose `item` is the one at the index.
  public func cell(forItemAt index: Int, in cells: CellRecycler) -> any CardCell {
    calls.cell += 1
    let cell = cells.dequeue(TestCell.self)
    cell.item = items[index]
    onConfigure?(cell, index)
    return cell
  }

  /// The first index of the item, in O(n).
  public func index(of item: CardItemID, near hint: Int) -> Int? {
    calls.index += 1
    return items.firstIndex(of: item)
  }

  /// Notes the count and passes it on.
  public func loadMore(after count: Int) {
    calls.loadMore += 1
    loadMoreCounts.append(count)
    onLoadMore?(count)
  }
}

extension ListDataSource {
  /// Puts a new item at an index.
  /// - Returns: the step to tell the deck.
  @discardableResult public func insert(_ item: CardItemID, at index: Int) -> CardChange {
    items.insert(item, at: index)
    return .insert(index)
  }

  /// Puts new items behind all others.
  /// - Returns: the steps to tell the deck.
  @discardableResult public func append(_ newItems: [CardItemID]) -> [CardChange] {
    newItems.map { insert($0, at: items.count) }
  }

  /// Takes the item at an index out.
  /// - Returns: the step to tell the deck.
  @discardableResult public func delete(at index: Int) -> CardChange {
    items.remove(at: index)
    return .delete(index)
  }

  /// Takes the item at an index out and puts it in so that it stands at another.
  /// - Returns: the step to tell the deck.
  @discardableResult public func move(from source: Int, to target: Int) -> CardChange {
    items.insert(items.remove(at: source), at: target)
    return .move(from: source, to: target)
  }

  /// Leaves the list as it is.
  /// - Returns: the step that tells the deck that the item looks different.
  @discardableResult public func reload(at index: Int) -> CardChange {
    .reload(index)
  }
}
