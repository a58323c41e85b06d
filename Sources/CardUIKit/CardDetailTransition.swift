#if canImport(UIKit) && !os(watchOS)
  public import CardCore
  internal import CardEngine
  public import Foundation
  public import UIKit

  /// Opens a card into a view controller, and returns to the card.
  ///
  /// The detail grows out of the card's place and corners while a picture of the card fades on it.
  /// A finger can catch it at any moment, on the way out and back, scrub it up and down, and let it
  /// run on or return by its velocity. A pull downwards closes an open detail; a scroll view in it
  /// scrolls to its top first.
  ///
  /// ```swift
  /// func deckView(_ deckView: CardDeckView, didSelect card: CardDeckView.Card) {
  ///   deckView.presentDetail(DetailController(card.item), of: card.item, from: self)
  /// }
  ///
  /// // the like button of the detail: returns to the deck first, then swipes
  /// deckView.dismissDetail(swiping: .right)
  /// ```
  ///
  /// The transition belongs to the item. When the card has moved meanwhile, the detail returns to
  /// where it is now; when it is gone, the detail fades. With Reduce Motion it only fades.
  @MainActor public final class CardDetailTransition: NSObject {
    /// What the transition is doing.
    public enum Phase: Sendable {
      /// The card is in the deck.
      case closed
      /// The detail is on its way out, or held on it.
      case opening
      /// The detail is open.
      case open
      /// The detail is on its way back, or held on it.
      case closing
    }

    /// The item whose card is opened.
    public let item: CardItemID

    /// What the transition is doing.
    public private(set) var phase = Phase.closed

    /// How far the detail is open: 0 at the card ... 1 over the whole container.
    public var fractionOpen: Double { motion.fraction }

    /// The detail, from the moment in which it is asked to be presented.
    public internal(set) weak var controller: UIViewController?

    weak var deckView: CardDeckView?
    /// The direction in which the card is swiped once it is back.
    var directionAfterReturn: CardDirection?
    /// Whether the detail is to turn round as soon as UIKit has begun to present it.
    var turnsBackAtOnce = false
    let motion = DetailMotion()
    let frames = FrameDriver()
    private let gesture = DetailGesture()
    private(set) var context: (any UIViewControllerContextTransitioning)? {
      // UIKit waits for the end of what it has begun, even when the deck is freed meanwhile.
      didSet { itselfWhileMoving = context == nil ? nil : self }
    }
    private var itselfWhileMoving: CardDetailTransition?
    private(set) weak var container: UIView?
    private var picture: UIView?
    /// What the detail's view said of itself before it was opened.
    private var wasModal = false
    private let sentinel = DetailSentinel(frame: .zero)

    /// Makes the transition of a card.
    ///
    /// `CardDeckView.presentDetail(_:of:from:completion:)` does this and what else is needed. Use
    /// it alone to present in a way of your own: a view controller holds its transitioning delegate
    /// weakly, so keep this until the card is back.
    public init(of item: CardItemID, in deckView: CardDeckView) {
      self.item = item
      self.deckView = deckView
      super.init()
      motion.onEnd = { [weak self] isOpen in self?.arrived(isOpen: isOpen) }
      frames.onFrame = { [weak self] time in self?.frame(at: time) }
      frames.isVisible = true
      gesture.transition = self
      sentinel.onLeave = { [weak self] in self?.containerDidLeave() }
      sentinel.onResize = { [weak self] in self?.show() }
    }

    /// Sends an open detail back, and whatever it has presented itself.
    func startReturn() {
      // The presenter's call, since that of the detail would only end what lies on the detail.
      controller?.presentingViewController?.dismiss(animated: true, completion: nil)
    }

    /// Turns the way out round before it has ended.
    ///
    /// - Returns: whether there was a way out to turn round.
    func turnBack() -> Bool {
      guard phase == .opening else { return false }
      motion.run(open: false, at: CACurrentMediaTime())
      frames.needsFrames = true
      return true
    }

    /// Whether a detail is presented or about to be; false where UIKit has refused to.
    var isInUse: Bool { phase != .closed || controller?.presentingViewController != nil }

    // MARK: The course of a transition

    private func begin(_ context: any UIViewControllerContextTransitioning) {
      let isOpening = phase == .closed
      let key: UITransitionContextViewControllerKey = isOpening ? .to : .from
      guard let controller = context.viewController(forKey: key), let detail = controller.view
      else {
        context.cancelInteractiveTransition()
        context.completeTransition(false)
        deckView?.detailDidReturn(self)
        return
      }
      self.context = context
      self.controller = controller
      container = context.containerView
      phase = isOpening ? .opening : .closing
      if isOpening {
        sentinel.watch(context.containerView)
        context.containerView.addSubview(detail)
        // The deck stays in the window behind it; it is not to be read there.
        wasModal = detail.accessibilityViewIsModal
        detail.accessibilityViewIsModal = true
        gesture.attach(to: context.containerView)
      }
      addPicture()
      deckView?.conceal(item)
      motion.hold(at: isOpening ? 0 : 1)
      show()
      if !gesture.isHolding {
        motion.run(open: isOpening, at: CACurrentMediaTime())
      }
      frames.needsFrames = true
    }

    private func frame(at time: Double) {
      guard context != nil else {
        frames.needsFrames = false
        endIfDismissed()
        return
      }
      motion.advance(to: time)
      if turnsBackAtOnce {
        // Not before the first frame: the motion ends there, and UIKit is still in its own call.
        turnsBackAtOnce = false
        _ = turnBack()
      }
      show()
      reportProgress()
    }

    func reportProgress() {
      context?.updateInteractiveTransition(
        CGFloat(phase == .opening ? motion.fraction : 1 - motion.fraction))
    }

    private func arrived(isOpen: Bool) {
      guard let context else { return }
      self.context = nil
      show()
      picture?.removeFromSuperview()
      frames.needsFrames = false
      let hasCompleted = (phase == .opening) == isOpen
      phase = isOpen ? .open : .closed
      if isOpen { directionAfterReturn = nil } else { close() }
      if hasCompleted {
        context.finishInteractiveTransition()
      } else {
        context.cancelInteractiveTransition()
      }
      context.completeTransition(hasCompleted)
      if !isOpen { returned() }
      // Dismissed on its way, which the sentinel has not taken for an end.
      if isOpen, container?.window == nil { containerDidLeave() }
    }

    private func close() {
      controller?.viewIfLoaded?.accessibilityViewIsModal = wasModal
      controller?.viewIfLoaded?.removeFromSuperview()
      sentinel.removeFromSuperview()
      gesture.detach()
      deckView?.conceal(nil)
    }

    /// The container has left its window: because the detail was dismissed without a transition, or
    /// for a while because something is presented over it. A frame later UIKit knows which.
    private func containerDidLeave() {
      if phase == .open { frames.needsFrames = true }
    }

    private func endIfDismissed() {
      guard phase == .open, controller?.presentingViewController == nil else { return }
      phase = .closed
      directionAfterReturn = nil
      close()
      deckView?.detailDidReturn(self)
    }

    /// The card is back: now it can be swiped, if it is still there to be.
    private func returned() {
      let direction = directionAfterReturn
      directionAfterReturn = nil
      guard let deckView else { return }
      deckView.detailDidReturn(self)
      if let direction, deckView.frontItem == item { deckView.swipe(direction) }
    }

    // MARK: What is shown

    /// Lays a picture of the card over the detail. It is taken once: a card that is hidden behind
    /// its detail gives none.
    private func addPicture() {
      guard let container else { return }
      if picture == nil {
        picture = deckView?.cell(for: item)?.snapshotView(afterScreenUpdates: false)
        picture?.isUserInteractionEnabled = false
      }
      if let picture { container.addSubview(picture) }
    }

    /// Puts the detail and the picture of the card to where the motion is.
    func show() {
      guard let container, let detail = controller?.viewIfLoaded else { return }
      let fraction = motion.fraction
      let open = DetailPlace(filling: container.bounds)
      guard let card = place(in: container) else {
        // Nowhere to return to, or no wish for motion.
        open.apply(to: detail)
        detail.alpha = CGFloat(fraction)
        picture?.isHidden = true
        return
      }
      let place = fraction == 1 ? open : card.blended(with: open, by: fraction)
      place.apply(to: detail)
      detail.alpha = 1
      guard let picture else { return }
      place.applyCentre(to: picture, scaledFrom: card.size)
      // Gone half way, so that the detail's own content is seen to arrive.
      picture.alpha = CGFloat(max(0, 1 - 2 * fraction))
    }

    private func place(in container: UIView) -> DetailPlace? {
      guard let deckView, !deckView.deck.configuration.reducesMotion,
        let cell = deckView.cell(for: item)
      else { return nil }
      return DetailPlace(of: cell, in: container)
    }
  }

  extension CardDetailTransition: UIViewControllerTransitioningDelegate {
    /// This transition.
    public func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    /// This transition.
    public func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    /// This transition: it can be caught from its first moment on.
    public func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { self }

    /// This transition: it can be caught from its first moment on.
    public func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { self }
  }

  extension CardDetailTransition: UIViewControllerAnimatedTransitioning {
    /// The time a whole way takes when no finger interferes, in seconds.
    public func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { DetailMotion.response }

    /// Starts the motion.
    public func animateTransition(
      using transitionContext: any UIViewControllerContextTransitioning
    ) { begin(transitionContext) }
  }

  extension CardDetailTransition: UIViewControllerInteractiveTransitioning {
    /// Starts the motion, or hands it to the finger that asked for it.
    public func startInteractiveTransition(
      _ transitionContext: any UIViewControllerContextTransitioning
    ) { begin(transitionContext) }
  }
#endif
