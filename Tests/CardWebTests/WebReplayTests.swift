internal import CardCore
internal import CardEngine
internal import CardTestSupport
internal import CardWeb
internal import Testing
internal import TransformStack

private final class BlankCell: WebCell {}

/// Five items known by their index.
private final class Items: CardDataSource {
  func numberOfItems() -> Int { 5 }

  func itemID(at index: Int) -> CardItemID { CardItemID(index) }

  func cell(forItemAt index: Int, in cells: CellRecycler) -> any CardCell {
    cells.dequeue(BlankCell.self)
  }
}

struct WebReplayTests {
  /// A swipe, a pause of a minute, and another one that ends at 162.
  private static let text = """
    cardstock-recording 1
    100 configure rtl more 5 flights 12 slop 9 spring 0.5 0.85 0
    100 layout "demo" jump
    100 size 0 0 0 0 0 0
    100 restore 0 0 front 0
    100 count 5
    100 item 0 0
    100 item 1 1
    100 item 2 2
    100 item 3 3
    100 start
    100 size 320 480 0 0 0 0
    101 swipe right
    101.5 frame
    102 frame
    161 swipe left
    161.5 frame
    162 frame
    """

  /// A new deck in a page whose clock stands at 10 seconds, and a replay on it.
  private func withReplay(
    _ text: String = Self.text, _ body: (PageModel, WebDeck, WebReplay) throws -> Void
  ) throws {
    try withLeakFreePage { page, leaks in
      page.now = 10
      let deck = WebDeck(
        in: WebElement("div"), name: "demo", label: "Demo", layout: .swipeCard)
      deck.cells.register(BlankCell.self) { leaks.track(BlankCell()) }
      let replay = WebReplay(try DeckRecording(parsing: text), on: deck) { _, _, cells in
        cells.dequeue(BlankCell.self)
      }
      let parts: [AnyObject] = [deck, deck.engine, deck.host, replay, replay.player]
      for part in parts { leaks.track(part) }
      replay.player.layout = { $0 == "demo" ? AnyCardLayout(.swipeCard) : nil }
      try body(page, deck, replay)
      deck.close()
    }
  }

  private func run(_ page: PageModel, from start: Double, for seconds: Double) {
    for frame in 0...Int(seconds * 50) {
      page.now = start + Double(frame) / 50
      page.session.frame(at: page.now)
    }
  }

  @Test("A recording is replayed in its own time, whatever the page's clock shows")
  func times() throws {
    try withReplay { page, deck, replay in
      replay.start()
      run(page, from: 10, for: 0.9)
      #expect(deck.engine.frontItem == 0)
      run(page, from: 10.92, for: 0.2)
      #expect(deck.engine.frontItem == 1)
      #expect(deck.engine.time == 101)
    }
  }

  @Test("A pause is cut to a second, and the end comes with the last entry")
  func pause() throws {
    try withReplay { page, deck, replay in
      var ends = 0
      replay.didEnd = {
        #expect($0 == nil)
        ends += 1
      }
      replay.start()
      // The swipe is at 11, the frames until 12, the second swipe at 13, the end at 14.
      run(page, from: 10, for: 2.9)
      #expect(deck.engine.frontItem == 1)
      run(page, from: 12.92, for: 0.2)
      #expect(deck.engine.frontItem == 2)
      #expect(ends == 0)
      run(page, from: 13.14, for: 1)
      #expect(deck.engine.time == 162)
      #expect(ends == 1)
    }
  }

  @Test("Once a frame it is told that what was due has been replayed, and before the end")
  func frames() throws {
    let text = Self.text.replacing("102 frame\n161 swipe left\n161.5 frame\n162 frame", with: "")
    try withReplay(text + "101.5 undo\n101.5 swipe right") { page, deck, replay in
      var heard: [String] = []
      replay.willPlay = { _ in heard.append("entry") }
      replay.didPlay = { heard.append("frame \(deck.engine.historyCount)") }
      replay.didEnd = { _ in heard.append("end") }
      replay.start()
      run(page, from: 10, for: 1.48)
      heard.removeAll()
      // One frame before the last entries are due, then one that has them all.
      run(page, from: 11.49, for: 0.1)
      #expect(heard == ["frame 1", "entry", "entry", "entry", "frame 1", "end"])
    }
  }

  @Test("A page that was out of sight goes on where it was")
  func hiddenPage() throws {
    try withReplay { page, deck, replay in
      replay.start()
      run(page, from: 10, for: 0.5)
      run(page, from: 500, for: 0.3)
      #expect(deck.engine.frontItem == 0)
      run(page, from: 500.32, for: 0.2)
      #expect(deck.engine.frontItem == 1)
    }
  }

  @Test("While it lasts nothing from the page reaches the deck")
  func input() throws {
    try withReplay { page, deck, replay in
      replay.start()
      run(page, from: 10, for: 0.1)
      deck.host.resize(to: CardSize(width: 50, height: 50), isRightToLeft: false, at: 10.1)
      deck.host.setReducedMotion(true)
      deck.host.interrupt(at: 10.1)
      #expect(!deck.host.key(.right, at: 10.1))
      #expect(!deck.host.wheel(by: CardPoint(x: 90, y: 0), at: 10.1))
      for phase in [WebPointerEvent.Phase.down, .up] {
        #expect(
          !deck.host.pointer(
            WebPointerEvent(
              phase: phase, pointer: 1, point: CardPoint(x: 160, y: 240), time: 10.1)))
      }
      #expect(deck.engine.containerSize == CardSize(width: 320, height: 480))
      #expect(!deck.engine.configuration.reducesMotion)
      #expect(deck.engine.frontItem == 0)
    }
  }

  @Test("The element has the recorded size and direction, but none before it had any")
  func element() throws {
    try withReplay { page, deck, replay in
      replay.start()
      run(page, from: 10, for: 0.1)
      let root = try #require(page.element(deck.host.root))
      #expect(root.style["width"] == "320.0px")
      #expect(root.style["height"] == "480.0px")
      #expect(root.attributes["dir"] == "rtl")
      #expect(root.attributes["data-replay"] == "playing")
    }
  }

  @Test("Afterwards the deck stands still until it goes on, and then time has not jumped")
  func goingOn() throws {
    try withReplay { page, deck, replay in
      let (items, delegate) = (Items(), RecordingDelegate())
      replay.start()
      run(page, from: 10, for: 4.2)
      #expect(page.element(deck.host.root)?.attributes["data-replay"] == "over")
      #expect(!deck.host.key(.right, at: 14.2))
      replay.goOn(with: items, delegate: delegate)
      #expect(deck.host.key(.right, at: page.now))
      #expect(deck.engine.frontItem == 3)
      // 162 was played in the frame at 14.
      #expect(abs(deck.engine.time - (162 + page.now - 14)) < 0.05)
      let swipe = deck.engine.time
      run(page, from: page.now, for: 2)
      #expect(deck.engine.phase == .idle)
      #expect(deck.engine.time > swipe + 0.3)
      #expect(delegate.events.contains { if case .didFinishSwiping = $0 { true } else { false } })
      withExtendedLifetime(items) {}
    }
  }

  @Test("A card under way at the end stands still, and lands when the deck goes on")
  func endInFlight() throws {
    let text = Self.text.split(separator: "\n").dropLast(2).joined(separator: "\n")
    try withReplay(text) { page, deck, replay in
      let items = Items()
      replay.start()
      run(page, from: 10, for: 4)
      #expect(deck.engine.phase == .moving)
      #expect(deck.engine.time == 161)
      replay.goOn(with: items, delegate: nil)
      run(page, from: page.now + 0.02, for: 2)
      #expect(deck.engine.phase == .idle)
      withExtendedLifetime(items) {}
    }
  }

  @Test("A layout that nobody knows ends it with the line")
  func unknownLayout() throws {
    let text = Self.text.replacing("\"demo\"", with: "\"origami\"")
    try withReplay(text) { page, _, replay in
      var error: DeckRecordingError?
      replay.didEnd = { error = $0 }
      replay.start()
      run(page, from: 10, for: 0.1)
      #expect(error == DeckRecordingError(line: 3, reason: .layout))
    }
  }

  @Test("Times that are no numbers, or go back, hold nothing up")
  func badTimes() throws {
    let text = """
      cardstock-recording 1
      x7ff8000000000000 count 5
      x7ff0000000000000 size 320 480 0 0 0 0
      5 reload
      -5 swipe right
      """
    try withReplay(text) { page, deck, replay in
      var ends = 0
      replay.didEnd = { _ in ends += 1 }
      replay.start()
      run(page, from: 10, for: 2)
      #expect(ends == 1)
      #expect(replay.player.nextTime == nil)
    }
  }
}
