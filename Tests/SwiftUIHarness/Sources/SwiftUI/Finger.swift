internal import Foundation

/// A finger on a screen.
///
/// It finds the gestures of the whole screen, tells them in the order SwiftUI does, and brings the
/// view up to date after each step.
@MainActor
public final class Finger {
  private let screen: Screen
  private let start: CGPoint
  private var location: CGPoint
  private var samples: [(time: Date, location: CGPoint)]
  private var isDragging = false

  /// Puts a finger down.
  public init(on screen: Screen, atX x: Double, y: Double) {
    self.screen = screen
    start = CGPoint(x: x, y: y)
    location = start
    samples = [(screen.now, start)]
  }

  /// Moves the finger by a way, in a time, with a step in each frame.
  public func move(byX x: Double, y: Double = 0, in seconds: Double = 0.1) {
    let steps = max(1, Int((seconds * 60).rounded()))
    for _ in 0..<steps {
      screen.advance(by: seconds / Double(steps))
      location.x += x / Double(steps)
      location.y += y / Double(steps)
      samples.append((screen.now, location))
      follow()
    }
  }

  /// Holds the finger still.
  public func rest(for seconds: Double) { screen.advance(by: seconds) }

  /// Lifts the finger.
  public func lift() {
    guard isDragging else {
      for gesture in gestures { gesture.ended(SpatialTapGesture.Value(location: location)) }
      screen.update()
      return
    }
    let value = value
    for gesture in gestures { gesture.ended(value) }
    reset()
  }

  /// Takes the finger away, as the system does for a gesture of its own.
  public func cancel() { reset() }

  private func reset() {
    isDragging = false
    for gesture in gestures { gesture.reset() }
    screen.update()
  }

  private func follow() {
    let value = value
    if !isDragging {
      let way =
        (value.translation.width * value.translation.width
        + value.translation.height * value.translation.height).squareRoot()
      guard way >= minimumDistance else { return }
      isDragging = true
      for gesture in gestures { gesture.began(value) }
    }
    for gesture in gestures { gesture.changed(value) }
    screen.update()
  }

  /// The gestures of the last update: their closures are those of the newest views.
  private var gestures: [any CallbackGesture] {
    screen.root.all.flatMap(\.gestures).compactMap { $0 as? any CallbackGesture }
  }

  private var minimumDistance: CGFloat {
    gestures.compactMap { Self.drag(in: $0)?.minimumDistance }.max() ?? .infinity
  }

  private static func drag(in gesture: Any) -> DragGesture? {
    if let drag = gesture as? DragGesture { return drag }
    guard let base = Mirror(reflecting: gesture).descendant("base") else { return nil }
    return drag(in: base)
  }

  private var value: DragGesture.Value {
    var speed = CGSize.zero
    // The last movement, and not what came after it: a velocity that SwiftUI may report for a
    // finger that rests by now.
    if samples.count > 1 {
      let (from, to) = (samples[samples.count - 2], samples[samples.count - 1])
      let time = to.time.timeIntervalSince(from.time)
      if time > 0 {
        speed = CGSize(
          width: (to.location.x - from.location.x) / time,
          height: (to.location.y - from.location.y) / time)
      }
    }
    return DragGesture.Value(
      time: screen.now, location: location, startLocation: start, speed: speed)
  }
}
