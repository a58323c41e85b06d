// Stand-in: the signatures and their meaning are those of Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Animations take no time here: views only count what would have been animated.
extension UIView {
  private static var duration = 0.0

  public class var inheritedAnimationDuration: TimeInterval { duration }

  public class func animate(withDuration duration: TimeInterval, animations: () -> Void) {
    run(animations, lasting: duration)
  }

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    run(actionsWithoutAnimation, lasting: 0)
  }

  private static func run(_ body: () -> Void, lasting new: TimeInterval) {
    let outer = duration
    duration = new
    body()
    duration = outer
  }

  func noteChange() {
    if UIView.duration > 0 { animatedChanges += 1 }
  }
}
