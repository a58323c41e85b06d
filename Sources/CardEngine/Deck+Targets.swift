internal import CardCore
internal import CardMotion

/// Where every card belongs: layout, drag, flight and expansion, without residuals.
///
/// A pure function of the state and the time. Everything that must be continuous compares two of
/// its results.
extension Deck {
  /// Computes the target of each record, in deck space, as its placement.
  func computeTargets(at moment: Double) {
    let window = windowRange
    let held = heldPull(at: moment)
    let moved = MovedRow(
      moment: moment, window: window, shift: scroll.displacement(at: moment), held: held,
      reveal: reveal(at: moment))
    let first = Double(window.lowerBound - anchor) - moved.shift - held.advance
    placeWindow(count: window.count, firstOffset: first)
    for index in records.indices { computeTarget(of: &records[index], at: index, in: moved) }
  }

  /// What the targets of a moment depend on.
  private struct MovedRow {
    let moment: Double
    let window: Range<Int>
    /// How far the row is scrolled from its anchor, in cards.
    let shift: Double
    let held: HeldPull
    let reveal: Reveal
  }

  /// The records are not to be asked in here: one of them is being written to.
  private func computeTarget(of record: inout CardRecord, at index: Int, in row: MovedRow) {
    switch record.role {
    case .window:
      let slot = record.logical - row.window.lowerBound
      let depth = Double(record.logical - anchor) - row.shift
      if index == row.held.record {
        record.placement = restPlacement(at: depth)
      } else {
        if slot >= 0 && slot < row.window.count {
          record.placement = windowBuffer[slot]
          space.layoutToDeck(&record.placement)
        } else {
          record.placement = restPlacement(at: depth - row.held.advance)
        }
        follow(row.held, depth: depth, &record.placement)
      }
      if record.pull.isActive {
        style(&record.placement, by: visual(record.pull.translation(at: row.moment)))
      }
      if row.reveal.fraction != 0 { expand(&record, by: row.reveal) }
    case .flying: setFlyingPlacement(&record, at: row.moment)
    case .leaving:
      record.placement = record.frozen
      let part = (row.moment - record.leavingStart) / CardRecord.leavingDuration
      record.placement.alpha *= 1 - Swift.min(Swift.max(part, 0), 1)
    }
    space.project(&record.placement)
  }

  /// The card under the finger and what it makes the others do.
  struct HeldPull {
    var record = -1
    var translation = CardPoint.zero
    /// How far the others are on the way to the place before them, in cards.
    var advance = 0.0
  }

  private func heldPull(at moment: Double) -> HeldPull {
    // By the card's own state and not by the session, which has ended when a release is taken in:
    // the others must be where the finger has brought them until the very change that follows.
    guard rules.swipes,
      let record = firstRecord(where: {
        records[$0].role == .window && records[$0].pull.kind == .held
      })
    else { return HeldPull() }
    let translation = records[record].pull.translation(at: moment)
    let advance =
      rules.swipe.advancesFollowers ? swipeProgress(of: translation).fraction : 0
    return HeldPull(record: record, translation: translation, advance: advance)
  }

  /// Moves a card behind the held one along with the finger.
  private func follow(_ held: HeldPull, depth: Double, _ target: inout CardPlacement) {
    guard held.record >= 0, depth > 0 else { return }
    let factor = rules.swipe.follow.factor(at: depth)
    guard factor > 0 else { return }
    target.translation.x += held.translation.x * factor
    if !rules.swipe.follow.isHorizontalOnly {
      target.translation.y += held.translation.y * factor
    }
  }

  /// One call for the whole window, into the buffer.
  private func placeWindow(count: Int, firstOffset: Double) {
    if windowBuffer.count > count { windowBuffer.removeLast(windowBuffer.count - count) }
    while windowBuffer.count < count { windowBuffer.append(.null) }
    if count > 0 { fill(&windowBuffer, firstOffset: firstOffset) }
  }

  private func fill(_ placements: inout ContiguousArray<CardPlacement>, firstOffset: Double) {
    var span = placements.mutableSpan
    resolved.place(firstOffset: firstOffset, into: &span)
  }

  /// The rest placement of a single card, in deck space.
  func restPlacement(at offset: Double) -> CardPlacement {
    var placement = resolved.placement(at: offset)
    space.layoutToDeck(&placement)
    return placement
  }

  private func setFlyingPlacement(_ record: inout CardRecord, at moment: Double) {
    record.placement = restPlacement(at: record.frozenOffset)
    style(
      &record.placement, by: record.flight.translation(at: moment),
      rotation: record.flight.rotation(at: moment))
    record.placement.alpha *= record.flight.alpha(at: moment)
  }

  /// What a translation of the finger moves the front card by.
  func visual(_ translation: CardPoint) -> CardPoint {
    guard rules.swipes else { return translation }
    let factor = rules.frontFactor
    return CardPoint(
      x: translation.x * factor,
      y: rules.swipe.follow.isHorizontalOnly ? 0 : translation.y * factor
    )
  }

  /// The translation of the finger that moves the front card by this much.
  func finger(_ visual: CardPoint) -> CardPoint {
    guard rules.swipes else { return visual }
    let factor = rules.frontFactor
    guard factor > 0 else { return .zero }
    return CardPoint(
      x: visual.x / factor, y: rules.swipe.follow.isHorizontalOnly ? 0 : visual.y / factor)
  }

  /// Moves, tilts and shrinks a card by its translation (behaviours A1 to A3).
  func style(
    _ target: inout CardPlacement, by translation: CardPoint, rotation: Double? = nil
  ) {
    target.translation = target.translation + translation
    guard rules.swipes else {
      target.rotation += rotation ?? 0
      return
    }
    let span = rules.swipe.style.tiltDistance.resolved(in: space.size.width)
    let tilt = span > 0 ? Swift.min(Swift.max(translation.x / span, -1), 1) : 0
    target.rotation += rotation ?? rules.swipe.style.maximumTilt * tilt
    if space.size.width > 0 {
      let loss = (translation.x / space.size.width).magnitude * rules.swipe.style.shrink
      target.scale *= Swift.max(1 - loss, rules.swipe.style.minimumScale)
    }
  }
}
