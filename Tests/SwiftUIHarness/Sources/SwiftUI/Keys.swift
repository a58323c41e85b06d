/// A key.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// What it types.
  public let character: Character

  /// A key by what it types.
  public init(_ character: Character) { self.character = character }

  /// A key by what it types.
  public init(extendedGraphemeClusterLiteral: Character) {
    self.init(extendedGraphemeClusterLiteral)
  }

  /// As in Apple's documentation.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// As in Apple's documentation.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// As in Apple's documentation.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// As in Apple's documentation.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// As in Apple's documentation.
  public static let escape = KeyEquivalent("\u{1B}")
  /// As in Apple's documentation.
  public static let space = KeyEquivalent(" ")
  /// As in Apple's documentation.
  public static let `return` = KeyEquivalent("\r")
}

/// Keys that are held while another is pressed.
public struct EventModifiers: OptionSet, Sendable {
  /// As in Apple's documentation.
  public let rawValue: Int

  /// As in Apple's documentation.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// As in Apple's documentation.
  public static let shift = EventModifiers(rawValue: 2)
  /// As in Apple's documentation.
  public static let command = EventModifiers(rawValue: 16)
}

/// What happens to a key.
public struct KeyPress: Sendable {
  /// What can happen to a key.
  public struct Phases: OptionSet, Sendable {
    /// As in Apple's documentation.
    public let rawValue: Int

    /// As in Apple's documentation.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// As in Apple's documentation.
    public static let down = Phases(rawValue: 1)
    /// As in Apple's documentation.
    public static let `repeat` = Phases(rawValue: 2)
    /// As in Apple's documentation.
    public static let up = Phases(rawValue: 4)
  }

  /// What became of a key press.
  public enum Result: Hashable, Sendable {
    /// As in Apple's documentation.
    case handled, ignored
  }

  /// The key.
  public let key: KeyEquivalent
  /// The keys held meanwhile.
  public let modifiers: EventModifiers
  /// What happens to it.
  public let phase: Phases
}

extension View {
  /// Lets the view have the focus.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    Attributed(self) { node, _ in node.isFocusable = isFocusable }
  }

  /// Calls an action for key presses while the view has the focus.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    Attributed(self) { node, _ in
      node.keyAction = {
        keys.contains($0.key) && phases.contains($0.phase) ? action($0) : .ignored
      }
    }
  }
}

extension Screen {
  /// Presses a key while the first view that can has the focus; true when that took it.
  @discardableResult
  public func press(_ key: KeyEquivalent, modifiers: EventModifiers = []) -> Bool {
    let isFocused = root.first(\.isFocusable) == true
    let press = KeyPress(key: key, modifiers: modifiers, phase: .down)
    let result = isFocused ? root.first(\.keyAction)?(press) : nil
    update()
    return result == .handled
  }
}
