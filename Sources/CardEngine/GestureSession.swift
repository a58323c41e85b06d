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

/// A value that a finger moves by its way, so many points for one unit.
struct Travel {
  private var start: Double
  private var way = 0.0
  private var unit = 1.0

  /// A value where the finger has not moved yet.
  init(from start: Double) { self.start = start }

  /// The value now.
  var value: Double { start - way / unit }

  /// Follows the finger. Where the unit has changed under it, as in a resize, the way so far counts
  /// in the unit of old.
  mutating func move(to way: Double, unit: Double) {
    if unit != self.unit { start = value + self.way / unit }
    self.way = way
    self.unit = unit
  }
}

/// The row under a finger.
struct BrowseDrag {
  /// The card the place is measured from.
  var startAnchor: Int
  /// Where the finger took hold of the row, in cards from `startAnchor`, the resistance of the ends
  /// taken out.
  let start: Double
  /// Where the finger has taken it.
  var travel: Travel
  /// How far beyond its ends the row can be pulled, in cards.
  let room: Double

  init(startAnchor: Int, start: Double, room: Double) {
    self.startAnchor = startAnchor
    self.start = start
    self.room = room
    travel = Travel(from: start)
  }
}

/// An expansion under a finger.
struct ScrubDrag {
  /// The fraction at which the finger took hold.
  let start: Double
  /// Where a running motion was going when it was caught, 0 or 1; `nil` for one at rest.
  let caughtTarget: Double?
  /// The fraction to which the finger has taken it.
  var travel: Travel

  init(start: Double, caughtTarget: Double?) {
    self.start = start
    self.caughtTarget = caughtTarget
    travel = Travel(from: start)
  }
}
