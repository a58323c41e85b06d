import CardMotion
import Testing

@Suite struct DecelerationRateTests {
  struct Projection: Decodable, Sendable { let rate, v0, wwdc, exact: Double }

  @Test(arguments: Golden.records("projection", kind: "projection") as [Projection])
  func `both projections agree with the reference`(row: Projection) {
    let rate = DecelerationRate(perMillisecond: row.rate)
    #expect(agree(rate.projectedOffset(velocity: row.v0), row.exact))
    #expect(agree(rate.steppedOffset(velocity: row.v0), row.wwdc))
  }

  struct Decay: Decodable, Sendable { let rate, v0, t, dx, v: Double }

  @Test(arguments: Golden.records("projection", kind: "decay_at") as [Decay])
  func `offset and velocity on the way agree with the reference`(row: Decay) {
    let rate = DecelerationRate(perMillisecond: row.rate)
    #expect(agree(rate.offset(velocity: row.v0, at: row.t), row.dx))
    #expect(agree(rate.velocity(row.v0, at: row.t), row.v))
  }

  struct Stop: Decodable, Sendable { let rate, v0, threshold, t: Double }

  @Test(arguments: Golden.records("projection", kind: "decay_stop_time") as [Stop])
  func `the stop time agrees with the reference`(row: Stop) {
    let rate = DecelerationRate(perMillisecond: row.rate)
    #expect(agree(rate.stopTime(velocity: row.v0, threshold: row.threshold), row.t))
  }

  struct Travel: Decodable, Sendable { let rate, distance, v0: Double }

  @Test(arguments: Golden.records("projection", kind: "velocity_to_travel") as [Travel])
  func `the velocity for a way is the inverse of the projection`(row: Travel) {
    let rate = DecelerationRate(perMillisecond: row.rate)
    #expect(agree(rate.velocity(toTravel: row.distance), row.v0))
    #expect(agree(rate.projectedOffset(velocity: row.v0), row.distance))
  }

  struct Compose: Decodable, Sendable { let rate, v0, t1, t2, dx_total, v_end: Double }

  @Test(arguments: Golden.records("projection", kind: "decay_compose") as [Compose])
  func `a throw in two steps is the throw in one`(row: Compose) {
    let rate = DecelerationRate(perMillisecond: row.rate)
    let middle = rate.velocity(row.v0, at: row.t1)
    let way =
      rate.offset(velocity: row.v0, at: row.t1) + rate.offset(velocity: middle, at: row.t2)
    #expect(agree(way, row.dx_total))
    #expect(agree(rate.velocity(middle, at: row.t2), row.v_end))
    #expect(agree(rate.offset(velocity: row.v0, at: row.t1 + row.t2), row.dx_total))
  }

  struct Friction: Decodable, Sendable {
    let drag, x0, v0, x: Double
    let t, v: Double?
  }

  @Test(arguments: Golden.records("projection", kind: "flutter_friction") as [Friction])
  func `a rate by the second is the drag of other toolkits`(row: Friction) throws {
    let rate = DecelerationRate(perSecond: row.drag)
    let time = try #require(row.t)
    #expect(agree(row.x0 + rate.offset(velocity: row.v0, at: time), row.x))
    #expect(agree(rate.velocity(row.v0, at: time), try #require(row.v)))
  }

  @Test(arguments: Golden.records("projection", kind: "flutter_friction_final") as [Friction])
  func `the end of a throw by drag agrees with the reference`(row: Friction) {
    let rate = DecelerationRate(perSecond: row.drag)
    #expect(agree(row.x0 + rate.projectedOffset(velocity: row.v0), row.x))
  }

  struct Anchor: Decodable, Sendable {
    let position, v, rate: Double
    let anchors: [Double]
    let projected: Double
    let index: Int
  }

  @Test(arguments: Golden.records("fling", kind: "nearest_anchor") as [Anchor])
  func `a throw ends at the anchor next to its projected end`(row: Anchor) {
    let rate = DecelerationRate(perMillisecond: row.rate)
    #expect(agree(row.position + rate.projectedOffset(velocity: row.v), row.projected))
    #expect(
      rate.nearestAnchor(from: row.position, velocity: row.v, among: row.anchors) == row.index)
  }

  @Test func `no anchor, and anchors that are no numbers, are never chosen`() {
    let rate = DecelerationRate.normal
    #expect(rate.nearestAnchor(from: 0, velocity: 0, among: [Double]()) == nil)
    #expect(rate.nearestAnchor(from: 0, velocity: 0, among: [.nan, .infinity]) == nil)
    #expect(rate.nearestAnchor(from: .nan, velocity: .nan, among: [.nan, 9, 3]) == 2)
    #expect(rate.nearestAnchor(from: 0, velocity: 0, among: [1, -1]) == 0)
  }

  @Test func `bad rates and times have the documented meaning`() {
    #expect(DecelerationRate(perMillisecond: .nan) == .normal)
    #expect(DecelerationRate(perMillisecond: 7).perMillisecond == 0.99999)
    #expect(DecelerationRate(perMillisecond: -7).perMillisecond == 0.001)
    #expect(DecelerationRate(perSecond: .nan) == DecelerationRate(perSecond: 0.135))
    for a in badNumbers {
      for b in badNumbers {
        let rates = [DecelerationRate(perMillisecond: a), DecelerationRate(perSecond: a)]
        for rate in rates {
          let results = [
            rate.projectedOffset(velocity: b), rate.steppedOffset(velocity: b),
            rate.offset(velocity: b, at: a), rate.velocity(b, at: a),
            rate.velocity(toTravel: b), rate.stopTime(velocity: b, threshold: a),
          ]
          #expect(allFinite(results), "\(a) \(b)")
        }
      }
    }
    #expect(DecelerationRate.normal.offset(velocity: 100, at: -1) == 0)
    #expect(DecelerationRate.normal.velocity(100, at: .nan) == 100)
  }
}
