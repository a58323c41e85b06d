// Stand-in: the signatures and their meaning are those of Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UIView {
  public func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  public func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    let index = subviews.firstIndex { $0 === siblingSubview } ?? subviews.count - 1
    insert(view, at: index + 1)
  }

  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: subviews.firstIndex { $0 === siblingSubview } ?? 0)
  }

  public func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: index))
  }

  public func sendSubviewToBack(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
  }

  public func removeFromSuperview() {
    guard superview != nil else { return }
    move(to: nil, at: 0)
  }

  public func isDescendant(of view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let current = ancestor {
      if current === view { return true }
      ancestor = current.superview
    }
    return false
  }

  private func insert(_ view: UIView, at index: Int) {
    precondition(!isDescendant(of: view), "a view cannot contain itself")
    if view.superview === self {
      subviews.removeAll { $0 === view }
      subviews.insert(view, at: min(index, subviews.count))
      return
    }
    view.move(to: self, at: index)
  }

  private func move(to parent: UIView?, at index: Int) {
    let (oldWindow, newWindow) = (window, parent?.window)
    dropConstraints()
    willMove(toSuperview: parent)
    if oldWindow !== newWindow { forEachInTree { $0.willMove(toWindow: newWindow) } }
    superview?.subviews.removeAll { $0 === self }
    superview = parent
    if let parent {
      parent.subviews.insert(self, at: min(index, parent.subviews.count))
      parent.setNeedsLayout()
      parent.didAddSubview(self)
    }
    if oldWindow !== newWindow { forEachInTree { $0.didMoveToWindow() } }
    didMoveToSuperview()
  }

  private func forEachInTree(_ body: (UIView) -> Void) {
    body(self)
    for subview in subviews { subview.forEachInTree(body) }
  }

  // MARK: Coordinates

  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let place = ancestors.reduce(point) { $1.toSuperview($0) }
    guard let view else { return place }
    return view.ancestors.reversed().reduce(place) { $1.fromSuperview($0) }
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    if let view { return view.convert(point, to: self) }
    return ancestors.reversed().reduce(point) { $1.fromSuperview($0) }
  }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map { convert($0, to: view) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// This view and all above it, from the inside out. The window's own place counts as its screen.
  private var ancestors: [UIView] {
    var views: [UIView] = []
    var view: UIView? = self
    while let current = view {
      views.append(current)
      view = current.superview
    }
    return views
  }

  private func toSuperview(_ point: CGPoint) -> CGPoint {
    let (x, y) = (point.x - bounds.midX, point.y - bounds.midY)
    let t = layer.transform
    return CGPoint(
      x: center.x + t.m11 * x + t.m21 * y + t.m41, y: center.y + t.m12 * x + t.m22 * y + t.m42)
  }

  private func fromSuperview(_ point: CGPoint) -> CGPoint {
    let t = layer.transform
    let (x, y) = (point.x - center.x - t.m41, point.y - center.y - t.m42)
    let determinant = t.m11 * t.m22 - t.m12 * t.m21
    guard determinant != 0 else { return CGPoint(x: CGFloat.infinity, y: .infinity) }
    return CGPoint(
      x: bounds.midX + (t.m22 * x - t.m21 * y) / determinant,
      y: bounds.midY + (t.m11 * y - t.m12 * x) / determinant)
  }
}

/// A window of which tests hold the strings: touches, frames and layout passes.
@MainActor open class UIWindow: UIView {
  open override var window: UIWindow? { self }
  let arbiter = GestureArbiter()

  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.viewIfLoaded?.removeFromSuperview()
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      addSubview(view)
    }
  }

  open func sendEvent(_ event: UIEvent) { arbiter.handle(event, in: self) }
}

extension UIWindow {
  /// Drops a view as the end of a whole window does: without a word to it.
  package func forget(_ view: UIView) { subviews.removeAll { $0 === view } }
}
