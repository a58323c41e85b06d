internal import CardCore
internal import CardMotion

/// How far the row is from the anchor card, in cards, and how it gets there.
///
/// The position is `anchor + displacement`, and only the small displacement is a floating point
/// number: neighbours stay exactly a card apart at any index.
struct Scroll {
  enum Kind {
    case resting
    case held
    case settling
  }

  private(set) var kind = Kind.resting
  private var offset = 0.0
  private var velocity = 0.0
  private var spring = Spring.unused
  private var start = 0.0
  /// When the row has come to rest, in deck time.
  private(set) var end = -Double.infinity

  /// A row at rest on its anchor.
  init() {}

  /// A row under a finger.
  static func held(at displacement: Double, velocity: Double = 0, time: Double) -> Scroll {
    var scroll = Scroll()
    scroll.kind = .held
    scroll.offset = displacement
    scroll.velocity = velocity
    scroll.start = time
    scroll.end = .infinity
    return scroll
  }

  /// A row on its way to the anchor. The pitch, a card's length in points, tells when the rest
  /// cannot be seen.
  static func settling(
    from displacement: Double, velocity: Double, spring: Spring, pitch: Double, time: Double
  ) -> Scroll {
    var scroll = Scroll()
    scroll.kind = .settling
    scroll.offset = displacement
    scroll.velocity = velocity
    scroll.spring = spring
    scroll.start = time
    let tolerance = Residual.visibleDistance / Swift.max(pitch, 1)
    let settling = spring.settlingTime(
      displacement: displacement, velocity: velocity, positionTolerance: tolerance,
      velocityTolerance: 20 * tolerance)
    scroll.end = time + Swift.min(settling, Residual.longest)
    return scroll
  }

  /// The displacement at a moment, in cards.
  func displacement(at time: Double) -> Double {
    switch kind {
    case .resting: return 0
    case .held: return offset + velocity * (time - start)
    case .settling:
      guard time < end else { return 0 }
      let basis = spring.basis(at: time - start)
      return offset * basis.phi + velocity * basis.psi
    }
  }

  /// The velocity at a moment, in cards per second.
  func velocity(at time: Double) -> Double {
    switch kind {
    case .resting: return 0
    case .held: return velocity
    case .settling:
      guard time < end else { return 0 }
      let basis = spring.basis(at: time - start)
      return offset * basis.phiRate + velocity * basis.psiRate
    }
  }

  /// The same motion seen from another anchor: `cards` is how far it lies behind the old one.
  func reanchored(by cards: Int, time: Double, spring: Spring, pitch: Double) -> Scroll {
    let (position, speed) = (displacement(at: time) - Double(cards), velocity(at: time))
    switch kind {
    case .held: return .held(at: position, velocity: velocity, time: time)
    case .resting, .settling:
      return .settling(from: position, velocity: speed, spring: spring, pitch: pitch, time: time)
    }
  }
}
