import CardTestSupport
import Testing

@Suite struct SeededGeneratorTests {
  @Test func `The sequence is that of SplitMix64`() {
    // The published test sequence of the algorithm for the seed 1234567.
    var random = SeededGenerator(seed: 1_234_567)
    let sequence = (0..<5).map { _ in random.next() }
    #expect(
      sequence == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
  }

  @Test func `The description makes the generator again, wherever it stands`() {
    var random = SeededGenerator(seed: .max)
    _ = random.next()
    #expect(random.seed == .max)
    #expect("\(random)" == "SeededGenerator(seed: 18446744073709551615)")
  }
}
