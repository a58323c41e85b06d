internal import Cardstock

/// A stack as one would write it by hand, with its drag.
protocol PlainStack: PlainLayout {
  var reset: Spring { get }
  var advance: Spring { get }
  var flightDuration: Double { get }
  /// What a finger that has come this far moves the card at a depth by.
  func followed(_ translation: CardPoint, depth: Double) -> CardPoint
  /// How far the cards behind are on their way to the places before them.
  func advance(of translation: CardPoint) -> Double
  /// Tilts the front card.
  func style(_ placement: inout CardPlacement, by translation: CardPoint)
  /// The place of the card that a swipe to the right ends at.
  func exit(from translation: CardPoint) -> CardPoint
}

extension PlainStack {
  var count: Int { Int(window.upperBound) + 1 }

  /// The stack under a finger, or on its way back: the translation says how far.
  @inline(__always)
  func fillDragged(
    _ placements: inout [CardPlacement], translation: CardPoint, advance: Double
  ) {
    var front = placement(at: 0)
    let way = followed(translation, depth: 0)
    front.translation = front.translation + way
    style(&front, by: way)
    placements[0] = front
    for index in 1..<count {
      let depth = Double(index)
      var placement = placement(at: depth - advance)
      placement.translation = placement.translation + followed(translation, depth: depth)
      placements[index] = placement
    }
  }
}

struct PlainInsetStack: PlainStack {
  let window = 0.0...2.0
  let size = Stage.size
  let center = Stage.size.center
  let reset = Spring(settlingDuration: 1, dampingRatio: 0.4, initialVelocity: 0)
  let advance = Spring(settlingDuration: 1, dampingRatio: 0.4, initialVelocity: 0)
  let flightDuration = 0.25

  @inline(__always) func placement(at offset: Double) -> CardPlacement {
    let step = min(max(offset, 0), 2)
    return CardPlacement(
      center: CardPoint(x: center.x, y: center.y + 30 * step),
      size: CardSize(width: size.width - 40 * step, height: size.height - 40 * step),
      alpha: 1 - 0.1 * step, depth: offset)
  }

  @inline(__always)
  func followed(_ translation: CardPoint, depth: Double) -> CardPoint {
    CardPoint(x: translation.x * max(0, 1.5 - 0.5 * depth), y: 0)
  }
  @inline(__always) func advance(of translation: CardPoint) -> Double { 0 }
  @inline(__always) func style(_ placement: inout CardPlacement, by translation: CardPoint) {}
  func exit(from translation: CardPoint) -> CardPoint { CardPoint(x: 480, y: 0) }
}

struct PlainSlideCard: PlainStack {
  let window = 0.0...3.0
  let size = CardSize(width: 280, height: 416)
  let center = CardPoint(x: 160, y: 228)
  let shadow = CardShadow(radius: 3, opacity: 0.4, offset: CardPoint(x: 0.5, y: 3))
  let reset = Spring(settlingDuration: 0.4, dampingRatio: 0.7, initialVelocity: 0)
  let advance = Spring(settlingDuration: 0.5, dampingRatio: 0.7, initialVelocity: 0)
  let flightDuration = 0.3

  @inline(__always) func placement(at offset: Double) -> CardPlacement {
    let step = min(max(offset, 0), 2)
    let scale = 1 - 0.05 * step
    return CardPlacement(
      center: center, size: size,
      translation: CardPoint(x: 0, y: 12 * step + (1 - scale) * size.height / 2),
      scale: scale, cornerRadius: 14, shadow: shadow, depth: offset)
  }

  @inline(__always)
  func followed(_ translation: CardPoint, depth: Double) -> CardPoint {
    depth == 0 ? translation : .zero
  }
  @inline(__always) func advance(of translation: CardPoint) -> Double {
    min(max(translation.x.magnitude, translation.y.magnitude) / 100, 1)
  }
  @inline(__always) func style(_ placement: inout CardPlacement, by translation: CardPoint) {
    placement.rotation += .pi / 18 * min(max(translation.x / 320, -1), 1)
  }
  func exit(from translation: CardPoint) -> CardPoint {
    CardPoint(x: 400, y: translation.y * 2)
  }
}
