public import CardCore

/// A stack in which each card is a smaller rectangle than the one before it, moved down a little.
///
/// Card `i` fills the container less its safe area, inset by `i * inset` on every side, with the
/// centre moved down by `i * offset` and an alpha of `1 - i * alphaStep`. Depth is expressed by the
/// rectangles alone, without any transform, so the content of a card is laid out anew, and not
/// scaled, when the card comes forward.
///
/// All cards follow a drag, the nearer the faster; see ``swipe``.
///
/// ```swift
/// var layout = InsetStackLayout()
/// layout.visibleCount = 4
/// layout.inset = 12
/// ```
public struct InsetStackLayout: CardLayout, Hashable {
  /// How many cards are visible, 1...128; values outside are brought to the nearer end.
  public var visibleCount = 3
  /// How far each card's sides lie inside those of the card before it, in points, not negative.
  public var inset = 20.0
  /// How far each card's centre lies below that of the card before it, in points; a negative
  /// offset builds the stack upwards.
  public var offset = 30.0
  /// How much of the alpha each card loses against the card before it, 0...1.
  public var alphaStep = 0.1
  /// The radius of the corners, in points, not negative; at most half of the smallest card counts.
  public var cornerRadius = 0.0
  /// The shadow under each card.
  public var shadow = CardShadow.none
  /// How cards are swiped away and follow a drag.
  ///
  /// By default a card neither tilts nor shrinks. The front card follows a horizontal drag with 1.5
  /// times its distance, the next with 1.0 times, the third with 0.5 times, the rest not at all. A
  /// release commits where the finger is within 100 points of the left or right side, however far
  /// the card has come, or as a fling from 1,000 points per second on; set `velocity` to `nil` and
  /// the place alone decides. The card flies to two container widths in 0.25 s. The others take the
  /// places before them with a spring of 1 s and a damping ratio of 0.4, and so do all cards go
  /// back when the front card is let go elsewhere.
  public var swipe = InsetStackLayout.defaultSwipe

  /// Makes the stack of three cards with the default figures.
  public init() {}

  private static var defaultSwipe: SwipeRules {
    var rules = SwipeRules()
    rules.distance = nil
    rules.edgeInset = .points(100)
    rules.style = .plain
    rules.follow = DragFollow(front: 1.5, step: -0.5, isHorizontalOnly: true)
    rules.flight.target = .containerExtents(2)
    rules.flight.crossFactor = 1
    rules.flight.duration = 0.25
    rules.advance = CardSpring(duration: 1, dampingRatio: 0.4)
    rules.reset = rules.advance
    return rules
  }
}

extension CardLayout where Self == InsetStackLayout {
  /// The rect-inset stack: three cards, each 20 points smaller on every side and 30 points lower.
  public static var insetStack: InsetStackLayout { InsetStackLayout() }
}
