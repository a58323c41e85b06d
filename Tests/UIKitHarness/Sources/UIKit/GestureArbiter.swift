// Stand-in: the signatures and their meaning are those of Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Decides which recognizers get the touches of a window.
///
/// UIKit does not promise an order among recognizers, so tests run with either one: whatever
/// depends on the order must be said by a requirement or a delegate.
@MainActor package final class GestureArbiter {
  package enum Order: CaseIterable { case innermostFirst, outermostFirst }

  package static var order = Order.innermostFirst

  private var recognizers: [UIGestureRecognizer] = []
  private var down: Set<UITouch> = []
  private var isSettling = false

  nonisolated init() {}

  func handle(_ event: UIEvent, in window: UIWindow) {
    let touches = event.allTouches ?? []
    for touch in touches.with(.began) { begin(touch, in: window, with: event) }
    for recognizer in recognizers {
      let own = touches.filter { recognizer.touches.contains($0) }
      guard !own.isEmpty else { continue }
      if !own.with(.began).isEmpty { recognizer.touchesBegan(own.with(.began), with: event) }
      if !own.with(.moved).isEmpty { recognizer.touchesMoved(own.with(.moved), with: event) }
      if !own.with(.ended).isEmpty { recognizer.touchesEnded(own.with(.ended), with: event) }
      if !own.with(.cancelled).isEmpty {
        recognizer.touchesCancelled(own.with(.cancelled), with: event)
      }
    }
    settle()
    tellViews(touches, event)
    finish(touches.with(.ended).union(touches.with(.cancelled)))
  }

  private func begin(_ touch: UITouch, in window: UIWindow, with event: UIEvent) {
    touch.view = window.hitTest(touch.place, with: event)
    touch.window = window
    down.insert(touch)
    var found: [UIGestureRecognizer] = []
    var view = touch.view
    while let current = view {
      found += current.gestureRecognizers ?? []
      view = current.superview
    }
    if GestureArbiter.order == .outermostFirst { found.reverse() }
    for recognizer in found where recognizer.isEnabled && !recognizer.isDone {
      guard recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) != false,
        accepts(recognizer)
      else { continue }
      recognizer.touches.append(touch)
      recognizer.arbiter = self
      touch.gestureRecognizers?.append(recognizer)
      if !recognizers.contains(where: { $0 === recognizer }) { recognizers.append(recognizer) }
    }
  }

  private func accepts(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let pan = recognizer as? UIPanGestureRecognizer else { return true }
    return pan.touches.count < pan.maximumNumberOfTouches
  }

  func attempt(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    let view = recognizer.touches.first?.view ?? recognizer.view
    guard recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) != false,
      recognizer.view?.gestureRecognizerShouldBegin(recognizer) != false,
      view?.gestureRecognizerShouldBegin(recognizer) != false
    else {
      recognizer.enter(.failed)
      return
    }
    recognizer.deferred = state
    settle()
  }

  /// Lets recognizers go on for whose sake others have waited, until nothing changes any more.
  func settle() {
    guard !isSettling else { return }
    isSettling = true
    defer { isSettling = false }
    var changed = true
    while changed {
      changed = false
      for recognizer in recognizers {
        guard let state = recognizer.deferred, recognizer.state == .possible else { continue }
        let blockers = recognizers.filter { isRequired($0, toFailFor: recognizer) }
        if blockers.contains(where: { $0.isActive || $0.state == .ended }) {
          recognizer.enter(.failed)
          changed = true
        } else if blockers.allSatisfy({ $0.isDone }) {
          recognize(recognizer, state)
          changed = true
        }
      }
    }
  }

  private func recognize(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    let others = recognizers.filter { $0 !== recognizer && !canRunTogether($0, recognizer) }
    if others.contains(where: { $0.isActive || $0.state == .ended }) {
      recognizer.enter(.failed)
      return
    }
    for other in others where other.state == .possible { other.enter(.failed) }
    if recognizer.cancelsTouchesInView {
      for touch in recognizer.touches where !touch.isTakenFromView {
        touch.isTakenFromView = true
        touch.view?.touchesCancelled([touch], with: nil)
      }
    }
    recognizer.enter(state)
  }

  private func isRequired(
    _ first: UIGestureRecognizer, toFailFor second: UIGestureRecognizer
  ) -> Bool {
    guard first !== second else { return false }
    return second.required.contains { $0 === first }
      || second.delegate?.gestureRecognizer(second, shouldRequireFailureOf: first) == true
      || first.delegate?.gestureRecognizer(first, shouldBeRequiredToFailBy: second) == true
  }

  private func canRunTogether(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
    first.delegate?.gestureRecognizer(first, shouldRecognizeSimultaneouslyWith: second) == true
      || second.delegate?.gestureRecognizer(second, shouldRecognizeSimultaneouslyWith: first)
        == true
  }

  private func tellViews(_ touches: Set<UITouch>, _ event: UIEvent) {
    for touch in touches where !touch.isTakenFromView {
      switch touch.phase {
      case .began: touch.view?.touchesBegan([touch], with: event)
      case .moved: touch.view?.touchesMoved([touch], with: event)
      case .ended: touch.view?.touchesEnded([touch], with: event)
      case .cancelled: touch.view?.touchesCancelled([touch], with: event)
      case .stationary: break
      }
    }
  }

  private func finish(_ lifted: Set<UITouch>) {
    down.subtract(lifted)
    guard down.isEmpty else {
      for recognizer in recognizers where recognizer.isDone {
        recognizer.touches.removeAll { lifted.contains($0) }
      }
      return
    }
    for recognizer in recognizers { recognizer.resetForNextSequence() }
    recognizers.removeAll()
  }
}
