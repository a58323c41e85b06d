/// The direction in which a card leaves a deck, as seen on the screen.
///
/// Directions are physical: `.left` is left in a right-to-left interface too.
@frozen public enum CardDirection: UInt8, Hashable, Sendable, CaseIterable {
  /// Towards the left side of the screen.
  case left
  /// Towards the right side of the screen.
  case right
  /// Towards the top of the screen.
  case up
  /// Towards the bottom of the screen.
  case down

  /// The direction to the other side.
  @inlinable public var opposite: CardDirection {
    switch self {
    case .left: .right
    case .right: .left
    case .up: .down
    case .down: .up
    }
  }

  /// The axis the direction runs along.
  @inlinable public var axis: CardAxis {
    switch self {
    case .left, .right: .horizontal
    case .up, .down: .vertical
    }
  }

  /// The vector of length one that points this way; `y` grows downwards.
  @inlinable public var unit: CardPoint {
    switch self {
    case .left: CardPoint(x: -1, y: 0)
    case .right: CardPoint(x: 1, y: 0)
    case .up: CardPoint(x: 0, y: -1)
    case .down: CardPoint(x: 0, y: 1)
    }
  }

  /// The direction of a vector's larger component, or `nil` for the zero vector and for one that
  /// is not finite. The horizontal direction wins a tie.
  @inlinable public init?(dominantIn vector: CardPoint) {
    guard vector.isFinite, vector.x != 0 || vector.y != 0 else { return nil }
    if vector.x.magnitude >= vector.y.magnitude {
      self = vector.x < 0 ? .left : .right
    } else {
      self = vector.y < 0 ? .up : .down
    }
  }
}

/// A set of directions.
@frozen public struct CardDirections: OptionSet, Hashable, Sendable {
  /// One bit a direction.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Makes the set that holds one direction.
  @inlinable public init(_ direction: CardDirection) {
    self.init(rawValue: 1 << direction.rawValue)
  }

  /// Left alone.
  public static let left = CardDirections(.left)
  /// Right alone.
  public static let right = CardDirections(.right)
  /// Up alone.
  public static let up = CardDirections(.up)
  /// Down alone.
  public static let down = CardDirections(.down)
  /// Left and right.
  public static let horizontal: CardDirections = [.left, .right]
  /// Up and down.
  public static let vertical: CardDirections = [.up, .down]
  /// All four.
  public static let all: CardDirections = [.left, .right, .up, .down]

  /// Whether a direction belongs to the set.
  @inlinable public func contains(_ direction: CardDirection) -> Bool {
    rawValue & (1 << direction.rawValue) != 0
  }
}

/// The line along which a layout lines its cards up.
@frozen public enum CardAxis: Hashable, Sendable {
  /// From side to side.
  case horizontal
  /// From top to bottom.
  case vertical
}

/// A value for each of the four directions.
@frozen public struct PerDirection<Value> {
  /// The value for each direction.
  public var left, right, up, down: Value

  /// Makes one value hold for all directions.
  @inlinable public init(_ value: Value) {
    (left, right, up, down) = (value, value, value, value)
  }

  /// Makes a value for each direction.
  @inlinable public init(left: Value, right: Value, up: Value, down: Value) {
    (self.left, self.right, self.up, self.down) = (left, right, up, down)
  }

  /// The value for a direction.
  @inlinable public subscript(direction: CardDirection) -> Value {
    get {
      switch direction {
      case .left: left
      case .right: right
      case .up: up
      case .down: down
      }
    }
    set {
      switch direction {
      case .left: left = newValue
      case .right: right = newValue
      case .up: up = newValue
      case .down: down = newValue
      }
    }
  }
}

extension PerDirection: Sendable where Value: Sendable {}
extension PerDirection: Equatable where Value: Equatable {}
extension PerDirection: Hashable where Value: Hashable {}
