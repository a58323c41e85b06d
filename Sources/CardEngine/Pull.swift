internal import CardCore
internal import CardMotion

/// What a finger does to a card, and what is left of it after the release: a translation.
struct Pull {
  enum Kind {
    case none
    case held
    case returning
  }

  private(set) var kind = Kind.none
  private var translation = CardPoint.zero
  private var velocity = CardPoint.zero
  private var spring = Spring.unused
  private var start = 0.0
  /// When a return has arrived, in deck time.
  private(set) var end = -Double.infinity

  /// A card that nothing pulls.
  init() {}

  /// A card under a finger; the velocity matters at the moment of the release only.
  static func held(at translation: CardPoint, velocity: CardPoint = .zero, time: Double) -> Pull {
    var pull = Pull()
    pull.hold(at: translation, velocity: velocity, time: time)
    return pull
  }

  /// Lets a finger have the card.
  mutating func hold(at translation: CardPoint, velocity: CardPoint = .zero, time: Double) {
    kind = .held
    self.translation = translation
    self.velocity = velocity
    start = time
    end = .infinity
  }

  /// A card on its way back to its rest place.
  static func returning(
    from translation: CardPoint, velocity: CardPoint, spring: Spring, time: Double
  ) -> Pull {
    var pull = Pull()
    pull.kind = .returning
    pull.translation = translation
    pull.velocity = velocity
    pull.spring = spring
    pull.start = time
    let settling = spring.settlingTime(
      displacement: translation.length, velocity: velocity.length,
      positionTolerance: Residual.visibleDistance,
      velocityTolerance: 20 * Residual.visibleDistance)
    pull.end = time + Swift.min(settling, Residual.longest)
    return pull
  }

  var isActive: Bool { kind != .none }

  /// The translation at a moment, in points of the finger.
  func translation(at time: Double) -> CardPoint {
    switch kind {
    case .none: return .zero
    case .held: return translation + velocity * (time - start)
    case .returning:
      guard time < end else { return .zero }
      let basis = spring.basis(at: time - start)
      return translation * basis.phi + velocity * basis.psi
    }
  }

  /// The velocity at a moment, in points per second.
  func velocity(at time: Double) -> CardPoint {
    switch kind {
    case .none: return .zero
    case .held: return velocity
    case .returning:
      guard time < end else { return .zero }
      let basis = spring.basis(at: time - start)
      return translation * basis.phiRate + velocity * basis.psiRate
    }
  }
}
