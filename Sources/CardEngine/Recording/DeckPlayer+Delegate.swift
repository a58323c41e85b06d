public import CardCore

// Each callback may have led to further inputs.
extension DeckPlayer {
  /// Replays what came from inside.
  public func deck(_ deck: any DeckControlling, didBeginDragging card: CardReference) { called() }

  /// Replays what came from inside.
  public func deck(_ deck: any DeckControlling, didDrag card: CardReference, progress: CardProgress)
  {
    called()
  }

  /// Replays what came from inside.
  public func deck(
    _ deck: any DeckControlling, willSwipe card: CardReference, in direction: CardDirection
  ) {
    called()
  }

  /// Replays what came from inside.
  public func deck(
    _ deck: any DeckControlling, didSwipe card: CardReference, in direction: CardDirection
  ) {
    called()
  }

  /// Replays what came from inside.
  public func deck(
    _ deck: any DeckControlling, didFinishSwiping item: CardItemID, in direction: CardDirection
  ) {
    called()
  }

  /// Replays what came from inside.
  public func deck(_ deck: any DeckControlling, didReset card: CardReference) { called() }

  /// Replays what came from inside.
  public func deck(_ deck: any DeckControlling, didSelect card: CardReference) { called() }

  /// Replays what came from inside.
  public func deck(
    _ deck: any DeckControlling, didUndo item: CardItemID, from direction: CardDirection
  ) {
    called()
  }

  /// Replays what came from inside.
  public func deck(_ deck: any DeckControlling, didChangeFront item: CardItemID?) { called() }

  /// Replays what came from inside.
  public func deckDidRunOut(_ deck: any DeckControlling) { called() }

  /// Replays what came from inside.
  public func deck(_ deck: any DeckControlling, willExpand item: CardItemID) { called() }

  /// Replays what came from inside.
  public func deck(_ deck: any DeckControlling, willCollapse item: CardItemID) { called() }

  /// Replays what came from inside.
  public func deck(_ deck: any DeckControlling, didExpand item: CardItemID) { called() }

  /// Replays what came from inside.
  public func deck(_ deck: any DeckControlling, didCollapse item: CardItemID) { called() }
}
