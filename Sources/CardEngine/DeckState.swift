public import CardCore

/// What a deck must remember to look the same when it is opened again.
///
/// Take it from ``Deck/state`` and give it to ``Deck/restore(_:)``, on the same deck or on another
/// one over the same data. It is `Codable` wherever Swift has that.
public struct DeckState: Hashable, Sendable {
  /// A swiped item that can be brought back.
  public struct SwipedItem: Hashable, Sendable {
    /// What the item is known by.
    public var item: CardItemID
    /// Where it was last seen; the search for it starts there.
    public var index: Int
    /// The way it went, as seen on the screen.
    public var direction: CardDirection

    /// Makes a swiped item.
    public init(item: CardItemID, index: Int, direction: CardDirection) {
      self.item = item
      self.index = index
      self.direction = direction
    }
  }

  /// The item that is expanded, or on its way to or from that state.
  public struct ExpandedItem: Hashable, Sendable {
    /// What the item is known by.
    public var item: CardItemID
    /// Where it was last seen; the search for it starts there.
    public var index: Int
    /// How far it is expanded: 0 collapsed ... 1 over the whole container; clamped to that, and
    /// not a number counts as 0.
    public var fraction: Double
    /// Whether it is, or goes to be, expanded and not collapsed.
    public var isExpanding: Bool

    /// Makes an expanded item.
    public init(item: CardItemID, index: Int, fraction: Double = 1, isExpanding: Bool = true) {
      self.item = item
      self.index = index
      self.fraction = fraction
      self.isExpanding = isExpanding
    }
  }

  /// The item in front, or centred; `nil` in a deck that is empty or has run out.
  public var frontItem: CardItemID?
  /// The index of the front item; in a deck that has run out, the count.
  public var frontIndex: Int
  /// How far the row is from the front item, in cards: 0 at rest. Within a million, and 0 when it
  /// is not finite.
  public var rowOffset: Double
  /// The swiped items that can be brought back, the last one last.
  public var history: [SwipedItem]
  /// The expanded item, if there is one.
  public var expansion: ExpandedItem?

  /// Makes the state of a deck with nothing but an item in front.
  public init(
    frontItem: CardItemID? = nil, frontIndex: Int = 0, rowOffset: Double = 0,
    history: [SwipedItem] = [], expansion: ExpandedItem? = nil
  ) {
    self.frontItem = frontItem
    self.frontIndex = frontIndex
    self.rowOffset = rowOffset
    self.history = history
    self.expansion = expansion
  }
}

#if !hasFeature(Embedded)
  extension DeckState: Codable {}
  extension DeckState.SwipedItem: Codable {}
  extension DeckState.ExpandedItem: Codable {}
#endif
