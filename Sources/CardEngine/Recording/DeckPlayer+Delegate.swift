#if !CARDSTOCK_UNRECORDED
  public import CardCore

  // Each callback may have led to further inputs. The observer hears of it before what they lead to.
  extension DeckPlayer {
    /// Replays what came from inside.
    public func deck(_ deck: any DeckControlling, didBeginDragging card: CardReference) {
      observer?.deck(deck, didBeginDragging: card)
      called()
    }

    /// Replays what came from inside.
    public func deck(
      _ deck: any DeckControlling, didDrag card: CardReference, progress: CardProgress
    ) {
      observer?.deck(deck, didDrag: card, progress: progress)
      called()
    }

    /// Replays what came from inside.
    public func deck(
      _ deck: any DeckControlling, willSwipe card: CardReference, in direction: CardDirection
    ) {
      observer?.deck(deck, willSwipe: card, in: direction)
      called()
    }

    /// Replays what came from inside.
    public func deck(
      _ deck: any DeckControlling, didSwipe card: CardReference, in direction: CardDirection
    ) {
      observer?.deck(deck, didSwipe: card, in: direction)
      called()
    }

    /// Replays what came from inside.
    public func deck(
      _ deck: any DeckControlling, didFinishSwiping item: CardItemID, in direction: CardDirection
    ) {
      observer?.deck(deck, didFinishSwiping: item, in: direction)
      called()
    }

    /// Replays what came from inside.
    public func deck(_ deck: any DeckControlling, didReset card: CardReference) {
      observer?.deck(deck, didReset: card)
      called()
    }

    /// Replays what came from inside.
    public func deck(_ deck: any DeckControlling, didSelect card: CardReference) {
      observer?.deck(deck, didSelect: card)
      called()
    }

    /// Replays what came from inside.
    public func deck(
      _ deck: any DeckControlling, didUndo item: CardItemID, from direction: CardDirection
    ) {
      observer?.deck(deck, didUndo: item, from: direction)
      called()
    }

    /// Replays what came from inside.
    public func deck(_ deck: any DeckControlling, didChangeFront item: CardItemID?) {
      observer?.deck(deck, didChangeFront: item)
      called()
    }

    /// Replays what came from inside.
    public func deckDidRunOut(_ deck: any DeckControlling) {
      observer?.deckDidRunOut(deck)
      called()
    }

    /// Replays what came from inside.
    public func deck(_ deck: any DeckControlling, willExpand item: CardItemID) {
      observer?.deck(deck, willExpand: item)
      called()
    }

    /// Replays what came from inside.
    public func deck(_ deck: any DeckControlling, willCollapse item: CardItemID) {
      observer?.deck(deck, willCollapse: item)
      called()
    }

    /// Replays what came from inside.
    public func deck(_ deck: any DeckControlling, didExpand item: CardItemID) {
      observer?.deck(deck, didExpand: item)
      called()
    }

    /// Replays what came from inside.
    public func deck(_ deck: any DeckControlling, didCollapse item: CardItemID) {
      observer?.deck(deck, didCollapse: item)
      called()
    }
  }

#endif
