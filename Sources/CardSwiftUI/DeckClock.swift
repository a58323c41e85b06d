#if canImport(SwiftUI)
  package import Foundation

  /// Turns the dates of frames and gestures into seconds that never run backwards far.
  ///
  /// SwiftUI speaks of wall clock time, which a person or the network can set back. An engine that
  /// has seen a later time would stand still until that time comes again; so a large step back is
  /// taken as no step.
  package final class DeckClock {
    /// Tells what time it is.
    package var now: () -> Date
    private var offset = 0.0
    private var latest = -Double.infinity

    /// Makes a clock.
    package init(now: @escaping () -> Date = { Date() }) { self.now = now }

    /// The time of a date, in seconds.
    ///
    /// Dates of gestures may lie a little before that of the last frame, and stay as they are.
    package func time(of date: Date) -> Double {
      let time = date.timeIntervalSinceReferenceDate + offset
      guard time < latest - DeckClock.longestDelay else {
        latest = max(latest, time)
        return time
      }
      offset += latest - time
      return latest
    }

    /// The time now, in seconds.
    package func time() -> Double { time(of: now()) }

    /// No event comes later than this after the frames that follow it, in seconds.
    private static let longestDelay = 1.0
  }
#endif
