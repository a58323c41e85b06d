/// How many swipes a run has demanded, so that a test knows that it has tested something.
struct ModelDemands {
  private(set) var swipes = 0
  private(set) var flings = 0

  mutating func count(_ command: ScriptCommand, isPossible: Bool) {
    guard isPossible else { return }
    switch command {
    case .swipe: swipes += 1
    case .fling: flings += 1
    default: break
    }
  }

  static func += (sum: inout Self, other: Self) {
    sum.swipes += other.swipes
    sum.flings += other.flings
  }
}
