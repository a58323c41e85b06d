#if canImport(UIKit) && !os(watchOS)
  internal import CardCore
  internal import UIKit

  /// A tap in the hand when a drag crosses the threshold of a swipe, either way.
  @MainActor final class HapticFeedback {
    var isEnabled = true
    private var isBeyond = false

    #if !os(tvOS) && !os(visionOS)
      private let generator = UIImpactFeedbackGenerator(style: .light)
    #endif

    /// A drag begins: wakes the hardware, which would answer the first tap late.
    func prepare() {
      isBeyond = false
      #if !os(tvOS) && !os(visionOS)
        if isEnabled { generator.prepare() }
      #endif
    }

    /// A drag goes on.
    func drag(_ progress: CardProgress) {
      let isBeyond = progress.fraction >= 1
      guard isBeyond != self.isBeyond else { return }
      self.isBeyond = isBeyond
      #if !os(tvOS) && !os(visionOS)
        if isEnabled { generator.impactOccurred() }
      #endif
    }
  }
#endif
