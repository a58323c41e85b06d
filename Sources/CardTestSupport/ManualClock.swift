/// A clock that goes only when a test says so, and calls the test at each frame.
///
/// ```swift
/// let clock = ManualClock()
/// deck.swipe(.right)
/// clock.advance(by: 0.5) { deck.advance(to: $0) }  // 30 frames at 60 Hz
/// #expect(clock.now == 0.5)
/// ```
///
/// Times are computed from the count of frames and never summed up, so that a run at 60 Hz and
/// one at 240 Hz meet at exactly the same numbers.
public final class ManualClock {
  /// The time, in seconds.
  public var now: Double { frame == 0 ? origin : origin + Double(frame) / rate }

  private var origin: Double
  private var frame = 0
  private var rate = 60.0

  /// Makes a clock.
  /// - Parameter start: the first time it shows, in seconds; not a number or infinite counts as 0.
  public init(start: Double = 0) {
    origin = start.isFinite ? start : 0
  }

  /// Lets time pass in frames and calls `step` after each with the new time, in seconds.
  ///
  /// The frames end at `start + k / hertz`; a last one that is shorter ends at exactly
  /// `start + duration`. While the rate stays the same and the durations are whole frames, `start`
  /// is that of the first call, so that many short calls give the times of one long call.
  /// - Parameters:
  ///   - duration: how much time passes, in seconds. Nothing happens when it is not positive or
  ///     not finite.
  ///   - hertz: the frames per second. When it is not positive or not finite, all the time passes
  ///     in one frame.
  ///   - step: called once a frame; it may read the clock but not advance it.
  /// - Complexity: O(`duration * hertz`).
  public func advance(
    by duration: Double, at hertz: Double = 60, step: (Double) throws -> Void
  ) rethrows {
    guard duration > 0, duration.isFinite else { return }
    guard hertz > 0, hertz.isFinite else {
      restart(at: now + duration)
      return try step(now)
    }
    if hertz != rate {
      restart(at: now)
      rate = hertz
    }
    let first = frame
    var count = 1
    while Double(count) / hertz < duration {
      frame = first + count
      try step(now)
      count += 1
    }
    if Double(count) / hertz == duration {
      frame = first + count
    } else {
      restart(at: origin + (Double(first) / hertz + duration))
    }
    try step(now)
  }

  /// Lets a number of frames pass; the same as advancing by `frames / hertz` seconds.
  /// - Parameters:
  ///   - frames: how many; none when it is not positive.
  ///   - hertz: the frames per second.
  ///   - step: called once a frame with the new time, in seconds.
  /// - Complexity: O(`frames`).
  public func advance(
    frames: Int, at hertz: Double = 60, step: (Double) throws -> Void
  ) rethrows {
    try advance(by: Double(frames) / hertz, at: hertz, step: step)
  }

  /// Lets time pass in frames that nobody hears of; see ``advance(by:at:step:)``.
  public func advance(by duration: Double, at hertz: Double = 60) {
    advance(by: duration, at: hertz) { _ in }
  }

  private func restart(at time: Double) {
    origin = time
    frame = 0
  }
}
