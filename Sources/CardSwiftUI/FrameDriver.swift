#if canImport(SwiftUI)
  internal import Combine
  internal import Foundation
  internal import SwiftUI

  /// Whether a deck wants to be told about frames.
  ///
  /// Apart from the deck's model, so that starting and stopping asks for no card anew.
  final class FramePulse: ObservableObject {
    private(set) var isRunning = false

    func set(_ isRunning: Bool) {
      guard isRunning != self.isRunning else { return }
      objectWillChange.send()
      self.isRunning = isRunning
    }
  }

  /// Passes frames on while a deck asks for them; draws nothing.
  struct FrameDriver: View {
    @ObservedObject var pulse: FramePulse
    let frame: (Date) -> Void

    var body: some View {
      TimelineView(.animation(minimumInterval: nil, paused: !pulse.isRunning)) { context in
        // Not from the body itself: callbacks of the deck change the app's state.
        Color.clear.onValueChange(of: context.date) { frame($0) }
      }
      .accessibilityHidden(true)
    }
  }
#endif
