import CardCore
import CardEngine
import CardPool
import CardTestSupport
import ExpandingCarousel
import Testing
import TransformStack

/// Sizes and layouts that broke other libraries (traps 18 to 22), and the two rows about motion that
/// concern a deck (25 and 28).
@Suite(.leakFree) struct TrapLayoutTests {
  @Test(arguments: Preset.allCases, [0, 1, Double.nan, .infinity, -5, 1e300])
  func `18: any bounds work, and the real size after them`(preset: Preset, extent: Double) {
    let rig = Rig.of(preset, size: CardSize(width: extent, height: extent))
    rig.deck.swipe(.left)
    rig.fling(by: CardPoint(x: 100, y: 0))
    rig.run(3)
    #expect(rig.fault == nil)
    #expect(rig.deck.phase == .idle)
    rig.deck.setContainer(size: CardSize(width: 320, height: 480))
    rig.deck.scroll(to: 0, animated: false)
    rig.run(3)
    let direct = Rig.of(preset)
    #expect(rig.host.paintOrder == direct.host.paintOrder)
    for item in direct.host.paintOrder {
      #expect(rig.placement(item) == direct.placement(item))
    }
  }

  @Test(arguments: Preset.stacks)
  func `19: a resize in mid-drag leaves the card under the finger`(preset: Preset) {
    let rig = Rig.of(preset)
    rig.pull(by: CardPoint(x: 40, y: 0), release: false)
    rig.deck.setContainer(size: CardSize(width: 480, height: 320))
    let x = preset == .insetStack ? 60.0 : 40
    #expect(rig.placement(0)?.translation.x == x)
    #expect(rig.placement(0)?.center.x == 240)
    rig.pointer(.move, CardPoint(x: 208, y: 240))
    rig.run(0.2)
    #expect(rig.placement(0)?.translation.x == x * 1.2)
    rig.pointer(.up, CardPoint(x: 208, y: 240))
    rig.run(3)
    #expect(rig.placement(0)?.translation == .zero)
    #expect(rig.deck.frontIndex == 0)
  }

  @Test func `19: a row keeps its place under a finger when its cards change their length`() {
    let rig = Rig(.expandingCarousel)
    rig.drag(by: CardPoint(x: -135, y: 0), hold: 0.3, release: false)
    #expect(rig.deck.position.isNear(0.5))
    // In 125 points of width a card of 250 is half as long: a pitch of 125 + 20.
    rig.deck.setContainer(size: CardSize(width: 125, height: 480))
    #expect(rig.deck.position.isNear(0.5))
    rig.pointer(.move, rig.center + CardPoint(x: 97.5 - 135 - 29, y: 0))
    rig.run(0.02)
    #expect(rig.deck.position.isNear(0.7))
  }

  @Test func `19: a scrub keeps its fraction when its distance changes`() {
    let rig = Rig(.expandingCarousel)
    rig.pull(by: CardPoint(x: 0, y: -26), release: false)
    #expect(rig.deck.expansionFraction.isNear(0.4))
    // From (480 - 350) / 2 = 65 points to (610 - 350) / 2 = 130.
    rig.deck.setContainer(size: CardSize(width: 320, height: 610))
    rig.pointer(.move, CardPoint(x: 160, y: 214 - 13))
    #expect(rig.deck.expansionFraction.isNear(0.5))
  }

  @Test(arguments: Preset.stacks)
  func `19: a resize in mid-flight lets the flight end and the others rest`(preset: Preset) {
    let rig = Rig.of(preset)
    rig.deck.swipe(.right)
    rig.run(0.1)
    rig.deck.setContainer(size: CardSize(width: 480, height: 320))
    rig.run(3)
    #expect(rig.departed == [0])
    #expect(rig.placement(1)?.position.x == 240)
    #expect(rig.fault == nil)
  }

  @Test(arguments: Preset.rows)
  func `19: a resize at the last page stays there`(preset: Preset) {
    let rig = Rig.of(preset)
    rig.deck.scroll(to: 9)
    rig.run(0.1)
    rig.deck.setContainer(size: CardSize(width: 480, height: 320))
    rig.run(3)
    #expect(rig.deck.frontIndex == 9)
    #expect(rig.deck.position == 9)
    #expect(rig.placement(9)?.position.x == 240)
  }

  @Test func `19: a card expanded or on its way fills the new container`() {
    for wait in [0.1, 1] {
      let rig = Rig(.expandingCarousel)
      rig.tap()
      rig.run(wait)
      rig.deck.setContainer(size: CardSize(width: 480, height: 320))
      rig.run(1)
      #expect(rig.placement(0)?.size == CardSize(width: 480, height: 320))
      #expect(rig.placement(0)?.position == CardPoint(x: 240, y: 160))
    }
  }

  @Test func `20: at position 1e9 and a fraction neighbours are a card apart`() throws {
    let source = CountingSource(count: 2_000_000_000)
    let (deck, host) = source.makeDeck(.expandingCarousel)
    deck.scroll(to: 1_000_000_000, animated: false)
    let pan = [(PanEvent.Phase.began, 0.0), (.changed, -27)]
    for (index, (phase, x)) in pan.enumerated() {
      deck.handle(
        PanEvent(
          phase, at: CardPoint(x: 160 + x, y: 240), translation: CardPoint(x: x, y: 0),
          velocity: CardPoint(x: -1, y: 0), time: Double(index) / 100))
    }
    deck.advance(to: 1)
    #expect(deck.frontIndex == 1_000_000_000)
    let xs = try (-1...1).map { step in
      try #require(host.presentation(of: CardItemID(1_000_000_000 + step))).placement.position.x
    }
    #expect(xs[1].isNear(133))
    #expect((xs[2] - xs[1]).isNear(270) && (xs[1] - xs[0]).isNear(270))
  }

  @Test func `20: a scroll across a thousand million items shows items all the way`() {
    let source = CountingSource(count: 2_000_000_000)
    let (deck, host) = source.makeDeck(.expandingCarousel)
    deck.scroll(to: 1_000_000_000)
    for frame in 1...30 {
      deck.advance(to: Double(frame) / 60)
      #expect(host.count >= 4)
    }
    deck.advance(to: 20)
    #expect(host.frontItem == 1_000_000_000)
    #expect(host.violations.isEmpty)
  }

  @Test func `21: a card behind the camera is hidden and not turned inside out`() throws {
    let rig = Rig(Tunnel())
    // The camera is 500 points away and each card 400 nearer than the one before.
    let near = try #require(rig.host.presentation(of: 1))
    #expect(!near.isHidden)
    #expect(near.placement.scale.isNear(5))
    let behind = try #require(rig.host.presentation(of: 2))
    #expect(behind.isHidden)
    #expect(!behind.isTouchable)
    rig.deck.scroll(to: 3)
    for _ in 0..<60 {
      rig.run(1.0 / 60)
      for card in rig.host.cards {
        let shown = try #require(card.presentation)
        #expect(shown.isHidden || shown.placement.scale > 0)
      }
      #expect(rig.fault == nil)
    }
    rig.run(2)
    #expect(try #require(rig.host.presentation(of: 3)).placement.scale == 1)
  }

  @Test func `22: an expanded card that was scrolled away and recycled comes back expanded`() throws
  {
    let rig = Rig(.expandingCarousel)
    rig.tap()
    rig.run(1)
    rig.deck.scroll(to: 9, animated: false)
    rig.run(0.1)
    #expect(rig.host.presentation(of: 0) == nil)
    rig.deck.scroll(to: 0)
    rig.run(2)
    let placement = try #require(rig.placement(0))
    #expect(placement.size == CardSize(width: 320, height: 480))
    #expect(placement.reveal == 1)
    #expect(rig.placement(1)?.position.x == 480.0)
  }

  @Test func `22: a hundred toggles give the identical frame`() {
    let rig = Rig(.expandingCarousel)
    let before = rig.host.cards.map(\.presentation)
    for toggle in 0..<100 {
      _ = toggle.isMultiple(of: 2) ? rig.deck.expand() : rig.deck.collapse()
      rig.run(Double(toggle % 7) * 0.07)
    }
    rig.run(1)
    #expect(rig.deck.expandedItem == nil)
    #expect(rig.host.cards.map(\.presentation) == before)
  }

  @Test(arguments: Preset.rows)
  func `25: a retargeted scroll keeps position and velocity`(preset: Preset) {
    let rig = Rig.of(preset)
    rig.deck.scroll(to: 6)
    rig.run(0.1)
    let step = 1e-4
    rig.advance(to: rig.time + step)
    let first = rig.deck.position
    rig.advance(to: rig.time + step)
    let second = rig.deck.position
    rig.deck.scroll(to: 1)
    #expect(rig.deck.position.isNear(second))
    rig.advance(to: rig.time + step)
    let third = rig.deck.position
    let (before, after) = ((second - first) / step, (third - second) / step)
    #expect(before > 5)
    // The springs' acceleration changes, by at most 6 cards times the square of some 20 per second.
    #expect((before - after).magnitude < 2500 * step * 2)
    rig.run(3)
    #expect(rig.deck.position == 1)
  }

  @Test func `25: a target equal to the value keeps the velocity`() {
    let rig = Rig(.expandingCarousel)
    rig.deck.scroll(to: 2)
    rig.run(0.1)
    while rig.deck.position < 1.5 { rig.advance(to: rig.time + 0.001) }
    let speed = rig.deck.position
    rig.advance(to: rig.time + 0.001)
    let expected = rig.deck.position - speed
    rig.deck.scroll(to: 2)
    let before = rig.deck.position
    rig.advance(to: rig.time + 0.001)
    #expect((rig.deck.position - before).isNear(expected, within: 0.1 * expected))
  }

  @Test(arguments: Preset.allCases)
  func `28: an interruption in any state leaves nothing locked`(preset: Preset) {
    for way in [CardPoint(x: -60, y: 0), CardPoint(x: 0, y: -30), CardPoint(x: 60, y: 60)] {
      let rig = Rig.of(preset)
      rig.drag(by: way, hold: 0, release: false)
      rig.pointer(.down, CardPoint(x: 20, y: 20), id: 7)
      rig.deck.interrupt()
      #expect(rig.deck.phase != .dragging)
      rig.run(5)
      #expect(rig.deck.phase == .idle)
      #expect(!rig.host.needsFrames)
      #expect(rig.swiped.isEmpty)
      // The fingers that are still down have no effect, new ones do.
      rig.pointer(.up, rig.center + way)
      rig.fling(by: CardPoint(x: -250, y: 0))
      rig.run(5)
      #expect(rig.deck.frontIndex > 0)
      #expect(rig.deck.phase == .idle)
    }
  }
}

/// A row that runs towards the viewer so fast that the second card is behind the camera.
private struct Tunnel: CardLayout {
  struct Resolved: ResolvedCardLayout {
    let traits: CardLayoutTraits
    let size: CardSize

    func placement(at offset: Double) -> CardPlacement {
      var placement = CardPlacement(center: size.center, size: size)
      placement.translationZ = 400 * offset
      placement.depth = -offset
      return placement
    }
  }

  func resolve(in environment: LayoutEnvironment) -> Resolved {
    Resolved(
      traits: CardLayoutTraits(
        window: -3...3, perspective: -1.0 / 500, browse: BrowseRules(pitch: 100)),
      size: environment.size)
  }
}
