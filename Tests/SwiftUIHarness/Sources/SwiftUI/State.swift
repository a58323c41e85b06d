public import Combine

/// A stored property of a view that SwiftUI keeps.
public protocol DynamicProperty {}

/// A property that the stand-in gives its storage before the view's body is asked for.
@MainActor
protocol InstalledProperty: DynamicProperty {
  func install(at path: String, in context: Context)
}

/// Where a value lives as long as the view is in the tree.
@MainActor
final class Storage<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}

/// Lets copies of a property wrapper share what it was given.
@MainActor
final class Handle<Value> {
  var storage: Storage<Value>?
  weak var screen: Screen?

  nonisolated init() {}
}

/// A value that belongs to a view.
@propertyWrapper
public struct State<Value>: InstalledProperty {
  private let initial: Value
  private let handle = Handle<Value>()

  /// Makes a state with a first value.
  public init(wrappedValue value: Value) { initial = value }

  /// The value.
  @MainActor public var wrappedValue: Value {
    get { handle.storage?.value ?? initial }
    nonmutating set {
      guard let storage = handle.storage else { return }
      storage.value = newValue
      handle.screen?.setNeedsUpdate()
    }
  }

  /// Reads and writes the value.
  @MainActor public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }

  func install(at path: String, in context: Context) {
    handle.storage = context.screen.storage(at: path) { Storage(initial) }
    handle.screen = context.screen
  }
}

/// A way to a value that belongs to something else.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  private let getter: @MainActor () -> Value
  private let setter: @MainActor (Value) -> Void

  /// Makes a binding from two closures. Those of SwiftUI are `@isolated(any) @Sendable`, which the
  /// ones of the main actor are as well.
  public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
    getter = get
    setter = set
  }

  /// The value.
  @MainActor public var wrappedValue: Value {
    get { getter() }
    nonmutating set { setter(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  @MainActor
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
  }
}

/// An object that belongs to a view.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: InstalledProperty {
  private let make: () -> ObjectType
  private let handle = Handle<ObjectType>()

  /// Makes an object once for each place a view has in the tree.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The object.
  @MainActor public var wrappedValue: ObjectType {
    guard let storage = handle.storage else { return make() }
    return storage.value
  }

  func install(at path: String, in context: Context) {
    let storage = context.screen.storage(at: path) { Storage(make()) }
    handle.storage = storage
    context.screen.observe(storage.value)
  }
}

/// An object that belongs to something else.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: InstalledProperty {
  /// The object.
  @MainActor public var wrappedValue: ObjectType

  /// Observes an object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  func install(at path: String, in context: Context) { context.screen.observe(wrappedValue) }
}

/// A value that lasts as long as a gesture.
@propertyWrapper
public struct GestureState<Value>: InstalledProperty {
  private let initial: Value
  let handle = Handle<Value>()

  /// Makes a state that falls back to its first value.
  public init(wrappedValue: Value) { initial = wrappedValue }

  /// The value.
  @MainActor public var wrappedValue: Value { handle.storage?.value ?? initial }

  /// The state itself, for a gesture to update.
  public var projectedValue: GestureState<Value> { self }

  @MainActor func update(_ body: (inout Value, inout Transaction) -> Void) {
    guard let storage = handle.storage else { return }
    var transaction = Transaction()
    body(&storage.value, &transaction)
    handle.screen?.setNeedsUpdate()
  }

  @MainActor func reset() {
    handle.storage?.value = initial
    handle.screen?.setNeedsUpdate()
  }

  func install(at path: String, in context: Context) {
    handle.storage = context.screen.storage(at: path) { Storage(initial) }
    handle.screen = context.screen
  }
}
