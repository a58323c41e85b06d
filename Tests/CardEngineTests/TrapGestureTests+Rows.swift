import CardCore
import CardEngine
import CardTestSupport
import Testing

/// What a finger does to a row that has an end.
extension TrapGestureTests {
  @Test(arguments: Preset.rows, [false, true])
  func `17: overscroll at either end keeps the index in range`(preset: Preset, isFling: Bool) {
    let rig = Rig.of(preset)
    for (way, end) in [(2000.0, 0), (-20_000, 9), (-2000, 9), (20_000, 0)] {
      rig.drag(
        by: CardPoint(x: way, y: 0), over: isFling ? 0.05 : 0.2, hold: isFling ? 0 : 0.3,
        release: false)
      #expect((0..<10).contains(rig.deck.frontIndex))
      rig.pointer(.up, rig.center + CardPoint(x: way, y: 0))
      #expect(rig.deck.frontIndex == end)
      rig.run(5)
      #expect(rig.deck.position == Double(end))
      #expect(rig.fault == nil)
    }
  }

  @Test func `a tap counts at its own time, whatever the clock says by then`() {
    let rig = Rig.of(.expandingCarousel)
    rig.deck.clock = { 100 }
    rig.deck.tap(at: rig.center + CardPoint(x: 155, y: 0), time: rig.time + 0.01)
    #expect(rig.deck.frontIndex == 1)
    #expect(rig.deck.time == rig.time + 0.01)
    // The row goes from there and is not there at once.
    #expect(rig.deck.position.isNear(0))
  }
}
