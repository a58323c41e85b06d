public import CardCore
internal import CardMotion

extension Deck {
  /// The item that is expanded, or on its way to or from that state.
  public var expandedItem: CardItemID? { expansion?.item }

  /// How far ``expandedItem`` is expanded: 0 collapsed ... 1 over the whole container.
  public var expansionFraction: Double { expansion?.fraction(at: time) ?? 0 }

  /// Expands the front card over the container.
  /// - Returns: false when there is no card or the layout does not expand.
  @discardableResult
  public func expand() -> Bool {
    guard let front = frontItem else { return false }
    return expand(front)
  }

  /// Expands a card over the container. Another one that is expanded goes back to its place.
  ///
  /// The state belongs to the item: it survives recycling, scrolling away and changes of the data.
  /// - Returns: false when the item is not attached or the layout does not expand.
  @discardableResult
  public func expand(_ item: CardItemID) -> Bool {
    guard resolved.traits.expansion.isSome, windowRecord(of: item) != nil else { return false }
    note(.expand(item))
    command { deck in
      guard let position = deck.windowRecord(of: item) else { return }
      deck.setExpanded(item, index: deck.records[position].index, expanding: true)
    }
    return true
  }

  /// Collapses the expanded card.
  /// - Returns: false when none is expanded.
  @discardableResult
  public func collapse() -> Bool {
    guard let item = expansion?.item else { return false }
    note(.collapse)
    command { deck in
      guard let expansion = deck.expansion, expansion.item == item else { return }
      deck.setExpanded(item, index: expansion.index, expanding: false)
    }
    return true
  }

  func windowRecord(of item: CardItemID) -> Int? {
    firstRecord { records[$0].item == item && records[$0].role == .window }
  }

  /// Whether an expanded card, or one on its way, is there to be seen. One that has been scrolled away
  /// by code stays expanded, but the row is free meanwhile.
  var isExpansionInSight: Bool {
    guard let expansion, let position = windowRecord(of: expansion.item) else { return false }
    return records[position].logical - anchor == expansion.home
  }

  /// Tells where the expansion goes now, unless that has been told.
  func announceExpansion() {
    guard let current = expansion, current.announced != current.isExpanding else { return }
    expansion?.announced = current.isExpanding
    events.append(.willExpand(current.item, current.isExpanding))
  }

  /// Ends the expansion without a motion of its own, because its item or its layout is gone.
  func dropExpansion() {
    guard let current = expansion else { return }
    if case .scrub? = session { session = .ignored }
    expansion = nil
    events.append(.didExpand(current.item, false))
    callOut { $0.host?.announce(.collapsed(current.item)) }
  }

  func setExpanded(_ item: CardItemID, index: Int, expanding: Bool) {
    guard let timing = resolved.traits.expansion?.timing else { return }
    var isHeld = false
    if case .scrub? = session {
      session = .ignored
      isHeld = true
    }
    // While a card is expanded the row does not scroll (behaviours D8).
    if expanding, case .browse? = session { cancelDrag() }
    if let current = expansion, current.item != item {
      guard expanding else { return }
      withContinuity(Transition(spring: rules.transition)) { dropExpansion() }
    }
    if expansion == nil {
      guard expanding else { return }
      expansion = Expansion(item: item, index: index, timing: timing)
      if let position = windowRecord(of: item) {
        expansion?.home = records[position].logical - anchor
      }
    } else if expansion?.isExpanding == expanding, !isHeld {
      return
    }
    expansion?.run(expanding: expanding, at: time)
    announceExpansion()
    needsRender = true
  }

  /// Takes in that the motion has arrived.
  func finishExpansion() {
    guard let current = expansion else { return }
    current.finish(at: time)
    let isExpanded = current.isExpanding
    if !isExpanded { expansion = nil }
    events.append(.didExpand(current.item, isExpanded))
    callOut {
      $0.host?.announce(isExpanded ? .expanded(current.item) : .collapsed(current.item))
    }
    needsRender = true
  }

  /// The expansion at a moment: how it shows its card, and what it makes the others do.
  struct Reveal {
    /// How far the card is expanded; 0 where no card is out of its place by it.
    var fraction = 0.0
    /// The expanded card over the whole container, in deck space.
    var full = CardPlacement.null
    /// The place of the card in the row.
    var logical = 0
    /// How far the others step aside, in points.
    var shift = 0.0
  }

  /// The expansion at a moment.
  func reveal(at moment: Double) -> Reveal {
    var reveal = Reveal()
    // Asked first, or most frames would copy the placement for nothing.
    guard let expansion, let full = resolved.traits.expansion?.placement else { return reveal }
    reveal.fraction = expansion.fraction(at: moment)
    guard reveal.fraction != 0 else { return reveal }
    reveal.full = full
    space.layoutToDeck(&reveal.full)
    reveal.logical = windowRecord(of: expansion.item).map { records[$0].logical } ?? expansion.index
    // As the row is scrolled away from it by code, the card goes along and the others come back to
    // their places.
    let offset = Double(reveal.logical - anchor) - scroll.displacement(at: moment)
    let pitch = rules.browse.pitch
    reveal.full.translation =
      reveal.full.translation + space.alongAxis((offset - Double(expansion.home)) * pitch)
    reveal.shift =
      (resolved.traits.expansion?.neighborShift ?? 0) * reveal.fraction
      * Swift.min(Swift.max(2 - offset.magnitude, 0), 1)
    return reveal
  }

  /// What an expansion does to a card: it grows over the container, the others step aside
  /// (behaviours D2, D3).
  func expand(_ record: inout CardRecord, by reveal: Reveal) {
    if record.item == expansion?.item {
      record.placement = .blend(
        from: record.placement, to: reveal.full, fraction: reveal.fraction)
      return
    }
    let isBefore = record.logical < reveal.logical
    record.placement.translation =
      record.placement.translation + space.alongAxis(isBefore ? -reveal.shift : reveal.shift)
  }

  // MARK: Scrubbing

  /// Takes hold of the expansion of a card, in motion or at rest.
  func beginScrub(_ position: Int) {
    guard let timing = resolved.traits.expansion?.timing else { return }
    let serial = records[position].serial
    if let current = expansion, current.item != records[position].item {
      // One that was scrolled away ends where another is taken hold of.
      withContinuity(Transition(spring: rules.transition)) { dropExpansion() }
    }
    guard let position = recordIndex(serial: serial) else { return }
    let caught = expansion.flatMap { $0.isRunning ? ($0.isExpanding ? 1.0 : 0.0) : nil }
    if expansion == nil {
      let record = records[position]
      expansion = Expansion(item: record.item, index: record.index, timing: timing)
    }
    expansion?.hold(at: time)
    session = .scrub(ScrubDrag(start: expansionFraction, caughtTarget: caught))
    if caught == nil {
      expansion?.isExpanding = expansionFraction < 0.5
      announceExpansion()
    }
  }

  /// Behaviours D5: `-translation / scrubDistance`, on top of the fraction it was caught at.
  func moveScrub(_ scrub: ScrubDrag, translation: CardPoint) {
    guard let distance = resolved.traits.expansion?.scrubDistance, distance > 0 else { return }
    var scrub = scrub
    scrub.travel.move(to: space.across(translation), unit: distance)
    session = .scrub(scrub)
    expansion?.scrub(to: scrub.travel.value)
  }

  /// Behaviours D6. A touch that caught a motion and never moved lets it go on where it went.
  func endScrub(_ scrub: ScrubDrag, translation: CardPoint, velocity: CardPoint) {
    guard let motion = resolved.traits.expansion, expansion.isSome else { return }
    if let target = scrub.caughtTarget, translation == .zero {
      expansion?.run(expanding: target == 1, at: time)
      return
    }
    let speed = motion.scrubDistance > 0 ? -space.across(velocity) / motion.scrubDistance : 0
    let restingSpeed = motion.scrubDistance > 0 ? Deck.restingSpeed / motion.scrubDistance : 0
    let spring = Spring(
      settlingDuration: Swift.max(motion.timing.duration, 0.001), dampingRatio: 1,
      initialVelocity: 0)
    expansion?.release(
      velocity: speed, restingSpeed: restingSpeed, spring: spring, at: time)
    announceExpansion()
    if let current = expansion, current.animationEnd == nil { finishExpansion() }
  }

  /// A finger that is slower than this rests, in points per second: no hand holds quite still.
  package static var restingSpeed: Double { 20 }

  /// A cancelled scrub goes back to the state it came from.
  func cancelScrub(_ scrub: ScrubDrag) {
    let target = scrub.caughtTarget ?? (scrub.start < 0.5 ? 0 : 1)
    expansion?.run(expanding: target == 1, at: time)
    announceExpansion()
  }
}
