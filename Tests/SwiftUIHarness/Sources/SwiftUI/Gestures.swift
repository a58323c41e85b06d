public import Foundation

/// What a person does with fingers.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What the gesture tells.
  associatedtype Value
  /// What the gesture consists of.
  associatedtype Body: Gesture
  /// What the gesture consists of.
  @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Gesture {
  /// It tells nothing.
  public typealias Value = Never
}

/// A gesture that the stand-in itself recognizes.
protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
  /// As in Apple's documentation.
  public var body: Never { fatalError("a primitive gesture has no body") }
}

/// A gesture with a callback.
protocol CallbackGesture: PrimitiveGesture {
  func began(_ value: Any)
  func changed(_ value: Any)
  func ended(_ value: Any)
  /// The gesture is over, in whatever way.
  func reset()
}

extension CallbackGesture {
  func began(_ value: Any) {}
  func changed(_ value: Any) {}
  func ended(_ value: Any) {}
  func reset() {}
}

/// A drag.
public struct DragGesture: PrimitiveGesture {
  /// One step of a drag.
  public struct Value: Equatable, Sendable {
    /// When.
    public var time: Date
    /// Where the finger is.
    public var location: CGPoint
    /// Where it came down.
    public var startLocation: CGPoint
    /// The way since.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// How fast it is, in points per second.
    public var velocity: CGSize { speed }

    let speed: CGSize
  }

  /// The way before it is a drag.
  public var minimumDistance: CGFloat

  /// Makes a drag.
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
  }
}

/// One or more taps.
public struct SpatialTapGesture: PrimitiveGesture {
  /// A tap.
  public struct Value: Equatable, Sendable {
    /// Where it was.
    public var location: CGPoint
  }

  /// Makes a tap.
  public init(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {}
}

/// A coordinate space.
public protocol CoordinateSpaceProtocol: Sendable {}

/// The space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The space of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension Gesture {
  /// Calls an action when the gesture's value changes.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self>
  where Value: Equatable {
    _ChangedGesture(base: self, action: action)
  }

  /// Calls an action when the gesture ends.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(base: self, action: action)
  }

  /// Updates a state as long as the gesture lasts.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, update: body)
  }
}

/// A gesture whose changes call an action.
public struct _ChangedGesture<Base: Gesture>: CallbackGesture {
  /// As in Apple's documentation.
  public typealias Value = Base.Value

  let base: Base
  let action: (Value) -> Void

  func began(_ value: Any) { (base as? any CallbackGesture)?.began(value) }
  func changed(_ value: Any) {
    (base as? any CallbackGesture)?.changed(value)
    if let value = value as? Value { action(value) }
  }
  func ended(_ value: Any) { (base as? any CallbackGesture)?.ended(value) }
  func reset() { (base as? any CallbackGesture)?.reset() }
}

/// A gesture whose end calls an action.
public struct _EndedGesture<Base: Gesture>: CallbackGesture {
  /// As in Apple's documentation.
  public typealias Value = Base.Value

  let base: Base
  let action: (Value) -> Void

  func began(_ value: Any) { (base as? any CallbackGesture)?.began(value) }
  func changed(_ value: Any) { (base as? any CallbackGesture)?.changed(value) }
  func ended(_ value: Any) {
    (base as? any CallbackGesture)?.ended(value)
    if let value = value as? Value { action(value) }
  }
  func reset() { (base as? any CallbackGesture)?.reset() }
}

/// A gesture that updates a state.
public struct GestureStateGesture<Base: Gesture, State>: CallbackGesture {
  /// As in Apple's documentation.
  public typealias Value = Base.Value

  let base: Base
  let state: GestureState<State>
  let update: (Value, inout State, inout Transaction) -> Void

  func began(_ value: Any) { changed(value) }
  func changed(_ value: Any) {
    guard let value = value as? Value else { return }
    state.update { update(value, &$0, &$1) }
  }
  func reset() { state.reset() }
}

extension View {
  /// Adds a gesture that is recognized after those of the views inside.
  public func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    Attributed(self) { node, _ in node.gestures.append(gesture) }
  }
}

extension View {
  /// Adds a gesture that is recognized before those of the views inside.
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    Attributed(self) { node, _ in node.gestures.append(gesture) }
  }

  /// Adds a gesture that is recognized together with others.
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    Attributed(self) { node, _ in node.gestures.append(gesture) }
  }
}

/// Whose gestures are recognized.
public struct GestureMask: OptionSet, Sendable {
  /// As in Apple's documentation.
  public let rawValue: UInt32

  /// As in Apple's documentation.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// As in Apple's documentation.
  public static let none = GestureMask([])
  /// As in Apple's documentation.
  public static let gesture = GestureMask(rawValue: 1)
  /// As in Apple's documentation.
  public static let subviews = GestureMask(rawValue: 2)
  /// As in Apple's documentation.
  public static let all = GestureMask(rawValue: 3)
}
