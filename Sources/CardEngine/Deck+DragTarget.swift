public import CardCore

/// What a drag moves.
enum DragTarget {
  /// The expansion of a card, by its record's position.
  case scrub(Int)
  /// The row.
  case row
  /// A card that may be swiped, by its record's position.
  case card(Int)
}

extension Deck {
  /// Whether a drag that sets out from a point in a direction is one for this deck.
  ///
  /// A host with recognizers of its own asks this before it lets one begin, and leaves the touch to
  /// the surroundings otherwise: a stack whose cards leave to the sides can lie in a page that
  /// scrolls up and down. What is in motion under the finger is caught whatever the direction.
  /// - Parameters:
  ///   - start: where the finger came down in the container, in points.
  ///   - way: the finger's velocity or translation so far; only its direction counts.
  /// - Returns: whether something would move; false for numbers that are not finite.
  /// - Complexity: O(attached cards).
  public func acceptsDrag(from start: CardPoint, along way: CardPoint) -> Bool {
    guard start.isFinite, let direction = CardDirection(dominantIn: way) else { return false }
    if let touched = touchableRecord(at: start),
      records[touched].role == .flying || records[touched].pull.kind == .returning
    {
      return true
    }
    switch dragTarget(touching: touchableRecord(at: start), along: way) {
    case .card:
      let axis: CardDirections = direction.axis == .horizontal ? .horizontal : .vertical
      return !rules.swipe.directions.isDisjoint(with: axis)
    case .scrub, .row: return true
    case nil: return false
    }
  }

  /// The axes along which a drag does something, each with both of its directions. A host leaves the
  /// others to its surroundings.
  package var dragAxes: CardDirections {
    let swipes: CardDirections = rules.swipes ? rules.swipe.directions : []
    let (along, across): (CardDirections, CardDirections) =
      configuration.axis == .horizontal
      ? (.horizontal, .vertical) : (.vertical, .horizontal)
    var axes: CardDirections = []
    if rules.browses, rules.browse.pitch > 0 { axes.formUnion(along) }
    if canScrub { axes.formUnion(across) }
    if !swipes.isDisjoint(with: .horizontal) { axes.formUnion(.horizontal) }
    if !swipes.isDisjoint(with: .vertical) { axes.formUnion(.vertical) }
    return axes
  }

  /// The card that a drag from a point has hold of: the one that the finger came down on, though it
  /// may have moved on until the drag was recognized, else the one that lies there now.
  func draggedRecord(from start: CardPoint) -> Int? {
    if let pressed, let position = recordIndex(serial: pressed), isTouchable(position) {
      return position
    }
    return touchableRecord(at: start)
  }

  /// What a drag that has hold of a card, or of none, moves, at rest; `nil` for nothing.
  func dragTarget(touching touched: Int?, along way: CardPoint) -> DragTarget? {
    let isAlong = space.along(way).magnitude >= space.across(way).magnitude
    if let expansion, isExpansionInSight {
      guard let touched, records[touched].item == expansion.item, !isAlong,
        canScrub
      else { return nil }
      return .scrub(touched)
    }
    if rules.browses, isAlong || (!rules.swipes && !canScrub(touched)) {
      return isAlong && rules.browse.pitch > 0 && count > 0 ? .row : nil
    }
    if !isAlong, let touched, canScrub(touched) { return .scrub(touched) }
    if rules.swipes, let touched, touched == frontRecord { return .card(touched) }
    return nil
  }

  /// Whether a drag across the row expands a card.
  private var canScrub: Bool { (resolved.traits.expansion?.scrubDistance ?? 0) > 0 }

  private func canScrub(_ position: Int?) -> Bool {
    canScrub && position.isSome && position == frontRecord
  }
}
