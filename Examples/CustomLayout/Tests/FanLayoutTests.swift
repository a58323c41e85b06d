import CardTestSupport
import Cardstock
import CustomLayout
import Testing

@Suite struct FanLayoutTests {
  /// A deck in a container of 320 by 480; it holds neither the pack nor the host.
  private func makeDeck(of pack: Pack, on host: RecordingHost) -> Deck {
    let deck = Deck(layout: .fan, cells: RecyclingPool())
    deck.cells.register(PlayingCard.self)
    deck.dataSource = pack
    deck.host = host
    deck.setContainer(size: CardSize(width: 320, height: 480))
    deck.reload()
    return deck
  }

  @Test func `The fan keeps every law of layouts`() {
    #expect(checkLayoutLaws(FanLayout.fan).isEmpty)
  }

  @Test(arguments: [0.0, -3, .nan, .infinity])
  func `No option breaks a law`(value: Double) {
    var layout = FanLayout.fan
    layout.spread = value
    layout.grip = value
    layout.visibleCount = value.isFinite ? Int(value) : .max
    #expect(checkLayoutLaws(layout).isEmpty)
  }

  @Test func `A card is dealt, and the next one is in front with its own face`() {
    let (host, pack) = (RecordingHost(), Pack())
    let deck = makeDeck(of: pack, on: host)
    #expect(host.count == 5)
    #expect((host.cell(for: 0) as? PlayingCard)?.face == "1 of spades")

    deck.handle(PointerEvent(.down, at: CardPoint(x: 160, y: 240), time: 0))
    deck.handle(PointerEvent(.move, at: CardPoint(x: 300, y: 240), time: 0.1))
    deck.handle(PointerEvent(.up, at: CardPoint(x: 300, y: 240), time: 0.4))
    deck.advance(to: 3)

    #expect(host.frontItem == 1)
    #expect((host.cell(for: 1) as? PlayingCard)?.face == "2 of spades")
    #expect(host.presentation(of: 1)?.placement.rotation == 0)
    #expect(host.violations.isEmpty)
    #expect(deck.phase == .idle)
  }

  @Test func `A change to a strategy of the package keeps the cards`() {
    let (host, pack) = (RecordingHost(), Pack())
    let deck = makeDeck(of: pack, on: host)
    let second = host.cell(for: 1)
    deck.setLayout(.insetStack)
    deck.advance(to: 3)
    #expect(host.cell(for: 1) === second)
    #expect(host.paintOrder == [2, 1, 0])
  }
}
