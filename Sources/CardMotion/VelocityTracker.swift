/// The velocity of a finger, from its last positions.
///
/// A parabola is fitted to the samples of the last 0.1 s by least squares, and its slope at the
/// newest one is the velocity; noise in single samples hardly shows. Samples before a pause of more
/// than 0.04 s do not count. Two corrections keep the parabola honest, for each axis on its own:
/// - once the finger has turned round and moved on for two steps, only the samples since the turn
///   count, so a flick back has the direction of its end;
/// - a parabola that points where no sample went (it does so for a finger that slows down to a
///   halt) gives 0.
///
/// The tracker keeps the last 20 samples and allocates nothing after its creation.
public struct VelocityTracker: Sendable {
  /// A velocity in two dimensions, in units per second.
  public struct Velocity: Sendable, Hashable {
    /// Units per second along x.
    public var x: Double

    /// Units per second along y.
    public var y: Double

    /// A velocity of `x` and `y` units per second.
    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }

    /// Not moving.
    public static let zero = Velocity(x: 0, y: 0)
  }

  struct Sample: Sendable, Hashable {
    var time = 0.0
    var x = 0.0
    var y = 0.0
  }

  private static let capacity = 20
  /// How old a sample may be to count, and how long a finger may rest before it has stopped.
  static let horizon = 0.1
  static let longestGap = 0.04
  private static let fewestSamples = 3

  private var ring: [Sample]
  private var newest = 0
  private var count = 0

  /// A tracker without samples.
  public init() {
    ring = Array(repeating: Sample(), count: VelocityTracker.capacity)
  }

  /// Forgets all samples; to be called when a finger comes down.
  public mutating func reset() { count = 0 }

  /// Records where the finger is.
  ///
  /// A sample with a number that is not finite is left out, and so is one that is older than the
  /// newest. After a gap of more than 0.1 s, in either direction of time (a clock may have been
  /// restarted), the sample is the first of a new series.
  ///
  /// - Parameters:
  ///   - x: Units; limited to ±1e100.
  ///   - y: Units; limited to ±1e100.
  ///   - time: Seconds, on any clock.
  /// - Complexity: O(1), no allocation.
  public mutating func add(x: Double, y: Double, at time: Double) {
    guard x.isFinite, y.isFinite, time.isFinite else { return }
    if count > 0 {
      let gap = time - ring[newest].time
      if abs(gap) > VelocityTracker.horizon {
        count = 0
      } else if gap < 0 {
        return
      }
    }
    newest = (newest + 1) % VelocityTracker.capacity
    ring[newest] = Sample(time: time, x: x.boundedMagnitude, y: y.boundedMagnitude)
    count = min(count + 1, VelocityTracker.capacity)
  }

  /// The velocity of the finger.
  ///
  /// - Parameter now: When the finger is lifted, in seconds. If the newest sample is more than
  ///   0.1 s older, the finger rested, and the velocity is exactly 0. Nil or NaN: the time of the
  ///   newest sample.
  /// - Returns: Units per second; 0 from fewer than three samples at different times.
  /// - Complexity: O(1), at most 20 samples; no allocation.
  public func velocity(at now: Double? = nil) -> Velocity {
    guard count > 0 else { return .zero }
    if let now, now - sample(0).time > VelocityTracker.horizon { return .zero }
    return Velocity(x: velocity(along: .x), y: velocity(along: .y))
  }
}

// No key paths, which Embedded Swift does not have.
extension VelocityTracker {
  enum Axis { case x, y }

  /// The sample that came `age` samples before the newest.
  private func sample(_ age: Int) -> Sample {
    ring[(newest - age + VelocityTracker.capacity) % VelocityTracker.capacity]
  }

  private func position(_ age: Int, along axis: Axis) -> Double {
    switch axis {
    case .x: sample(age).x
    case .y: sample(age).y
    }
  }

  /// How many samples count: those of the horizon without a longer pause between them.
  var windowCount: Int {
    guard count > 0 else { return 0 }
    var length = 1
    while length < count {
      let time = sample(length).time
      // Times are decimal fractions of a second as a rule, so a gap of just the limit may come
      // out a few units in the last place above it.
      let rounding = 1e-9
      guard
        sample(0).time - time <= VelocityTracker.horizon + rounding,
        sample(length - 1).time - time <= VelocityTracker.longestGap + rounding
      else { break }
      length += 1
    }
    return length
  }

  private func velocity(along axis: Axis) -> Double {
    let window = windowCount
    var direction = 0.0
    var used = window
    for age in 1..<max(window, 1) {
      let step = position(age - 1, along: axis) - position(age, along: axis)
      if step * direction < 0 {
        // The finger turned at age - 1, and a single step back may be noise.
        if age >= VelocityTracker.fewestSamples { used = age }
        break
      }
      if step != 0 { direction = step }
    }
    let slope = fittedSlope(along: axis, count: used)
    for age in 1..<max(used, 1) {
      if (position(age - 1, along: axis) - position(age, along: axis)) * slope > 0 { return slope }
    }
    return 0
  }

  /// The slope at the newest sample of the parabola through the newest `count` samples.
  ///
  /// Fitted with polynomials that are orthogonal on the sample times, which needs no matrix: with
  /// s the time from the mean, the parabola is `α + βs + γ(s² - as - b)`.
  func fittedSlope(along axis: Axis, count: Int) -> Double {
    guard count >= VelocityTracker.fewestSamples else { return 0 }
    let n = Double(count)
    let origin = sample(0)
    let base = position(0, along: axis)
    var mean = 0.0
    for age in 0..<count { mean += (sample(age).time - origin.time) / n }
    var (s2, s3) = (0.0, 0.0)
    for age in 0..<count {
      let s = sample(age).time - origin.time - mean
      s2 += s * s
      s3 += s * s * s
    }
    guard s2 > 0 else { return 0 }
    let (a, b) = (s3 / s2, s2 / n)
    var (linear, quadratic, norm) = (0.0, 0.0, 0.0)
    for age in 0..<count {
      let s = sample(age).time - origin.time - mean
      let p = s * s - a * s - b
      let x = position(age, along: axis) - base
      linear += x * s
      quadratic += x * p
      norm += p * p
    }
    // With two distinct times only, p is 0 at both, but for rounding.
    guard norm > 1e-9 * b * b else { return 0 }
    return (linear / s2 + quadratic / norm * (-2 * mean - a)).boundedMagnitude
  }
}
