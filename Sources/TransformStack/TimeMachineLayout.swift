public import CardCore

/// A row of cards that runs into the depth of the screen, seen in perspective.
///
/// With `n` cards between a card and the position and `w` the card's width on the screen, the card
/// lies at `x = n * w * tilt` and `z = n * w * spacing` towards the viewer. The cards the row has
/// passed recede; those to come are nearer than the front card, faded, and drawn over it. The
/// ``isInverted`` row lies the other way round. In a vertical deck the row runs upwards:
/// `y = -n * w * tilt`, with the same `z`.
///
/// The formula and its defaults are those of the "time machine" of iCarousel.
///
/// ```swift
/// var layout = TimeMachineLayout.timeMachine
/// layout.tilt = 0.2
/// ```
public struct TimeMachineLayout: CardLayout, Hashable {
  /// The extents of a card on the screen, in points. Where the container is smaller, the card
  /// shrinks in proportion until it fits.
  public var cardSize = CardSize(width: 250, height: 350)
  /// How far neighbours lie apart along the axis, in card widths, -100...100.
  public var tilt = 0.3
  /// How far neighbours lie apart in depth, in card widths, 0...100.
  public var spacing = 1.0
  /// Whether the cards to come recede and those the row has passed are near.
  public var isInverted = false
  /// The perspective, as the element m34 of a projection matrix: the camera is `-1 / perspective`
  /// points in front of the screen. Zero or more, or less than -1, means no perspective.
  public var perspective = -1.0 / 500
  /// How many cards are visible from the front card into the depth, 1...126. The last one fades in
  /// while the row scrolls.
  public var visibleCount = 5
  /// Over how many cards in front of the front card a card fades away, 0.01...126.
  ///
  /// At the latest a card has faded three quarters of the way to the camera, where it is seen four
  /// times as large; nothing is left of it when it would pass the viewer.
  public var nearFade = 1.0
  /// The radius of the corners, in points or as a part of the card's width; at most half the
  /// card's smaller extent counts.
  public var cornerRadius = CardLength.fraction(1.0 / 20)
  /// The shadow under each card.
  public var shadow = CardShadow(radius: 3, opacity: 0.4, offset: CardPoint(x: 0.5, y: 3))
  /// How the row scrolls. The layout sets the pitch itself: a card's extent along the axis.
  public var browse = BrowseRules(pitch: 0)

  /// Makes the row with the default figures.
  public init() {}
}

extension CardLayout where Self == TimeMachineLayout {
  /// The time machine: tilt 0.3, spacing 1, a camera 500 points away; the past recedes.
  public static var timeMachine: TimeMachineLayout { TimeMachineLayout() }

  /// The inverted time machine: the cards to come recede.
  public static var invertedTimeMachine: TimeMachineLayout {
    var layout = TimeMachineLayout()
    layout.isInverted = true
    return layout
  }
}
