import CardCore
import CardEngine
import CardTestSupport

extension Rig {
  /// Drags in eight equal steps, so that round distances stay exact, and holds still before the
  /// finger is lifted, so that the release is no fling.
  func pull(by way: CardPoint, from start: CardPoint? = nil, release: Bool = true) {
    drag(from: start, by: way, steps: 8, hold: 0.3, release: release)
  }

  /// Lifts the finger of an unfinished ``pull(by:from:release:)``.
  func lift(after way: CardPoint, from start: CardPoint? = nil) {
    pointer(.up, (start ?? center) + way)
  }

  /// Throws a card: 0.1 s, and the finger is lifted while it moves.
  func fling(by way: CardPoint, from start: CardPoint? = nil) {
    drag(from: start, by: way, over: 0.1, steps: 8, hold: 0)
  }

  /// A finger comes down and is lifted at the same place.
  func tap(_ location: CardPoint? = nil) {
    pointer(.down, location ?? center)
    time += 0.05
    pointer(.up, location ?? center)
  }

  /// One frame, a given time after a moment.
  func advance(to moment: Double) {
    time = moment
    deck.advance(to: moment)
  }

  func cell(_ item: CardItemID) -> TestCell? { host.cell(for: item) as? TestCell }
}

extension Double {
  /// Whether two numbers agree but for rounding.
  func isNear(_ other: Double, within tolerance: Double = 1e-9) -> Bool {
    (self - other).magnitude <= tolerance
  }
}

extension CardPoint {
  func isNear(_ x: Double, _ y: Double, within tolerance: Double = 1e-9) -> Bool {
    self.x.isNear(x, within: tolerance) && self.y.isNear(y, within: tolerance)
  }
}
