import CardCore
import CardEngine
import CardPool
import CardTestSupport
import Testing

// What a deck has been through before it is recorded, and what of it a replay must know.
extension DeckPlayerTests {
  @Test func `what was asked for before recording is not asked for again`() throws {
    let rig = Rig.of(.swipeCard)
    // Four are left, which are few enough to ask; then all ten are.
    rig.deck.scroll(to: 6, animated: false)
    rig.deck.scroll(to: 0, animated: false)
    var isDone = false
    rig.delegate.onEvent = { [unowned rig] _, event in
      guard case .didSwipe(5, _, _) = event, !isDone else { return }
      isDone = true
      rig.deck.undo()
    }
    let (text, stage) = try replay(rig) {
      for _ in 0..<6 { rig.deck.swipe(.left) }
    }
    #expect(text.contains(" asked 10 9\n"))
    #expect(stage.host.commands == rig.host.commands)
    // Asking is a callback, and one too many would put the undo behind another one.
    #expect(stage.deck.frontItem == 5)
  }

  @Test func `what has come behind the item that was the last one is asked for again`() throws {
    let rig = Rig.of(.swipeCard)
    rig.deck.scroll(to: 6, animated: false)
    rig.deck.scroll(to: 0, animated: false)
    let recorder = DeckRecorder()
    rig.deck.record(with: recorder)
    rig.deck.scroll(to: 6, animated: false)
    rig.deck.reload()
    let half = try DeckRecording(parsing: recorder.text).entries.count
    rig.source.items[9] = 99
    rig.deck.reload()
    let stage = Stage(try DeckRecording(parsing: recorder.text), .swipeCard)
    var counts: [Int] = []
    try stage.begin()
    stage.player.didAskForMore = { counts.append($0) }
    while stage.player.position < half { try stage.player.step() }
    #expect(counts.isEmpty)
    try stage.player.play()
    #expect(counts == [10])
  }

  @Test func `a deck that has not asked for more has nothing of it in its recording`() throws {
    let (text, _) = try replay(Rig.of(.swipeCard)) {}
    #expect(!text.contains("asked"))
    #expect(!text.contains("list"))
  }

  @Test func `what is put in place of the front item comes to the front again`() throws {
    let rig = Rig.of(.swipeCard)
    try rig.deck.apply(items: rig.source.items)
    rig.deck.scroll(to: 3, animated: false)
    let (text, stage) = try replay(rig) {
      // Only from the list is it known that 99 stands where 3 stood: 2 is not attached.
      rig.source.items[3] = 99
      try rig.deck.apply(items: rig.source.items)
    }
    #expect(text.contains(" list 0 1 2 3 4 5 6 7 8 9\n"))
    #expect(rig.deck.frontItem == 99)
    #expect(stage.deck.frontItem == 99)
    #expect(stage.host.commands == rig.host.commands)
  }

  @Test func `what is put behind the last item of a deck that has run out comes again`() throws {
    var configuration = DeckConfiguration()
    configuration.undoLimit = 0
    let rig = Rig.of(.swipeCard, count: 3, configuration: configuration)
    try rig.deck.apply(items: [0, 1, 2])
    for _ in 0..<3 { rig.deck.swipe(.left) }
    rig.run(3)
    let (_, stage) = try replay(rig) {
      rig.source.items = [5, 0, 1, 2, 7]
      try rig.deck.apply(items: rig.source.items)
    }
    #expect(rig.deck.frontItem == 7)
    #expect(stage.deck.frontItem == 7)
    #expect(stage.host.commands == rig.host.commands)
  }

  @Test func `swiped items that a reload has moved are written down where they stand`() throws {
    let rig = Rig.of(.swipeCard)
    for _ in 0..<2 { rig.deck.swipe(.left) }
    rig.run(3)
    rig.source.items.swapAt(0, 1)
    rig.deck.reload()
    rig.run(3)
    let (text, stage) = try replay(rig) {
      // This is 1, which cannot be brought back any more.
      rig.deck.apply([rig.source.delete(at: 0)])
      rig.deck.undo()
    }
    #expect(text.contains(" swiped 0 1 left swiped 1 0 left\n"))
    // Looking for them has written nothing.
    #expect(text.split(separator: "\n")[1].contains(" configure "))
    #expect(rig.deck.frontItem == 0)
    #expect(stage.deck.frontItem == 0)
    #expect(stage.host.commands == rig.host.commands)
  }

  @Test func `swiped items that a reload has taken away are not written down`() throws {
    let rig = Rig.of(.swipeCard)
    for _ in 0..<2 { rig.deck.swipe(.left) }
    rig.run(3)
    rig.source.items.removeFirst()
    rig.deck.reload()
    rig.run(3)
    let (text, stage) = try replay(rig) { rig.deck.undo() }
    #expect(text.contains(" swiped 1 0 left\n"))
    #expect(stage.deck.frontItem == 1)
    #expect(stage.host.commands == rig.host.commands)
  }

  @Test func `cards that have come in any order go in the same one again`() throws {
    let rig = Rig.of(.expandingCarousel, count: 20)
    // The ninth card comes after the tenth, and that after those behind it.
    for index in [10, 9, 8] { rig.deck.scroll(to: index, animated: false) }
    let (_, stage) = try replay(rig, .expandingCarousel) {
      rig.deck.scroll(to: 0, animated: false)
    }
    let gone = rig.host.commands.compactMap { command -> Int? in
      if case .detach(let item) = command { item.number } else { nil }
    }
    #expect(gone.count > 2)
    #expect(gone == gone.sorted(by: >))
    #expect(stage.host.commands == rig.host.commands)
  }

  @Test func `a reload without a data source leaves a replay without items, too`() throws {
    let rig = Rig.of(.swipeCard)
    let (text, stage) = try replay(rig) {
      rig.deck.dataSource = nil
      rig.deck.reload()
    }
    let inputs = try DeckRecording(parsing: text).entries.map(\.input)
    #expect(inputs.suffix(2) == [.reload, .count(0)])
    #expect(stage.deck.count == 0)
    #expect(stage.deck.frontItem == nil)
    #expect(stage.host.commands == rig.host.commands)
  }

  @Test(arguments: ["list 0", "list 0 1 2 3 4 5", "list 0 1 2 2 4", "list", "asked -9", "asked 5"])
  func `a start that no deck has written does no harm`(line: String) throws {
    let recording = try DeckRecording(
      parsing: """
        cardstock-recording 1
        1 size 320 480 0 0 0 0
        1 restore 3 0 front 3
        1 count 5
        1 \(line)
        1 start
        2 items 0 1 2 9 4
        2 count 5
        2 item 3 9
        """)
    let stage = Stage(recording, .swipeCard)
    try stage.player.play()
    #expect(stage.deck.count == 5)
    #expect(stage.host.violations.isEmpty)
  }

  @Test(arguments: Preset.allCases, 1...8 as ClosedRange<UInt64>)
  func `a recording that begins in the midst of a deck's life gives the same commands`(
    preset: Preset, seed: UInt64
  ) throws {
    let rig = ScriptRig(preset)
    // A pool that is full has other cells for a reload than the new one of a replay.
    rig.pool.limit = .max
    let recorder = DeckRecorder()
    recorder.layoutName = preset.name()
    rig.recorder = recorder
    // A layout that is asked for from inside a call-out would be called by its name too early.
    rig.play(
      EventScript(
        seed: seed &+ 20_000, length: 40, options: .init(isExtended: true, armsInside: false)))
    rig.settle()
    rig.armInside()
    rig.deck.record(with: recorder)
    rig.host.commands = []
    rig.play(EventScript(seed: seed &+ 30_000, length: 40, options: .init(isExtended: true)))
    rig.settle()
    try expectSame(rig, recorder, "\(preset), seed \(seed)")
  }
}
