public import Foundation

/// A colour.
public struct Color: PrimitiveView, Sendable {
  private let name: String
  private let alpha: Double

  nonisolated private init(_ name: String, alpha: Double = 1) {
    self.name = name
    self.alpha = alpha
  }

  /// As in Apple's documentation.
  public nonisolated static let clear = Color("clear")
  /// As in Apple's documentation.
  public nonisolated static let black = Color("black")
  /// As in Apple's documentation.
  public nonisolated static let white = Color("white")
  /// As in Apple's documentation.
  public nonisolated static let blue = Color("blue")
  /// As in Apple's documentation.
  public nonisolated static let green = Color("green")
  /// As in Apple's documentation.
  public nonisolated static let orange = Color("orange")
  /// As in Apple's documentation.
  public nonisolated static let pink = Color("pink")
  /// As in Apple's documentation.
  public nonisolated static let purple = Color("purple")
  /// As in Apple's documentation.
  public nonisolated static let red = Color("red")
  /// As in Apple's documentation.
  public nonisolated static let yellow = Color("yellow")
  /// As in Apple's documentation.
  public nonisolated static let indigo = Color("indigo")
  /// As in Apple's documentation.
  public nonisolated static let teal = Color("teal")

  /// The colour, less opaque.
  public nonisolated func opacity(_ opacity: Double) -> Color {
    Color(name, alpha: alpha * opacity)
  }

  func resolve(in context: Context) -> Node { Node("Color") }
}

/// A way to fill a shape.
public protocol ShapeStyle: Sendable {}

extension Color: ShapeStyle {}

/// An outline.
public protocol Shape: View, Sendable {}

/// A rectangle.
public struct Rectangle: Shape, PrimitiveView {
  /// Makes a rectangle.
  public init() {}

  func resolve(in context: Context) -> Node { Node("Rectangle") }
}

/// A rectangle with round corners.
public struct RoundedRectangle: Shape, PrimitiveView {
  /// The radii of the corners.
  public var cornerSize: CGSize
  /// How the corners are drawn.
  public var style: RoundedCornerStyle

  /// Makes a rectangle with corners of a radius.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
    self.style = style
  }

  func resolve(in context: Context) -> Node { Node("RoundedRectangle") }
}

/// How round corners are drawn.
public enum RoundedCornerStyle: Sendable {
  case circular, continuous
}

extension Shape {
  /// Fills the shape.
  public func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> some View { self }
}

/// How a shape is filled.
public struct FillStyle: Equatable, Sendable {
  /// Makes a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {}
}

/// An angle.
public struct Angle: Hashable, Sendable {
  /// In radians.
  public var radians: Double

  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle {
    Angle(radians: degrees * .pi / 180)
  }
}

/// A text.
public struct Text: PrimitiveView {
  let content: String

  /// A text that is not looked up in any table.
  public init<S: StringProtocol>(_ content: S) { self.content = String(content) }

  /// Sets the font.
  public func font(_ font: Font?) -> Text { self }

  /// Makes the text bold.
  public func bold() -> Text { self }

  func resolve(in context: Context) -> Node {
    let node = Node("Text")
    node.text = content
    return node
  }
}

/// A font.
public struct Font: Hashable, Sendable {
  /// As in Apple's documentation.
  public nonisolated static let largeTitle = Font()
  /// As in Apple's documentation.
  public nonisolated static let title = Font()
  /// As in Apple's documentation.
  public nonisolated static let headline = Font()
  /// As in Apple's documentation.
  public nonisolated static let body = Font()
}

/// A control that does something.
public struct Button<Label: View>: PrimitiveView {
  private let action: () -> Void
  private let label: Label

  /// Makes a button with a label.
  public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.action = action
    self.label = label()
  }

  func resolve(in context: Context) -> Node {
    let node = Node("Button", [context.screen.resolve(label, in: context.entering("label"))])
    node.action = action
    node.text = node.first(\.text)
    return node
  }
}

extension Button where Label == Text {
  /// Makes a button with a text.
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }
}
