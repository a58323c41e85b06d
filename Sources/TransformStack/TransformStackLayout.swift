public import CardCore

/// A stack of cards of one size, in which depth is expressed by scale and offset only.
///
/// Each card is scaled down by ``scaleStep`` against the one before it and peeks out behind it by
/// ``offsetStep`` at the side of ``direction``. Since no card ever changes its size, a drag only
/// changes transforms and no content is laid out anew. One card more than is visible waits where
/// the last visible one lies.
///
/// ```swift
/// var layout = TransformStackLayout.slideCard
/// layout.direction = .up
/// layout.cardWidth = .points(320)
/// ```
public struct TransformStackLayout: CardLayout, Hashable {
  /// The width of a card on the screen, in points or as a part of the room for the front card;
  /// never more than that room: see ``margins``.
  public var cardWidth = CardLength.fraction(1)
  /// The height of a card on the screen, in points or as a part of the room for the front card;
  /// never more than that room: see ``margins``.
  public var cardHeight = CardLength.fraction(1)
  /// What the stack keeps free inside the container's safe area, in points, not negative.
  ///
  /// The room for the front card is what the margins leave, less the part in which the cards behind
  /// peek out, so the whole stack stays inside the margins. In a container where the room would be
  /// less than half of an extent, margins and offsets shrink in one proportion until it is half.
  public var margins = CardInsets(top: 20, left: 20, bottom: 20, right: 20)
  /// How far the stack lies from the middle of its room, to the right and down, in points.
  public var position = CardPoint.zero
  /// The side at which the cards behind peek out, in a left-to-right interface; `nil` when they
  /// lie centred behind the front card.
  public var direction: CardDirection? = .down
  /// How many cards are visible, 1...126, beside the one that waits.
  public var visibleCount = 3
  /// How much of the scale each card loses against the card before it, 0...1.
  public var scaleStep = 0.05
  /// How far each card peeks out behind the one before it, in points, not negative.
  ///
  /// It is measured between the sides as seen: a card of scale `s` and extent `e` in the stack's
  /// direction is moved by `offsetStep * depth + (1 - s) * e / 2`.
  public var offsetStep = 12.0
  /// The radius of the corners, in points or as a part of the card's width; at most half the
  /// card's smaller extent counts.
  public var cornerRadius = CardLength.fraction(1.0 / 20)
  /// The shadow under each card.
  public var shadow = CardShadow(radius: 3, opacity: 0.4, offset: CardPoint(x: 0.5, y: 3))
  /// How cards are swiped away.
  public var swipe = SwipeRules()

  /// Makes the stack with the default figures, those of ``CardCore/CardLayout/swipeCard``.
  public init() {}
}

extension CardLayout where Self == TransformStackLayout {
  /// The swipe card: a card that tilts and shrinks while it is dragged to the left or right; the
  /// cards behind wait until it is gone.
  public static var swipeCard: TransformStackLayout { TransformStackLayout() }

  /// The layered slide card: a card leaves in any direction once it is 100 points away, and
  /// meanwhile the cards behind move towards the places before them.
  ///
  /// The way is measured by the larger of the two components, so all four directions are allowed.
  /// Set `swipe.directions` to `.horizontal` and only left and right remain. A swipe from code first
  /// tilts the card by 10 degrees against the swipe.
  public static var slideCard: TransformStackLayout {
    var layout = TransformStackLayout()
    layout.swipe.directions = .all
    layout.swipe.distance = PerDirection(.points(100))
    layout.swipe.style.maximumTilt = .pi / 18
    layout.swipe.style.shrink = 0
    layout.swipe.advancesFollowers = true
    layout.swipe.flight.anticipationTilt = .pi / 18
    layout.swipe.advance = CardSpring(duration: 0.5, dampingRatio: 0.7)
    layout.swipe.reset = CardSpring(duration: 0.4, dampingRatio: 0.7)
    return layout
  }
}
