// The stand-in for Accessibility: announcements, kept for tests.

/// What an app tells assistive technologies.
public enum AccessibilityNotification {
  /// Something that is to be said.
  public struct Announcement {
    private let text: String

    /// Makes an announcement.
    public init(_ announcement: String) { text = announcement }

    /// Says it.
    public func post() { Self.posted.append(text) }

    /// What was said so far: for tests alone. Everything happens on the main thread.
    nonisolated(unsafe) public static var posted: [String] = []
  }
}
