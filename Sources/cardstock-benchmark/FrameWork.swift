internal import Cardstock

/// A motion, frame by frame: by the engine, and by a loop written by hand.
protocol FrameWork {
  var name: String { get }
  /// Brings the deck to where the motion starts.
  func prepare()
  /// One frame by the engine: input if there is any, motion, placements and the host's commands.
  func engineFrame(_ frame: Int)
  /// The same frame by hand.
  /// - Returns: how many cards there are.
  func loopFrame(_ frame: Int, _ placements: inout [CardPlacement]) -> Int
  /// The item of the hand-written loop's first card in a frame.
  func firstItem(_ frame: Int) -> Int
}

extension FrameWork {
  /// How many frames a measurement has.
  static var frames: Int { 1_000 }

  @inline(never) func runEngine(_ frames: Int) {
    for frame in 1...frames { engineFrame(frame) }
  }

  @inline(never) func runLoop(_ frames: Int, _ placements: inout [CardPlacement]) {
    for frame in 1...frames {
      let count = loopFrame(frame, &placements)
      keep(count)
    }
  }

  /// The largest difference between what the engine shows and what the loop computes, over some
  /// frames; depths are left out, since they only serve to sort.
  func largestDifference(on stage: Stage) -> Double {
    var placements = [CardPlacement](repeating: Self.blank, count: 16)
    var largest = 0.0
    prepare()
    for frame in 1...Self.frames {
      engineFrame(frame)
      let count = loopFrame(frame, &placements)
      guard frame % 97 == 0 else { continue }
      for index in 0..<count {
        let item = firstItem(frame) + index
        guard let shown = stage.host.placement(ofItem: item) else { return .infinity }
        largest = max(largest, shown.difference(to: placements[index]))
      }
    }
    return largest
  }

  static var blank: CardPlacement { CardPlacement(center: .zero, size: .zero) }
}

extension CardPlacement {
  /// The largest difference in what is seen of two placements, in points; one of a ratio or an
  /// angle counts a hundred times.
  func difference(to other: CardPlacement) -> Double {
    let lengths = [
      position.x - other.position.x, position.y - other.position.y,
      size.width - other.size.width, size.height - other.size.height,
      cornerRadius - other.cornerRadius, shadow.radius - other.shadow.radius,
      shadow.offset.x - other.shadow.offset.x, shadow.offset.y - other.shadow.offset.y,
    ]
    let ratios = [
      rotation - other.rotation, scale - other.scale, alpha - other.alpha,
      shadow.opacity - other.shadow.opacity, reveal - other.reveal,
    ]
    return (lengths + ratios.map { $0 * 100 }).map(\.magnitude).max() ?? 0
  }
}

/// A finger that goes to and fro, in steps, between -1 and 1.
func sweep(_ frame: Int, period: Int) -> Double {
  let phase = Double((frame + period / 4) % period) / Double(period)
  return phase < 0.5 ? 4 * phase - 1 : 3 - 4 * phase
}
