import CardTestSupport
import Cardstock
import Foundation
import Testing
import WebGalleryRecorder

/// A cell with nothing on it.
private final class BlankCell: CardCell, RegistrableCardCell {
  required init() {}
}

/// Files that the gallery's Save button wrote in a browser: a bug report becomes a test like these.
struct GalleryRecordingTests {
  /// A recording on a deck without a screen.
  private final class Stage {
    let host = RecordingHost()
    let delegate = RecordingDelegate()
    let deck: Deck
    let player: DeckPlayer

    init(_ name: String) throws {
      let file = try #require(
        Bundle.module.url(forResource: name, withExtension: "txt", subdirectory: "Recordings"))
      let recording = try DeckRecording(parsing: String(contentsOf: file, encoding: .utf8))
      deck = Deck(layout: TransformStackLayout.swipeCard, cells: RecyclingPool())
      deck.cells.register(BlankCell.self)
      deck.host = host
      player = DeckPlayer(recording, on: deck) { _, _, cells in cells.dequeue(BlankCell.self) }
      player.layout = { NamedLayout($0)?.layout }
      player.observer = delegate
    }
  }

  @Test("A drag that falls back, a throw, and buttons: what the gallery's log said")
  func swipeCard() throws {
    let stage = try Stage("swipe-card")
    try stage.player.play()
    #expect(
      stage.delegate.milestones == [
        .didChangeFront(0),
        .didBeginDragging(0, index: 0), .didReset(0, index: 0),
        .didBeginDragging(0, index: 0), .didSwipe(0, index: 0, .right), .didChangeFront(1),
        .didFinishSwiping(0, .right),
        .willSwipe(1, index: 1, .right), .didSwipe(1, index: 1, .right),
        .didChangeFront(2_000_000), .didFinishSwiping(1, .right),
        .didUndo(1, from: .right), .didChangeFront(1),
      ])
    #expect(stage.deck.phase == .idle)
    // The added card lies behind the front one.
    #expect(stage.host.paintOrder == [3, 2, 2_000_000, 1])
    let front = try #require(stage.host.presentation(of: 1)).placement
    // The deck was 354 x 480 in the browser, and two cards stick out below by 12 each.
    #expect(front.center == CardPoint(x: 177, y: 228))
    #expect(front.translation == .zero)
    #expect(stage.host.violations.isEmpty)
  }

  @Test("A row that is thrown, and a card that is opened by a tap")
  func carousel() throws {
    let stage = try Stage("carousel")
    try stage.player.play()
    #expect(
      stage.delegate.milestones == [
        .didChangeFront(0), .didChangeFront(1), .didChangeFront(2), .didSelect(2, index: 2),
        .willExpand(2, true), .didExpand(2, true),
      ])
    #expect(stage.deck.phase == .idle)
    // It covers the deck, which was 418 x 548 in the browser.
    let open = try #require(stage.host.presentation(of: 2)).placement
    #expect(open.center == CardPoint(x: 209, y: 274))
    #expect(open.size == CardSize(width: 418, height: 548))
    #expect(stage.host.violations.isEmpty)
  }
}
