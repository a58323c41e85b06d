public import CardCore

extension Deck {
  /// What the current layout declares for the current container: whether and how cards swipe,
  /// browse and expand. A host tells by it which touches to leave to its surroundings.
  public var traits: CardLayoutTraits { resolved.traits }

  /// Whether a drag along an axis of the screen moves anything: a card that may be swiped that way,
  /// the row, or a card's expansion. Other drags belong to what the deck lies in.
  public func takesDrags(along axis: CardAxis) -> Bool {
    if let swipe = traits.swipe,
      !swipe.directions.isDisjoint(with: axis == .horizontal ? .horizontal : .vertical)
    {
      return true
    }
    if axis == configuration.axis { return traits.browse.map { $0.pitch > 0 } ?? false }
    return traits.expansion.map { $0.scrubDistance > 0 } ?? false
  }
}
