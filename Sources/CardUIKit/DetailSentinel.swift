#if canImport(UIKit) && !os(watchOS)
  internal import UIKit

  /// Lies in a detail's container and tells when that leaves its window.
  ///
  /// A presentation that is dismissed without an animation asks no transition, and the card would
  /// stay hidden.
  final class DetailSentinel: UIView {
    var onLeave: (() -> Void)?

    override func didMoveToWindow() {
      super.didMoveToWindow()
      if window == nil { onLeave?() }
    }
  }
#endif
