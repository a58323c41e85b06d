public import Foundation

/// What a view has become, for a test to look at.
@MainActor
public final class Node {
  /// The kind of view.
  public let kind: String
  /// The nodes inside.
  public let children: [Node]
  /// The identity among its siblings.
  public var id: AnyHashable?
  /// The text, of a text or a button.
  public var text: String?
  /// What is done when it is pressed.
  public var action: (() -> Void)?
  /// The size it was given.
  public var size: CGSize?
  /// Where its middle was put.
  public var position: CGPoint?
  /// How opaque it is.
  public var opacity: Double?
  /// How large it is shown.
  public var scale: Double?
  /// How it is turned.
  public var rotation: Angle?
  /// Its place in the paint order.
  public var zIndex: Double?
  /// Whether it takes touches.
  public var allowsHitTesting: Bool?
  /// Whether it is hidden from assistive technologies.
  public var isAccessibilityHidden: Bool?
  /// What becomes of the elements inside.
  public var childBehavior: AccessibilityChildBehavior?
  /// Its value, for assistive technologies.
  public var accessibilityValue: String?
  /// Its shadow's opacity times 1 and its radius and offset.
  public var shadow: (radius: CGFloat, x: CGFloat, y: CGFloat)?
  /// The order in which it is read.
  public var sortPriority: Double?
  /// Its traits.
  public var traits: AccessibilityTraits = []
  /// Actions beside the usual one.
  public var accessibilityActions: Node?
  /// What a double tap does for those who do not see.
  public var accessibilityAction: (() -> Void)?
  /// What a flick up or down does for them.
  public var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
  /// The corners it is cut to.
  public var cornerRadius: CGFloat?
  /// Its gestures.
  public var gestures: [any Gesture] = []
  /// Whether it can have the focus.
  public var isFocusable: Bool?
  /// What it does for a key.
  public var keyAction: ((KeyPress) -> KeyPress.Result)?
  /// The animation of a change of its place.
  public var animation: Animation??
  /// Whether it comes and goes at once.
  public var isTransitionIdentity: Bool?
  /// The reading direction for what is inside.
  public var layoutDirection: LayoutDirection?

  init(_ kind: String, _ children: [Node] = []) {
    self.kind = kind
    self.children = children
  }

  /// This node and all inside it, from the outside.
  public var all: [Node] { [self] + children.flatMap(\.all) }

  /// The first value of a modifier, from the outside.
  public func first<Value>(_ value: (Node) -> Value?) -> Value? {
    all.lazy.compactMap(value).first
  }

  /// All texts inside.
  public var texts: [String] { all.compactMap(\.text) }
}

/// A view with something set on it.
@MainActor
struct Attributed<Content: View>: PrimitiveView {
  private let content: Content
  private let change: @MainActor (inout Context) -> Void
  private let decorate: @MainActor (Node, Context) -> Void

  init(
    _ content: Content, change: @escaping @MainActor (inout Context) -> Void,
    decorate: @escaping @MainActor (Node, Context) -> Void
  ) {
    self.content = content
    self.change = change
    self.decorate = decorate
  }

  init(_ content: Content) {
    self.init(content, change: { _ in }, decorate: { _, _ in })
  }

  init(_ content: Content, _ decorate: @escaping @MainActor (Node, Context) -> Void) {
    self.init(content, change: { _ in }, decorate: decorate)
  }

  func resolve(in context: Context) -> Node {
    var inner = context.entering("a")
    change(&inner)
    let node = Node("Attributed", [context.screen.resolve(content, in: inner)])
    decorate(node, context)
    return node
  }
}
