#if canImport(UIKit) && !os(watchOS)
  internal import CardCore
  internal import CardEngine
  internal import UIKit

  /// The finger that scrubs a detail open and closed.
  @MainActor final class DetailGesture: NSObject {
    weak var transition: CardDetailTransition?

    /// Whether a finger holds the detail.
    private(set) var isHolding = false

    private let pan = UIPanGestureRecognizer(target: nil, action: nil)
    private var target: ActionTarget?
    /// How far the detail was open when the finger took hold of it.
    private var start = 0.0

    func attach(to container: UIView) {
      if target == nil {
        let target = ActionTarget { [weak self] _ in self?.panChanged() }
        self.target = target
        pan.addTarget(target, action: ActionTarget.action)
        pan.delegate = self
        #if !os(tvOS)
          pan.maximumNumberOfTouches = 1
        #endif
      }
      container.addGestureRecognizer(pan)
    }

    func detach() { pan.view?.removeGestureRecognizer(pan) }

    private func panChanged() {
      guard let transition, let container = pan.view else { return }
      let distance = transition.scrubDistance
      let way = Double(pan.translation(in: container).y)
      switch pan.state {
      case .began:
        isHolding = true
        transition.grab()
        start = transition.fractionOpen
        transition.scrub(to: start - way / distance)
      case .changed: transition.scrub(to: start - way / distance)
      case .ended:
        isHolding = false
        transition.release(
          velocity: -Double(pan.velocity(in: container).y) / distance,
          restingSpeed: Deck.restingSpeed / distance)
      case .cancelled, .failed:
        guard isHolding else { return }
        isHolding = false
        transition.releaseCancelled()
      default: break
      }
    }
  }

  extension DetailGesture: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      guard let transition, let container = pan.view else { return false }
      let way = CardPoint(pan.velocity(in: container))
      guard way.y.magnitude > way.x.magnitude else { return false }
      switch transition.phase {
      case .opening, .closing: return true
      case .open:
        let (place, moved) = (pan.location(in: container), pan.translation(in: container))
        let start = CGPoint(x: place.x - moved.x, y: place.y - moved.y)
        return way.y > 0 && !container.scrolls(at: start, along: way)
      case .closed: return false
      }
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
      guard let container = pan.view else { return true }
      return !touch.isDragOfControl(inside: container)
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      guard let scrollView = otherGestureRecognizer.view as? UIScrollView, let container = pan.view
      else { return false }
      return otherGestureRecognizer === scrollView.panGestureRecognizer
        && scrollView.isDescendant(of: container)
    }
  }
#endif
