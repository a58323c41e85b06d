internal import CardCore
internal import CardMotion

extension Deck {
  /// Where the row is, in cards: the front index plus how far the row is from it.
  ///
  /// In a loop it stays in the round of the front card.
  public var position: Double {
    Double(frontIndex) + scroll.displacement(at: time)
  }

  /// Scrolls a browsing deck to an item, or makes the item the front one of a stack.
  ///
  /// A card that is expanded goes along, and is found expanded when the row comes back to it.
  ///
  /// - Parameters:
  ///   - index: clamped to the items there are. In a loop the shorter way is taken.
  ///   - animated: whether the cards move there or are there at once.
  public func scroll(to index: Int, animated: Bool = true) {
    note(.scroll(index, animated: animated))
    scrollNow(to: index, animated: animated)
  }

  func scrollNow(to index: Int, animated: Bool = true) {
    command { $0.move(to: index, animated: animated) }
  }

  private func move(to index: Int, animated: Bool) {
    guard count > 0 else { return }
    cancelDrag()
    let target = Swift.min(Swift.max(index, 0), count - 1)
    var way = target - dataIndex(of: anchor)
    if !configuration.isLooping {
      way = target - anchor
    } else if way.magnitude > count / 2 {
      way += way < 0 ? count : -count
    }
    move(by: way, animated: animated)
  }

  /// Goes some cards on or back, which in a loop need not be the shorter way to where that leads. It is
  /// the caller's to settle the state.
  func go(by cards: Int) {
    guard count > 0 else { return }
    cancelDrag()
    move(by: way(by: cards), animated: true)
  }

  /// As far as there are cards, and in a loop no more than once round.
  func way(by cards: Int) -> Int {
    guard !configuration.isLooping else { return cards % count }
    // A row is no longer than this, and the sum does not overflow.
    let target = anchor + Swift.min(Swift.max(cards, -count), count)
    return Swift.min(Swift.max(target, 0), count - 1) - anchor
  }

  private func move(by way: Int, animated: Bool) {
    guard rules.browses else {
      guard animated else {
        for position in records.indices { records[position].residual = Residual() }
        anchor += way
        return
      }
      withContinuity(Transition(spring: rules.advance, fadesIn: true, fadesOut: true)) {
        anchor += way
      }
      return
    }
    anchor += way
    scroll =
      animated
      ? scroll.reanchored(by: way, time: time, spring: rules.snap, pitch: rules.browse.pitch)
      : Scroll()
    needsRender = true
  }

  // MARK: Dragging the row

  func beginBrowse() {
    let displacement = scroll.displacement(at: time)
    let ends = ends(from: anchor)
    let end = Swift.min(Swift.max(displacement, ends.lowerBound), ends.upperBound)
    let over = displacement - end
    let pitch = rules.browse.pitch
    let extent = space.isVertical ? space.size.height : space.size.width
    // A fling can carry the row farther beyond its end than a finger could pull it; caught there,
    // it has room to stay where it is.
    let room = Swift.max(extent / Swift.max(pitch, 1), 1.25 * over.magnitude)
    let pull = rubberBand.pull(offset: over, dimension: room).clamped(to: -1e9...1e9)
    session = .browse(BrowseDrag(startAnchor: anchor, start: end + pull, room: room))
    scroll = .held(at: displacement, time: time)
  }

  func moveBrowse(_ drag: BrowseDrag, translation: CardPoint) {
    guard rules.browses, rules.browse.pitch > 0, count > 0 else { return }
    var drag = drag
    drag.travel.move(to: space.along(translation), unit: Swift.max(rules.browse.pitch, 1))
    session = .browse(drag)
    let pull = pull(of: drag)
    let place = drag.travel.value - pull + rubberBand.offset(pull: pull, dimension: drag.room)
    let card = drag.startAnchor + Int(place.rounded())
    let nearest = configuration.isLooping ? card : Swift.min(Swift.max(card, 0), count - 1)
    anchor = nearest
    scroll = .held(at: place - Double(nearest - drag.startAnchor), time: time)
    needsRender = true
  }

  func endBrowse(_ drag: BrowseDrag, velocity: CardPoint) {
    guard rules.browses, count > 0 else {
      // Emptied under the finger: what comes next stands where it belongs.
      scroll = Scroll()
      return
    }
    let pitch = Swift.max(rules.browse.pitch, 1)
    let displacement = scroll.displacement(at: time)
    // A row that resists is slower than the finger.
    let pull = pull(of: drag)
    let slope = pull == 0 ? 1 : rubberBand.slope(pull: pull, dimension: drag.room)
    let speed = -space.along(velocity) / pitch * slope
    let rate = DecelerationRate(perMillisecond: rules.browse.decelerationRate)
    let projected = displacement + rate.projectedOffset(velocity: speed)
    var way = Int(Swift.min(Swift.max(projected, -1e6), 1e6).rounded())
    if let limit = rules.browse.maximumFling {
      let start = drag.startAnchor - anchor + Int(drag.start.rounded())
      way = Swift.min(Swift.max(way, start - Swift.max(limit, 0)), start + Swift.max(limit, 0))
    }
    if !configuration.isLooping {
      way = Swift.min(Swift.max(way, -anchor), count - 1 - anchor)
    }
    anchor += way
    scroll = .settling(
      from: displacement - Double(way), velocity: speed, spring: rules.snap,
      pitch: rules.browse.pitch, time: time)
    needsRender = true
  }

  /// Puts the card in front again that was when the finger took hold of the row, and moves nothing
  /// yet: a cancelled touch commits nothing. A drag that a command ends stays where it has come to.
  func returnHome(_ drag: BrowseDrag) {
    guard count > 0 else { return }
    var home = drag.startAnchor
    if !configuration.isLooping { home = Swift.min(Swift.max(home, 0), count - 1) }
    scroll = .held(at: scroll.displacement(at: time) - Double(home - anchor), time: time)
    anchor = home
  }

  /// Lets the row go to the card in front, without velocity.
  func settleBrowse() {
    scroll =
      scroll.kind == .resting
      ? scroll
      : .settling(
        from: scroll.displacement(at: time), velocity: 0, spring: rules.snap,
        pitch: rules.browse.pitch, time: time)
  }

  /// The ends of the row, in cards from a place; infinite in a loop.
  private func ends(from place: Int) -> ClosedRange<Double> {
    guard !configuration.isLooping, count > 0 else { return -Double.infinity...Double.infinity }
    return Double(-place)...Double(Swift.max(count - 1 - place, -place))
  }

  /// How far beyond the ends of the row a finger has pulled it, in cards, without resistance.
  private func pull(of drag: BrowseDrag) -> Double {
    let ends = ends(from: drag.startAnchor)
    return drag.travel.value
      - Swift.min(Swift.max(drag.travel.value, ends.lowerBound), ends.upperBound)
  }

  private var rubberBand: RubberBand {
    RubberBand(coefficient: rules.browse.rubberBand)
  }
}
