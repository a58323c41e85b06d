#if canImport(UIKit) && !os(watchOS)
  internal import CardCore
  internal import UIKit

  extension UIView {
    /// Whether a scroll view inside this view, at a point of it, can scroll the way a finger moves.
    func scrolls(at point: CGPoint, along way: CardPoint) -> Bool {
      var view = hitTest(point, with: nil)
      while let current = view, current !== self {
        if let scrollView = current as? UIScrollView, scrollView.canScroll(along: way) {
          return true
        }
        view = current.superview
      }
      return false
    }
  }

  extension UIScrollView {
    /// Whether it would move if a finger moved that way.
    fileprivate func canScroll(along way: CardPoint) -> Bool {
      guard isScrollEnabled else { return false }
      let inset = adjustedContentInset
      if way.x.magnitude >= way.y.magnitude {
        let end = contentSize.width + inset.right - bounds.width
        return way.x < 0 ? contentOffset.x < end : contentOffset.x > -inset.left
      }
      let end = contentSize.height + inset.bottom - bounds.height
      return way.y < 0 ? contentOffset.y < end : contentOffset.y > -inset.top
    }
  }

  extension UITouch {
    /// The control that a touch came down on, if it lies inside a view.
    func control(below view: UIView) -> UIControl? {
      var candidate = self.view
      while let current = candidate, current !== view {
        if let control = current as? UIControl { return control }
        candidate = current.superview
      }
      return nil
    }
  }
#endif
