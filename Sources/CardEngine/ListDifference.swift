internal import CardCore

/// What became of the items of a list: which ones have kept their order, were moved or are gone.
///
/// An item that is in both lists is found by its identity, in one look into a hash table. Of these
/// the largest set that still stands in the old order has stayed; the others were moved, and no
/// smaller number of moves would do. That set is a longest increasing subsequence of the new
/// indices, found by patience sorting: an item that continues the longest row so far is dealt with
/// at once, and the others, by a binary search, are exactly as many as were moved. A list of `n`
/// items of which `m` were moved costs O(n + m log n), where Heckel's two passes, which are linear
/// too, take many items for moved that only stand behind a moved one.
///
/// Source: Fredman, "On computing the length of longest increasing subsequences", Discrete
/// Mathematics 11, 1975.
struct ListDifference {
  /// For each old item its new index if it has stayed in order, -1 if it was moved or is gone.
  private(set) var kept: [Int]

  /// Compares a list with one whose places are known.
  init(from old: [CardItemID], to places: ItemPlaces) {
    kept = old.map { places[$0] ?? -1 }
    keepLongestRow()
  }

  /// Where the gap before an old item is in the new list: behind the nearest item before it that
  /// has stayed in order; `nil` if there is none.
  /// - Complexity: O(distance to that item).
  func gap(before place: Int) -> Int? {
    kept[..<place].last { $0 >= 0 }.map { $0 + 1 }
  }

  /// The new index of the first item from an old one on that has stayed in order.
  /// - Complexity: O(distance to that item).
  func firstKept(from place: Int) -> Int? {
    kept[place...].first { $0 >= 0 }
  }

  private mutating func keepLongestRow() {
    // The old place at which the best row of each length ends, and what stands before each place
    // in its row.
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: kept.count)
    for place in kept.indices where kept[place] >= 0 {
      let length = self.length(before: place, in: ends)
      if length > 0 { previous[place] = ends[length - 1] }
      if length == ends.count {
        ends.append(place)
      } else {
        ends[length] = place
      }
    }
    var stays = [Bool](repeating: false, count: kept.count)
    var place = ends.last ?? -1
    while place >= 0 {
      stays[place] = true
      place = previous[place]
    }
    for place in kept.indices where !stays[place] { kept[place] = -1 }
  }

  /// The length of the longest row that an item can continue.
  private func length(before place: Int, in ends: [Int]) -> Int {
    guard let last = ends.last, kept[last] >= kept[place] else { return ends.count }
    var (low, high) = (0, ends.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if kept[ends[middle]] < kept[place] { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
