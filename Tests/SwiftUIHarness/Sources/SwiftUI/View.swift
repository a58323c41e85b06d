// The stand-in for SwiftUI. Declarations have the signatures of Apple's documentation as far as they
// are used here. What they do is the least a test needs: views become a tree of nodes, state is kept
// by the place of a view in that tree, and everything is built anew after any change.

/// A part of an app's user interface.
@MainActor @preconcurrency
public protocol View {
  /// The type of the body.
  associatedtype Body: View
  /// What the view consists of.
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

/// A view that the stand-in itself turns into a node.
@MainActor
protocol PrimitiveView: View where Body == Never {
  func resolve(in context: Context) -> Node
}

extension PrimitiveView {
  /// As in Apple's documentation.
  public var body: Never { fatalError("a primitive view has no body") }
}

extension Never: View {
  /// Never asked for.
  public var body: Never { fatalError("there is no such view") }
}

/// A change that can be made to any view.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the body.
  associatedtype Body: View
  /// What the modifier is given to modify.
  typealias Content = _ViewModifier_Content<Self>
  /// The modified view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
}

/// The view that a modifier is applied to.
public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
  let resolver: (Context) -> Node

  func resolve(in context: Context) -> Node { resolver(context) }
}

/// A view with a modifier.
public struct ModifiedContent<Content, Modifier> {
  /// The view.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  func resolve(in context: Context) -> Node {
    let inner = context.entering("modifier")
    inner.install(in: modifier)
    // The modified view has its place in the tree whatever the modifier makes of it.
    let content = _ViewModifier_Content<Modifier> { [content] use in
      use.screen.resolve(content, in: use.at(context.path + "/content"))
    }
    return context.screen.resolve(modifier.body(content: content), in: inner)
  }
}

extension View {
  /// Applies a modifier.
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// Builds a view from the statements of a closure.
@MainActor
@resultBuilder
public enum ViewBuilder {
  /// No view.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// One view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  /// Several views.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var children: [(Context) -> Node] = []
    for view in repeat each content {
      children.append { $0.screen.resolve(view, in: $0) }
    }
    return TupleView((repeat each content), children: children)
  }
  /// A statement.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  /// A condition without an alternative.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  /// The first alternative.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { .first(first) }
  /// The second alternative.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { .second(second) }
  /// What depends on a system's version.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// Views to look at while they are written.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View
  /// The views.
  @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
}

extension View {
  /// Names a preview.
  public func previewDisplayName(_ value: String?) -> some View { Attributed(self) }
}
