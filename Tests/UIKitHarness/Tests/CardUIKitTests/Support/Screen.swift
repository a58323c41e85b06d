import CardCore
import CardUIKit
import UIKit

/// A window, its frames and a finger.
@MainActor final class Screen {
  let window: UIWindow

  init(width: CGFloat = 320, height: CGFloat = 480) {
    UIView.framesUsedUnderTransform = 0
    UIAccessibility.posted = []
    UIAccessibility.reducesMotion = false
    UIAccessibility.focused = nil
    UIFeedbackGenerator.log = []
    GestureArbiter.order = .innermostFirst
    StandInClock.links = []
    UIViewController.startsTransitionsLater = false
    UIViewController.waitingTransitions = []
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  /// Lets frames pass: each moves the clock, fires the display links and lays the window out.
  func run(_ duration: Double, hertz: Double = 120) {
    let frames = Int((duration * hertz).rounded())
    for _ in 0..<frames { frame(after: 1 / hertz) }
  }

  /// Lets one frame pass, and what waits for its commit.
  func frame(after interval: Double = 1.0 / 120) {
    StandInClock.now += interval
    for link in StandInClock.links {
      link.fire(at: StandInClock.now, next: StandInClock.now + interval)
    }
    window.layoutIfNeeded()
    let waiting = UIViewController.waitingTransitions
    UIViewController.waitingTransitions = []
    for start in waiting { start() }
  }

  /// Lays the window out, as the end of a turn of the run loop does.
  func layout() { window.layoutIfNeeded() }

  /// The display links that would fire in the next frame.
  var runningLinks: Int { StandInClock.links.count { !$0.isPaused } }
}

/// A finger on a screen, scripted.
@MainActor final class Finger {
  private let screen: Screen
  private var touch: UITouch?
  private(set) var place = CGPoint.zero

  init(on screen: Screen) {
    self.screen = screen
  }

  func down(_ x: CGFloat, _ y: CGFloat) {
    place = CGPoint(x: x, y: y)
    let touch = UITouch(at: place, in: screen.window)
    self.touch = touch
    send()
  }

  /// Moves in a straight line at constant speed, with a frame at each step.
  func move(by x: CGFloat, _ y: CGFloat, over duration: Double = 0.2, steps: Int = 20) {
    let start = place
    for step in 1...steps {
      let part = CGFloat(step) / CGFloat(steps)
      screen.frame(after: duration / Double(steps))
      place = CGPoint(x: start.x + x * part, y: start.y + y * part)
      touch?.move(to: place, phase: .moved)
      send()
    }
    screen.frame(after: 1.0 / 240)
  }

  /// Stays where it is, so that a release is no fling.
  func rest(_ duration: Double = 0.3) {
    screen.run(duration)
    touch?.move(to: place, phase: .moved)
    send()
  }

  func up() { end(.ended) }

  /// The system takes the finger away.
  func cancel() { end(.cancelled) }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    down(x, y)
    screen.run(0.05)
    up()
  }

  /// Drags, rests and lifts.
  func drag(from x: CGFloat, _ y: CGFloat, by dx: CGFloat, _ dy: CGFloat) {
    down(x, y)
    move(by: dx, dy)
    rest()
    up()
  }

  /// Throws: the finger is lifted while it moves.
  func fling(from x: CGFloat, _ y: CGFloat, by dx: CGFloat, _ dy: CGFloat, over time: Double = 0.1)
  {
    down(x, y)
    move(by: dx, dy, over: time, steps: 10)
    up()
  }

  private func end(_ phase: UITouch.Phase) {
    touch?.move(to: place, phase: phase)
    send()
    touch = nil
    screen.layout()
  }

  private func send() {
    if let touch { screen.window.sendEvent(UIEvent([touch])) }
  }
}
