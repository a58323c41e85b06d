/// What a view inherits from those around it.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Makes the default values.
  public init() {}

  /// A value by its key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The reading direction.
  public var layoutDirection = LayoutDirection.leftToRight

  /// Whether a person asks for less motion. SwiftUI lets an app read it alone; here tests set it.
  public var accessibilityReduceMotion = false

  /// Whether the app is in use.
  public var scenePhase = ScenePhase.active
}

/// What a value of the environment is known by.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nobody has set one.
  static var defaultValue: Value { get }
}

/// Reads a value of the environment.
@propertyWrapper
public struct Environment<Value>: InstalledProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private let handle = Handle<Value>()

  /// Makes a reader.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  /// The value.
  @MainActor public var wrappedValue: Value {
    handle.storage?.value ?? EnvironmentValues()[keyPath: keyPath]
  }

  func install(at path: String, in context: Context) {
    handle.storage = Storage(context.environment[keyPath: keyPath])
  }
}

extension View {
  /// Sets a value for the views inside.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    Attributed(self, change: { $0.environment[keyPath: keyPath] = value }, decorate: { _, _ in })
  }
}

/// A reading direction.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight, rightToLeft
}

/// How much an app is in use.
public enum ScenePhase: Comparable, Hashable, Sendable {
  case background, inactive, active
}
