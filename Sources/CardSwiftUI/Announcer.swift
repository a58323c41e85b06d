#if canImport(SwiftUI)
  #if canImport(Accessibility)
    internal import Accessibility
  #endif

  /// Says something to a person who does not see the screen, on systems that can.
  enum Announcer {
    static func say(_ text: String) {
      #if canImport(Accessibility)
        if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) {
          AccessibilityNotification.Announcement(text).post()
        }
      #endif
    }
  }
#endif
