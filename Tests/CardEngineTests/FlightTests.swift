import CardCore
import Testing

@testable import CardEngine

/// A flight from (130, 20) to (400, 40), set out at 2 s: a way of (270, 20) in 0.3 s.
struct FlightTests {
  private func flight(
    velocity: CardPoint = .zero, direction: CardDirection = .right, rules: FlightRules = .init(),
    anticipates: Bool = false, fades: Bool = false
  ) -> Flight {
    Flight(
      from: CardPoint(x: 130, y: 20), velocity: velocity, to: CardPoint(x: 400, y: 40),
      direction: direction, rules: rules, anticipates: anticipates, fades: fades, start: 2)
  }

  // From rest: 130 + 270 / 4, 20 + 20 / 4, at a speed of 2 * 0.5 * 270 / 0.3.
  // At 600: 130 + 600 * 0.15 + (270 - 180) / 4. Backwards at 100: 130 - 15 + (270 + 30) / 4.
  @Test(
    arguments: [
      (0, 197.5, 900), (600, 242.5, 900), (-100, 190, 900),
    ] as [(Double, Double, Double)])
  func `it accelerates evenly from the release's velocity`(
    speed: Double, x: Double, speedThen: Double
  ) {
    let flight = flight(velocity: CardPoint(x: speed, y: 0))
    #expect(flight.translation(at: 2) == CardPoint(x: 130, y: 20))
    #expect(flight.velocity(at: 2) == CardPoint(x: speed, y: 0))
    #expect(flight.translation(at: 2.15).isNear(x, 25))
    #expect(flight.velocity(at: 2.15).isNear(speedThen, 200.0 / 3))
    #expect(flight.end.isNear(2.3))
    #expect(flight.translation(at: flight.end) == CardPoint(x: 400, y: 40))
    #expect(flight.translation(at: 99) == CardPoint(x: 400, y: 40))
    #expect(flight.velocity(at: 99) == .zero)
  }

  // 270 points at 1800 a second take 0.15 s instead of 0.3 s.
  @Test func `a release faster than the flight from rest arrives sooner at constant speed`() {
    let flight = flight(velocity: CardPoint(x: 1800, y: 0))
    #expect(flight.end.isNear(2.15))
    #expect(flight.translation(at: 2.075).isNear(265, 25))
    #expect(flight.velocity(at: 2.1).x.isNear(1800))
  }

  @Test func `before it sets out it is where it was released`() {
    #expect(flight().translation(at: 1) == CardPoint(x: 130, y: 20))
    #expect(flight().velocity(at: 1) == .zero)
  }

  @Test(
    arguments: [
      (.right, -0.2), (.left, 0.2), (.down, -0.2), (.up, 0.2),
    ] as [(CardDirection, Double)])
  func `the anticipation tilts against the flight and delays it`(
    direction: CardDirection, tilt: Double
  ) throws {
    var rules = FlightRules()
    rules.anticipationTilt = 0.2
    rules.anticipationDuration = 0.1
    let flight = flight(direction: direction, rules: rules, anticipates: true)
    #expect(flight.rotation(at: 2) == 0)
    #expect(try #require(flight.rotation(at: 2.05)).isNear(tilt / 2))
    #expect(try #require(flight.rotation(at: 2.1)).isNear(tilt))
    #expect(flight.rotation(at: 9) == tilt)
    #expect(flight.translation(at: 2.1) == CardPoint(x: 130, y: 20))
    #expect(flight.translation(at: 2.25).isNear(197.5, 25))
    #expect(flight.end.isNear(2.4))
  }

  @Test func `a card thrown by hand has no tilt of its own`() {
    var rules = FlightRules()
    rules.anticipationTilt = 0.2
    #expect(flight(rules: rules).rotation(at: 2.1) == nil)
    #expect(flight(anticipates: true).rotation(at: 2.1) == nil)
  }

  @Test func `with less motion it fades where it is`() {
    var rules = FlightRules()
    rules.anticipationTilt = 0.2
    let flight = flight(
      velocity: CardPoint(x: 900, y: 0), rules: rules, anticipates: true, fades: true)
    #expect(flight.translation(at: 2.15) == CardPoint(x: 130, y: 20))
    #expect(flight.rotation(at: 2.15) == nil)
    #expect(flight.alpha(at: 2) == 1)
    #expect(flight.alpha(at: 2.15).isNear(0.5))
    #expect(flight.alpha(at: 2.3).isNear(0))
    #expect(flight.end.isNear(2.3))
    #expect(self.flight().alpha(at: 2.2) == 1)
  }

  @Test(arguments: [0, 1e-9, 30] as [Double])
  func `any duration gives a finite flight`(duration: Double) {
    var rules = FlightRules()
    rules.duration = duration
    rules.anticipationTilt = 0.1
    rules.anticipationDuration = min(duration, 5)
    let flight = flight(rules: rules, anticipates: true)
    #expect(flight.end > 2 && flight.end <= 2 + 35)
    for time in [2, 2.001, 2.01, 3, 40] {
      #expect(flight.translation(at: time).isFinite && flight.velocity(at: time).isFinite)
      #expect((flight.rotation(at: time) ?? 0).isFinite)
    }
    #expect(flight.translation(at: flight.end) == CardPoint(x: 400, y: 40))
  }
}
