#if canImport(UIKit) && !os(watchOS)
  internal import CardCore
  internal import CardEngine
  public import UIKit

  /// The recognizers of a deck view, and how they get along with others.
  ///
  /// They are UIKit's own, with target and action, so that scroll views, controls and the system's
  /// gestures treat them as they treat any other.
  ///
  /// - A drag begins only where the engine would move something by it, judged by the direction of
  ///   its velocity. Otherwise it fails at once, and whatever lies behind gets the touch.
  /// - A scroll view inside a card keeps the directions in which it can still scroll.
  /// - Scroll views in a card and round the deck wait until the deck's pan has failed.
  /// - A drag from the edge of the screen is the navigation's, where there is one.
  /// - Controls in a card take taps. Those that follow a finger take drags too, the others give
  ///   them up.
  @MainActor final class DeckGestures: NSObject {
    let pan = UIPanGestureRecognizer(target: nil, action: nil)
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    private weak var deckView: CardDeckView?
    // Recognizers do not hold on to their targets.
    private var targets: [ActionTarget] = []

    func attach(to deckView: CardDeckView) {
      self.deckView = deckView
      let panTarget = ActionTarget { [weak self] _ in self?.panChanged() }
      let tapTarget = ActionTarget { [weak self] _ in self?.tapped() }
      targets = [panTarget, tapTarget]
      pan.addTarget(panTarget, action: ActionTarget.action)
      tap.addTarget(tapTarget, action: ActionTarget.action)
      #if !os(tvOS)
        pan.maximumNumberOfTouches = 1
      #endif
      // A finger that may still become a drag is no tap yet, in whatever order UIKit asks the two.
      tap.require(toFail: pan)
      for recognizer in [pan, tap] {
        recognizer.delegate = self
        deckView.addGestureRecognizer(recognizer)
      }
      traitsDidChange()
    }

    /// Lets two fingers on a track pad scroll a row, as they do a scroll view; they throw no cards.
    func traitsDidChange() {
      #if !os(tvOS)
        pan.allowedScrollTypesMask = deckView?.isBrowsing == true ? .continuous : []
      #endif
    }

    // MARK: What they say

    private func panChanged() {
      guard let deckView else { return }
      let phase: PanEvent.Phase
      switch pan.state {
      case .began: phase = .began
      case .changed: phase = .changed
      case .ended: phase = .ended
      case .cancelled, .failed: phase = .cancelled
      default: return
      }
      deckView.deck.handle(
        PanEvent(
          phase, at: CardPoint(pan.location(in: deckView)),
          translation: CardPoint(pan.translation(in: deckView)),
          velocity: CardPoint(pan.velocity(in: deckView)), time: CACurrentMediaTime()))
    }

    private func tapped() {
      guard let deckView, tap.state == .ended else { return }
      deckView.deck.tap(at: CardPoint(tap.location(in: deckView)), time: CACurrentMediaTime())
    }

    // MARK: Whether they begin

    private func panMeansSomething(in deckView: CardDeckView) -> Bool {
      let velocity = CardPoint(pan.velocity(in: deckView))
      let translation = CardPoint(pan.translation(in: deckView))
      let way = velocity == .zero ? translation : velocity
      let start = CardPoint(pan.location(in: deckView)) - translation
      return deckView.deck.acceptsDrag(from: start, along: way)
        && !deckView.scrolls(at: CGPoint(start), along: way)
    }
  }

  extension DeckGestures: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      guard let deckView else { return false }
      if gestureRecognizer === pan, !panMeansSomething(in: deckView) { return false }
      return deckView.delegate?.deckView(deckView, shouldBegin: gestureRecognizer) ?? true
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
      guard let deckView else { return false }
      return deckView.delegate?.deckView(
        deckView, recognizer: gestureRecognizer, shouldReceive: touch)
        ?? deckView.shouldReceive(touch, by: gestureRecognizer)
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      guard let deckView else { return false }
      return deckView.delegate?.deckView(
        deckView, recognizer: gestureRecognizer,
        shouldRecognizeSimultaneouslyWith: otherGestureRecognizer) ?? false
    }

    #if !os(tvOS)
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool {
        // From the edge of the screen a navigation controller goes back.
        gestureRecognizer === pan && otherGestureRecognizer is UIScreenEdgePanGestureRecognizer
      }
    #endif

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      guard gestureRecognizer === pan, let deckView,
        let scrollView = otherGestureRecognizer.view as? UIScrollView,
        otherGestureRecognizer === scrollView.panGestureRecognizer
      else { return false }
      return deckView.isDescendant(of: scrollView) || scrollView.isDescendant(of: deckView)
    }
  }

  extension CardDeckView {
    /// Recognizes the drag of a card, of the row, or of an expansion. Other recognizers can be made
    /// to wait for it; its delegate must stay the deck's.
    public var panGestureRecognizer: UIPanGestureRecognizer { gestures.pan }

    /// Recognizes the tap that selects or expands a card.
    public var tapGestureRecognizer: UITapGestureRecognizer { gestures.tap }

    /// Whether one of the deck's recognizers looks at a touch where the delegate has no say: a
    /// delegate that has one can build on it.
    ///
    /// An enabled control inside a card keeps taps. One that follows a finger, such as a slider, a
    /// switch or a text field, keeps drags too. A cell that is a control itself keeps neither.
    public func shouldReceive(_ touch: UITouch, by recognizer: UIGestureRecognizer) -> Bool {
      recognizer === gestures.pan
        ? !touch.isDragOfControl(inside: self, but: stage)
        : !touch.isTapOfControl(inside: self, but: stage)
    }
  }
#endif
