// Stand-in: the signatures and their meaning are those of Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

@MainActor open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let valueChanged = Event(rawValue: 1 << 12)
  }

  open var isEnabled = true
  public private(set) var isTracking = false
  private var targets: [(TargetAction, Event)] = []

  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    targets.append((TargetAction(target: target as AnyObject?, action: action), controlEvents))
  }

  open func sendActions(for controlEvents: Event) {
    for (target, events) in targets where !events.isDisjoint(with: controlEvents) {
      target.send(from: self)
    }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isTracking = true
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    isTracking = false
    sendActions(for: .touchUpInside)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isTracking = false
  }
}

@MainActor open class UIButton: UIControl {}

@MainActor open class UISlider: UIControl {
  open var value: Float = 0

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first, bounds.width > 0 else { return }
    value = Float(touch.location(in: self).x / bounds.width)
    sendActions(for: .valueChanged)
  }
}

@MainActor open class UISwitch: UIControl {}

@MainActor open class UIStepper: UIControl {}

@MainActor open class UIDatePicker: UIControl {}

@MainActor open class UIPageControl: UIControl {}

@MainActor open class UISegmentedControl: UIControl {}

/// Becomes first responder by a tap, as a field that is not yet being edited does.
@MainActor open class UITextField: UIControl {
  open override var canBecomeFirstResponder: Bool { isEnabled }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isTracking { becomeFirstResponder() }
    super.touchesEnded(touches, with: event)
  }
}

@MainActor open class UITextView: UIScrollView {
  open var isEditable = true
  open override var canBecomeFirstResponder: Bool { isEditable }
}

@MainActor open class UILabel: UIView {
  open var text: String?

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }
}

/// Scrolls by its pan recognizer, which begins in any direction once anything can be scrolled: the
/// least obliging one that UIKit's documentation allows.
@MainActor open class UIScrollView: UIView, UIGestureRecognizerDelegate {
  open var contentOffset = CGPoint.zero
  open var contentSize = CGSize.zero
  open var isScrollEnabled = true
  open var adjustedContentInset: UIEdgeInsets { .zero }
  public let panGestureRecognizer = UIPanGestureRecognizer(target: nil, action: nil)
  private var startOffset = CGPoint.zero

  public override init(frame: CGRect) {
    super.init(frame: frame)
    panGestureRecognizer.addTarget(
      self, action: Selector { target, _ in (target as? UIScrollView)?.pan() })
    panGestureRecognizer.delegate = self
    addGestureRecognizer(panGestureRecognizer)
  }

  public required init?(coder: NSCoder) { nil }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    guard gestureRecognizer === panGestureRecognizer else { return true }
    return isScrollEnabled
      && (contentSize.width > bounds.width || contentSize.height > bounds.height)
  }

  private func pan() {
    if panGestureRecognizer.state == .began { startOffset = contentOffset }
    let way = panGestureRecognizer.translation(in: superview)
    if contentSize.width > bounds.width { contentOffset.x = startOffset.x - way.x }
    if contentSize.height > bounds.height { contentOffset.y = startOffset.y - way.y }
  }
}

/// A nib is what makes the objects in it, and wakes the top-level ones.
@MainActor open class UINib: NSObject {
  private let make: () -> [Any]

  package init(_ make: @escaping () -> [Any]) { self.make = make }

  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    let objects = make()
    for object in objects { (object as? UIResponder)?.awakeFromNib() }
    return objects
  }

  public struct OptionsKey: Hashable, Sendable {}
}

@MainActor open class UIFeedbackGenerator: NSObject {
  package static var log: [String] = []

  open func prepare() { UIFeedbackGenerator.log.append("prepare") }
}

@MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  public init(style: FeedbackStyle) {}

  open func impactOccurred() { UIFeedbackGenerator.log.append("impact") }
}

@MainActor open class UIApplication: UIResponder {
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
}
