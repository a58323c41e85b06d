import CardCore
import Testing

@testable import CardEngine

@Suite struct IndexMapTests {
  @Test(arguments: [
    ([CardChange.insert(4)], 3), ([.insert(-1)], 3), ([.delete(3)], 3), ([.delete(0)], 0),
    ([.move(from: 0, to: 3)], 3), ([.move(from: -1, to: 0)], 3), ([.reload(3)], 3),
    ([.delete(0), .delete(0)], 1), ([.insert(3), .insert(5)], 3),
  ])
  func `a step that does not fit the count at its turn is refused`(
    changes: [CardChange], count: Int
  ) {
    #expect(IndexMap(changes, count: count) == nil)
  }

  @Test(arguments: [
    ([CardChange](), [0, 1, 2, 3], 4),
    ([.insert(0)], [1, 2, 3, 4], 5),
    ([.insert(2)], [0, 1, 3, 4], 5),
    ([.insert(4)], [0, 1, 2, 3], 5),
    ([.delete(1)], [0, nil, 1, 2], 3),
    ([.move(from: 0, to: 2)], [2, 0, 1, 3], 4),
    ([.move(from: 3, to: 1)], [0, 2, 3, 1], 4),
    ([.move(from: 2, to: 2)], [0, 1, 2, 3], 4),
    ([.delete(0), .delete(0), .insert(1)], [nil, nil, 0, 2], 3),
    ([.insert(0), .move(from: 0, to: 4), .delete(4)], [0, 1, 2, 3], 4),
    ([.reload(2)], [0, 1, 2, 3], 4),
  ])
  func `an index goes through the steps one after another`(
    changes: [CardChange], places: [Int?], count: Int
  ) throws {
    let map = try #require(IndexMap(changes, count: 4))
    #expect((0..<4).map { map.index(after: $0) } == places)
    #expect(map.newCount == count)
    #expect(map.index(after: -1) == nil)
  }

  @Test func `a reloaded index is a final one, unless its item is deleted later`() throws {
    let map = try #require(
      IndexMap([.reload(2), .insert(0), .reload(1), .delete(3), .reload(4)], count: 5))
    #expect(map.reloaded == [1, 4])
  }

  @Test(arguments: [
    // The front follows its item; an insertion at its place goes before it.
    ([CardChange.insert(0)], 2, 3), ([.insert(2)], 2, 3), ([.insert(3)], 2, 2),
    // When it is deleted the one behind comes to the front.
    ([.delete(0)], 2, 1), ([.delete(2)], 2, 2), ([.delete(3)], 2, 2), ([.delete(4)], 4, 4),
    // In a deck that has run out a new last item comes to the front.
    ([.insert(5)], 5, 5), ([.insert(0)], 5, 6), ([.delete(0)], 5, 4),
    // A move past the front shifts it.
    ([.move(from: 0, to: 4)], 2, 1), ([.move(from: 4, to: 0)], 2, 3),
    ([.move(from: 3, to: 4)], 2, 2),
  ])
  func `the front follows its item`(changes: [CardChange], front: Int, result: Int) throws {
    let map = try #require(IndexMap(changes, count: 5))
    #expect(map.front(after: front, oldCount: 5, followsMoves: true) == result)
    #expect(map.front(after: front, oldCount: 5, followsMoves: false) == result)
  }

  @Test(arguments: [(0, 0, 2), (4, 4, 2), (2, 2, 2)])
  func `a moved front goes along in a row; in a stack the next one comes up`(
    target: Int, inRow: Int, inStack: Int
  ) throws {
    let map = try #require(IndexMap([.move(from: 2, to: target)], count: 5))
    #expect(map.front(after: 2, oldCount: 5, followsMoves: true) == inRow)
    // Moved to a place before the front it counts as swiped, and the next item is in front.
    #expect(
      map.front(after: 2, oldCount: 5, followsMoves: false) == (target == 0 ? 3 : inStack))
  }
}
