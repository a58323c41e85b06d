import CardCore
import CardEngine
import CardTestSupport
import Testing
import TransformStack

/// Trap 9 again: what small loops do while they move.
extension TrapDataTests {
  private static func loop() -> DeckConfiguration {
    var configuration = DeckConfiguration()
    configuration.isLooping = true
    return configuration
  }

  @Test(arguments: [4, 5, 6], [2, 3])
  func `9: a small looping row that is caught on its way shows the same cards at once`(
    count: Int, target: Int
  ) {
    let rig = Rig.of(.timeMachine, count: count, configuration: Self.loop())
    rig.deck.scroll(to: target)
    rig.run(0.05)
    let before = rig.host.cards.map { ($0.item, $0.presentation?.placement.center) }
    let way = CardPoint.zero
    rig.deck.handle(
      PanEvent(.began, at: rig.center, translation: way, velocity: way, time: rig.time))
    rig.deck.advance(to: rig.time)
    let after = rig.host.cards.map { ($0.item, $0.presentation?.placement.center) }
    #expect(rig.deck.phase == .dragging)
    #expect(before.map(\.0) == after.map(\.0))
    #expect(before.map(\.1) == after.map(\.1))
  }

  @Test func `9: a thrown card is not caught once the deck of a loop has gone to its item again`() {
    let rig = Rig.of(.slideCard, configuration: Self.loop())
    rig.deck.swipe(.up)
    rig.run(0.1)
    rig.deck.scroll(to: 0)
    rig.run(0.02)
    let before = rig.host.cards.map { ($0.item, $0.presentation?.placement.translation) }
    rig.pointer(.down, CardPoint(x: 105, y: 180))
    rig.deck.advance(to: rig.time)
    let after = rig.host.cards.map { ($0.item, $0.presentation?.placement.translation) }
    #expect(before.map(\.0) == after.map(\.0))
    for (one, other) in zip(before, after) where one.0 != 0 { #expect(one.1 == other.1) }
    #expect(rig.deck.frontItem == 0)
    #expect(!rig.delegate.milestones.contains { if case .didUndo = $0 { true } else { false } })
  }
}
