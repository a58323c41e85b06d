/// What a run has demanded, so that a test knows that it has tested something.
struct ModelDemands {
  private(set) var swipes = 0
  private(set) var flings = 0
  /// Undos from code that have brought a card back.
  private(set) var undos = 0
  /// Commands from inside call-outs whose effect must be seen later.
  private(set) var insides = 0

  mutating func count(_ command: ScriptCommand, isPossible: Bool) {
    guard isPossible else { return }
    switch command {
    case .swipe: swipes += 1
    case .fling: flings += 1
    case .undo: undos += 1
    default: break
    }
  }

  mutating func count(inside command: ScriptCommand) {
    switch command {
    case .swipe, .undo, .scroll, .layout, .loop: insides += 1
    default: break
    }
  }

  static func += (sum: inout Self, other: Self) {
    sum.swipes += other.swipes
    sum.flings += other.flings
    sum.undos += other.undos
    sum.insides += other.insides
  }
}
