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

  /// Computes where every card belongs and how fast that changes, as what holds after a change.
  ///
  /// Rates are taken over three points of a parabola. Two points would see half the step's share
  /// of the acceleration of a stiff spring as a jump in velocity.
  private func computeMovingTargets() {
    // Short against any motion, long against the rounding of a coordinate. The steps are taken from
    // the moments: on a clock of large numbers they are not quite those asked for.
    let (soonTime, laterTime) = (time + 1e-5, time + 2e-5)
    let (step, nextStep) = (soonTime - time, laterTime - soonTime)
    // On a clock whose numbers are too large to tell two near moments apart, all rests.
    let canTellApart = step > 0 && nextStep > 0
    let bend = canTellApart ? step / (step + nextStep) : 0
    // The places at the three moments are kept in the records, the last of them as the placement.
    if canTellApart {
      computeTargets(at: laterTime)
      for index in records.indices { records[index].after.rate = records[index].placement }
      computeTargets(at: soonTime)
      for index in records.indices { records[index].after.now = records[index].placement }
    }
    computeTargets(at: time)
    for index in records.indices {
      let now = records[index].placement
      var rate = CardPlacement.null
      if canTellApart {
        let (soon, later) = (records[index].after.now, records[index].after.rate)
        rate.add(soon.subtracting(now), times: (1 + bend) / step)
        rate.add(later.subtracting(soon), times: -bend / nextStep)
      }
      records[index].after = MovingTarget(now: now, rate: rate)
    }
  }

  /// Makes a change after which cards belong elsewhere, and lets each get there smoothly.
  ///
  /// The jump of a card's target, in place and velocity, is added to its residual. A card whose
  /// target did not jump keeps its residual untouched: a change elsewhere does not disturb it.
  /// Such changes follow each other and never nest, since each keeps in the records what was before.
  /// - Complexity: O(attached cards).
  func withContinuity(_ transition: Transition, _ change: () -> Void) {
    noteTargets()
    let firstNew = nextSerial
    change()
    absorbJumps(firstNew: firstNew, transition)
  }

  // The two halves are never inlined: the compiler specializes the function above for each of its
  // dozen closures, and what is in it is in the module a dozen times.

  @inline(never)
  private func noteTargets() {
    computeMovingTargets()
    for index in records.indices { records[index].before = records[index].after }
  }

  @inline(never)
  private func absorbJumps(firstNew: Int, _ transition: Transition) {
    syncWindow(fadingBefore: transition.fadesOut ? firstNew : 0)
    computeMovingTargets()
    for index in records.indices {
      if records[index].serial >= firstNew {
        guard transition.fadesIn, !records[index].pull.isActive else { continue }
        records[index].residual = .fadingIn(
          records[index].after.now, spring: transition.spring, start: time)
      } else if records[index].role != .leaving {
        // One that leaves fades where it was seen, residual and all.
        records[index].absorbJump(spring: transition.spring, at: time)
      }
    }
    needsRender = true
  }
}

extension CardRecord {
  /// Adds to the residual what a change has made the target jump by.
  fileprivate mutating func absorbJump(spring: Spring, at time: Double) {
    var offset = before.now.subtracting(after.now)
    var rate = before.rate.subtracting(after.rate)
    // Paint order is a matter of targets alone: it changes at once.
    offset.depth = 0
    rate.depth = 0
    // And so is what lies behind the camera.
    offset.translationZ = 0
    rate.translationZ = 0
    guard Residual.weight(offset) > 1e-9 || Residual.weight(rate) > 1e-2 else { return }
    let rest = residual.state(at: time)
    offset.add(rest.offset, times: 1)
    rate.add(rest.rate, times: 1)
    residual = Residual(offset: offset, rate: rate, spring: spring, start: time)
  }
}
