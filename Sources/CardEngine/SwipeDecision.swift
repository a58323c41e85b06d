internal import CardCore
internal import CardMotion

/// When a drag counts as a swipe.
extension Deck {
  /// How far a translation, in deck space, is on the way to a swipe.
  ///
  /// Of the two directions that it has a part in the one that is further on its way counts; of two
  /// that are as far, the longer part, and then the one to the side.
  func swipeProgress(
    of translation: CardPoint
  ) -> (fraction: Double, direction: CardDirection?) {
    let (x, y) = (translation.x.magnitude, translation.y.magnitude)
    let sideways: CardDirection = translation.x < 0 ? .left : .right
    let upright: CardDirection = translation.y < 0 ? .up : .down
    let fraction = swipeFraction(x, towards: sideways)
    let other = swipeFraction(y, towards: upright)
    if let other, other > fraction ?? -1 || (other == fraction && y > x) {
      return (other, upright)
    }
    guard let fraction else { return (0, nil) }
    return (fraction, sideways)
  }

  /// How far a way is on to a swipe in a direction; `nil` for none at all and where the card may not
  /// leave.
  @inline(__always)
  private func swipeFraction(_ way: Double, towards direction: CardDirection) -> Double? {
    guard way > 0, rules.directions.contains(direction) else { return nil }
    let distance = rules.distances[direction]
    return way < distance ? way / distance : 1
  }

  /// The direction in which a released card leaves, in deck space, or `nil` when it falls back.
  ///
  /// All vectors are the finger's, in deck space.
  func swipeDecision(
    translation: CardPoint, velocity: CardPoint, location: CardPoint
  ) -> CardDirection? {
    guard let direction = swipeProgress(of: translation).direction else {
      return nil
    }
    let physical = space.mirrored(direction: direction)
    let way = translation.dot(direction.unit)
    let speed = velocity.dot(direction.unit)
    if let limit = rules.swipe.velocity?[physical], limit >= 0 {
      if speed <= -limit, speed < 0 { return nil }
      let isAlong = speed >= (velocity - direction.unit * speed).length
      if speed >= limit, speed > 0, isAlong { return direction }
    }
    if let distance = rules.swipe.distance?[physical],
      way > distance.resolved(in: space.extent(along: direction))
    {
      return direction
    }
    return isNearEdge(location, direction) ? direction : nil
  }

  /// Behaviours B4: the finger was let go near the side the card is dragged to.
  private func isNearEdge(_ location: CardPoint, _ direction: CardDirection) -> Bool {
    guard let inset = rules.swipe.edgeInset else { return false }
    let extent = space.extent(along: direction)
    let zone = Swift.min(inset.resolved(in: extent), extent / 3)
    return switch direction {
    case .left: location.x <= zone
    case .right: location.x >= extent - zone
    case .up: location.y <= zone
    case .down: location.y >= extent - zone
    }
  }

  /// Holds a drag back where a card may not leave.
  ///
  /// An axis on which no direction is allowed moves freely as long as the other one can swipe:
  /// the card follows the finger up and down while it is swiped to the side. A forbidden side of
  /// an axis with an allowed one resists like a rubber band.
  func resisted(_ translation: CardPoint) -> CardPoint {
    CardPoint(
      x: resisted(translation.x, back: .left, forth: .right, extent: space.size.width),
      y: resisted(translation.y, back: .up, forth: .down, extent: space.size.height))
  }

  private func resisted(
    _ pull: Double, back: CardDirection, forth: CardDirection, extent: Double
  ) -> Double {
    guard isResisted(pull, back: back, forth: forth) else { return pull }
    let room = extent * rules.swipe.resistance
    return RubberBand().offset(pull: pull, dimension: room)
  }

  /// The velocity of a card whose finger moves at a velocity, after a pull of that length.
  func resisted(_ velocity: CardPoint, at pull: CardPoint) -> CardPoint {
    let room = rules.swipe.resistance
    var velocity = velocity
    if isResisted(pull.x, back: .left, forth: .right) {
      velocity.x *= RubberBand().slope(pull: pull.x, dimension: space.size.width * room)
    }
    if isResisted(pull.y, back: .up, forth: .down) {
      velocity.y *= RubberBand().slope(pull: pull.y, dimension: space.size.height * room)
    }
    return velocity
  }

  private func isResisted(
    _ pull: Double, back: CardDirection, forth: CardDirection
  ) -> Bool {
    let allowed = rules.directions
    let (isBackAllowed, isForthAllowed) = (allowed.contains(back), allowed.contains(forth))
    if !isBackAllowed, !isForthAllowed { return allowed.isEmpty }
    return pull < 0 ? !isBackAllowed : !isForthAllowed
  }

  /// The pull of a finger that leads to a translation: the inverse of ``resisted(_:)``.
  func unresisted(_ translation: CardPoint) -> CardPoint {
    let factor = rules.swipe.resistance
    var pull = translation
    if isResisted(pull.x, back: .left, forth: .right) {
      pull.x = RubberBand().pull(offset: pull.x, dimension: space.size.width * factor)
    }
    if isResisted(pull.y, back: .up, forth: .down) {
      pull.y = RubberBand().pull(offset: pull.y, dimension: space.size.height * factor)
    }
    return pull
  }

  /// What the cell, the delegate and the observers are told of a pulled or flying card.
  func progress(of position: Int) -> CardProgress {
    let isFlying = records[position].role == .flying
    let translation =
      isFlying
      ? finger(records[position].flight.translation(at: time))
      : records[position].pull.translation(at: time)
    let phase: CardProgress.Phase =
      isFlying ? .flying : records[position].pull.kind == .held ? .dragging : .returning
    guard rules.swipes else {
      return CardProgress(
        phase: phase, translation: space.mirrored(vector: translation), fraction: 0,
        horizontalFraction: 0, direction: nil, overlayAlpha: 0)
    }
    let way = swipeProgress(of: translation)
    let side: CardDirection = translation.x < 0 ? .left : .right
    let (sideways, distance) = (translation.x.magnitude, rules.distances[side])
    let horizontal = sideways < distance ? sideways / distance : sideways == 0 ? 0 : 1
    let isMirrored = space.isMirrored
    return CardProgress(
      phase: phase, translation: space.mirrored(vector: translation), fraction: way.fraction,
      horizontalFraction: (side == .left) != isMirrored ? -horizontal : horizontal,
      direction: way.direction.map { space.mirrored(direction: $0) },
      overlayAlpha: overlayAlpha(translation, way.direction))
  }

  /// Behaviours A4.
  private func overlayAlpha(_ translation: CardPoint, _ direction: CardDirection?) -> Double {
    guard let direction else { return 0 }
    let (distance, most) = (
      rules.swipe.style.overlayDistance, rules.swipe.style.maximumOverlayAlpha
    )
    return distance > 0 ? Swift.min(translation.dot(direction.unit) / distance, most) : most
  }
}
