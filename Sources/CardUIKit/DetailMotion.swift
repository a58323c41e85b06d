#if canImport(UIKit) && !os(watchOS)
  internal import CardMotion

  /// How far a detail is open, as a motion that can be caught and turned round at any moment.
  @MainActor final class DetailMotion {
    /// Called when the motion has arrived; true at the open end.
    var onEnd: ((Bool) -> Void)?

    /// How long a way from end to end takes, in seconds, as far as the eye can tell.
    static let response = 0.4

    private let animator: MotionAnimator
    // Without overshoot: an open detail is no larger than the screen.
    private let spring = Spring(response: response, dampingRatio: 1)

    init() {
      animator = MotionAnimator(timing: .spring(spring))
      animator.completion = { [weak self] end in
        if let self { self.onEnd?(end == .end) }
      }
    }

    /// 0 closed ... 1 open.
    var fraction: Double { min(max(animator.fractionComplete, 0), 1) }

    /// Whether it moves by itself.
    var isRunning: Bool { animator.state == .running }

    /// Puts it to a fraction, where it waits.
    func hold(at fraction: Double) { animator.scrub(to: fraction) }

    /// Catches it where it is.
    func hold(time: Double) {
      // This may end the run, and pausing an ended one would start it anew.
      animator.advance(to: time)
      if isRunning { animator.pause(at: time) }
    }

    /// Sends it to an end from wherever it is.
    func run(open: Bool, at time: Double) {
      hold(time: time)
      if animator.isReversed == open { animator.reverse(at: time) }
      animator.continueAnimation(at: time)
    }

    /// Lets go of it: it runs on by the velocity, in fractions a second, or to the nearer end.
    func release(velocity: Double, restingSpeed: Double, at time: Double) {
      animator.release(
        velocity: velocity, spring: spring, minimumSpeed: restingSpeed, at: time)
    }

    /// Lets time pass.
    func advance(to time: Double) { animator.advance(to: time) }
  }
#endif
