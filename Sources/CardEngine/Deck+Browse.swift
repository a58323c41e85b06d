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
  /// - Parameters:
  ///   - index: clamped to the items there are. In a loop the shorter way is taken.
  ///   - animated: whether the cards move there or are there at once.
  public func scroll(to index: Int, animated: Bool = true) {
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
    guard let browse = resolved.traits.browse else {
      guard animated else {
        for position in records.indices { records[position].residual = Residual() }
        anchor += way
        return
      }
      withContinuity(Transition(spring: springs.advance, fadesIn: true, fadesOut: true)) {
        anchor += way
      }
      return
    }
    anchor += way
    scroll =
      animated
      ? scroll.reanchored(by: way, time: time, spring: springs.snap, pitch: browse.pitch)
      : Scroll()
    needsRender = true
  }

  // MARK: Dragging the row

  func beginBrowse() {
    let displacement = scroll.displacement(at: time)
    let pitch = resolved.traits.browse?.pitch ?? 0
    session = .browse(
      BrowseDrag(
        startAnchor: anchor, start: unbanded(displacement, from: anchor, pitch: pitch)))
    scroll = .held(at: displacement, time: time)
  }

  func moveBrowse(_ drag: BrowseDrag, translation: CardPoint) {
    guard let rules = resolved.traits.browse, rules.pitch > 0, count > 0 else { return }
    var drag = drag
    drag.move(to: space.along(translation), pitch: Swift.max(rules.pitch, 1))
    session = .browse(drag)
    let place = banded(drag.place, from: drag.startAnchor, pitch: rules.pitch)
    let card = drag.startAnchor + Int(place.rounded())
    let nearest = configuration.isLooping ? card : Swift.min(Swift.max(card, 0), count - 1)
    anchor = nearest
    scroll = .held(at: place - Double(nearest - drag.startAnchor), time: time)
    needsRender = true
  }

  func endBrowse(_ drag: BrowseDrag, velocity: CardPoint) {
    guard let rules = resolved.traits.browse, count > 0 else { return }
    let pitch = Swift.max(rules.pitch, 1)
    let displacement = scroll.displacement(at: time)
    // A row that resists is slower than the finger.
    let ends = ends(from: drag.startAnchor)
    let pull = drag.place - Swift.min(Swift.max(drag.place, ends.lowerBound), ends.upperBound)
    let slope = pull == 0 ? 1 : rubberBand.slope(pull: pull, dimension: bandDimension(pitch))
    let speed = -space.along(velocity) / pitch * slope
    let rate = DecelerationRate(perMillisecond: rules.decelerationRate)
    let projected = displacement + rate.projectedOffset(velocity: speed)
    var way = Int(Swift.min(Swift.max(projected, -1e6), 1e6).rounded())
    if let limit = rules.maximumFling {
      let start = drag.startAnchor - anchor + Int(drag.start.rounded())
      way = Swift.min(Swift.max(way, start - Swift.max(limit, 0)), start + Swift.max(limit, 0))
    }
    if !configuration.isLooping {
      way = Swift.min(Swift.max(way, -anchor), count - 1 - anchor)
    }
    anchor += way
    scroll = .settling(
      from: displacement - Double(way), velocity: speed, spring: springs.snap,
      pitch: rules.pitch, time: time)
    needsRender = true
  }

  /// Lets the row go to the card it is nearest to, without velocity.
  func settleBrowse() {
    scroll =
      scroll.kind == .resting
      ? scroll
      : .settling(
        from: scroll.displacement(at: time), velocity: 0, spring: springs.snap,
        pitch: resolved.traits.browse?.pitch ?? 1, time: time)
  }

  /// The ends of the row, in cards from a place; infinite in a loop.
  private func ends(from place: Int) -> ClosedRange<Double> {
    guard !configuration.isLooping, count > 0 else { return -Double.infinity...Double.infinity }
    return Double(-place)...Double(Swift.max(count - 1 - place, -place))
  }

  private func banded(_ free: Double, from place: Int, pitch: Double) -> Double {
    let ends = ends(from: place)
    guard free < ends.lowerBound || free > ends.upperBound else { return free }
    return rubberBand.position(
      free, lower: ends.lowerBound, upper: ends.upperBound, dimension: bandDimension(pitch))
  }

  private func unbanded(_ shown: Double, from place: Int, pitch: Double) -> Double {
    let ends = ends(from: place)
    let end = Swift.min(Swift.max(shown, ends.lowerBound), ends.upperBound)
    guard shown != end else { return shown }
    let pull = rubberBand.pull(offset: shown - end, dimension: bandDimension(pitch))
    return end + pull.clamped(to: -1e9...1e9)
  }

  private var rubberBand: RubberBand {
    RubberBand(coefficient: resolved.traits.browse?.rubberBand ?? 0.55)
  }

  /// The extent of the container along the axis, in cards.
  private func bandDimension(_ pitch: Double) -> Double {
    let extent = space.isVertical ? space.size.height : space.size.width
    return extent / Swift.max(pitch, 1)
  }
}
