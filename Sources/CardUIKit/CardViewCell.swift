#if canImport(UIKit) && !os(watchOS)
  public import CardCore
  public import Foundation
  public import UIKit

  /// A card with rounded content, a shadow, and overlays that follow a drag: the base class for
  /// most cells.
  ///
  /// ```swift
  /// final class PhotoCell: CardViewCell {
  ///   let imageView = UIImageView()
  ///
  ///   required init(frame: CGRect) {
  ///     super.init(frame: frame)
  ///     contentView.addSubview(imageView)
  ///     setOverlay(StampView(text: "LIKE"), for: .right)
  ///     setOverlay(StampView(text: "SKIP"), for: .left)
  ///   }
  ///
  ///   required init?(coder: NSCoder) { super.init(coder: coder) }
  /// }
  /// ```
  ///
  /// The layout decides the corner radius and the shadow. The shadow lies under the cell, the
  /// corners clip ``contentView``. In a nib, put content into the root view: it is shown above
  /// ``contentView``.
  open class CardViewCell: UIView, RegistrableCardCellView {
    /// What the card shows; it fills the cell and is clipped to the corners.
    public let contentView = UIView(frame: .zero)

    /// What an expanded card shows on top of ``contentView``, such as a description and a button
    /// that closes it: its alpha is ``reveal``, and while that is 0 it is hidden.
    open var detailView: UIView? {
      didSet {
        guard detailView !== oldValue else { return }
        if oldValue?.superview === contentView { oldValue?.removeFromSuperview() }
        if let detailView { contentView.addSubview(detailView) }
        showReveal()
        setNeedsLayout()
      }
    }

    /// How much of the detail is revealed: 0 for a collapsed card ... 1 for an expanded one.
    public private(set) var reveal: CGFloat = 0

    private var overlays: [CardDirection: UIView] = [:]

    /// Makes a cell that shows nothing yet.
    public required override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    /// Makes the cell of a nib.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    private func setUp() {
      contentView.clipsToBounds = true
      // The sides of a tilted card would be jagged.
      layer.allowsEdgeAntialiasing = true
      contentView.layer.allowsEdgeAntialiasing = true
      insertSubview(contentView, at: 0)
    }

    // MARK: Overlays

    /// Lays a view over the content that shows itself as the card is dragged in a direction: a
    /// stamp, an icon, a tint. It fills the content; `nil` takes the present one away.
    public func setOverlay(_ overlay: UIView?, for direction: CardDirection) {
      let old = overlays.updateValue(overlay ?? UIView(frame: .zero), forKey: direction)
      if old !== overlay { old?.removeFromSuperview() }
      guard let overlay else {
        overlays[direction] = nil
        return
      }
      overlay.alpha = 0
      overlay.isUserInteractionEnabled = false
      contentView.addSubview(overlay)
      setNeedsLayout()
    }

    /// The overlay that belongs to a direction.
    public func overlay(for direction: CardDirection) -> UIView? { overlays[direction] }

    // MARK: CardCellView

    /// Hides the overlays; a subclass that overrides this calls it.
    open func prepareForReuse() { showOverlays(.resting) }

    /// Shows the overlay of the direction of the drag; a subclass that overrides this calls it.
    open func dragDidChange(_ progress: CardProgress) { showOverlays(progress) }

    /// Sets corners, shadow and reveal; a subclass that overrides this calls it.
    open func apply(_ presentation: CardPresentation, previous: CardPresentation?) {
      let (placement, before) = (presentation.placement, previous?.placement)
      layer.setCorner(placement, previous: before)
      contentView.layer.setCorner(placement, previous: before)
      layer.setShadow(placement, previous: before)
      if placement.reveal != before?.reveal {
        reveal = CGFloat(placement.reveal)
        revealDidChange()
      }
    }

    /// ``reveal`` has changed. Shows ``detailView``; a subclass that overrides this calls it.
    open func revealDidChange() { showReveal() }

    private func showReveal() {
      detailView?.alpha = reveal
      detailView?.isHidden = reveal == 0
    }

    private func showOverlays(_ progress: CardProgress) {
      for (direction, overlay) in overlays {
        let alpha = CGFloat(progress.overlayAlpha(for: direction))
        if overlay.alpha != alpha { overlay.alpha = alpha }
      }
    }

    // MARK: UIView

    /// Lets content, detail and overlays fill the cell.
    open override func layoutSubviews() {
      super.layoutSubviews()
      contentView.fill(bounds)
      detailView?.fill(contentView.bounds)
      for overlay in overlays.values { overlay.fill(contentView.bounds) }
    }

    /// The label that was set; else the labels of what ``contentView`` shows, in their order.
    open override var accessibilityLabel: String? {
      get { super.accessibilityLabel ?? contentView.spokenContent }
      set { super.accessibilityLabel = newValue }
    }
  }

  extension UIView {
    /// Makes this view cover a rectangle of its superview.
    func fill(_ rect: CGRect) {
      if bounds.size != rect.size { bounds.size = rect.size }
      let middle = CGPoint(x: rect.midX, y: rect.midY)
      if center != middle { center = middle }
    }

    /// The labels of the views inside this one that can be seen.
    fileprivate var spokenContent: String? {
      var labels: [String] = []
      for subview in subviews where !subview.isHidden && subview.alpha > 0.01 {
        if let label = subview.accessibilityLabel ?? subview.spokenContent, !label.isEmpty {
          labels.append(label)
        }
      }
      return labels.isEmpty ? nil : labels.joined(separator: ", ")
    }
  }
#endif
