import CardCore
import CardEngine
import CardPool
import CardTestSupport
import Testing
import TransformStack

@Suite struct SmokeTests {
  @Test func drag() throws {
    let rig = Rig(.swipeCard)
    print(rig.host.cards.map { ($0.item.description, $0.presentation!) })
    rig.drag(by: CardPoint(x: 80, y: 30), release: false)
    print(rig.placement(0)!)
    rig.pointer(.up, rig.center + CardPoint(x: 80, y: 30))
    rig.run(1)
    print(rig.placement(0)!)
    rig.drag(by: CardPoint(x: 140, y: 30))
    print(rig.delegate.milestones)
    rig.run(0.29)
    print(rig.placement(0)!)
    rig.run(1)
    print(rig.delegate.milestones, rig.host.violations, rig.pool.statistics)
    rig.deck.undo(); rig.run(2)
    rig.deck.swipe(.left); rig.run(2)
    print(rig.delegate.milestones, rig.host.violations, rig.pool.statistics, rig.deck.phase)
  }
}
