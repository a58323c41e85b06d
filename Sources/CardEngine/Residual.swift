internal import CardCore
internal import CardMotion

/// What is left of a discontinuity: a spring over a whole placement that decays to nothing.
///
/// Whenever something makes a card belong elsewhere at once (a swipe advances the stack, the
/// strategy or the data change), the difference between where it was and where it belongs becomes
/// a residual, in position and velocity. The shown placement is `target + residual`: continuous
/// by construction, whatever the two layouts were. A spring is linear, so one evaluation of its
/// two basis functions moves all components.
struct Residual {
  private var offset = CardPlacement.null
  private var rate = CardPlacement.null
  private var spring = Spring.unused
  private var start = 0.0
  /// When nothing visible is left, in deck time; the past when there is nothing at all.
  private(set) var end = -Double.infinity

  /// Below this, in points, a remainder cannot be seen and is dropped.
  static let visibleDistance = 0.02
  /// The points that a change by one in scale, in radians or in alpha weighs as much as.
  private static let unitWeight = 200.0

  /// Nothing.
  init() {}

  /// A difference that a spring takes to zero from a moment on.
  init(offset: CardPlacement, rate: CardPlacement, spring: Spring, start: Double) {
    let size = Residual.weight(offset)
    let speed = Residual.weight(rate)
    guard size.isFinite, speed.isFinite else { return }
    self.offset = offset
    self.rate = rate
    self.spring = spring
    self.start = start
    let settling = spring.settlingTime(
      displacement: size, velocity: speed, positionTolerance: Residual.visibleDistance,
      velocityTolerance: 20 * Residual.visibleDistance)
    end = start + Swift.min(settling, Residual.longest)
  }

  /// What a card that appears at a place fades in by.
  static func fadingIn(_ place: CardPlacement, spring: Spring, start: Double) -> Residual {
    var offset = CardPlacement.null
    offset.alpha = -place.alpha
    return Residual(offset: offset, rate: .null, spring: spring, start: start)
  }

  /// Not even an undamped spring moves a card for longer than this, in seconds.
  static let longest = 20.0

  /// Adds what is left at a moment to a placement.
  ///
  /// Mutating only in name: what a method that changes nothing is called on is copied for the call.
  @inline(__always) mutating func apply(to placement: inout CardPlacement, at time: Double) {
    if time < end { addRemainder(to: &placement, at: time) }
  }

  @inline(never)
  private mutating func addRemainder(to placement: inout CardPlacement, at time: Double) {
    let basis = spring.basis(at: time - start)
    placement.add(offset, times: basis.phi)
    placement.add(rate, times: basis.psi)
  }

  /// The remainder and its rate of change at a moment.
  func state(at time: Double) -> (offset: CardPlacement, rate: CardPlacement) {
    guard time < end else { return (.null, .null) }
    let basis = spring.basis(at: time - start)
    return (
      CardPlacement.null.adding(offset, times: basis.phi, rate, times: basis.psi),
      CardPlacement.null.adding(offset, times: basis.phiRate, rate, times: basis.psiRate)
    )
  }

  /// Takes the velocity out; what is left decays from rest.
  mutating func stop(at time: Double) {
    guard time < end else { return }
    self = Residual(offset: state(at: time).offset, rate: .null, spring: spring, start: time)
  }

  /// The largest component, with ratios and angles weighed so as to be comparable with points.
  static func weight(_ placement: CardPlacement) -> Double {
    var scaled = placement
    scaled.rotation *= unitWeight
    scaled.scale *= unitWeight
    scaled.alpha *= unitWeight
    scaled.shadow.opacity *= unitWeight
    scaled.reveal *= unitWeight
    scaled.depth = 0
    return scaled.largestComponent
  }
}
