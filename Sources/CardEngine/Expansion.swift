internal import CardCore
internal import CardMotion

/// The one card that is expanded, or on its way. It belongs to the item: cells come and go.
struct Expansion {
  var item: CardItemID
  /// The item's index in the data.
  var index: Int
  /// How many cards from the front it was when it was expanded, where it covers the container.
  var home = 0
  /// Whether the card was last sent, or is being taken, towards the expanded state.
  var isExpanding: Bool
  /// Which of the two the delegate was last told that the card will do.
  var announced: Bool?
  private let animator: MotionAnimator

  /// A collapsed card at the very start of its way.
  init(item: CardItemID, index: Int, timing: CardTiming) {
    self.item = item
    self.index = index
    isExpanding = true
    let curve = TimingCurve(
      x1: timing.control1.x, y1: timing.control1.y, x2: timing.control2.x, y2: timing.control2.y)
    animator = MotionAnimator(timing: .curve(curve, duration: timing.duration))
    animator.scrub(to: 0)
  }

  /// How far the card is expanded at a moment, 0...1.
  func fraction(at time: Double) -> Double {
    Swift.min(Swift.max(animator.value(at: time), 0), 1)
  }

  /// When the running motion ends, or `nil` when none runs.
  var animationEnd: Double? { animator.nextEventTime }

  /// Whether a finger holds it between the two states, or nothing moves it.
  var isRunning: Bool { animator.state == .running }

  /// Whether it has come to its end, and no finger has taken it from there.
  var isAtRest: Bool { animator.state == .inactive }

  /// Sends the card on its way to one of the two states, from wherever it is.
  mutating func run(expanding: Bool, at time: Double) {
    hold(at: time)
    isExpanding = expanding
    if animator.isReversed == expanding { animator.reverse(at: time) }
    animator.continueAnimation(at: time)
  }

  /// Stops the motion where it is, for a finger to take it.
  func hold(at time: Double) {
    let fraction = animator.value(at: time)
    // This may end the run, and pausing an ended one would start it anew.
    animator.advance(to: time)
    if animator.state == .running {
      animator.pause(at: time)
    } else if animator.state == .inactive {
      animator.scrub(to: fraction)
    }
  }

  /// Follows a finger.
  func scrub(to fraction: Double) { animator.scrub(to: fraction) }

  /// Lets go: runs on or back by the velocity, in fractions per second, and by the fraction when
  /// the finger rests.
  mutating func release(
    velocity: Double, restingSpeed: Double = 0, spring: Spring, at time: Double
  ) {
    animator.release(
      velocity: velocity, spring: spring, minimumSpeed: restingSpeed, at: time)
    isExpanding = !animator.isReversed
  }

  /// Takes in the end of a motion.
  func finish(at time: Double) { animator.advance(to: time) }
}
