// Stand-in: the signatures and their meaning are those of Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static var recognized: State { .ended }
  }

  open weak var delegate: (any UIGestureRecognizerDelegate)?
  public internal(set) weak var view: UIView?
  open var isEnabled = true {
    didSet { if !isEnabled { cancel() } }
  }
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var name: String?
  /// The touches that this recognizer looks at.
  var touches: [UITouch] = []
  /// The state it wants and must wait for others with.
  var deferred: State?
  weak var arbiter: GestureArbiter?
  private var targets: [TargetAction] = []
  private(set) var required: [UIGestureRecognizer] = []
  private var current = State.possible

  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  open func addTarget(_ target: Any, action: Selector) {
    targets.append(TargetAction(target: target as AnyObject, action: action))
  }

  open var state: State { current }

  /// What `state` is to a subclass: it sets out for a state, and the system decides.
  func go(to state: State) {
    if current == .possible, state == .began || state == .ended {
      arbiter?.attempt(self, state)
    } else {
      enter(state)
    }
  }

  func enter(_ state: State) {
    deferred = nil
    current = state
    switch state {
    case .began, .changed, .ended, .cancelled: for target in targets { target.send(from: self) }
    case .possible, .failed: break
    }
    arbiter?.settle()
  }

  var isActive: Bool { current == .began || current == .changed }
  var isDone: Bool { current == .ended || current == .cancelled || current == .failed }

  func cancel() {
    if isActive {
      enter(.cancelled)
    } else if current == .possible, !touches.isEmpty {
      enter(.failed)
    }
  }

  func resetForNextSequence() {
    current = .possible
    deferred = nil
    touches.removeAll()
    reset()
  }

  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    required.append(otherGestureRecognizer)
  }

  open func location(in view: UIView?) -> CGPoint {
    guard !touches.isEmpty else { return .zero }
    let places = touches.map { $0.location(in: view) }
    return CGPoint(
      x: places.reduce(0) { $0 + $1.x } / CGFloat(places.count),
      y: places.reduce(0) { $0 + $1.y } / CGFloat(places.count))
  }

  open var numberOfTouches: Int { touches.count }

  open func reset() {}
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { cancel() }
}

@MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

// Optional in UIKit.
extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}
