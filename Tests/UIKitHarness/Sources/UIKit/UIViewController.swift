// Stand-in: the signatures and their meaning are those of Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

@MainActor open class UIViewController: UIResponder {
  public private(set) var viewIfLoaded: UIView?
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  public private(set) var presentedViewController: UIViewController?
  public private(set) weak var presentingViewController: UIViewController?
  /// Whether transitions start after the commit of the turn of the run loop that asks for them;
  /// UIKit promises neither.
  package static var startsTransitionsLater = false
  package static var waitingTransitions: [@MainActor () -> Void] = []
  /// The presentation that shows this controller, or the one it shows.
  private var presentation: StandInPresentation?

  open var view: UIView! {
    get {
      if viewIfLoaded == nil {
        let view = UIView(frame: .zero)
        view.owningController = self
        viewIfLoaded = view
        viewDidLoad()
      }
      return viewIfLoaded
    }
    set { viewIfLoaded = newValue }
  }

  open func viewDidLoad() {}

  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    guard presentedViewController == nil, let window = view.window else { return }
    let container = UIView(frame: window.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(container)
    let presented = viewControllerToPresent
    presentedViewController = presented
    presented.presentingViewController = self
    presented.presentation = StandInPresentation(container: container)
    let delegate = presented.transitioningDelegate
    let animator = delegate?.animationController(
      forPresented: presented, presenting: self, source: self)
    run(
      animator, animator.flatMap { delegate?.interactionControllerForPresentation(using: $0) },
      from: self, to: presented, in: container
    ) { [self] completed in
      if !completed { end(presented) }
      completion?()
    }
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if let presented = presentedViewController {
      presented.dismiss(animated: flag, completion: completion)
      return
    }
    guard let presenter = presentingViewController, let presentation else { return }
    guard flag else {
      presenter.end(self)
      completion?()
      return
    }
    let animator = transitioningDelegate?.animationController(forDismissed: self)
    run(
      animator,
      animator.flatMap { transitioningDelegate?.interactionControllerForDismissal(using: $0) },
      from: self, to: presenter, in: presentation.container
    ) { completed in
      if completed { presenter.end(self) }
      completion?()
    }
  }

  private func run(
    _ animator: (any UIViewControllerAnimatedTransitioning)?,
    _ interaction: (any UIViewControllerInteractiveTransitioning)?, from: UIViewController,
    to: UIViewController, in container: UIView, completion: @escaping (Bool) -> Void
  ) {
    let context = StandInTransitionContext(
      from: from, to: to, in: container, isInteractive: interaction != nil,
      completion: completion)
    let start: @MainActor () -> Void = {
      if let interaction {
        interaction.startInteractiveTransition(context)
      } else if let animator {
        animator.animateTransition(using: context)
      } else {
        context.completeTransition(true)
      }
    }
    if UIViewController.startsTransitionsLater {
      UIViewController.waitingTransitions.append(start)
    } else {
      start()
    }
  }

  private func end(_ presented: UIViewController) {
    presented.presentation?.container.removeFromSuperview()
    presented.presentation = nil
    presented.presentingViewController = nil
    presentedViewController = nil
  }
}

private struct StandInPresentation {
  let container: UIView
}

public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case fullScreen = 0
  case custom = 4
}

public struct UITransitionContextViewControllerKey: Hashable, Sendable {
  let name: String
  public static let from = UITransitionContextViewControllerKey(name: "from")
  public static let to = UITransitionContextViewControllerKey(name: "to")
}

@MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  var containerView: UIView { get }
  var isInteractive: Bool { get }
  var transitionWasCancelled: Bool { get }
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  func finishInteractiveTransition()
  func cancelInteractiveTransition()
  func completeTransition(_ didComplete: Bool)
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

@MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
}

@MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}

@MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

/// Checks that a transition is told of in the order that UIKit asks for.
@MainActor final class StandInTransitionContext: NSObject, UIViewControllerContextTransitioning {
  let containerView: UIView
  let isInteractive: Bool
  private(set) var transitionWasCancelled = false
  private let from: UIViewController
  private let to: UIViewController
  private var completion: ((Bool) -> Void)?
  private var isDecided = false

  init(
    from: UIViewController, to: UIViewController, in container: UIView, isInteractive: Bool,
    completion: @escaping (Bool) -> Void
  ) {
    self.from = from
    self.to = to
    containerView = container
    self.isInteractive = isInteractive
    self.completion = completion
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : to
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    precondition(!isDecided, "the transition is over")
    precondition((0...1).contains(percentComplete), "not a part of the way")
  }

  func finishInteractiveTransition() { isDecided = true }

  func cancelInteractiveTransition() {
    isDecided = true
    transitionWasCancelled = true
  }

  func completeTransition(_ didComplete: Bool) {
    precondition(completion != nil, "completed twice")
    precondition(!isInteractive || isDecided, "an interactive transition is finished or cancelled")
    precondition(didComplete != transitionWasCancelled)
    let completion = completion
    self.completion = nil
    completion?(didComplete)
  }
}
