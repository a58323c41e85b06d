extension MotionAnimator {
  /// Starts a run from 0 to 1, or continues a paused one.
  ///
  /// - Parameter time: Seconds on the caller's clock.
  /// - Returns: Whether the animation runs now and did not before.
  @discardableResult
  public func start(at time: Double) -> Bool {
    advance(to: time)
    switch state {
    case .inactive:
      reset(to: 0)
      run(timing, share: false)
      return true
    case .paused:
      return continueAnimation(at: time)
    case .running, .stopped:
      return false
    }
  }

  /// Holds the animation where it is.
  ///
  /// - Parameter time: Seconds on the caller's clock.
  /// - Returns: Whether the animation is paused now and was not before.
  @discardableResult
  public func pause(at time: Double) -> Bool {
    advance(to: time)
    switch state {
    case .inactive:
      reset(to: 0)
    case .running:
      segment = nil
    case .paused, .stopped:
      return false
    }
    state = .paused
    return true
  }

  /// Sets the fraction of an animation that is paused or has not begun.
  ///
  /// - Parameter fraction: Limited to 0...1; NaN changes nothing.
  /// - Returns: Whether the fraction has been set.
  @discardableResult
  public func scrub(to fraction: Double) -> Bool {
    guard !fraction.isNaN else { return false }
    switch state {
    case .inactive: reset(to: 0)
    case .paused: break
    case .running, .stopped: return false
    }
    fractionComplete = min(max(fraction, 0), 1)
    state = .paused
    return true
  }

  /// Turns the animation round.
  ///
  /// A running spring keeps its velocity and is pulled back. A running curve sets out for the
  /// other end with its share of the duration: half-way back takes half the time.
  ///
  /// - Parameter time: Seconds on the caller's clock.
  /// - Returns: Whether the animation has been turned round.
  @discardableResult
  public func reverse(at time: Double) -> Bool {
    advance(to: time)
    switch state {
    case .inactive, .stopped:
      return false
    case .paused:
      isReversed.toggle()
      return true
    case .running:
      runBack(from: velocity(at: self.time))
      return true
    }
  }

  /// Lets a paused animation run on to its end.
  ///
  /// - Parameters:
  ///   - timing: The timing from here on; a spring brings the velocity of the release with it. Nil
  ///     is ``timing``, and a spring then starts at rest.
  ///   - durationFactor: The time for what is left, as a multiple of the timing's duration,
  ///     limited to 0...1e6. 0, and NaN, leave a curve its share of the duration, and a spring
  ///     as it is.
  ///   - time: Seconds on the caller's clock.
  /// - Returns: Whether the animation runs now and did not before.
  @discardableResult
  public func continueAnimation(
    with timing: MotionTiming? = nil, durationFactor: Double = 0, at time: Double
  ) -> Bool {
    advance(to: time)
    guard state == .paused else { return false }
    let course = timing ?? self.timing.withVelocity(0)
    let factor = durationFactor.clamped(to: 0...1e6, ifNaN: 0)
    run(factor > 0 ? course.stretched(by: factor) : course, share: factor == 0)
    return true
  }

  /// Lets a paused animation go with the velocity of the finger: on to fraction 1 or back to 0.
  ///
  /// The direction of the velocity decides. Of a finger that rests, the fraction does: from 0.5
  /// on the animation runs to 1. Either way the spring takes the velocity over.
  ///
  /// - Parameters:
  ///   - velocity: Fractions per second, positive towards 1; NaN counts as 0.
  ///   - spring: What moves the fraction from here on.
  ///   - minimumSpeed: Up to this speed, in fractions per second, the finger rests; NaN counts
  ///     as 0.
  ///   - time: Seconds on the caller's clock.
  /// - Returns: Whether the animation runs now and did not before.
  @discardableResult
  public func release(
    velocity: Double, spring: Spring, minimumSpeed: Double = 0, at time: Double
  ) -> Bool {
    advance(to: time)
    guard state == .paused else { return false }
    let velocity = velocity.boundedMagnitude
    let rests = abs(velocity) <= minimumSpeed.clamped(to: 0...1e100, ifNaN: 0)
    isReversed = rests ? fractionComplete < 0.5 : velocity < 0
    return continueAnimation(with: .spring(spring, velocity: velocity), at: time)
  }

  /// Ends the motion where it is.
  ///
  /// - Parameters:
  ///   - withoutFinishing: True makes the animator inactive without a completion; false waits for
  ///     ``finish(at:)``.
  ///   - time: Seconds on the caller's clock.
  /// - Returns: Whether the animation has been stopped.
  @discardableResult
  public func stop(withoutFinishing: Bool, at time: Double) -> Bool {
    advance(to: time)
    guard state == .running || state == .paused else { return false }
    segment = nil
    state = withoutFinishing ? .inactive : .stopped
    return true
  }

  /// Ends a stopped animation at one of its ends or where it is, and calls the completion.
  ///
  /// - Parameter position: Where the fraction is left.
  /// - Returns: Whether the animation has been ended.
  @discardableResult
  public func finish(at position: FinishingPosition) -> Bool {
    guard state == .stopped else { return false }
    end(position)
    return true
  }
}
