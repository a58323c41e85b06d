internal import CardCore
internal import CardMotion

/// Turns pointer events into one drag or a tap.
///
/// The first finger leads. A further one changes nothing while the first is down, and takes over
/// without a jump when the first is lifted: the drag ends with the last finger.
struct PointerRecognizer {
  /// What an event amounts to.
  enum Outcome {
    case nothing
    case pressed
    case began
    case moved
    case ended(velocity: CardPoint)
    case tapped
    case cancelled
  }

  private struct Touch {
    var pointer: Int
    var location: CardPoint
  }

  private var touches: [Touch] = []
  private var tracker = VelocityTracker()
  private var hasBegun = false
  private var slop = 0.0
  /// Where the drag has come down, on the screen.
  private(set) var start = CardPoint.zero
  /// The leading finger's way, those of earlier leaders included.
  private(set) var translation = CardPoint.zero
  /// Where the leading finger is, or was last.
  private(set) var location = CardPoint.zero

  /// No host reports more fingers than this that matter to a deck.
  private static let maximumTouches = 16

  /// Takes an event in. Events with a location that is not finite do not move anything.
  mutating func handle(_ event: PointerEvent, slop: Double) -> Outcome {
    switch event.phase {
    case .down: return down(event, slop: slop)
    case .move: return move(event)
    case .up:
      let isTracked = touches.contains { $0.pointer == event.pointer }
      if isTracked, isLeading(event.pointer) { _ = advance(to: event) }
      return lift(event, isCancelled: false)
    case .cancel: return lift(event, isCancelled: true)
    }
  }

  /// From here on a movement is a drag at once: the finger has caught something.
  mutating func beginAtOnce() { hasBegun = true }

  /// Forgets all fingers.
  mutating func interrupt() { touches.removeAll(keepingCapacity: true) }

  /// Whether a finger is down, as far as this has heard.
  func isDown(_ pointer: Int) -> Bool { touches.contains { $0.pointer == pointer } }

  /// Whether a finger is lifted too far away for a tap, and was not heard of on its way there.
  func isFlick(_ event: PointerEvent) -> Bool {
    guard event.phase == .up, isLeading(event.pointer), !hasBegun, event.location.isFinite else {
      return false
    }
    return (translation + (event.location - touches[0].location)).length > slop
  }

  /// The velocity now, on the screen.
  func velocity(at time: Double) -> CardPoint {
    let velocity = tracker.velocity(at: time)
    return CardPoint(x: velocity.x, y: velocity.y)
  }

  private func isLeading(_ pointer: Int) -> Bool { touches.first?.pointer == pointer }

  private mutating func down(_ event: PointerEvent, slop: Double) -> Outcome {
    guard event.location.isFinite, touches.count < PointerRecognizer.maximumTouches,
      !touches.contains(where: { $0.pointer == event.pointer })
    else { return .nothing }
    touches.append(Touch(pointer: event.pointer, location: event.location))
    guard touches.count == 1 else { return .nothing }
    start = event.location
    location = event.location
    translation = .zero
    hasBegun = false
    self.slop = slop
    tracker.reset()
    tracker.add(x: 0, y: 0, at: event.time)
    return .pressed
  }

  private mutating func move(_ event: PointerEvent) -> Outcome {
    guard let index = touches.firstIndex(where: { $0.pointer == event.pointer }) else {
      return .nothing
    }
    guard index == 0 else {
      if event.location.isFinite { touches[index].location = event.location }
      return .nothing
    }
    guard advance(to: event) else { return .nothing }
    if hasBegun { return .moved }
    guard translation.length > slop else { return .nothing }
    hasBegun = true
    return .began
  }

  /// Follows the leading finger. Returns whether it has moved.
  private mutating func advance(to event: PointerEvent) -> Bool {
    guard event.location.isFinite else { return false }
    let way = event.location - touches[0].location
    touches[0].location = event.location
    location = event.location
    translation = translation + way
    if way != .zero || event.phase == .move {
      tracker.add(x: translation.x, y: translation.y, at: event.time)
    }
    return way != .zero
  }

  private mutating func lift(_ event: PointerEvent, isCancelled: Bool) -> Outcome {
    guard let index = touches.firstIndex(where: { $0.pointer == event.pointer }) else {
      return .nothing
    }
    touches.remove(at: index)
    guard touches.isEmpty else {
      location = touches[0].location
      return .nothing
    }
    if isCancelled { return .cancelled }
    return hasBegun ? .ended(velocity: velocity(at: event.time)) : .tapped
  }
}
