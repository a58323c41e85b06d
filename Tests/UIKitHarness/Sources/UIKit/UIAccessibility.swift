// Stand-in: the signatures and their meaning are those of Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor public struct UIAccessibility {
  public struct Notification: Hashable, Sendable {
    let name: String
    public static let announcement = Notification(name: "announcement")
    public static let layoutChanged = Notification(name: "layoutChanged")
  }

  nonisolated public static let reduceMotionStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")

  public static var isReduceMotionEnabled: Bool { reducesMotion }

  public static func post(notification: Notification, argument: Any?) {
    posted.append((notification, argument))
  }

  public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? { focused }

  public struct AssistiveTechnologyIdentifier: Hashable, Sendable {}

  // What tests set and read.
  package static var focused: Any?
  package static var reducesMotion = false
  package static var posted: [(notification: Notification, argument: Any?)] = []
}

extension NSAttributedString.Key {
  public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeQueueAnnouncement")
}

public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
}

public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left, up, down, next, previous
}

@MainActor open class UIAccessibilityElement: UIResponder {
  open weak var accessibilityContainer: AnyObject?
  open var accessibilityFrameInContainerSpace = CGRect.zero

  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
    isAccessibilityElement = true
  }
}

@MainActor open class UIAccessibilityCustomAction: NSObject {
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  open var name: String
  open var actionHandler: Handler?

  public init(name: String, actionHandler: @escaping Handler) {
    self.name = name
    self.actionHandler = actionHandler
  }
}
