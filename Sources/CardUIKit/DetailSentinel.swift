#if canImport(UIKit) && !os(watchOS)
  internal import UIKit

  /// Fills a detail's container and tells when that leaves its window or changes its size.
  ///
  /// A presentation that is dismissed without an animation asks no transition, and the card would
  /// stay hidden; one that is turned lays out nothing that it has not placed itself.
  final class DetailSentinel: UIView {
    var onLeave: (() -> Void)?
    var onResize: (() -> Void)?

    func watch(_ container: UIView) {
      // Touches beside the detail are the container's.
      isUserInteractionEnabled = false
      autoresizingMask = [.flexibleWidth, .flexibleHeight]
      fill(container.bounds)
      container.addSubview(self)
    }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      if window == nil { onLeave?() }
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      onResize?()
    }
  }
#endif
