public import Foundation

/// Nothing.
public struct EmptyView: PrimitiveView {
  /// Makes nothing.
  public init() {}

  func resolve(in context: Context) -> Node { Node("EmptyView") }
}

/// Several views one after another.
public struct TupleView<T>: PrimitiveView {
  /// The views.
  public var value: T
  private let children: [(Context) -> Node]

  init(_ value: T, children: [(Context) -> Node]) {
    self.value = value
    self.children = children
  }

  func resolve(in context: Context) -> Node {
    Node("Tuple", children.enumerated().map { $1(context.entering("\($0)")) })
  }
}

/// One of two views.
public enum _ConditionalContent<TrueContent: View, FalseContent: View>: PrimitiveView {
  case first(TrueContent)
  case second(FalseContent)

  func resolve(in context: Context) -> Node {
    switch self {
    case .first(let view): context.screen.resolve(view, in: context.entering("true"))
    case .second(let view): context.screen.resolve(view, in: context.entering("false"))
    }
  }
}

extension Optional: View where Wrapped: View {}

extension Optional: PrimitiveView where Wrapped: View {
  func resolve(in context: Context) -> Node {
    map { context.screen.resolve($0, in: context.entering("some")) } ?? Node("EmptyView")
  }
}

/// A view whose type is forgotten.
public struct AnyView: PrimitiveView {
  private let resolver: (Context) -> Node

  /// Wraps a view.
  public init<V: View>(_ view: V) {
    resolver = { $0.screen.resolve(view, in: $0) }
  }

  func resolve(in context: Context) -> Node { resolver(context) }
}

/// Views made from a collection, known by the identities of its elements.
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
  /// The collection.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  private let id: KeyPath<Data.Element, ID>

  /// Makes views from a collection.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Content: View {
    self.data = data
    self.id = id
    self.content = content
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// Makes views from a collection of elements that know their identity.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, id: \.id, content: content)
  }
}

extension ForEach: View where Content: View {}

extension ForEach: PrimitiveView where Content: View {
  func resolve(in context: Context) -> Node {
    var seen: Set<ID> = []
    return Node(
      "ForEach",
      data.map { element in
        let id = element[keyPath: id]
        precondition(seen.insert(id).inserted, "two elements have the identity \(id)")
        let node = context.screen.resolve(content(element), in: context.entering("[\(id)]"))
        node.id = AnyHashable(id)
        return node
      })
  }
}

/// Views on top of each other.
public struct ZStack<Content: View>: PrimitiveView {
  private let content: Content

  /// Makes a stack.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  func resolve(in context: Context) -> Node {
    Node("ZStack", [context.screen.resolve(content, in: context.entering("z"))])
  }
}

/// Views below each other.
public struct VStack<Content: View>: PrimitiveView {
  private let content: Content

  /// Makes a column.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  func resolve(in context: Context) -> Node {
    Node("VStack", [context.screen.resolve(content, in: context.entering("v"))])
  }
}

/// Views beside each other.
public struct HStack<Content: View>: PrimitiveView {
  private let content: Content

  /// Makes a row.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  func resolve(in context: Context) -> Node {
    Node("HStack", [context.screen.resolve(content, in: context.entering("h"))])
  }
}

/// A view that knows the room it is offered.
public struct GeometryReader<Content: View>: PrimitiveView {
  /// Makes the content.
  public var content: (GeometryProxy) -> Content

  /// Makes a reader.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  func resolve(in context: Context) -> Node {
    let proxy = GeometryProxy(size: context.proposal)
    return Node(
      "GeometryReader", [context.screen.resolve(content(proxy), in: context.entering("g"))])
  }
}

/// What a geometry reader knows.
public struct GeometryProxy {
  /// The room.
  public let size: CGSize
}
