public import Foundation

/// Where something lies inside something larger.
public struct Alignment: Equatable, Sendable {
  /// As in Apple's documentation.
  public static let center = Alignment()
  /// As in Apple's documentation.
  public static let topLeading = Alignment()
  /// As in Apple's documentation.
  public static let topTrailing = Alignment()
  /// As in Apple's documentation.
  public static let bottom = Alignment()
}

/// How changes are shown in time.
public struct Animation: Equatable, Sendable {
  /// As in Apple's documentation.
  public static let `default` = Animation()
}

/// What goes along with a change.
public struct Transaction {
  /// How the change is shown.
  public var animation: Animation?

  /// Makes a transaction.
  public init() {}
}

/// How a view comes and goes.
public struct AnyTransition {
  let isIdentity: Bool

  /// At once.
  public static var identity: AnyTransition { AnyTransition(isIdentity: true) }
  /// By its opacity.
  public static var opacity: AnyTransition { AnyTransition(isIdentity: false) }
}

extension View {
  /// Gives the view a size.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    Attributed(
      self,
      change: { context in
        context.proposal = CGSize(
          width: width ?? context.proposal.width, height: height ?? context.proposal.height)
      },
      decorate: { node, context in
        node.size = CGSize(
          width: width ?? context.proposal.width, height: height ?? context.proposal.height)
      })
  }

  /// Lets the view's size be between bounds.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { Attributed(self) }

  /// Leaves room around the view.
  public func padding(_ length: CGFloat) -> some View { Attributed(self) }

  /// Leaves the usual room around the view.
  public func padding() -> some View { Attributed(self) }

  /// Puts the view's middle to a point, which SwiftUI counts from the right in a right-to-left
  /// environment.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    Attributed(self) { node, context in
      let isMirrored = context.environment.layoutDirection == .rightToLeft
      node.position = CGPoint(x: isMirrored ? context.proposal.width - x : x, y: y)
    }
  }

  /// Scales the view.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    Attributed(self) { node, _ in node.scale = s }
  }

  /// Turns the view.
  public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some View {
    Attributed(self) { node, _ in node.rotation = angle }
  }

  /// Makes the view less opaque.
  public func opacity(_ opacity: Double) -> some View {
    Attributed(self) { node, _ in node.opacity = opacity }
  }

  /// Puts the view in front of those with a smaller index.
  public func zIndex(_ value: Double) -> some View {
    Attributed(self) { node, _ in node.zIndex = value }
  }

  /// Gives the view a shadow.
  public func shadow(
    color: Color = .black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    Attributed(self) { node, _ in node.shadow = (radius, x, y) }
  }

  /// Cuts the view to a shape.
  public func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View {
    Attributed(self) { node, _ in
      node.cornerRadius = (shape as? RoundedRectangle)?.cornerSize.width
    }
  }

  /// Sets the shape that takes touches.
  public func contentShape<S: Shape>(
    _ shape: S, eoFill: Bool = false
  ) -> some View { Attributed(self) }

  /// Sets whether the view takes touches.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    Attributed(self) { node, _ in node.allowsHitTesting = enabled }
  }

  /// Sets whether controls work.
  public func disabled(_ disabled: Bool) -> some View { Attributed(self) }

  /// Sets the colour of texts and lines.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    Attributed(self)
  }

  /// Animates changes of a value, or shows them at once.
  public func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View { Attributed(self) { node, _ in node.animation = .some(animation) } }

  /// Sets how the view comes and goes.
  public func transition(_ t: AnyTransition) -> some View {
    Attributed(self) { node, _ in node.isTransitionIdentity = t.isIdentity }
  }

  /// Puts a view behind this one.
  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { Layered(self, other: content(), name: "background") }

  /// Puts a view on top of this one.
  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { Layered(self, other: content(), name: "overlay") }
}

/// A point in a view, as a part of its size.
public struct UnitPoint: Hashable, Sendable {
  /// As in Apple's documentation.
  public static let center = UnitPoint()
}

/// A view with another before or behind it.
@MainActor
struct Layered<Content: View, Other: View>: PrimitiveView {
  private let content: Content
  private let other: Other
  private let name: String

  init(_ content: Content, other: Other, name: String) {
    self.content = content
    self.other = other
    self.name = name
  }

  func resolve(in context: Context) -> Node {
    let layer = Node(name, [context.screen.resolve(other, in: context.entering(name))])
    return Node(
      "Layered", [context.screen.resolve(content, in: context.entering("content")), layer])
  }
}
