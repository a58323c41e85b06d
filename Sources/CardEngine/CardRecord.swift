internal import CardCore
internal import CardMotion

/// Everything a deck knows of one attached card. Each card has its own record, in flight or not,
/// so that no card ever waits for another.
struct CardRecord {
  enum Role {
    /// Shown because it lies in the layout's window.
    case window
    /// Swiped away and still to be seen.
    case flying
    /// Gone from the data or from the window; it fades where it is.
    case leaving
  }

  /// Tells records apart: an item can be shown twice in a loop, flying out and waiting behind.
  let serial: Int
  /// What the host knows the card by.
  let slot: Int
  var item: CardItemID
  /// The item's index in the data.
  var index: Int
  /// The card's place in the endless row: the index, plus the count for each round of a loop.
  var logical: Int
  var cell: any CardCell
  var role = Role.window
  var pull = Pull()
  var flight = Flight()
  /// The way it was swiped, on the screen; what the screen is to deck space may change meanwhile.
  var swipeDirection = CardDirection.right
  var residual = Residual()
  /// The offset a flying card's rest place is taken at.
  var frozenOffset = 0.0
  /// The number of the swipe or change that sent it away.
  var departure = 0
  /// Where a leaving card fades.
  var frozen = CardPlacement.null
  /// When a leaving card began to, in deck time.
  var leavingStart = 0.0
  /// Where it belongs at the moment that was last computed, in deck space; then, in a frame, where
  /// it is shown.
  var placement = CardPlacement.null
  /// Where it belongs and how fast that changes, before and after a change that is being made.
  var before = MovingTarget()
  var after = MovingTarget()
  /// What the host was last told, or is about to be.
  private(set) var presentation = CardPresentation(placement: .null)
  /// Whether the host was ever told.
  var isPresented = false
  /// Whether the host must still be told, in the frame that is being rendered.
  private(set) var needsUpdate = false
  /// What the cell was last told.
  var progress = CardProgress.resting
  /// Whether the cell was last told of anything but rest. Only a card at rest has that phase.
  var isTold: Bool { progress.phase != .resting }

  /// How long a leaving card takes to fade, in seconds.
  static let leavingDuration = 0.2

  /// When this card has nothing left to do by itself, in deck time; infinite while it is held.
  var motionEnd: Double {
    let own = Swift.max(residual.end, pull.end)
    return switch role {
    case .window: own
    case .flying: flight.end
    case .leaving: leavingStart + CardRecord.leavingDuration
    }
  }

  /// Makes of the target what is to be shown, and takes in whether that is news to the host.
  ///
  /// A card that `takesTouches` does so where it can be seen.
  mutating func present(
    at time: Double, in space: DeckSpace, paintOrder: Int, isFront: Bool, takesTouches: Bool
  ) {
    residual.apply(to: &placement, at: time)
    let isHidden = !space.present(&placement)
    let isTouchable = takesTouches && !isHidden
    needsUpdate =
      !isPresented || presentation.paintOrder != paintOrder || presentation.isFront != isFront
      || presentation.isTouchable != isTouchable || presentation.isHidden != isHidden
      || CardPlacement.differs(&presentation.placement, from: &placement)
    guard needsUpdate else { return }
    isPresented = true
    presentation.placement = placement
    presentation.paintOrder = paintOrder
    presentation.isFront = isFront
    presentation.isTouchable = isTouchable
    presentation.isHidden = isHidden
  }

  /// The next frame tells the host everything anew.
  mutating func forgetPresentation() {
    isPresented = false
  }

  /// What callbacks call this card.
  var reference: CardReference { CardReference(item: item, index: index, cell: cell) }
}

/// Where a card belongs, and how fast that changes.
struct MovingTarget {
  var now = CardPlacement.null
  /// The change in a second.
  var rate = CardPlacement.null
}

/// A swiped item that can be brought back.
struct HistoryEntry {
  var item: CardItemID
  /// Where the item is, or was last seen.
  var index: Int
  /// Whether the item may stand elsewhere since a reload; steps say nothing about it then.
  var isStale = false
  /// The way it went, on the screen.
  var direction: CardDirection
}

/// A callback that waits for its turn.
enum DeckEvent {
  case didBeginDragging(CardReference)
  case didDrag(CardReference, CardProgress)
  case didSwipe(CardReference, CardDirection)
  case didFinishSwiping(CardItemID, CardDirection)
  case didReset(CardReference)
  case didSelect(CardReference)
  case didUndo(CardItemID, CardDirection)
  case didChangeFront(CardItemID?)
  case didRunOut
  case willExpand(CardItemID, Bool)
  case didExpand(CardItemID, Bool)
  case loadMore(Int)
}
