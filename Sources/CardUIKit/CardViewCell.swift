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
  /// corners clip ``contentView`` and the overlays, and these lie above all else.
  ///
  /// In a nib, put content into the root view: when the nib is loaded it moves into
  /// ``contentView``, with its frames, autoresizing and constraints.
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

    /// Holds the overlays above whatever a cell shows.
    private let overlayView = UIView(frame: .zero)
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
      // The sides of a tilted card would be jagged.
      layer.allowsEdgeAntialiasing = true
      for view in [contentView, overlayView] {
        view.clipsToBounds = true
        view.layer.allowsEdgeAntialiasing = true
      }
      overlayView.isUserInteractionEnabled = false
      overlayView.isHidden = true
      insertSubview(contentView, at: 0)
      addSubview(overlayView)
    }

    /// Moves what a nib has put into the cell into ``contentView``; a subclass that overrides this
    /// calls it first.
    open override func awakeFromNib() {
      super.awakeFromNib()
      // `NSObject` declares it, for any actor; UIKit loads the nibs of views on the main one.
      MainActor.assumeIsolated { adoptContent() }
    }

    private func adoptContent() {
      // They hold on between the cell and what lies deeper, but are dropped where a view moves.
      let constraints = self.constraints
      contentView.fill(bounds)
      for view in subviews where view !== contentView && view !== overlayView {
        contentView.addSubview(view)
      }
      NSLayoutConstraint.activate(constraints)
      // A detail that was connected in the nib, or set before, stays on top of the content.
      if let detailView { contentView.bringSubviewToFront(detailView) }
    }

    // MARK: Overlays

    /// Lays a view over the content that shows itself as the card is dragged in a direction: a
    /// stamp, an icon, a tint. It fills the cell; `nil` takes the present one away.
    public func setOverlay(_ overlay: UIView?, for direction: CardDirection) {
      let old = overlays.updateValue(overlay ?? UIView(frame: .zero), forKey: direction)
      if old !== overlay { old?.removeFromSuperview() }
      if overlay == nil { overlays[direction] = nil }
      // Without overlays nothing is clipped for them.
      overlayView.isHidden = overlays.isEmpty
      guard let overlay else { return }
      overlay.alpha = 0
      overlay.isUserInteractionEnabled = false
      overlayView.addSubview(overlay)
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
      overlayView.layer.setCorner(placement, previous: before)
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
      overlayView.fill(bounds)
      for overlay in overlays.values { overlay.fill(overlayView.bounds) }
    }

    /// Keeps the overlays on top.
    open override func didAddSubview(_ subview: UIView) {
      super.didAddSubview(subview)
      if subview !== overlayView, overlayView.superview === self {
        bringSubviewToFront(overlayView)
      }
    }

    /// The label that was set; else the labels of what the cell shows, in their order. Overlays say
    /// nothing.
    open override var accessibilityLabel: String? {
      get { super.accessibilityLabel ?? spokenContent(but: overlayView) }
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
    fileprivate func spokenContent(but silent: UIView? = nil) -> String? {
      var labels: [String] = []
      for subview in subviews
      where subview !== silent && !subview.isHidden && subview.alpha > 0.01 {
        if let label = subview.accessibilityLabel ?? subview.spokenContent(), !label.isEmpty {
          labels.append(label)
        }
      }
      return labels.isEmpty ? nil : labels.joined(separator: ", ")
    }
  }
#endif
