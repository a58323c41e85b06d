import Cardstock

/// As many cards as one likes, known by numbers and made from them.
///
/// A million cards need no list: the source keeps runs of consecutive numbers, which an insertion
/// or a deletion splits.
final class GallerySource: CardDataSource {
  private struct Run {
    var first: Int
    var count: Int
  }

  private var runs: [Run] = []
  private(set) var count = 0
  /// Numbers of added cards, far from those that any choice of a count gives out.
  private var nextAdded = firstAdded
  static let firstAdded = 2_000_000

  /// Makes the cell of a card that is to be shown.
  var makeCell: (Int, CellRecycler) -> any CardCell

  /// Hears that the end comes near; the gallery has no more to give.
  var onLoadMore: (Int) -> Void = { _ in }

  init(count: Int, makeCell: @escaping (Int, CellRecycler) -> any CardCell) {
    self.makeCell = makeCell
    reset(to: count)
  }

  func reset(to newCount: Int) {
    runs = newCount > 0 ? [Run(first: 0, count: newCount)] : []
    count = newCount
  }

  func insert(at index: Int) {
    split(at: index) { position in
      runs.insert(Run(first: nextAdded, count: 1), at: position)
    }
    nextAdded += 1
    count += 1
  }

  func delete(at index: Int) {
    split(at: index) { position in
      runs[position].first += 1
      runs[position].count -= 1
      if runs[position].count == 0 { runs.remove(at: position) }
    }
    count -= 1
  }

  /// Makes a run begin at an index and gives out its position.
  private func split(at index: Int, _ body: (Int) -> Void) {
    var rest = index
    var position = 0
    while position < runs.count, rest >= runs[position].count {
      rest -= runs[position].count
      position += 1
    }
    if rest > 0 {
      let run = runs[position]
      runs[position].count = rest
      position += 1
      runs.insert(Run(first: run.first + rest, count: run.count - rest), at: position)
    }
    body(position)
  }

  private func number(at index: Int) -> Int {
    var rest = index
    for run in runs {
      if rest < run.count { return run.first + rest }
      rest -= run.count
    }
    return -1
  }

  // MARK: CardDataSource

  func numberOfItems() -> Int { count }

  func itemID(at index: Int) -> CardItemID { CardItemID(number(at: index)) }

  func index(of item: CardItemID, near hint: Int) -> Int? {
    guard let number = item.number else { return nil }
    var start = 0
    for run in runs {
      if number >= run.first, number < run.first + run.count { return start + number - run.first }
      start += run.count
    }
    return nil
  }

  func loadMore(after count: Int) { onLoadMore(count) }

  func cell(forItemAt index: Int, in cells: CellRecycler) -> any CardCell {
    makeCell(number(at: index), cells)
  }
}
