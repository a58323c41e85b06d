#if canImport(UIKit) && !os(watchOS)
  internal import Foundation

  /// Hears notifications that are posted on the main thread, for as long as it lives.
  final class NotificationObservation {
    private let token: any NSObjectProtocol

    @MainActor init(
      of name: Notification.Name, _ handler: @escaping @MainActor @Sendable () -> Void
    ) {
      // Without a queue the handler runs where the notification is posted, and at once.
      token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated(handler)
      }
    }

    deinit { NotificationCenter.default.removeObserver(token) }
  }
#endif
