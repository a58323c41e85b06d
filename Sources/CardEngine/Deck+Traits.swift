public import CardCore

extension Deck {
  /// What the current layout declares for the current container: whether and how cards swipe,
  /// browse and expand. A host tells by it which touches to leave to its surroundings.
  public var traits: CardLayoutTraits { resolved.traits }

  /// Whether the cards are a row that is scrolled through.
  package var isRow: Bool { rules.browses }
}
