// Stand-in: the signatures and their meaning are those of Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor open class UIView: UIResponder {
  public let layer = CALayer()
  public internal(set) weak var superview: UIView?
  public internal(set) var subviews: [UIView] = []
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  open var isUserInteractionEnabled = true
  open var autoresizingMask: UIView.AutoresizingMask = []
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  /// Those that this view holds: it contains both items of each.
  public internal(set) var constraints: [NSLayoutConstraint] = []
  var needsLayout = true
  /// How often bounds or centre have changed in an animation.
  package var animatedChanges = 0
  private var ownSafeAreaInsets = UIEdgeInsets.zero
  private var ownTraits: UITraitCollection?
  weak var owningController: UIViewController?

  public init(frame: CGRect) {
    super.init()
    self.frame = frame
  }

  public required init?(coder: NSCoder) { super.init() }

  open override var next: UIResponder? { owningController ?? superview }

  // MARK: Geometry

  open var bounds: CGRect {
    get { layer.bounds }
    set {
      let old = layer.bounds.size
      if newValue != layer.bounds { noteChange() }
      layer.bounds = newValue
      guard newValue.size != old else { return }
      setNeedsLayout()
      for subview in subviews { subview.autoresize(from: old, to: newValue.size) }
    }
  }

  open var center: CGPoint {
    get { layer.position }
    set {
      if newValue != layer.position { noteChange() }
      layer.position = newValue
    }
  }

  /// Undefined under a transform: a use of it then is a fault that tests find.
  open var frame: CGRect {
    get {
      noteFrame()
      return CGRect(
        x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width,
        height: bounds.height)
    }
    set {
      noteFrame()
      bounds.size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  /// Uses of `frame` while it was undefined, since the last reset by a test.
  package static var framesUsedUnderTransform = 0

  private func noteFrame() {
    if !CATransform3DIsIdentity(layer.transform) { UIView.framesUsedUnderTransform += 1 }
  }

  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }

  open var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }

  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  // MARK: Surroundings

  open var insetsLayoutMarginsFromSafeArea = true

  open var safeAreaInsets: UIEdgeInsets { ownSafeAreaInsets }

  open func safeAreaInsetsDidChange() {}

  package func setSafeAreaInsets(_ insets: UIEdgeInsets) {
    guard insets != ownSafeAreaInsets else { return }
    ownSafeAreaInsets = insets
    safeAreaInsetsDidChange()
  }

  open var traitCollection: UITraitCollection {
    ownTraits ?? superview?.traitCollection ?? UITraitCollection()
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  package func setTraits(_ traits: UITraitCollection) {
    let previous = traitCollection
    ownTraits = traits
    tellTraitsChanged(from: previous)
  }

  private func tellTraitsChanged(from previous: UITraitCollection) {
    traitCollectionDidChange(previous)
    for subview in subviews where subview.ownTraits == nil {
      subview.tellTraitsChanged(from: previous)
    }
  }

  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    default: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  // MARK: Layout

  open func setNeedsLayout() { needsLayout = true }

  open func layoutIfNeeded() {
    // A view may be laid out again by what it does in its layout.
    var rounds = 0
    while needsLayout, rounds < 10 {
      needsLayout = false
      layoutSubviews()
      rounds += 1
    }
    for subview in subviews { subview.layoutIfNeeded() }
  }

  open func layoutSubviews() {}

  // MARK: Hierarchy hooks

  open var window: UIWindow? { superview?.window }
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func didAddSubview(_ subview: UIView) {}

  // MARK: Touches

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self
  }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    if gestureRecognizer.view === self { gestureRecognizer.view = nil }
  }

  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    isHidden ? nil : UIView(frame: CGRect(origin: .zero, size: bounds.size))
  }
}

public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight, rightToLeft
}

public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft
}

@MainActor open class UITraitCollection: NSObject {
  public let layoutDirection: UITraitEnvironmentLayoutDirection

  nonisolated public override init() { layoutDirection = .leftToRight }

  public init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.layoutDirection = layoutDirection
  }
}

public struct UIEdgeInsets: Hashable, Sendable {
  public var top, left, bottom, right: CGFloat
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}
