public import CardCore

extension RecordingHost {
  /// How many cells are attached.
  public var count: Int { attached.count }

  /// The attached cards from the back to the front; those without an update yet come first.
  /// - Complexity: O(n log n) in the number of attached cards.
  public var cards: [Card] {
    attached.values.sorted {
      ($0.presentation?.paintOrder ?? -1) < ($1.presentation?.paintOrder ?? -1)
    }
  }

  /// The items of the attached cards from the back to the front.
  public var paintOrder: [CardItemID] { cards.map(\.item) }

  /// The item of the card that is presented as the front one, or `nil` when there is none.
  public var frontItem: CardItemID? {
    cards.last { $0.presentation?.isFront == true }?.item
  }

  /// The last update of an attached cell.
  public func presentation(of cell: any CardCell) -> CardPresentation? {
    attached.values.first { $0.cell === cell }?.presentation
  }

  /// The last updates of all cells that show an item, from the back to the front; two for an
  /// item of a looping deck that flies out while it already waits at the back.
  public func presentations(of item: CardItemID) -> [CardPresentation] {
    cards.filter { $0.item == item }.compactMap(\.presentation)
  }

  /// The last update of the cell that shows an item, the frontmost when several do.
  public func presentation(of item: CardItemID) -> CardPresentation? {
    presentations(of: item).last
  }

  /// The frontmost cell that shows an item.
  public func cell(for item: CardItemID) -> (any CardCell)? {
    cards.last { $0.item == item }?.cell
  }

  /// The announcements in the order they came, as far as they were logged.
  public var announcements: [CardAnnouncement] {
    commands.compactMap { command in
      if case .announce(let announcement) = command { announcement } else { nil }
    }
  }
}

extension CardPresentation {
  /// What keeps a host from applying the presentation as it is, or `nil` when nothing does.
  var fault: StaticString? {
    let shadow = placement.shadow
    if !placement.largestComponent.isFinite { return "a number that is not finite" }
    if paintOrder < 0 { return "a negative paint order" }
    if !(0...1).contains(placement.alpha) { return "an alpha outside 0...1" }
    if !(0...1).contains(placement.reveal) { return "a reveal outside 0...1" }
    if !(0...1).contains(shadow.opacity) { return "a shadow opacity outside 0...1" }
    if shadow.radius < 0 { return "a negative shadow radius" }
    if placement.cornerRadius < 0 { return "a negative corner radius" }
    if placement.size != placement.size.sanitized { return "a negative size" }
    if placement.translationZ != 0 { return "a translationZ that was not projected" }
    return nil
  }
}
