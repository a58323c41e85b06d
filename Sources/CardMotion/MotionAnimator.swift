/// An animation of a fraction from 0 to 1 that can be caught, scrubbed, turned round and let go.
///
/// It works as UIKit's property animator does, except that it has no clock: each call is told the
/// time, and ``advance(to:)`` moves it on. The fraction never jumps on a pause, a reversal or
/// a continuation; only ``finish(at:)`` and the start of a new run may set it.
///
/// ```swift
/// let animator = MotionAnimator(timing: .curve(.easeInOut, duration: 0.3)) { position in … }
/// animator.start(at: now)
/// animator.pause(at: now + 0.1)                      // a finger catches the card
/// animator.scrub(to: 0.7)                            // … drags it
/// animator.release(velocity: 2, spring: spring, at: now + 0.4)  // … and throws it
/// ```
///
/// Each call in each state, where "–" is a call that changes nothing and returns false:
///
/// | call | inactive | running | paused | stopped |
/// | --- | --- | --- | --- | --- |
/// | ``start(at:)`` | running from 0 to 1 | – | as `continueAnimation` | – |
/// | ``pause(at:)`` | paused at 0 | paused where it is | – | – |
/// | ``scrub(to:)`` | paused at the fraction | – | paused at the fraction | – |
/// | ``reverse(at:)`` | – | runs to the other end | will run to the other end | – |
/// | ``continueAnimation(with:durationFactor:at:)`` | – | – | running | – |
/// | ``release(velocity:spring:minimumSpeed:at:)`` | – | – | running | – |
/// | ``stop(withoutFinishing:at:)``, true | – | inactive, no completion | the same | – |
/// | ``stop(withoutFinishing:at:)``, false | – | stopped | stopped | – |
/// | ``finish(at:)`` | – | – | – | inactive, completion |
/// | ``advance(to:)`` past the end | nothing | inactive, completion | nothing | nothing |
///
/// A call with a time first moves the animation on to it, as ``advance(to:)`` does, and then acts
/// in the state that this has led to. So it makes no difference how many frames came in between.
///
/// The completion is called once for each run that ends, after everything else about that run. It
/// may make any call, also start the next run, and finds the end of this one in ``time``.
///
/// A time that is not finite counts as the last one given, and so does an earlier one while the
/// animator is not inactive.
public final class MotionAnimator {
  /// What an animator is doing.
  public enum State: Sendable, Hashable {
    /// Before a run and after it.
    case inactive
    /// On its way to an end.
    case running
    /// Held where it is, to be scrubbed or continued.
    case paused
    /// Held for good, to be finished.
    case stopped
  }

  /// Where an animation ended.
  public enum FinishingPosition: Sendable, Hashable {
    /// At fraction 0.
    case start
    /// At fraction 1.
    case end
    /// Where it was stopped.
    case current
  }

  /// The timing of the next run, and of a continuation that names no other.
  public var timing: MotionTiming

  /// What is called at the end of each run.
  public var completion: ((FinishingPosition) -> Void)?

  /// What the animator is doing.
  public internal(set) var state = State.inactive

  /// Whether the animation runs, or will run on, to fraction 0.
  public internal(set) var isReversed = false

  /// The fraction at ``time``; beyond 0...1 while a spring or a curve overshoots.
  public internal(set) var fractionComplete = 0.0

  /// The last time that the animator has been told, in seconds.
  public internal(set) var time = 0.0

  /// The stretch on which the animation runs; nil in every state but running.
  var segment: MotionSegment?

  /// The timing of the run for a whole way, from which a reversal takes its share.
  private var course: MotionTiming

  /// An animator at fraction 0.
  ///
  /// - Parameters:
  ///   - timing: How a run goes from 0 to 1.
  ///   - completion: What is called at the end of each run.
  public init(timing: MotionTiming, completion: ((FinishingPosition) -> Void)? = nil) {
    self.timing = timing
    course = timing
    self.completion = completion
  }

  /// When the next thing will happen by itself, in seconds: the end of the run.
  ///
  /// Nil unless the animation runs towards an end; a spring without damping has none.
  public var nextEventTime: Double? {
    guard let segment, segment.endTime.isFinite else { return nil }
    return segment.endTime
  }

  /// The fraction at a time at or after ``time``, as far as it is known now. Changes nothing.
  ///
  /// - Parameter time: Seconds on the caller's clock.
  /// - Returns: A finite number; beyond 0...1 while a spring or a curve overshoots.
  /// - Complexity: O(1), no allocation.
  public func value(at time: Double) -> Double {
    segment?.value(at: moment(time)) ?? fractionComplete
  }

  /// The velocity of the fraction, in fractions per second; 0 unless it runs. Changes nothing.
  ///
  /// - Parameter time: Seconds on the caller's clock.
  /// - Returns: A finite number, positive towards fraction 1.
  /// - Complexity: O(1), no allocation.
  public func velocity(at time: Double) -> Double {
    segment?.velocity(at: moment(time)) ?? 0
  }

  /// Moves the animation on, and ends it if its time has come.
  ///
  /// If the completion starts another run at ``time``, that one is moved on as well, so one long
  /// step leads to the same fraction as many short ones.
  ///
  /// - Parameter time: Seconds on the caller's clock.
  /// - Returns: The fraction at that time.
  /// - Complexity: O(1) and no allocation, apart from the completion.
  @discardableResult
  public func advance(to time: Double) -> Double {
    let time = moment(time)
    // A completion that always starts a run too short to see must not hold the caller for ever.
    for _ in 0..<64 {
      if catchUp(with: time) { break }
    }
    return fractionComplete
  }

  /// Brings the fraction up to `time`, or ends the run that has ended by then.
  ///
  /// - Returns: Whether no run has ended.
  private func catchUp(with time: Double) -> Bool {
    guard let segment else {
      self.time = time
      return true
    }
    if segment.endTime <= time {
      self.time = segment.endTime
      end(isReversed ? .start : .end)
      return false
    }
    self.time = max(time, segment.startTime)
    fractionComplete = segment.value(at: self.time)
    return true
  }

  func moment(_ time: Double) -> Double {
    guard time.isFinite else { return self.time }
    return state == .inactive ? time : max(time, self.time)
  }

  func end(_ position: FinishingPosition) {
    segment = nil
    state = .inactive
    switch position {
    case .start: fractionComplete = 0
    case .end: fractionComplete = 1
    case .current: break
    }
    // The last thing: the handler may start the next run.
    completion?(position)
  }

  /// Sets out for the end that the direction names.
  ///
  /// - Parameters:
  ///   - timing: The timing for a whole way.
  ///   - share: Whether a curve takes only its share of the duration for what is left of the way.
  ///     A spring always finds its own time.
  func run(_ timing: MotionTiming, share: Bool) {
    course = timing
    let target = isReversed ? 0.0 : 1
    var timing = timing
    if share, case .curve(let curve, let duration) = timing {
      timing = .curve(curve, duration: duration * abs(target - fractionComplete))
    }
    segment = MotionSegment(from: fractionComplete, to: target, timing: timing, at: time)
    state = .running
  }

  /// Turns the running stretch round; a spring keeps its velocity.
  func runBack(from velocity: Double) {
    isReversed.toggle()
    run(course.withVelocity(velocity), share: true)
  }

  func reset(to fraction: Double) {
    isReversed = false
    fractionComplete = fraction
  }
}
