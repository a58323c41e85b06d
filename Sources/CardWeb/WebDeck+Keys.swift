internal import CardCore
internal import CardEngine

extension WebDeck {
  package func key(_ key: WebKey, at time: Double) -> Bool {
    endWheelTurn()
    switch key {
    case .left: return engine.press(arrow: .left)
    case .right: return engine.press(arrow: .right)
    case .up: return engine.press(arrow: .up)
    case .down: return engine.press(arrow: .down)
    case .select: return engine.pressSelect(at: time)
    case .escape: return engine.collapse()
    case .undo: return engine.undo()
    case .first: return engine.browse(by: -engine.frontIndex)
    case .last: return engine.browse(by: engine.count - 1 - engine.frontIndex)
    }
  }
}
