internal import CardCore
internal import CardMotion

extension Deck {
  /// How cards come and go in a change.
  struct Transition {
    var spring: Spring
    /// Whether cards that enter the window fade in.
    var fadesIn = false
    /// Whether cards that drop out of the window fade out, instead of being gone at once.
    var fadesOut = false
  }

  /// Where a card belonged before a change, and where it would have a moment later.
  struct Before {
    var serial: Int
    var now: CardPlacement
    var later: CardPlacement
  }

  /// The step that velocities are taken over, in seconds: short against any motion, long against
  /// the rounding of a coordinate.
  private static var velocityStep: Double { 1e-5 }

  /// Makes a change after which cards belong elsewhere, and lets each get there smoothly.
  ///
  /// The jump of a card's target, in place and velocity, is added to its residual. A card whose
  /// target did not jump keeps its residual untouched: a change elsewhere does not disturb it.
  /// - Complexity: O(attached cards).
  func withContinuity(_ transition: Transition, _ change: () -> Void) {
    let step = Deck.velocityStep
    var now: ContiguousArray<CardPlacement> = []
    var later: ContiguousArray<CardPlacement> = []
    computeTargets(at: time, into: &now)
    computeTargets(at: time + step, into: &later)
    let before = records.indices.map {
      Before(serial: records[$0].serial, now: now[$0], later: later[$0])
    }
    let firstNew = nextSerial

    change()
    syncWindow(fadingFrom: transition.fadesOut ? before : nil)

    computeTargets(at: time, into: &now)
    computeTargets(at: time + step, into: &later)
    for index in records.indices {
      let serial = records[index].serial
      if serial >= firstNew {
        guard transition.fadesIn, !records[index].pull.isActive else { continue }
        var offset = CardPlacement.null
        offset.alpha = -now[index].alpha
        records[index].residual = Residual(
          offset: offset, rate: .null, spring: transition.spring, start: time)
      } else if let old = before.first(where: { $0.serial == serial }) {
        absorb(old, now: now[index], later: later[index], spring: transition.spring, into: index)
      }
    }
    needsRender = true
  }

  private func absorb(
    _ old: Before, now: CardPlacement, later: CardPlacement, spring: Spring, into index: Int
  ) {
    var offset = old.now.subtracting(now)
    let drift = old.later.subtracting(later).subtracting(offset)
    var rate = CardPlacement.null.adding(drift, times: 1 / Deck.velocityStep, .null, times: 0)
    // Paint order is a matter of targets alone: it changes at once.
    offset.depth = 0
    rate.depth = 0
    guard Residual.weight(offset) > 1e-9 || Residual.weight(rate) > 1e-2 else { return }
    let rest = records[index].residual.state(at: time)
    records[index].residual = Residual(
      offset: rest.offset.adding(offset, times: 1, .null, times: 0),
      rate: rest.rate.adding(rate, times: 1, .null, times: 0), spring: spring, start: time)
  }
}
