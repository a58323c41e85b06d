#if canImport(UIKit) && !os(watchOS)
  internal import Foundation
  internal import UIKit

  /// A display link that runs only while somebody needs frames, and keeps nobody alive.
  ///
  /// It asks for 120 frames a second. An iPhone grants more than 60 only to apps whose Info.plist
  /// sets `CADisableMinimumFrameDurationOnPhone`.
  @MainActor final class FrameDriver {
    /// Called before each frame with the time at which it will be seen, in seconds on the clock of
    /// `CACurrentMediaTime()`.
    var onFrame: (@MainActor (Double) -> Void)?

    /// Whether frames are needed.
    var needsFrames = false {
      didSet { update() }
    }

    /// Whether frames can be seen; there is no link while they cannot.
    var isVisible = false {
      didSet { update() }
    }

    // Read in `deinit`, which is bound to no actor.
    nonisolated(unsafe) private var link: CADisplayLink?

    deinit {
      // A paused link would stay in the run loop for good. Views and what belongs to them are freed
      // on the main thread.
      nonisolated(unsafe) let link = link
      if let link { MainActor.assumeIsolated { link.invalidate() } }
    }

    private func update() {
      if isVisible, needsFrames, link == nil { makeLink() }
      if !isVisible, let link {
        link.invalidate()
        self.link = nil
      }
      link?.isPaused = !needsFrames
    }

    private func makeLink() {
      // The link holds on to the target and the run loop to the link: neither may hold on to this.
      let relay = ActionTarget { [weak self] sender in
        guard let link = sender as? CADisplayLink else { return }
        if let self { self.onFrame?(link.targetTimestamp) } else { link.invalidate() }
      }
      let link = CADisplayLink(target: relay, selector: ActionTarget.action)
      link.preferredFrameRateRange = CAFrameRateRange(minimum: 80, maximum: 120, preferred: 120)
      // Common modes: a deck moves on while a scroll view beside it is dragged.
      link.add(to: .main, forMode: .common)
      self.link = link
    }
  }
#endif
