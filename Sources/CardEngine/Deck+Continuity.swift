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

  /// Where a card belongs, and how fast that changes.
  struct MovingTarget {
    var now: CardPlacement
    var rate: CardPlacement
  }

  /// Where a card belonged before a change.
  struct Before {
    var serial: Int
    var target: MovingTarget
  }

  /// Where every card belongs and how fast that changes, aligned with `records`.
  ///
  /// Rates are taken over three points of a parabola. Two points would see half the step's share
  /// of the acceleration of a stiff spring as a jump in velocity.
  private func movingTargets() -> [MovingTarget] {
    // Short against any motion, long against the rounding of a coordinate. The steps are taken from
    // the moments: on a clock of large numbers they are not quite those asked for.
    let (soonTime, laterTime) = (time + 1e-5, time + 2e-5)
    let (step, nextStep) = (soonTime - time, laterTime - soonTime)
    guard step > 0, nextStep > 0 else { return restingTargets() }
    var now: ContiguousArray<CardPlacement> = []
    var soon: ContiguousArray<CardPlacement> = []
    var later: ContiguousArray<CardPlacement> = []
    computeTargets(at: time, into: &now)
    computeTargets(at: soonTime, into: &soon)
    computeTargets(at: laterTime, into: &later)
    let bend = step / (step + nextStep)
    return now.indices.map { index in
      let way = soon[index].subtracting(now[index])
      let nextWay = later[index].subtracting(soon[index])
      return MovingTarget(
        now: now[index],
        rate: CardPlacement.null.adding(
          way, times: (1 + bend) / step, nextWay, times: -bend / nextStep))
    }
  }

  /// The targets on a clock whose numbers are too large to tell two near moments apart.
  private func restingTargets() -> [MovingTarget] {
    var now: ContiguousArray<CardPlacement> = []
    computeTargets(at: time, into: &now)
    return now.map { MovingTarget(now: $0, rate: .null) }
  }

  /// Makes a change after which cards belong elsewhere, and lets each get there smoothly.
  ///
  /// The jump of a card's target, in place and velocity, is added to its residual. A card whose
  /// target did not jump keeps its residual untouched: a change elsewhere does not disturb it.
  /// - Complexity: O(attached cards).
  func withContinuity(_ transition: Transition, _ change: () -> Void) {
    let before = targetsBefore()
    let firstNew = nextSerial
    change()
    absorbJumps(since: before, firstNew: firstNew, transition)
  }

  // The two halves are never inlined: the compiler specializes the function above for each of its
  // dozen closures, and what is in it is in the module a dozen times.

  @inline(never)
  private func targetsBefore() -> [Before] {
    zip(records, movingTargets()).map { Before(serial: $0.serial, target: $1) }
  }

  @inline(never)
  private func absorbJumps(since before: [Before], firstNew: Int, _ transition: Transition) {
    syncWindow(fadingFrom: transition.fadesOut ? before : nil)
    let after = movingTargets()
    for index in records.indices {
      let serial = records[index].serial
      if serial >= firstNew {
        guard transition.fadesIn, !records[index].pull.isActive else { continue }
        var offset = CardPlacement.null
        offset.alpha = -after[index].now.alpha
        records[index].residual = Residual(
          offset: offset, rate: .null, spring: transition.spring, start: time)
      } else if records[index].role == .leaving {
        // It fades where it was seen, residual and all.
        continue
      } else if let old = before.first(where: { $0.serial == serial }) {
        absorb(old.target, after[index], spring: transition.spring, into: index)
      }
    }
    needsRender = true
  }

  private func absorb(
    _ old: MovingTarget, _ new: MovingTarget, spring: Spring, into index: Int
  ) {
    var offset = old.now.subtracting(new.now)
    var rate = old.rate.subtracting(new.rate)
    // Paint order is a matter of targets alone: it changes at once.
    offset.depth = 0
    rate.depth = 0
    // And so is what lies behind the camera.
    offset.translationZ = 0
    rate.translationZ = 0
    guard Residual.weight(offset) > 1e-9 || Residual.weight(rate) > 1e-2 else { return }
    let rest = records[index].residual.state(at: time)
    records[index].residual = Residual(
      offset: rest.offset.adding(offset, times: 1, .null, times: 0),
      rate: rest.rate.adding(rate, times: 1, .null, times: 0), spring: spring, start: time)
  }
}
