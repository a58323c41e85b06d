/// A position, a translation or a velocity in the plane.
///
/// The unit is the point (or the point per second for a velocity); `x` grows to the right and `y`
/// downwards, as in UIKit and in CSS.
@frozen public struct CardPoint: Hashable, Sendable {
  /// The horizontal coordinate, growing to the right.
  public var x: Double
  /// The vertical coordinate, growing downwards.
  public var y: Double

  /// The origin, the empty translation and the velocity of a thing at rest.
  public static let zero = CardPoint(x: 0, y: 0)

  /// Makes a point from its coordinates.
  @inlinable public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Whether both coordinates are finite.
  @inlinable public var isFinite: Bool { x.isFinite && y.isFinite }

  /// The distance from the origin, computed without overflow of the squares; not a number where
  /// a coordinate is not.
  @inlinable public var length: Double {
    if x.isNaN || y.isNaN { return .nan }
    let larger = Swift.max(x.magnitude, y.magnitude)
    guard larger > 0, larger.isFinite else { return larger }
    let (u, v) = (x / larger, y / larger)
    return larger * (u * u + v * v).squareRoot()
  }

  /// The sum of two vectors.
  @inlinable public static func + (lhs: CardPoint, rhs: CardPoint) -> CardPoint {
    CardPoint(x: lhs.x + rhs.x, y: lhs.y + rhs.y)
  }

  /// The vector from `rhs` to `lhs`.
  @inlinable public static func - (lhs: CardPoint, rhs: CardPoint) -> CardPoint {
    CardPoint(x: lhs.x - rhs.x, y: lhs.y - rhs.y)
  }

  /// The vector stretched by a factor.
  @inlinable public static func * (lhs: CardPoint, rhs: Double) -> CardPoint {
    CardPoint(x: lhs.x * rhs, y: lhs.y * rhs)
  }

  /// The vector turned to the opposite side.
  @inlinable public static prefix func - (operand: CardPoint) -> CardPoint {
    CardPoint(x: -operand.x, y: -operand.y)
  }
}
