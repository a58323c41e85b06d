import CardMotion
import Testing

@Suite struct MotionAnimatorTests {
  private let linear = MotionTiming.curve(.linear, duration: 2)
  private let critical = Spring(stiffness: 100, damping: 20)

  private func near(_ a: Double, _ b: Double, _ tolerance: Double = 1e-12) -> Bool {
    abs(a - b) <= tolerance
  }

  @Test func `a run follows its curve and ends at its exact time`() {
    var completions: [MotionAnimator.FinishingPosition] = []
    let animator = MotionAnimator(timing: linear) { completions.append($0) }
    #expect(animator.nextEventTime == nil)
    #expect(animator.start(at: 10))
    #expect(animator.nextEventTime == 12)
    #expect(animator.advance(to: 10.5) == 0.25)
    #expect(animator.value(at: 11) == 0.5)
    #expect(animator.velocity(at: 11) == 0.5)
    #expect(animator.advance(to: 11.75) == 0.875)
    #expect(completions.isEmpty)
    #expect(animator.advance(to: 12) == 1)
    #expect(completions == [.end])
    #expect(animator.state == .inactive)
    #expect(animator.nextEventTime == nil)
  }

  @Test func `pause, scrub and continue: no jump, and the rest takes its share of the time`() {
    let animator = MotionAnimator(timing: linear)
    animator.start(at: 10)
    animator.pause(at: 10.5)
    #expect(animator.value(at: 99) == 0.25)
    #expect(animator.velocity(at: 10.6) == 0)
    animator.scrub(to: 0.75)
    animator.continueAnimation(at: 20)
    #expect(animator.value(at: 20) == 0.75)
    #expect(animator.nextEventTime == 20.5)
    #expect(animator.value(at: 20.25) == 0.875)
  }

  @Test func `a duration factor gives the rest a time of its own`() {
    let animator = MotionAnimator(timing: linear)
    animator.scrub(to: 0.5)
    animator.continueAnimation(durationFactor: 0.25, at: 1)
    #expect(animator.nextEventTime == 1.5)
    #expect(animator.value(at: 1.25) == 0.75)
  }

  @Test func `a factor stretches a spring in time`() {
    let animator = MotionAnimator(timing: .spring(critical))
    animator.pause(at: 0)
    animator.continueAnimation(durationFactor: 3, at: 0)
    // 1 - (1 + 10t) exp(-10t) at t = 0.1, three times later.
    #expect(near(animator.value(at: 0.3), 1 - 2 * 0.36787944117144233))
  }

  @Test func `a reversed curve goes back from where it is, in its share of the time`() {
    var completions: [MotionAnimator.FinishingPosition] = []
    let animator = MotionAnimator(timing: linear) { completions.append($0) }
    animator.start(at: 10)
    #expect(animator.reverse(at: 10.5))
    #expect(animator.isReversed)
    #expect(animator.value(at: 10.5) == 0.25)
    #expect(animator.value(at: 10.75) == 0.125)
    #expect(animator.nextEventTime == 11)
    #expect(animator.reverse(at: 10.75))
    #expect(!animator.isReversed)
    #expect(animator.value(at: 10.75) == 0.125)
    #expect(animator.nextEventTime == 12.5)
    animator.reverse(at: 10.75)
    #expect(animator.advance(to: 11) == 0)
    #expect(completions == [.start])
    animator.start(at: 12)
    #expect(!animator.isReversed)
    #expect(animator.value(at: 13) == 0.5)
  }

  @Test func `trap 25: a reversed spring keeps position and velocity`() {
    let animator = MotionAnimator(timing: .spring(critical))
    animator.start(at: 0)
    // x = 1 - (1 + 10t) exp(-10t), v = 100 t exp(-10t).
    let (x, v) = (1 - 2 * 0.36787944117144233, 3.6787944117144233)
    #expect(near(animator.value(at: 0.1), x))
    #expect(near(animator.velocity(at: 0.1), v))
    animator.reverse(at: 0.1)
    #expect(near(animator.value(at: 0.1), x))
    #expect(near(animator.velocity(at: 0.1), v))
    #expect(animator.value(at: 0.11) > x)
    animator.advance(to: 30)
    #expect(animator.fractionComplete == 0)
  }

  @Test(arguments: [
    (0.3, 2.0, 1.0), (0.3, -2, 0), (0.9, -2, 0), (0.1, 2, 1),
    (0.1, 0, 0), (0.9, 0, 1), (0.5, 0, 1), (0.49, 0, 0), (0.9, .nan, 1),
  ])
  func `D6: the release velocity decides, and the fraction if there is none`(
    fraction: Double, velocity: Double, end: Double
  ) {
    var completions: [MotionAnimator.FinishingPosition] = []
    let animator = MotionAnimator(timing: linear) { completions.append($0) }
    animator.scrub(to: fraction)
    animator.release(velocity: velocity, spring: critical, at: 4)
    #expect(near(animator.value(at: 4), fraction))
    #expect(animator.velocity(at: 4) == (velocity.isNaN ? 0 : velocity))
    #expect(animator.advance(to: 34) == end)
    #expect(completions == [end == 1 ? .end : .start])
  }

  @Test func `D6: a speed up to the minimum counts as a rest, and is carried on all the same`() {
    let animator = MotionAnimator(timing: linear)
    animator.scrub(to: 0.9)
    animator.release(velocity: -0.1, spring: critical, minimumSpeed: 0.1, at: 0)
    #expect(!animator.isReversed)
    #expect(animator.velocity(at: 0) == -0.1)
  }

  @Test func `D6: it can be caught again at any moment`() {
    let animator = MotionAnimator(timing: linear)
    animator.start(at: 0)
    var now = 0.0
    for step in 0..<50 {
      now += 0.05
      let before = animator.value(at: now)
      #expect(animator.pause(at: now))
      #expect(animator.value(at: now + 1) == before)
      now += 1
      animator.release(velocity: step.isMultiple(of: 2) ? 3 : -3, spring: critical, at: now)
      #expect(near(animator.value(at: now), before))
    }
    animator.advance(to: now + 30)
    #expect(animator.state == .inactive)
  }

  @Test(arguments: [
    (MotionAnimator.FinishingPosition.start, 0.0), (.current, 0.25), (.end, 1),
  ])
  func `finish leaves the fraction where it is told to`(
    position: MotionAnimator.FinishingPosition, fraction: Double
  ) {
    var completions: [MotionAnimator.FinishingPosition] = []
    let animator = MotionAnimator(timing: linear) { completions.append($0) }
    animator.start(at: 0)
    animator.stop(withoutFinishing: false, at: 0.5)
    #expect(completions.isEmpty)
    animator.finish(at: position)
    #expect(animator.fractionComplete == fraction)
    #expect(completions == [position])
  }

  @Test func `trap 26: the handler may start the next run, which goes on in the same step`() {
    var ends: [Double] = []
    let animator = MotionAnimator(timing: linear)
    animator.completion = { [unowned animator] _ in
      ends.append(animator.time)
      #expect(animator.state == .inactive)
      #expect(animator.fractionComplete == 1)
      animator.start(at: animator.time)
    }
    animator.start(at: 0)
    #expect(animator.advance(to: 5) == 0.5)
    #expect(ends == [2, 4])
    #expect(animator.nextEventTime == 6)
  }

  @Test func `trap 26: the handler may make any call and replace itself`() {
    var log: [Int] = []
    let animator = MotionAnimator(timing: linear)
    animator.completion = { [unowned animator] _ in
      log.append(1)
      animator.advance(to: 9)
      animator.finish(at: .start)
      animator.stop(withoutFinishing: true, at: 9)
      animator.completion = { _ in log.append(2) }
      animator.scrub(to: 0.5)
    }
    animator.start(at: 0)
    animator.advance(to: 3)
    #expect(log == [1])
    #expect(animator.state == .paused)
    animator.continueAnimation(at: 10)
    animator.advance(to: 11)
    #expect(log == [1, 2])
  }

  @Test func `a handler that starts runs without length does not hold the caller`() {
    let animator = MotionAnimator(timing: .curve(.linear, duration: 0))
    var count = 0
    animator.completion = { [unowned animator] _ in
      count += 1
      animator.start(at: animator.time)
    }
    animator.start(at: 0)
    animator.advance(to: 1)
    #expect(count == 64)
  }

  @Test(arguments: [31, 32, 33] as [UInt64])
  func `trap 24: random steps and one long step are the same`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for timing in [linear, .spring(critical, velocity: 7), .curve(.easeInOut, duration: 0.7)] {
      let whole = MotionAnimator(timing: timing)
      let split = MotionAnimator(timing: timing)
      whole.start(at: 0)
      split.start(at: 0)
      var now = 0.0
      while now < 0.6 {
        now += Double.random(in: 0...0.05, using: &random)
        split.advance(to: now)
      }
      #expect(whole.advance(to: now) == split.fractionComplete, "seed \(seed)")
      #expect(whole.nextEventTime == split.nextEventTime)
    }
  }

  @Test func `trap 24: a step of 0, a step back and no number change nothing; 30 s end the run`() {
    let animator = MotionAnimator(timing: linear)
    animator.start(at: 0)
    animator.advance(to: 0.5)
    for time in [0.5, 0.2, -7, Double.nan, .infinity, -.infinity] {
      #expect(animator.advance(to: time) == 0.25)
      #expect(animator.time == 0.5)
    }
    #expect(animator.advance(to: 30) == 1)
    #expect(animator.state == .inactive)
  }

  @Test func `trap 28: an animator left for an hour is free again`() {
    let animator = MotionAnimator(timing: .spring(critical))
    animator.start(at: 0)
    animator.advance(to: 0.1)
    animator.advance(to: 3600)
    #expect(animator.state == .inactive)
    #expect(animator.start(at: 3600))
  }

  @Test func `a spring without damping has no end`() {
    let animator = MotionAnimator(timing: .spring(Spring(stiffness: 100, damping: 0)))
    animator.start(at: 0)
    #expect(animator.nextEventTime == nil)
    animator.advance(to: 1e6)
    #expect(animator.state == .running)
  }

  @Test func `bad numbers leave every value finite`() {
    for a in badNumbers {
      for b in badNumbers {
        let timings: [MotionTiming] = [
          .curve(TimingCurve(x1: a, y1: b, x2: b, y2: a), duration: a),
          .spring(Spring(mass: a, stiffness: b, damping: a), velocity: b),
        ]
        for timing in timings {
          let animator = MotionAnimator(timing: timing)
          animator.start(at: a)
          animator.advance(to: b)
          animator.pause(at: a)
          animator.scrub(to: b)
          animator.continueAnimation(with: timing, durationFactor: b, at: a)
          animator.reverse(at: b)
          animator.advance(to: 0.1)
          let values = [
            animator.fractionComplete, animator.value(at: a), animator.value(at: 0.2),
            animator.velocity(at: b), animator.time, animator.nextEventTime ?? 0,
          ]
          #expect(allFinite(values), "\(a) \(b)")
        }
      }
    }
    #expect(!MotionAnimator(timing: linear).scrub(to: .nan))
  }
}
