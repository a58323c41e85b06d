import CardCore
import CardTestSupport
import Testing

@Suite struct RecordingHostQueriesTests {
  let host = RecordingHost()
  let flying = TestCell()
  let waiting = TestCell()
  let middle = TestCell()

  /// A looping deck in which "a" flies out in front and already waits at the back.
  init() {
    let placement = RecordingHostTests.card
    host.attach(middle, for: "b", at: 0)
    host.attach(flying, for: "a", at: 1)
    host.attach(waiting, for: "a", at: 2)
    host.update(at: 1, to: CardPresentation(placement: placement, paintOrder: 2))
    host.update(at: 2, to: CardPresentation(placement: placement, paintOrder: 0))
    host.update(at: 0, to: CardPresentation(placement: placement, paintOrder: 1, isFront: true))
  }

  @Test func `Cards are listed from the back to the front`() {
    #expect(host.count == 3)
    #expect(host.paintOrder == ["a", "b", "a"])
    #expect(host.cards.map { $0.cell === waiting } == [true, false, false])
  }

  @Test func `The front card is the one presented as such, not the last painted`() {
    #expect(host.frontItem == "b")
  }

  @Test func `An item that two cells show has two presentations`() {
    #expect(host.presentations(of: "a").map(\.paintOrder) == [0, 2])
    #expect(host.presentation(of: "a")?.paintOrder == 2)
    #expect(host.cell(for: "a") === flying)
    #expect(host.presentation(of: waiting)?.paintOrder == 0)
  }

  @Test func `What is detached is not found`() {
    host.detach(flying, at: 1)
    #expect(host.cell(for: "a") === waiting)
    #expect(host.presentation(of: flying) == nil)
    #expect(host.presentation(of: CardItemID("c")) == nil)
  }
}
