import Cardstock

/// A hand of cards: each card is turned about a point below the container.
///
/// It shows what a strategy of one's own needs: options with a documented meaning for every value,
/// a resolved form that holds what depends on the container alone, and one pure function.
public struct FanLayout: CardLayout {
  /// The angle between neighbours, in radians, at most a quarter turn either way.
  public var spread = 0.09
  /// How far below the container's middle the hand holds the cards, in container heights, 0...10.
  public var grip = 1.1
  /// How many cards are seen, 1...12.
  public var visibleCount = 5
  /// How the front card is dealt.
  public var swipe = SwipeRules()

  /// Makes a fan with the default figures.
  public init() {
    swipe.directions = .all
    swipe.advance = CardSpring(duration: 0.6, dampingRatio: 0.75)
  }

  /// The fan in one container.
  public struct Resolved: ResolvedCardLayout {
    /// The window and the rules.
    public let traits: CardLayoutTraits
    let front: CardPlacement
    let spread: Double
    let radius: Double
    let last: Double

    /// The placement of a card by its distance from the front card.
    public func placement(at offset: Double) -> CardPlacement {
      let place = Swift.min(Swift.max(offset, 0), last)
      let angle = place * spread
      var placement = front
      placement.rotation = angle
      // Up to a fourth order in the angle, which a fan's are small enough for: a layout needs no
      // maths library.
      let square = angle * angle
      let sine = angle * (1 - square / 6 + square * square / 120)
      let cosine = 1 - square / 2 + square * square / 24
      placement.translation = CardPoint(x: radius * sine, y: radius * (1 - cosine))
      placement.depth = offset
      return placement
    }
  }

  /// Computes the front card's box and the radius of the fan.
  public func resolve(in environment: LayoutEnvironment) -> Resolved {
    let size = environment.size
    let count = Swift.min(Swift.max(visibleCount, 1), 12)
    let box = CardSize(width: size.width * 0.62, height: size.height * 0.7)
    let limit = Double.pi / 2 / Double(count)
    let angle = spread.isFinite ? Swift.min(Swift.max(spread, -limit), limit) : 0
    let reach = grip.isFinite ? Swift.min(Swift.max(grip, 0), 10) : 1
    return Resolved(
      traits: CardLayoutTraits(window: 0...Double(count - 1), swipe: swipe),
      front: CardPlacement(
        center: size.center, size: box, cornerRadius: box.width / 16,
        shadow: CardShadow(radius: 6, opacity: 0.3, offset: CardPoint(x: 0, y: 3))),
      spread: angle, radius: size.height * reach, last: Double(count - 1))
  }
}

extension CardLayout where Self == FanLayout {
  /// A hand of five cards.
  public static var fan: FanLayout { FanLayout() }
}
