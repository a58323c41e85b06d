/// How far the drag, the return or the flight of a card has come.
public struct CardProgress: Hashable, Sendable {
  /// What moves the card.
  @frozen public enum Phase: Hashable, Sendable {
    /// Nothing: the card rests.
    case resting
    /// A finger.
    case dragging
    /// The spring that brings it back.
    case returning
    /// The flight that takes it away.
    case flying
  }

  /// What moves the card.
  public var phase: Phase
  /// The signed shift from the rest place, in points.
  public var translation: CardPoint
  /// How far the card is on the way to a swipe: 0 at rest, 1 at the threshold and beyond.
  public var fraction: Double
  /// The horizontal part of the way, signed: -1 at the threshold to the left, 1 to the right.
  public var horizontalFraction: Double
  /// The direction the card is nearest to, or `nil` at rest.
  public var direction: CardDirection?
  /// The alpha of the overlay for ``direction``, 0...1; those of the other sides are zero.
  public var overlayAlpha: Double

  /// The progress of a card at rest.
  public static let resting = CardProgress(
    phase: .resting, translation: .zero, fraction: 0, horizontalFraction: 0, direction: nil,
    overlayAlpha: 0)

  /// Makes a progress from its parts.
  public init(
    phase: Phase, translation: CardPoint, fraction: Double, horizontalFraction: Double,
    direction: CardDirection?, overlayAlpha: Double
  ) {
    self.phase = phase
    self.translation = translation
    self.fraction = fraction
    self.horizontalFraction = horizontalFraction
    self.direction = direction
    self.overlayAlpha = overlayAlpha
  }

  /// The alpha of the overlay that belongs to a direction, 0...1.
  public func overlayAlpha(for direction: CardDirection) -> Double {
    direction == self.direction ? overlayAlpha : 0
  }
}
