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

    /// Puts the view where a presentation has it, through bounds, centre and the layer's transform
    /// only: its frame is undefined while it is turned.
    func show(_ new: CardPresentation) {
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
      presentation = new
      if old?.isHidden != new.isHidden { updateVisibility() }
      view.apply(new, previous: old)
    }
  }
#endif
