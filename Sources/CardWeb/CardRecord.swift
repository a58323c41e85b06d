package import CardCore

/// One changed card as it crosses to the page, which reads the fields as consecutive numbers.
///
/// All cards that changed in a frame cross in one call. cardweb.js names the same fields in the same
/// order, and the same bits.
package struct CardRecord: Equatable {
  /// The handle of the card's element.
  package let element: Double
  /// The parts of the card's look to bring up to date, as the bits of `Changes`.
  package let changes: Double
  /// The left edge of the untransformed box in the deck.
  package let x: Double
  /// The upper edge of the untransformed box in the deck.
  package let y: Double
  /// In radians, clockwise.
  package let rotation: Double
  package let scale: Double
  package let width: Double
  package let height: Double
  package let alpha: Double
  package let cornerRadius: Double
  /// The blur as CSS means it: twice a layer's shadow radius.
  package let shadowBlur: Double
  package let shadowOpacity: Double
  package let shadowX: Double
  package let shadowY: Double
  package let order: Double
  /// 1 for the front card, 2 for one that takes pointers, 4 for one that is not painted, summed.
  package let flags: Double
  package let reveal: Double

  /// Makes the record of a card.
  ///
  /// - Parameters:
  ///   - card: What to show; all its numbers are finite.
  ///   - element: The handle of the card's element.
  ///   - changes: What of it the page does not show yet.
  package init(_ card: CardPresentation, of element: Int32, changes: Changes) {
    let placement = card.placement
    self.element = Double(element)
    self.changes = Double(changes.rawValue)
    x = placement.position.x - placement.size.width / 2
    y = placement.position.y - placement.size.height / 2
    rotation = placement.rotation
    scale = placement.scale
    width = placement.size.width
    height = placement.size.height
    alpha = placement.alpha
    cornerRadius = placement.cornerRadius
    shadowBlur = 2 * placement.shadow.radius
    shadowOpacity = placement.shadow.opacity
    shadowX = placement.shadow.offset.x
    shadowY = placement.shadow.offset.y
    order = Double(card.paintOrder)
    flags = Double(
      (card.isFront ? 1 : 0) + (card.isTouchable ? 2 : 0) + (card.isHidden ? 4 : 0))
    reveal = placement.reveal
  }

  /// Parts of a card's look.
  package struct Changes: OptionSet {
    package let rawValue: Int32

    package init(rawValue: Int32) { self.rawValue = rawValue }

    package static let place = Changes(rawValue: 1)
    package static let size = Changes(rawValue: 2)
    package static let alpha = Changes(rawValue: 4)
    package static let corner = Changes(rawValue: 8)
    package static let shadow = Changes(rawValue: 16)
    package static let order = Changes(rawValue: 32)
    package static let flags = Changes(rawValue: 64)
    package static let reveal = Changes(rawValue: 128)
    package static let all = Changes(rawValue: 255)

    /// What differs between two presentations of one card.
    package init(from old: CardPresentation, to new: CardPresentation) {
      let (was, now) = (old.placement, new.placement)
      var changes: Changes = []
      // The box hangs by its corner, so a new size moves it even where the centre stays.
      if was.position != now.position || was.size != now.size || was.rotation != now.rotation
        || was.scale != now.scale
      {
        changes.insert(.place)
      }
      if was.size != now.size { changes.insert(.size) }
      if was.alpha != now.alpha { changes.insert(.alpha) }
      if was.cornerRadius != now.cornerRadius { changes.insert(.corner) }
      if was.shadow != now.shadow { changes.insert(.shadow) }
      if old.paintOrder != new.paintOrder { changes.insert(.order) }
      if old.isFront != new.isFront || old.isTouchable != new.isTouchable
        || old.isHidden != new.isHidden
      {
        changes.insert(.flags)
      }
      if was.reveal != now.reveal { changes.insert(.reveal) }
      self = changes
    }
  }
}
