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
    /// Whether a tap means a control inside a view, and not what lies behind it. Of the stage's
    /// subviews only what is inside them counts.
    func isTapOfControl(inside view: UIView, but stage: UIView? = nil) -> Bool {
      views(inside: view, but: stage).contains { $0.keepsTaps }
    }

    /// Whether a drag means a control inside a view, and not what lies behind it. Of the stage's
    /// subviews only what is inside them counts.
    func isDragOfControl(inside view: UIView, but stage: UIView? = nil) -> Bool {
      views(inside: view, but: stage).contains { $0.keepsDrags }
    }

    /// The view that the touch came down on, and those around it.
    private func views(inside end: UIView, but stage: UIView?) -> [UIView] {
      var views: [UIView] = []
      var candidate = view
      while let current = candidate, current !== end {
        if let stage, current.superview === stage { break }
        views.append(current)
        candidate = current.superview
      }
      return views
    }
  }

  extension UIView {
    fileprivate var keepsTaps: Bool {
      #if !os(tvOS)
        if let text = self as? UITextView { return text.isEditable }
      #endif
      return (self as? UIControl)?.isEnabled == true
    }

    /// Whether it does something by the way a finger moves over it. A control need not say so:
    /// these are UIKit's own.
    fileprivate var keepsDrags: Bool {
      if self is UITextView { return isFirstResponder }
      guard let control = self as? UIControl, control.isEnabled else { return false }
      #if !os(tvOS)
        if control is UISlider || control is UISwitch || control is UIStepper
          || control is UIDatePicker
        {
          return true
        }
      #endif
      return control is UITextField || control is UIPageControl || control is UISegmentedControl
    }
  }
#endif
