/// What a view is, for those who do not see it.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var names: Set<String> = []

  /// No traits.
  public init() {}

  /// It can be pressed.
  public static let isButton: AccessibilityTraits = {
    var traits = AccessibilityTraits()
    traits.names = ["button"]
    return traits
  }()

  /// As in Apple's documentation.
  public func contains(_ member: AccessibilityTraits) -> Bool { names.isSuperset(of: member.names) }
  /// As in Apple's documentation.
  public func union(_ other: Self) -> Self { combining(other) { $0.union($1) } }
  /// As in Apple's documentation.
  public func intersection(_ other: Self) -> Self { combining(other) { $0.intersection($1) } }
  /// As in Apple's documentation.
  public func symmetricDifference(_ other: Self) -> Self {
    combining(other) { $0.symmetricDifference($1) }
  }
  /// As in Apple's documentation.
  public mutating func insert(
    _ newMember: Self
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }
  /// As in Apple's documentation.
  public mutating func remove(_ member: Self) -> AccessibilityTraits? {
    names.subtract(member.names)
    return member
  }
  /// As in Apple's documentation.
  public mutating func update(with newMember: Self) -> AccessibilityTraits? {
    formUnion(newMember)
    return newMember
  }
  /// As in Apple's documentation.
  public mutating func formUnion(_ other: Self) { names.formUnion(other.names) }
  /// As in Apple's documentation.
  public mutating func formIntersection(_ other: Self) { names.formIntersection(other.names) }
  /// As in Apple's documentation.
  public mutating func formSymmetricDifference(_ other: Self) {
    names.formSymmetricDifference(other.names)
  }

  private func combining(
    _ other: Self, _ combine: (Set<String>, Set<String>) -> Set<String>
  ) -> Self {
    var result = self
    result.names = combine(names, other.names)
    return result
  }
}

/// A step of an adjustable element.
public enum AccessibilityAdjustmentDirection: Sendable {
  case increment, decrement
}

/// What becomes of the elements inside.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String

  /// As in Apple's documentation.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// As in Apple's documentation.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// As in Apple's documentation.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// A kind of action.
public struct AccessibilityActionKind: Equatable, Sendable {
  /// As in Apple's documentation.
  public static let `default` = AccessibilityActionKind()
}

extension View {
  /// Makes an element of the view.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    Attributed(self) { node, _ in node.childBehavior = children }
  }

  /// Hides the view.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    Attributed(self) { node, _ in node.isAccessibilityHidden = hidden }
  }

  /// Sets the order in which the view is read; larger ones come first.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    Attributed(self) { node, _ in node.sortPriority = sortPriority }
  }

  /// Adds traits.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    Attributed(self) { node, _ in node.traits.formUnion(traits) }
  }

  /// Names the view.
  public func accessibilityLabel(_ label: Text) -> some View { Attributed(self) }

  /// Says what the view's value is.
  public func accessibilityValue(_ value: Text) -> some View {
    Attributed(self) { node, _ in node.accessibilityValue = value.content }
  }

  /// Adds the usual action or another one.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    Attributed(self) { node, _ in node.accessibilityAction = handler }
  }

  /// Makes the view adjustable.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    Attributed(self) { node, _ in node.adjust = handler }
  }

  /// Adds an action for each button.
  public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    let content = content()
    return Attributed(self) { node, context in
      node.accessibilityActions = context.screen.resolve(
        content, in: context.entering("actions"))
    }
  }
}
