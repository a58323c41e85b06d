import CardCore
import Testing

@Suite struct CardHostTests {
  @Test func `A bare presentation is at the back, visible, and takes no touches`() {
    let placement = CardPlacement(center: .zero, size: .zero)
    let presentation = CardPresentation(placement: placement)
    #expect(presentation.placement == placement)
    #expect(presentation.paintOrder == 0)
    #expect(!presentation.isFront && !presentation.isTouchable && !presentation.isHidden)
  }

  @Test func `Announcements of different events or items differ`() {
    let announcements: Set<CardAnnouncement> = [
      .front("a", index: 0), .front("a", index: 1), .swiped("a", .left), .swiped("a", .right),
      .undone("a"), .undone("b"), .expanded("a"), .collapsed("a"), .ranOut,
    ]
    #expect(announcements.count == 9)
  }
}
