public import CardCore

/// One thing that comes into a deck: a touch, a command, a frame, or an answer of its data source.
@frozen public enum RecordedInput: Hashable, Sendable {
  /// A finger, a mouse or a pen.
  case pointer(PointerEvent)
  /// A drag that a host has recognized.
  case pan(PanEvent)
  /// A tap that a host has recognized.
  case tap(CardPoint)
  /// What a tap on a card does, without a place.
  case activation(CardItemID)
  /// A swipe from code.
  case swipe(CardDirection)
  /// An undo.
  case undo
  /// A scroll to an index.
  case scroll(Int, animated: Bool)
  /// Some cards on in a row, or back.
  case browse(Int)
  /// The expansion of an item; of the front one for `nil`.
  case expand(CardItemID?)
  /// The end of an expansion.
  case collapse
  /// The end of all touches.
  case interrupt
  /// New extents of the container.
  case container(CardSize, CardInsets)
  /// A new configuration.
  case configuration(DeckConfiguration)
  /// A new layout, by the name the recorder was told.
  case layout(String, animated: Bool)
  /// A reload of the data.
  case reload
  /// Steps in a change of the data.
  case steps([CardChange])
  /// A new list of items.
  case items([CardItemID])
  /// A state to restore.
  case restore(DeckState)
  /// A frame.
  case frame
  /// When recording began, the deck knew these items from the last list.
  case list([CardItemID])
  /// When recording began, more than so many items had been asked for; the last one was this.
  case asked(Int, last: CardItemID?)
  /// Everything before has put the deck into the state in which recording began.
  case start
  /// The data source has this many items from here on; what was at which index is forgotten.
  case count(Int)
  /// The data source has this item at an index.
  case item(Int, CardItemID)

  /// Whether it is an answer of the data source: it comes behind the input that has asked.
  @inlinable public var isAnswer: Bool {
    switch self {
    case .count, .item: true
    default: false
    }
  }
}
