package import CardCore
internal import CardEngine

/// What a wheel or a touch pad has moved since it last rested.
///
/// A wheel never says that it is let go, so a rest ends the turn.
struct WheelTurn {
  /// Seconds without an event after which the wheel rests. A touch pad's glide reports at least
  /// every 0.02 s or so, a finger on a wheel turns a notch at least every 0.1 s.
  static let rest = 0.12

  var translation: CardPoint
  var lastTime: Double
  let startIndex: Int

  func hasRested(at time: Double) -> Bool { time - lastTime >= Self.rest }
}

extension WebDeck {
  package func wheel(by delta: CardPoint, at time: Double) -> Bool {
    let isAlong =
      engine.configuration.axis == .horizontal
      ? delta.x.magnitude > delta.y.magnitude : delta.y.magnitude > delta.x.magnitude
    // A wheel across the row is the page's, also in the middle of a turn along it.
    guard isAlong, engine.isRow, !engine.expandedItem.isSome else { return false }
    if var turn = wheelTurn {
      turn.translation = turn.translation - delta
      turn.lastTime = time
      wheelTurn = turn
      pan(.changed, turn)
      return true
    }
    guard engine.phase != .dragging else { return false }
    let turn = WheelTurn(
      translation: .zero - delta, lastTime: time, startIndex: engine.frontIndex)
    wheelTurn = turn
    pan(.began, turn)
    host.keepsFrames = true
    return true
  }

  /// Lets the row snap. A turn that moved it visibly moves it by one card at least: a notch of a
  /// wheel is less than half a card, and would otherwise be taken back.
  func endWheelTurn() {
    guard let turn = wheelTurn else { return }
    wheelTurn = nil
    host.keepsFrames = false
    let moved = engine.position - Double(turn.startIndex)
    pan(.ended, turn)
    if engine.frontIndex == turn.startIndex, moved.magnitude > 0.1 {
      engine.browse(by: moved < 0 ? -1 : 1)
    }
  }

  private func pan(_ phase: PanEvent.Phase, _ turn: WheelTurn) {
    let middle = CardPoint(
      x: engine.containerSize.width / 2, y: engine.containerSize.height / 2)
    engine.handle(
      PanEvent(
        phase, at: middle + turn.translation, translation: turn.translation, velocity: .zero,
        time: turn.lastTime))
  }
}
