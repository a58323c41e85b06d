/// A width and a height, in points.
@frozen public struct CardSize: Hashable, Sendable {
  /// The horizontal extent, in points.
  public var width: Double
  /// The vertical extent, in points.
  public var height: Double

  /// The size of nothing.
  public static let zero = CardSize(width: 0, height: 0)

  /// Makes a size from its two extents.
  @inlinable public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// This size with every extent that is negative, infinite or not a number replaced by zero.
  @inlinable public var sanitized: CardSize {
    CardSize(
      width: width.isFinite && width > 0 ? width : 0,
      height: height.isFinite && height > 0 ? height : 0)
  }

  /// The size with width and height exchanged.
  @inlinable public var transposed: CardSize { CardSize(width: height, height: width) }

  /// The middle of a rectangle of this size at the origin.
  @inlinable public var center: CardPoint { CardPoint(x: width / 2, y: height / 2) }
}

/// Distances kept free at the four sides, in points.
@frozen public struct CardInsets: Hashable, Sendable {
  /// The distances from the top, left, bottom and right side.
  public var top, left, bottom, right: Double

  /// No distance on any side.
  public static let zero = CardInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Makes insets from the four distances.
  @inlinable public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// A rectangle with sides parallel to the axes, in points.
@frozen public struct CardRect: Hashable, Sendable {
  /// The top left corner.
  public var origin: CardPoint
  /// The extents.
  public var size: CardSize

  /// Makes a rectangle from its top left corner and its extents.
  @inlinable public init(origin: CardPoint, size: CardSize) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from the coordinates of its top left corner and its extents.
  @inlinable public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: CardPoint(x: x, y: y), size: CardSize(width: width, height: height))
  }

  /// The middle of the rectangle.
  @inlinable public var center: CardPoint { origin + size.center }

  /// Whether a point lies inside; the left and top sides belong to it, the right and bottom do not.
  @inlinable public func contains(_ point: CardPoint) -> Bool {
    point.x >= origin.x && point.x < origin.x + size.width
      && point.y >= origin.y && point.y < origin.y + size.height
  }
}
