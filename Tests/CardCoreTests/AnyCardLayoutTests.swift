import CardCore
import Testing

/// Cards in a row, 10 points apart, that fade with the distance.
private struct Row: CardLayout {
  struct Resolved: ResolvedCardLayout {
    let traits: CardLayoutTraits
    let size: CardSize

    func placement(at offset: Double) -> CardPlacement {
      CardPlacement(
        center: CardPoint(x: size.width / 2 + 10 * offset, y: size.height / 2), size: size,
        alpha: 1 / (1 + offset * offset), depth: offset)
    }
  }

  func resolve(in environment: LayoutEnvironment) -> Resolved {
    Resolved(traits: CardLayoutTraits(window: -1...2, perspective: -0.002), size: environment.size)
  }
}

/// A layout with a batch call of its own, which must win over the default.
private struct Numbered: CardLayout, ResolvedCardLayout {
  var traits: CardLayoutTraits { CardLayoutTraits(window: 0...1) }
  func resolve(in environment: LayoutEnvironment) -> Numbered { self }
  func placement(at offset: Double) -> CardPlacement { CardPlacement(center: .zero, size: .zero) }
  func place(firstOffset: Double, into placements: inout MutableSpan<CardPlacement>) {
    for index in 0..<placements.count {
      placements[index] = CardPlacement(center: .zero, size: .zero, depth: Double(100 + index))
    }
  }
}

@Suite struct AnyCardLayoutTests {
  let environment = LayoutEnvironment(size: CardSize(width: 100, height: 50))

  func batch(_ layout: AnyResolvedCardLayout, from first: Double, count: Int) -> [CardPlacement] {
    var placements = ContiguousArray(
      repeating: CardPlacement(center: .zero, size: .zero), count: count)
    var span = placements.mutableSpan
    layout.place(firstOffset: first, into: &span)
    return Array(placements)
  }

  @Test func `A wrapped layout gives the traits and placements of the bare one`() {
    let resolved = AnyCardLayout(Row()).resolve(in: environment)
    #expect(resolved.traits == CardLayoutTraits(window: -1...2, perspective: -0.002))
    let placement = resolved.placement(at: 2)
    #expect(placement.center == CardPoint(x: 70, y: 25))
    #expect(placement.size == CardSize(width: 100, height: 50))
    #expect(placement.alpha == 0.2)
  }

  @Test(arguments: [-1.0, 0, 0.25, 1e9], [0, 1, 7])
  func `A batch equals its cards one by one`(first: Double, count: Int) {
    let resolved = AnyCardLayout(Row()).resolve(in: environment)
    #expect(
      batch(resolved, from: first, count: count)
        == (0..<count).map { resolved.placement(at: first + Double($0)) })
  }

  @Test func `A layout's own batch call is the one that is used`() {
    let resolved = AnyCardLayout(Numbered()).resolve(in: environment)
    #expect(batch(resolved, from: 0, count: 3).map(\.depth) == [100, 101, 102])
  }

  @Test func `Each resolution is for its own container`() {
    let layout = AnyCardLayout(Row())
    let small = layout.resolve(in: LayoutEnvironment(size: CardSize(width: 10, height: 10)))
    let large = layout.resolve(in: environment)
    #expect(small.placement(at: 0).center == CardPoint(x: 5, y: 5))
    #expect(large.placement(at: 0).center == CardPoint(x: 50, y: 25))
  }
}
