import CardCore
import Testing

@Suite struct CardShadowSanitizingTests {
  @Test func `A sound shadow is kept`() {
    let shadow = CardShadow(radius: 3, opacity: 0.4, offset: CardPoint(x: 0.5, y: -3))
    #expect(shadow.sanitized == shadow)
  }

  @Test func `Radius and opacity are brought into their ranges, the offset within reach`() {
    let shadow = CardShadow(radius: -1, opacity: 1.5, offset: CardPoint(x: -.infinity, y: 2e9))
    #expect(
      shadow.sanitized == CardShadow(radius: 0, opacity: 1, offset: CardPoint(x: -1e9, y: 1e9)))
  }

  @Test func `Not a number counts as zero`() {
    let shadow = CardShadow(radius: .nan, opacity: .nan, offset: CardPoint(x: .nan, y: .nan))
    #expect(shadow.sanitized == .none)
  }
}
