import CardMotion
import Testing

/// Trap 26: every cell of the table in the documentation of `MotionAnimator`.
@Suite struct MotionAnimatorTableTests {
  enum Call: String, CaseIterable, Sendable {
    case start, pause, scrub, reverse, continueAnimation, release, stop, stopWithoutFinishing
    case finish, advance

    func make(on animator: MotionAnimator, at time: Double) -> Bool {
      switch self {
      case .start: return animator.start(at: time)
      case .pause: return animator.pause(at: time)
      case .scrub: return animator.scrub(to: 0.75)
      case .reverse: return animator.reverse(at: time)
      case .continueAnimation: return animator.continueAnimation(at: time)
      case .release:
        return animator.release(
          velocity: 1, spring: Spring(stiffness: 100, damping: 20), at: time)
      case .stop: return animator.stop(withoutFinishing: false, at: time)
      case .stopWithoutFinishing: return animator.stop(withoutFinishing: true, at: time)
      case .finish: return animator.finish(at: .end)
      case .advance:
        animator.advance(to: time)
        return true
      }
    }
  }

  struct Cell: Sendable, CustomTestStringConvertible {
    let call: Call
    let from: MotionAnimator.State
    let accepted: Bool
    let to: MotionAnimator.State
    let fraction: Double
    var completions: [MotionAnimator.FinishingPosition] = []
    var testDescription: String { "\(call.rawValue) while \(from)" }
  }

  // Before the call: inactive at 0; running from 10 to 12, call at 10.5; paused and stopped at
  // 10.5. The timing is linear, so the fraction there is 0.25.
  static let cells: [Cell] = [
    Cell(call: .start, from: .inactive, accepted: true, to: .running, fraction: 0),
    Cell(call: .start, from: .running, accepted: false, to: .running, fraction: 0.25),
    Cell(call: .start, from: .paused, accepted: true, to: .running, fraction: 0.25),
    Cell(call: .start, from: .stopped, accepted: false, to: .stopped, fraction: 0.25),

    Cell(call: .pause, from: .inactive, accepted: true, to: .paused, fraction: 0),
    Cell(call: .pause, from: .running, accepted: true, to: .paused, fraction: 0.25),
    Cell(call: .pause, from: .paused, accepted: false, to: .paused, fraction: 0.25),
    Cell(call: .pause, from: .stopped, accepted: false, to: .stopped, fraction: 0.25),

    Cell(call: .scrub, from: .inactive, accepted: true, to: .paused, fraction: 0.75),
    Cell(call: .scrub, from: .running, accepted: false, to: .running, fraction: 0.25),
    Cell(call: .scrub, from: .paused, accepted: true, to: .paused, fraction: 0.75),
    Cell(call: .scrub, from: .stopped, accepted: false, to: .stopped, fraction: 0.25),

    Cell(call: .reverse, from: .inactive, accepted: false, to: .inactive, fraction: 0),
    Cell(call: .reverse, from: .running, accepted: true, to: .running, fraction: 0.25),
    Cell(call: .reverse, from: .paused, accepted: true, to: .paused, fraction: 0.25),
    Cell(call: .reverse, from: .stopped, accepted: false, to: .stopped, fraction: 0.25),

    Cell(call: .continueAnimation, from: .inactive, accepted: false, to: .inactive, fraction: 0),
    Cell(call: .continueAnimation, from: .running, accepted: false, to: .running, fraction: 0.25),
    Cell(call: .continueAnimation, from: .paused, accepted: true, to: .running, fraction: 0.25),
    Cell(call: .continueAnimation, from: .stopped, accepted: false, to: .stopped, fraction: 0.25),

    Cell(call: .release, from: .inactive, accepted: false, to: .inactive, fraction: 0),
    Cell(call: .release, from: .running, accepted: false, to: .running, fraction: 0.25),
    Cell(call: .release, from: .paused, accepted: true, to: .running, fraction: 0.25),
    Cell(call: .release, from: .stopped, accepted: false, to: .stopped, fraction: 0.25),

    Cell(call: .stop, from: .inactive, accepted: false, to: .inactive, fraction: 0),
    Cell(call: .stop, from: .running, accepted: true, to: .stopped, fraction: 0.25),
    Cell(call: .stop, from: .paused, accepted: true, to: .stopped, fraction: 0.25),
    Cell(call: .stop, from: .stopped, accepted: false, to: .stopped, fraction: 0.25),

    Cell(call: .stopWithoutFinishing, from: .inactive, accepted: false, to: .inactive, fraction: 0),
    Cell(
      call: .stopWithoutFinishing, from: .running, accepted: true, to: .inactive, fraction: 0.25),
    Cell(call: .stopWithoutFinishing, from: .paused, accepted: true, to: .inactive, fraction: 0.25),
    Cell(
      call: .stopWithoutFinishing, from: .stopped, accepted: false, to: .stopped, fraction: 0.25),

    Cell(call: .finish, from: .inactive, accepted: false, to: .inactive, fraction: 0),
    Cell(call: .finish, from: .running, accepted: false, to: .running, fraction: 0.25),
    Cell(call: .finish, from: .paused, accepted: false, to: .paused, fraction: 0.25),
    Cell(
      call: .finish, from: .stopped, accepted: true, to: .inactive, fraction: 1,
      completions: [.end]),

    Cell(call: .advance, from: .inactive, accepted: true, to: .inactive, fraction: 0),
    Cell(call: .advance, from: .running, accepted: true, to: .running, fraction: 0.25),
    Cell(call: .advance, from: .paused, accepted: true, to: .paused, fraction: 0.25),
    Cell(call: .advance, from: .stopped, accepted: true, to: .stopped, fraction: 0.25),
  ]

  private func animator(in state: MotionAnimator.State) -> MotionAnimator {
    let animator = MotionAnimator(timing: .curve(.linear, duration: 2))
    guard state != .inactive else { return animator }
    animator.start(at: 10)
    switch state {
    case .paused: animator.pause(at: 10.5)
    case .stopped: animator.stop(withoutFinishing: false, at: 10.5)
    case .inactive, .running: break
    }
    return animator
  }

  @Test func `the table is complete`() {
    let states: [MotionAnimator.State] = [.inactive, .running, .paused, .stopped]
    for call in Call.allCases {
      for state in states {
        #expect(Self.cells.count { $0.call == call && $0.from == state } == 1)
      }
    }
  }

  @Test(arguments: cells)
  func `each call in each state does what the table says`(cell: Cell) {
    let animator = animator(in: cell.from)
    var completions: [MotionAnimator.FinishingPosition] = []
    animator.completion = { completions.append($0) }
    #expect(animator.state == cell.from)
    #expect(cell.call.make(on: animator, at: 10.5) == cell.accepted)
    #expect(animator.state == cell.to)
    #expect(animator.value(at: 10.5) == cell.fraction)
    #expect(completions == cell.completions)
  }

  @Test(arguments: Call.allCases)
  func `a call after the end of the run is the call after the frame that ended it`(call: Call) {
    let late = animator(in: .running)
    let punctual = animator(in: .running)
    var completions: [MotionAnimator.FinishingPosition] = []
    late.completion = { completions.append($0) }
    punctual.advance(to: 12)
    // These two are told no time.
    if call == .scrub || call == .finish { late.advance(to: 30) }
    #expect(call.make(on: late, at: 30) == call.make(on: punctual, at: 30))
    #expect(late.state == punctual.state)
    #expect(late.value(at: 30.5) == punctual.value(at: 30.5))
    #expect(late.nextEventTime == punctual.nextEventTime)
    #expect(completions == [.end])
  }
}
