import CardMotion
import Testing

@Suite struct RubberBandTests {
  struct Value: Decodable, Sendable { let x, dimension, c, f, slope: Double }

  @Test(arguments: Golden.records("rubberband", kind: "rubberband") as [Value])
  func `offset and slope agree with the reference, on both sides`(row: Value) {
    let band = RubberBand(coefficient: row.c)
    #expect(agree(band.offset(pull: row.x, dimension: row.dimension), row.f))
    #expect(agree(band.slope(pull: row.x, dimension: row.dimension), row.slope))
    #expect(agree(band.offset(pull: -row.x, dimension: row.dimension), -row.f))
    #expect(agree(band.slope(pull: -row.x, dimension: row.dimension), row.slope))
  }

  struct Inverse: Decodable, Sendable { let f, dimension, c, x: Double }

  @Test(arguments: Golden.records("rubberband", kind: "rubberband_inverse") as [Inverse])
  func `the pull for an offset agrees with the reference`(row: Inverse) {
    let band = RubberBand(coefficient: row.c)
    #expect(agree(band.pull(offset: row.f, dimension: row.dimension), row.x))
    #expect(agree(band.pull(offset: -row.f, dimension: row.dimension), -row.x))
  }

  struct Limits: Decodable, Sendable { let value, lo, hi, dimension, c, result: Double }

  @Test(arguments: Golden.records("rubberband", kind: "rubberband_range") as [Limits])
  func `a position is free between the limits and resists beyond`(row: Limits) {
    let band = RubberBand(coefficient: row.c)
    let position = band.position(
      row.value, lower: row.lo, upper: row.hi, dimension: row.dimension)
    #expect(agree(position, row.result))
  }

  @Test func `no pull gets as far as the dimension`() {
    let band = RubberBand()
    for pull in [1e3, 1e6, 1e15, 1e100, .infinity] {
      #expect(band.offset(pull: pull, dimension: 100) <= 100)
      #expect(band.offset(pull: -pull, dimension: 100) >= -100)
    }
  }

  @Test func `bad numbers are harmless`() {
    let band = RubberBand(coefficient: .nan)
    #expect(band == RubberBand())
    for dimension in [0, -100, Double.nan] {
      #expect(band.offset(pull: 50, dimension: dimension) == 0)
      #expect(band.pull(offset: 50, dimension: dimension) == 0)
      #expect(band.slope(pull: 50, dimension: dimension) == 0)
      #expect(band.position(150, lower: 0, upper: 100, dimension: dimension) == 100)
    }
    #expect(band.offset(pull: .nan, dimension: 100) == 0)
    #expect(band.offset(pull: 100, dimension: .infinity) == 55.00000000000001)
    #expect(band.position(150, lower: .nan, upper: .nan, dimension: 100) == 150)
    #expect(band.pull(offset: 5, dimension: 100).isFinite)
    #expect(RubberBand(coefficient: 0).pull(offset: 5, dimension: 100) == 0)
    for a in badNumbers {
      for b in badNumbers {
        for c in badNumbers {
          let band = RubberBand(coefficient: c)
          let results = [
            band.offset(pull: a, dimension: b), band.pull(offset: a, dimension: b),
            band.slope(pull: a, dimension: b),
            band.position(a, lower: b, upper: c, dimension: 100),
            band.position(a, lower: c, upper: b, dimension: a),
          ]
          #expect(allFinite(results), "\(a) \(b) \(c)")
        }
      }
    }
  }
}
