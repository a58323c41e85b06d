public import CardCore

/// A row of cards that snap to the middle, each of which can expand over the whole container.
///
/// A tap expands the centred card; a drag across the row scrubs the expansion. Meanwhile the
/// neighbours step aside. The row lies in the middle of the container less its safe area, an
/// expanded card fills all of the container.
///
/// ```swift
/// var layout = ExpandingCarouselLayout()
/// layout.cardSize = CardSize(width: 280, height: 420)
/// layout.spacing = 16
/// ```
public struct ExpandingCarouselLayout: CardLayout, Hashable {
  /// The extents of a collapsed card on the screen, in points. Where the container is smaller, the
  /// card shrinks in proportion until it fits.
  public var cardSize = CardSize(width: 250, height: 350)
  /// The gap between two cards, in points, not negative.
  public var spacing = 20.0
  /// The radius of a collapsed card's corners, in points, not negative; at most half the card's
  /// smaller extent counts. An expanded card has none.
  public var cornerRadius = 6.0
  /// The shadow under a collapsed card. An expanded card has none.
  public var shadow = CardShadow(radius: 8, opacity: 0.25, offset: CardPoint(x: 0, y: 4))
  /// How far the cards on both sides of an expanded one step aside, in points, not negative.
  public var neighborShift = 50.0
  /// The motion between the collapsed and the expanded state.
  public var timing = CardTiming.easeInOut(duration: 0.3)
  /// How the row scrolls. The layout sets the pitch itself: one card and one gap.
  public var browse = BrowseRules(pitch: 0)

  /// Makes the row of 250 x 350 cards with the default figures.
  public init() {}
}

extension CardLayout where Self == ExpandingCarouselLayout {
  /// The expanding carousel: a row of 250 x 350 cards that expand over the container.
  public static var expandingCarousel: ExpandingCarouselLayout { ExpandingCarouselLayout() }
}
