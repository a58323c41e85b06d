import CardCore
import CardTestSupport
import Testing

@testable import CardEngine

@Suite struct ListDifferenceTests {
  private static func difference(_ old: String, _ new: String) throws -> ListDifference {
    ListDifference(from: items(old), to: try ItemPlaces(items(new)))
  }

  private static func items(_ text: String) -> [CardItemID] { text.map { CardItemID("\($0)") } }

  @Test(arguments: [
    ("", "", []), ("abc", "abc", [0, 1, 2]), ("abc", "", [-1, -1, -1]),
    // Insertions and deletions move nothing.
    ("abc", "xaybzc", [1, 3, 5]), ("abcd", "bd", [-1, 0, -1, 1]),
    // One item goes to the end, to the start, past two others.
    ("abcd", "bcda", [-1, 0, 1, 2]), ("abcd", "dabc", [1, 2, 3, -1]),
    ("abcde", "acdbe", [0, -1, 1, 2, 4]),
    // The longer of two blocks stays.
    ("abcde", "deabc", [2, 3, 4, -1, -1]), ("abcde", "cdeab", [-1, -1, 0, 1, 2]),
    // With a deletion and an insertion in between.
    ("abcdef", "fxacd", [2, -1, 3, 4, -1, -1]),
  ])
  func `the fewest items are moved`(old: String, new: String, kept: [Int]) throws {
    #expect(try Self.difference(old, new).kept == kept)
  }

  @Test(arguments: ["ba", "dcba", "hgfedcba"])
  func `of a reversed list one item stays`(new: String) throws {
    let old = String(new.reversed())
    #expect(try Self.difference(old, new).kept.filter { $0 >= 0 }.count == 1)
  }

  @Test(arguments: [
    // The gap of a deleted item is where it stood.
    ("abc", "ac", 1, 1, 1), ("abc", "axc", 1, 1, 2), ("abc", "bc", 0, nil, 0),
    ("abc", "ab", 2, 2, nil),
    // Behind all, and before all.
    ("abc", "abcd", 3, 3, nil), ("abc", "xabc", 3, 4, nil), ("abc", "xyz", 2, nil, nil),
    // Moved and deleted neighbours do not count.
    ("abcd", "bda", 2, 1, 1), ("abcd", "adb", 2, 1, 1),
  ])
  func `a gap is behind the nearest item that has stayed, and before the next one`(
    old: String, new: String, place: Int, gap: Int?, next: Int?
  ) throws {
    let difference = try Self.difference(old, new)
    #expect(difference.gap(before: place) == gap)
    #expect(difference.firstKept(from: place) == next)
  }

  /// The length of a longest increasing subsequence by its definition, in O(n²).
  private static func longestRow(_ values: [Int]) -> Int {
    var best: [Int] = []
    for (end, value) in values.enumerated() {
      let before = values.indices.prefix(end).filter { values[$0] < value }.map { best[$0] }
      best.append(1 + (before.max() ?? 0))
    }
    return best.max() ?? 0
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `what stays is in order and as much as can be`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let old = (0..<Int.random(in: 0...30, using: &random)).map { CardItemID($0) }
    var new = old
    for _ in 0..<Int.random(in: 0...12, using: &random) where !new.isEmpty {
      let item = new.remove(at: Int.random(in: 0..<new.count, using: &random))
      let isMove = random.next() % 3 != 0
      new.insert(
        isMove ? item : CardItemID(Int.random(in: 100...1_000_000, using: &random)),
        at: Int.random(in: 0...new.count, using: &random))
    }
    let difference = ListDifference(from: old, to: try ItemPlaces(new))
    let stayed = difference.kept.filter { $0 >= 0 }
    #expect(stayed == stayed.sorted(), "\(random)")
    for (item, place) in zip(old, difference.kept) where place >= 0 {
      #expect(new[place] == item, "\(random)")
    }
    let places = old.compactMap { new.firstIndex(of: $0) }
    #expect(stayed.count == Self.longestRow(places), "\(random)")
  }
}
