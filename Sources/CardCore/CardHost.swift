/// Everything a host needs to show one card in one frame. All numbers are finite.
@frozen public struct CardPresentation: Hashable, Sendable {
  /// Where and how to show the card; projected, mirrored and clamped: apply it as it is.
  public var placement: CardPlacement
  /// The place in the paint order, from 0 at the back. No two attached cards share one.
  public var paintOrder: Int
  /// Whether this is the front or centred card.
  public var isFront: Bool
  /// Whether the card takes touches.
  public var isTouchable: Bool
  /// Whether the card is not to be painted at all, as one behind the camera of a 3D layout.
  public var isHidden: Bool

  /// Makes a presentation.
  @inlinable public init(
    placement: CardPlacement, paintOrder: Int = 0, isFront: Bool = false,
    isTouchable: Bool = false, isHidden: Bool = false
  ) {
    self.placement = placement
    self.paintOrder = paintOrder
    self.isFront = isFront
    self.isTouchable = isTouchable
    self.isHidden = isHidden
  }
}

/// What a person who does not see the deck should hear.
@frozen public enum CardAnnouncement: Hashable, Sendable {
  /// Another item is in front: the item and its index.
  case front(CardItemID, index: Int)
  /// A card was swiped away.
  case swiped(CardItemID, CardDirection)
  /// A swipe was taken back.
  case undone(CardItemID)
  /// A card was expanded.
  case expanded(CardItemID)
  /// A card was collapsed.
  case collapsed(CardItemID)
  /// No card is left.
  case ranOut
}

/// What shows the cards: a view hierarchy, a web page, a picture, or a list of commands in a test.
///
/// A card that is shown has a slot: a small number, 0 at the least, that is its own from its
/// attachment until it is detached; then the next card may have it. A host keeps what it knows of
/// its cards in ``CardSlots``, and has nothing to look up, to cast or to retain in a frame.
public protocol CardHost: AnyObject {
  /// Shows a cell in a free slot. An update of it follows before the frame ends.
  func attach(_ cell: any CardCell, for item: CardItemID, at slot: Int)

  /// Gives the cell in a slot its place for this frame.
  func update(at slot: Int, to presentation: CardPresentation)

  /// Removes a cell, and frees its slot; the cell is reused afterwards.
  func detach(_ cell: any CardCell, at slot: Int)

  /// Asks for calls of the deck's `advance(to:)` once a frame, or for no more of them.
  func setNeedsFrames(_ needsFrames: Bool)

  /// Tells a person who does not see the deck what has happened.
  func announce(_ announcement: CardAnnouncement)

  /// Takes in that the deck may read touches differently from now on: its layout, its container or
  /// its configuration has changed, whether or not a card moves by that.
  ///
  /// For a host that must say in advance which touches are the deck's. By default it does nothing.
  func traitsDidChange()
}

extension CardHost {
  /// Does nothing.
  public func traitsDidChange() {}
}
