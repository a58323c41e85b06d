import CardCore
import Testing

@Suite struct CardLayoutTests {
  /// The depth of a card is its offset.
  struct Line: ResolvedCardLayout {
    let traits = CardLayoutTraits(window: 0...2)
    func placement(at offset: Double) -> CardPlacement {
      CardPlacement(center: .zero, size: .zero, depth: offset)
    }
  }

  @Test(
    arguments: [
      (first: -1.5, count: 4, depths: [-1.5, -0.5, 0.5, 1.5]), (first: 3, count: 1, depths: [3]),
      (first: 0, count: 0, depths: []),
    ] as [(Double, Int, [Double])])
  func `The default batch call places neighbours one card apart`(
    first: Double, count: Int, depths: [Double]
  ) {
    var placements = ContiguousArray(
      repeating: CardPlacement(center: .zero, size: .zero), count: count)
    var span = placements.mutableSpan
    Line().place(firstOffset: first, into: &span)
    #expect(placements.map(\.depth) == depths)
  }
}
