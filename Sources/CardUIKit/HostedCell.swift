#if canImport(UIKit) && !os(watchOS)
  internal import CardCore
  internal import UIKit

  /// A view as the engine and the pool know it.
  ///
  /// It stands between the two so that a cell view is bound to the main actor like any other view,
  /// and its class needs no conformance that says so.
  @MainActor final class HostedCell: @MainActor CardCell {
    let view: any CardCellView
    /// The item that the view shows, while it is in a deck.
    var item: CardItemID?
    /// Whether the view is hidden whatever it is told.
    var isConcealed = false {
      didSet { if isConcealed != oldValue { updateVisibility() } }
    }
    /// What the view was last told, `nil` before it was.
    private(set) var presentation: CardPresentation?

    init(_ view: any CardCellView) {
      self.view = view
    }

    func prepareForReuse() { view.prepareForReuse() }

    func dragDidChange(_ progress: CardProgress) { view.dragDidChange(progress) }

    /// Forgets what the view was told: it is to be told all of it anew.
    func forgetPresentation() { presentation = nil }

    private func updateVisibility() {
      view.isHidden = isConcealed || presentation?.isHidden == true
    }

    /// Lets content keep out of a notch only where the card is expanded: that of a card which is
    /// dragged or thrown across one would jump.
    private func followSafeArea(_ follows: Bool) {
      view.insetsLayoutMarginsFromSafeArea = follows
      (view as? CardViewCell)?.contentView.insetsLayoutMarginsFromSafeArea = follows
    }

    /// Shows a presentation.
    ///
    /// A view that comes into the deck has been anywhere before: it is placed and laid out at once,
    /// so that it does not grow from there when the deck is laid out in an animation of UIKit, such
    /// as that of a rotation.
    func show(_ new: CardPresentation) {
      guard presentation == nil else { return change(to: new) }
      let isAnimated = UIView.inheritedAnimationDuration > 0
      UIView.performWithoutAnimation {
        change(to: new)
        if isAnimated { view.layoutIfNeeded() }
      }
    }

    /// Puts the view where a presentation has it, through bounds, centre and the layer's transform
    /// only: its frame is undefined while it is turned.
    private func change(to new: CardPresentation) {
      let (placement, old) = (new.placement, presentation)
      let before = old?.placement
      if before?.size != placement.size {
        view.bounds = CGRect(origin: view.bounds.origin, size: CGSize(placement.size))
      }
      if before?.position != placement.position { view.center = CGPoint(placement.position) }
      if before?.rotation != placement.rotation || before?.scale != placement.scale {
        let turn = CATransform3DMakeRotation(CGFloat(placement.rotation), 0, 0, 1)
        let scale = CGFloat(placement.scale)
        view.layer.transform = CATransform3DScale(turn, scale, scale, 1)
      }
      if before?.alpha != placement.alpha { view.alpha = CGFloat(placement.alpha) }
      if old?.isTouchable != new.isTouchable { view.isUserInteractionEnabled = new.isTouchable }
      if before.map({ $0.reveal > 0 }) != (placement.reveal > 0) {
        followSafeArea(placement.reveal > 0)
      }
      presentation = new
      if old?.isHidden != new.isHidden { updateVisibility() }
      view.apply(new, previous: old)
    }
  }
#endif
