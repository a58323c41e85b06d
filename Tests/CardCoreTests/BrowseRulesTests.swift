import CardCore
import Testing

@Suite struct BrowseRulesTests {
  @Test func `Scrolling has the feel of a fast scroll view`() {
    let rules = BrowseRules(pitch: 260)
    #expect(rules.pitch == 260)
    #expect(rules.decelerationRate == 0.99)
    #expect(rules.rubberBand == 0.55)
    #expect(rules.maximumFling == nil)
  }

  @Test func `Expanding takes three tenths of a second, eased`() {
    let placement = CardPlacement(center: .zero, size: CardSize(width: 320, height: 480))
    let rules = ExpansionRules(placement: placement, neighborShift: 50, scrubDistance: 65)
    #expect(rules.timing == .easeInOut(duration: 0.3))
    #expect(rules.placement == placement)
    #expect(rules.neighborShift == 50 && rules.scrubDistance == 65)
  }
}
