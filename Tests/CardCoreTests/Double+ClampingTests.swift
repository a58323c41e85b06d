import CardCore
import Testing

@Suite struct DoubleClampingTests {
  @Test(arguments: [
    (value: 0.5, clamped: 1.0), (value: 1, clamped: 1), (value: 1.5, clamped: 1.5),
    (value: 2, clamped: 2), (value: 7, clamped: 2), (value: .infinity, clamped: 2),
    (value: -.infinity, clamped: 1), (value: .nan, clamped: 1),
  ])
  func `A value is brought into the range, and NaN as if it were zero`(
    value: Double, clamped: Double
  ) {
    #expect(value.clamped(to: 1...2) == clamped)
  }

  @Test func `NaN is zero where the range allows it`() {
    #expect(Double.nan.clamped(to: -1...1) == 0)
    #expect(Double.nan.clamped(to: -3 ... -2) == -2)
  }
}
