import CardCore
import CardEngine
import CardTestSupport
import Testing

// What is asked for from inside calls of the data source, a cell or an observer, and has to wait.
extension DeckPlayerTests {
  /// Records what is done with a rig, and replays it.
  func replay(
    _ rig: Rig, _ preset: Preset = .swipeCard, _ body: () throws -> Void
  ) throws -> (text: String, stage: Stage) {
    let recorder = DeckRecorder()
    rig.deck.record(with: recorder)
    rig.host.commands = []
    try body()
    rig.deck.record(with: nil)
    let stage = Stage(try DeckRecording(parsing: recorder.text), preset)
    try stage.begin()
    try stage.player.play()
    return (recorder.text, stage)
  }

  /// The lines of commands that had to wait, without their times.
  func waiting(in text: String) -> [Substring] {
    text.split(separator: "\n").compactMap { line in
      line.firstIndex(of: "&").map { line[$0...] }
    }
  }

  /// Swipes twice, so that two cards are in the air, and lets them land.
  private func swipeTwice(_ rig: Rig) {
    rig.deck.swipe(.right)
    rig.time += 0.1
    rig.deck.advance(to: rig.time)
    rig.deck.swipe(.right)
    for wait in [0.1, 1, 1.1, 1.2, 3] {
      rig.time += wait
      rig.deck.advance(to: rig.time)
    }
  }

  @Test func `what an observer asks for in mid-flight is run at the same moment again`() throws {
    let rig = Rig.of(.swipeCard)
    var isDone = false
    rig.deck.addDragObserver { [unowned rig] item, progress in
      guard !isDone, item == 1, progress.fraction > 0 else { return }
      isDone = true
      rig.deck.swipe(.left)
    }
    let (text, stage) = try replay(rig) { swipeTwice(rig) }
    #expect(isDone)
    #expect(waiting(in: text) == ["&1 swipe left"])
    #expect(stage.host.commands == rig.host.commands)
    #expect(stage.deck.frontItem == 3)
  }

  @Test func `what a cell asks for when it is reused is run at the same moment again`() throws {
    let rig = Rig.of(.swipeCard)
    var isDone = false
    for card in rig.host.cards {
      (card.cell as? TestCell)?.onPrepareForReuse = { [unowned rig] in
        guard !isDone else { return }
        isDone = true
        rig.deck.swipe(.left)
      }
    }
    let (text, stage) = try replay(rig) { swipeTwice(rig) }
    #expect(isDone)
    #expect(waiting(in: text).map { $0.dropFirst(3) } == ["swipe left"])
    #expect(stage.host.commands == rig.host.commands)
    #expect(stage.deck.frontItem == 3)
  }

  @Test func `what a source asks for in a callback is run behind all callbacks again`() throws {
    let rig = Rig.of(.swipeCard)
    var (isReloading, isDone) = (false, false)
    rig.source.onConfigure = { [unowned rig] _, _ in
      guard isReloading, !isDone else { return }
      isDone = true
      rig.deck.swipe(.left)
    }
    rig.delegate.onEvent = { [unowned rig] _, event in
      guard case .didSwipe = event, !isReloading else { return }
      isReloading = true
      rig.deck.reload()
    }
    let (text, stage) = try replay(rig) { swipeTwice(rig) }
    #expect(isDone)
    // The first delivery, that of the swipe, is still under way.
    #expect(waiting(in: text) == ["&1 swipe left"])
    #expect(stage.host.commands == rig.host.commands)
    #expect(stage.deck.frontItem == 3)
  }

  @Test func `a collapse that comes too late for its card is none`() throws {
    let rig = Rig.of(.expandingCarousel)
    var isDone = true
    rig.source.onConfigure = { [unowned rig] _, _ in
      guard !isDone else { return }
      isDone = true
      // Both wait. The second one means the card that is expanded still.
      rig.deck.expand(1)
      rig.deck.collapse()
    }
    let (text, stage) = try replay(rig, .expandingCarousel) {
      rig.deck.expand(0)
      rig.run(2)
      isDone = false
      rig.deck.reload()
      rig.run(2)
    }
    #expect(rig.deck.expandedItem == 1)
    #expect(waiting(in: text) == ["&1 expand 1"])
    #expect(stage.deck.expandedItem == 1)
    #expect(stage.deck.expansionFraction == 1)
  }

  @Test func `a frame that is ignored inside a call-out is not written down`() throws {
    let rig = Rig.of(.swipeCard)
    rig.deck.addDragObserver { [unowned rig] _, _ in rig.deck.advance(to: 100) }
    let (text, _) = try replay(rig) { swipeTwice(rig) }
    #expect(!text.contains("\n100 "))
  }

  @Test func `layouts asked for inside one call-out keep their names`() throws {
    let rig = Rig.of(.swipeCard)
    let recorder = DeckRecorder()
    rig.deck.record(with: recorder)
    var isDone = false
    rig.deck.addDragObserver { [unowned rig] _, _ in
      guard !isDone else { return }
      isDone = true
      for name in ["inset stack", "swipe card"] {
        recorder.layoutName = name
        rig.deck.setLayout(anyLayout: Preset.insetStack.layout)
      }
    }
    swipeTwice(rig)
    #expect(
      waiting(in: recorder.text) == [#"&1 layout "inset stack""#, #"&1 layout "swipe card""#])
  }
}
