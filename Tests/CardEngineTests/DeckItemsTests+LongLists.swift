import CardCore
import CardEngine
import CardTestSupport
import ExpandingCarousel
import Testing

/// New lists of 30 items and more, of which many are gone at once.
extension DeckItemsTests {
  /// A deck of the items 1 to 30 is given another list.
  struct Change: CustomTestStringConvertible {
    /// The new list, in parts.
    let parts: [ClosedRange<Int>]
    /// What must be in front then.
    let front: CardItemID?

    init(_ parts: [ClosedRange<Int>], _ front: CardItemID?) {
      self.parts = parts
      self.front = front
    }

    var items: [CardItemID] { parts.joined().map { CardItemID($0) } }

    var testDescription: String { "\(parts)" }
  }

  private static let all = (1...30).map { CardItemID($0) }

  @Test(
    arguments: [true, false],
    [
      // 15 have been swiped, the 16th is in front. It is gone with 1, 4 and 9 before it.
      Change([1...14, 17...30], 17), Change([1...11, 17...30], 17), Change([1...6, 17...30], 17),
      // With 1, 4 and 9 behind it.
      Change([1...15, 18...30], 18), Change([1...15, 21...30], 21), Change([1...15, 26...30], 26),
      // With some on both sides, 20 of 30 in the last case.
      Change([1...13, 19...30], 19), Change([1...10, 22...30], 22), Change([1...5, 26...30], 26),
      // Every other one.
      Change([1...1, 3...3, 5...5, 7...7, 9...9, 11...11, 13...13, 15...15, 17...30], 17),
      Change([1...11, 17...17, 19...19, 21...21], 17),
      // All before it, all behind it, all but the first, all but the last, all.
      Change([17...30], 17), Change([25...30], 25), Change([1...15], nil), Change([1...9], nil),
      Change([1...1], nil), Change([30...30], 30), Change([], nil),
      // What was put into the gap; what was put elsewhere is not.
      Change([1...11, 98...99, 17...30], 98), Change([1...10, 98...99, 11...11, 17...30], 17),
      Change([98...99, 17...30], 98), Change([1...9, 99...99], 99), Change([40...70], 40),
      Change([1...11, 17...17, 98...99, 18...30], 17),
      // It is still there, however many are gone from round it.
      Change([1...9, 16...30], 16), Change([16...16], 16), Change([1...3, 16...16, 30...30], 16),
    ])
  func `from a gap of any length, what stands in the place of the front comes to the front`(
    knowsList: Bool, change: Change
  ) throws {
    let rig = try rig(Self.all, swiped: 15, knowsList: knowsList)
    #expect(rig.deck.frontItem == 16)
    try apply(change.items, to: rig)
    #expect(rig.deck.frontItem == change.front)
    #expect(rig.deck.historyCount == change.items.count { Self.all[..<15].contains($0) })
    rig.run(2)
    #expect(rig.deck.frontItem == change.front)
    #expect(rig.fault == nil)
  }

  @Test(
    arguments: [true, false],
    [
      Change([1...24], nil), Change([1...10], nil), Change([11...30], nil), Change([], nil),
      Change([98...99, 1...10], nil), Change([1...10, 98...99], 98), Change([1...30, 99...99], 99),
      Change([40...70], 40),
    ])
  func `in a long deck that has run out, only what was put behind the last item is new`(
    knowsList: Bool, change: Change
  ) throws {
    let rig = try rig(Self.all, swiped: 30, knowsList: knowsList)
    #expect(rig.deck.frontItem == nil)
    try apply(change.items, to: rig)
    #expect(rig.deck.frontItem == change.front)
    rig.run(2)
    #expect(rig.fault == nil)
  }

  @Test(
    arguments: [
      // A row has its last item in the middle when nothing stands behind the gap.
      Change([1...11, 17...30], 17), Change([1...15, 26...30], 26), Change([1...5, 26...30], 26),
      Change([1...9], 9), Change([17...30], 17), Change([1...9, 98...99], 98), Change([], nil),
    ])
  func `in a row, too`(change: Change) throws {
    let rig = Rig(.expandingCarousel, count: 0)
    rig.source.items = Self.all
    try rig.deck.apply(items: Self.all)
    rig.deck.scroll(to: 15)
    rig.run(2)
    #expect(rig.deck.frontItem == 16)
    try apply(change.items, to: rig)
    #expect(rig.deck.frontItem == change.front)
    rig.run(2)
    #expect(rig.fault == nil)
  }

  @Test(
    arguments: [
      // Behind the last item of a loop comes the first one.
      Change([1...11, 17...30], 17), Change([1...5, 26...30], 26), Change([1...9], 1),
      Change([17...30], 17), Change([1...9, 98...99], 98), Change([], nil),
    ])
  func `in a loop, too`(change: Change) throws {
    let rig = try rig(Self.all)
    rig.deck.configuration.isLooping = true
    for _ in 0..<45 { rig.deck.swipe(.left) }
    rig.run(2)
    #expect(rig.deck.frontItem == 16)
    try apply(change.items, to: rig)
    #expect(rig.deck.frontItem == change.front)
    rig.run(2)
    #expect(rig.fault == nil)
  }
}
