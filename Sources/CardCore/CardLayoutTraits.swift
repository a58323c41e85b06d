/// What a layout declares about itself beside placements.
public struct CardLayoutTraits: Hashable, Sendable {
  /// The offsets of the cards that are visible at rest, in cards around the position.
  ///
  /// The deck keeps the cells of these cards and of no others, except those in flight. At most
  /// 256 cards are kept, however wide the window: see ``maximumWindow``.
  public let window: ClosedRange<Double>
  /// The perspective `translationZ` is seen through: the element m34 of a projection matrix, as
  /// in -1/500; 0 means none.
  public let perspective: Double
  /// How the front card is swiped away; `nil` when it is not.
  public let swipe: SwipeRules?
  /// How the cards are scrolled through; `nil` when they are not.
  public let browse: BrowseRules?
  /// How a card expands; `nil` when it does not.
  public let expansion: ExpansionRules?

  /// The largest number of cards a window can span.
  public static let maximumWindow = 256

  /// Makes traits.
  ///
  /// A window that is not finite, or does not contain 0, is widened or cut to a finite one that
  /// does; a perspective that is not finite counts as none. The rules are kept as they are, so that
  /// a check of the layout sees them; ``AnyResolvedCardLayout`` brings them into their ranges.
  public init(
    window: ClosedRange<Double>,
    perspective: Double = 0,
    swipe: SwipeRules? = nil,
    browse: BrowseRules? = nil,
    expansion: ExpansionRules? = nil
  ) {
    let reach = Double(CardLayoutTraits.maximumWindow / 2 - 1)
    let lower = Swift.max(-reach, Swift.min(0, window.lowerBound))
    let upper = Swift.min(reach, Swift.max(0, window.upperBound))
    self.window = (lower.isNaN ? 0 : lower)...(upper.isNaN ? 0 : upper)
    self.perspective = perspective.isFinite ? perspective : 0
    self.swipe = swipe
    self.browse = browse
    self.expansion = expansion
  }
}

/// A distance, in points or as a part of the container.
@frozen public enum CardLength: Hashable, Sendable {
  /// A fixed number of points.
  case points(Double)
  /// A part of the container's extent in the direction the distance is measured along; 1 is all.
  case fraction(Double)

  /// The distance in points inside a container.
  ///
  /// A distance that is negative or not a number counts as zero, and so does any part of an
  /// extent that is negative or not finite. An infinite distance stays so: nothing reaches it.
  public func resolved(in extent: Double) -> Double {
    let length =
      switch self {
      case .points(let points): points
      case .fraction(let fraction): extent.isFinite && extent > 0 ? fraction * extent : 0
      }
    return length > 0 ? length : 0
  }
}

/// A spring by the two numbers UIKit asks for.
public struct CardSpring: Hashable, Sendable {
  /// The time until the spring counts as settled, in seconds, at most 100; not positive means at
  /// once.
  public var duration: Double
  /// 0.01...10: 1 does not overshoot; smaller swings.
  public var dampingRatio: Double
  /// The velocity at the start for a card that is at rest, in distances to the target per second,
  /// -1000...1000.
  /// A card that is already moving keeps the velocity it has instead.
  public var initialVelocity: Double

  /// Makes a spring from its settling time in seconds, damping ratio and relative velocity.
  public init(duration: Double, dampingRatio: Double, initialVelocity: Double = 0) {
    self.duration = duration
    self.dampingRatio = dampingRatio
    self.initialVelocity = initialVelocity
  }
}

/// A motion of fixed duration along a cubic Bezier curve.
public struct CardTiming: Hashable, Sendable {
  /// The duration, in seconds; not positive means at once.
  public var duration: Double
  /// The first control point of the curve, `x` in 0...1.
  public var control1: CardPoint
  /// The second control point of the curve, `x` in 0...1.
  public var control2: CardPoint

  /// Makes a timing from its duration in seconds and the curve's two control points.
  public init(duration: Double, control1: CardPoint, control2: CardPoint) {
    self.duration = duration
    self.control1 = control1
    self.control2 = control2
  }

  /// Starts and ends slowly: the curve (0.42, 0, 0.58, 1) of CSS and UIKit.
  public static func easeInOut(duration: Double) -> CardTiming {
    CardTiming(
      duration: duration, control1: CardPoint(x: 0.42, y: 0), control2: CardPoint(x: 0.58, y: 1))
  }
}
