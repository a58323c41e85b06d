import CardCore
import Testing

@Suite struct OptionalPresenceTests {
  @Test(arguments: [(0, true), (nil, false)] as [(Int?, Bool)])
  func `There is a value or there is none`(number: Int?, isThere: Bool) {
    #expect(number.isSome == isThere)
  }

  @Test func `A value that is none itself is one`() {
    let value: Int?? = .some(nil)
    #expect(value.isSome)
  }
}
