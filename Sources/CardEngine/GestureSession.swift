internal import CardCore

/// What the current drag moves.
enum GestureSession {
  /// Nothing, until the finger is lifted.
  case ignored
  /// A card that may be swiped.
  case swipe(SwipeDrag)
  /// The row.
  case browse(BrowseDrag)
  /// A card's expansion.
  case scrub(ScrubDrag)

  var isDragging: Bool {
    if case .ignored = self { false } else { true }
  }
}

/// A card under a finger.
struct SwipeDrag {
  var serial: Int
  /// Where the finger would have to have come from for the card to be where it was caught.
  var base: CardPoint
}

/// The row under a finger.
struct BrowseDrag {
  /// The card the start is measured from.
  var startAnchor: Int
  /// Where the row was when the finger took hold, in cards from `startAnchor`, the resistance of
  /// the ends taken out.
  var start: Double
  /// How far beyond its ends the row can be pulled, in cards.
  let room: Double
  private var translation = 0.0
  private var pitch = 1.0

  init(startAnchor: Int, start: Double, room: Double) {
    self.startAnchor = startAnchor
    self.start = start
    self.room = room
  }

  /// Where the finger has taken the row, in cards from `startAnchor`, without resistance.
  var place: Double { start - translation / pitch }

  /// Follows the finger. Where the cards have changed their length under it, the way so far counts
  /// in the length they had.
  mutating func move(to translation: Double, pitch: Double) {
    if pitch != self.pitch { start = place + self.translation / pitch }
    self.translation = translation
    self.pitch = pitch
  }
}

/// An expansion under a finger.
struct ScrubDrag {
  /// The fraction at which the finger took hold.
  var start: Double
  /// Where a running motion was going when it was caught, 0 or 1; `nil` for one at rest.
  var caughtTarget: Double?
}
