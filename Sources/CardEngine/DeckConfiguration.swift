public import CardCore

/// The reading direction of the interface.
@frozen public enum CardReadingDirection: Hashable, Sendable {
  /// As in English.
  case leftToRight
  /// As in Arabic: everything is mirrored. Swipe directions stay physical.
  case rightToLeft
}

/// How a deck behaves beside what its layout declares.
public struct DeckConfiguration: Hashable, Sendable {
  /// Whether the first item follows the last one.
  public var isLooping = false
  /// The reading direction of the interface.
  public var readingDirection = CardReadingDirection.leftToRight
  /// The line along which the layout lines its cards up.
  public var axis = CardAxis.horizontal
  /// Whether cards fade instead of flying, for people who asked for less motion.
  public var reducesMotion = false
  /// How many items before the end the data source is asked for more; negative counts as 0.
  public var loadMoreDistance = 5
  /// How cards get from one layout to another, and to new places after a change of the data.
  public var transition = CardSpring(duration: 0.5, dampingRatio: 0.85)
  /// How many cards may be leaving at once; beyond it the oldest one is gone at once. At least 1.
  public var maximumFlights = 12
  /// How many swipes can be undone, `Int.max` by default; beyond it the oldest are forgotten, and
  /// negative counts as 0. A loop that is swiped for days remembers some 40 bytes for each swipe
  /// without it. A card in the air can be caught as long as its swipe can be undone.
  public var undoLimit = Int.max
  /// How far a finger may stray, in points, before its touch is a drag and no tap. A mouse may
  /// stray a third of it. Not positive means that any movement is a drag.
  public var dragSlop = 9.0

  /// Makes a configuration with the defaults.
  public init() {}

  /// Makes the change that leads here from an old configuration to another one instead.
  ///
  /// A change that had to wait may find that others have been made meanwhile: it undoes none.
  func changed(from old: DeckConfiguration, insteadTo other: DeckConfiguration) -> DeckConfiguration
  {
    guard other != old else { return self }
    var result = other
    if isLooping != old.isLooping { result.isLooping = isLooping }
    if readingDirection != old.readingDirection { result.readingDirection = readingDirection }
    if axis != old.axis { result.axis = axis }
    if reducesMotion != old.reducesMotion { result.reducesMotion = reducesMotion }
    if loadMoreDistance != old.loadMoreDistance { result.loadMoreDistance = loadMoreDistance }
    if transition != old.transition { result.transition = transition }
    if maximumFlights != old.maximumFlights { result.maximumFlights = maximumFlights }
    if undoLimit != old.undoLimit { result.undoLimit = undoLimit }
    if dragSlop != old.dragSlop { result.dragSlop = dragSlop }
    return result
  }
}

/// What a deck is doing, as seen from outside.
@frozen public enum DeckPhase: Hashable, Sendable {
  /// Nothing moves and nothing is held.
  case idle
  /// A finger holds a card or the row.
  case dragging
  /// Something moves by itself.
  case moving
}
