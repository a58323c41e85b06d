internal import Cardstock

/// A layout as one would write it by hand in an app: a formula with its figures, in a container of
/// fixed size, that no engine stands behind.
protocol PlainLayout {
  /// The offsets of the visible cards at rest.
  var window: ClosedRange<Double> { get }
  func placement(at offset: Double) -> CardPlacement
  /// Brings what the layout has placed to the screen.
  func project(_ placement: inout CardPlacement)
}

extension PlainLayout {
  @inline(__always) func project(_ placement: inout CardPlacement) {}

  /// The loop: the cards whose places are given, one after the other, into a plain array.
  @inline(__always)
  func fill(_ placements: inout [CardPlacement], count: Int, firstOffset: Double) {
    for index in 0..<count {
      placements[index] = placement(at: firstOffset + Double(index))
    }
  }

  /// The cards of a row that are visible at a shift, in cards.
  /// - Returns: the place of the first of them, and their number.
  @inline(__always)
  func fillRow(_ placements: inout [CardPlacement], shift: Double) -> (first: Int, count: Int) {
    let first = Int((window.lowerBound + shift).rounded(.up))
    let last = Int((window.upperBound + shift).rounded(.down))
    let count = last - first + 1
    for index in 0..<count {
      var placement = placement(at: Double(first + index) - shift)
      project(&placement)
      placements[index] = placement
    }
    return (first, count)
  }
}

struct PlainCarousel: PlainLayout {
  let card = CardSize(width: 250, height: 350)
  let pitch = 270.0
  let center = Stage.size.center
  let cornerRadius = 6.0
  let shadow = CardShadow(radius: 8, opacity: 0.25, offset: CardPoint(x: 0, y: 4))
  let window = -(285.0 / 270 + 1)...(285.0 / 270 + 1)

  @inline(__always) func placement(at offset: Double) -> CardPlacement {
    CardPlacement(
      center: CardPoint(x: center.x + pitch * offset, y: center.y), size: card,
      cornerRadius: cornerRadius, shadow: shadow, depth: offset.magnitude)
  }
}

struct PlainTimeMachine: PlainLayout {
  let card = CardSize(width: 250, height: 350)
  let center = Stage.size.center
  let shadow = CardShadow(radius: 3, opacity: 0.4, offset: CardPoint(x: 0.5, y: 3))
  let camera = 500.0
  let window = -(5 - 1e-6)...(1 - 1e-6)

  @inline(__always) func placement(at offset: Double) -> CardPlacement {
    CardPlacement(
      center: center, size: card, translation: CardPoint(x: offset * 75, y: 0),
      translationZ: offset * 250,
      alpha: offset > 0 ? max(0, 1 - offset) : min(max(5 + offset, 0), 1),
      cornerRadius: 12.5, shadow: shadow, depth: -offset)
  }

  @inline(__always) func project(_ placement: inout CardPlacement) {
    let factor = 1 / (1 - placement.translationZ / camera)
    placement.translation = placement.translation * factor
    placement.translationZ = 0
    placement.scale *= factor
  }
}
