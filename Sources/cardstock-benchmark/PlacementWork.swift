internal import Cardstock

/// The batch call of a layout alone, and the loop written by hand.
struct PlacementWork<Plain: PlainLayout> {
  let resolved: AnyResolvedCardLayout
  let plain: Plain

  /// A buffer as long as the window.
  var batch: ContiguousArray<CardPlacement> {
    let window = plain.window
    let count = Int(window.upperBound.rounded(.down) - window.lowerBound.rounded(.up)) + 1
    return ContiguousArray(
      repeating: CardPlacement(center: .zero, size: .zero), count: count)
  }

  private var first: Double { plain.window.lowerBound.rounded(.up) }

  @inline(never) func runEngine(_ calls: Int, _ placements: inout ContiguousArray<CardPlacement>) {
    // Whether the array has but one owner is asked once, as the compiler does for the loop below.
    var span = placements.mutableSpan
    for call in 0..<calls {
      resolved.place(firstOffset: first + 0.001 * Double(call & 127), into: &span)
    }
  }

  @inline(never) func runLoop(_ calls: Int, _ placements: inout [CardPlacement]) {
    let count = placements.count
    for call in 0..<calls {
      plain.fill(&placements, count: count, firstOffset: first + 0.001 * Double(call & 127))
      keep(placements[count - 1])
    }
  }

  /// The least that a frame of any engine does: the loop's placements, and those that are not what
  /// the host was told last go to the host. Without input, motion, ranges, and without finding out
  /// what there is to do.
  @inline(never)
  func runTelling(
    _ calls: Int, _ placements: inout [CardPlacement], _ told: inout [CardPresentation],
    to host: any CardHost
  ) {
    let count = placements.count
    for call in 0..<calls {
      plain.fill(&placements, count: count, firstOffset: first + 0.001 * Double(call & 127))
      for slot in 0..<count
      where CardPlacement.differs(&told[slot].placement, from: &placements[slot]) {
        told[slot].placement = placements[slot]
        host.update(at: slot, to: told[slot])
      }
    }
  }

  /// The largest difference between both, in points.
  func largestDifference() -> Double {
    var batch = self.batch
    var array = [CardPlacement](batch)
    let offset = first + 0.4
    var span = batch.mutableSpan
    resolved.place(firstOffset: offset, into: &span)
    plain.fill(&array, count: array.count, firstOffset: offset)
    return zip(batch, array).map { $0.difference(to: $1) }.max() ?? 0
  }
}
