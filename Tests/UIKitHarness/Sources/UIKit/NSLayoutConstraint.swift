// Stand-in: the signatures and their meaning are those of Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Is held and dropped as UIKit's is, but lays nothing out.
@MainActor open class NSLayoutConstraint: NSObject {
  public private(set) weak var firstItem: AnyObject?
  public private(set) weak var secondItem: AnyObject?
  fileprivate weak var holder: UIView?

  /// A constraint between two views of which one contains the other or which lie side by side.
  package init(_ first: UIView, _ second: UIView) {
    (firstItem, secondItem) = (first, second)
  }

  open var isActive: Bool { holder != nil }

  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints where !constraint.isActive { constraint.hold() }
  }

  /// The nearest view that contains both holds it.
  private func hold() {
    var candidate = firstItem as? UIView
    while let view = candidate, (secondItem as? UIView)?.isDescendant(of: view) == false {
      candidate = view.superview
    }
    precondition(candidate != nil, "the items of a constraint have no common ancestor")
    candidate?.constraints.append(self)
    holder = candidate
  }

  fileprivate func concerns(_ view: UIView) -> Bool {
    [firstItem, secondItem].contains { ($0 as? UIView)?.isDescendant(of: view) == true }
  }
}

extension UIView {
  /// Whoever holds a constraint of a view drops it when the view leaves.
  func dropConstraints() {
    var ancestor = superview
    while let view = ancestor {
      for constraint in view.constraints where constraint.concerns(self) {
        constraint.holder = nil
      }
      view.constraints.removeAll { $0.holder == nil }
      ancestor = view.superview
    }
  }
}
