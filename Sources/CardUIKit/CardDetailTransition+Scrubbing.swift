#if canImport(UIKit) && !os(watchOS)
  internal import UIKit

  /// What a finger does to a detail.
  extension CardDetailTransition {
    /// The finger's way from end to end, in points: half of what the container has beyond the card,
    /// and never so short that it could not be scrubbed.
    var scrubDistance: Double {
      guard let container else { return 1 }
      let card = deckView?.cell(for: item)?.bounds.height ?? 0
      return max(Double(container.bounds.height - card) / 2, Double(container.bounds.height) / 4, 1)
    }

    /// A finger takes hold: of a running motion, or of an open detail to close it.
    func grab() {
      switch phase {
      case .opening, .closing:
        motion.hold(time: CACurrentMediaTime())
        frames.needsFrames = false
      case .open: startReturn()
      case .closed: break
      }
    }

    /// The finger moves.
    func scrub(to fraction: Double) {
      guard phase == .opening || phase == .closing else { return }
      motion.hold(at: min(max(fraction, 0), 1))
      show()
      reportProgress()
    }

    /// The finger lets go, with a velocity in fractions a second.
    func release(velocity: Double, restingSpeed: Double) {
      guard phase == .opening || phase == .closing else { return }
      motion.release(velocity: velocity, restingSpeed: restingSpeed, at: CACurrentMediaTime())
      frames.needsFrames = true
    }

    /// The system takes the finger away: the motion goes on where it went.
    func releaseCancelled() {
      guard phase == .opening || phase == .closing else { return }
      motion.run(open: phase == .opening, at: CACurrentMediaTime())
      frames.needsFrames = true
    }
  }
#endif
