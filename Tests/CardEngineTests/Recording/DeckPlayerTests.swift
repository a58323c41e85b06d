import CardCore
import CardEngine
import CardPool
import CardTestSupport
import Testing

/// `DeckRecorder` and `DeckPlayer`: what was recorded on one deck is the same on another.
@Suite(.leakFree) struct DeckPlayerTests {
  private static let seeds: [UInt64] = Array(1...10)

  /// A deck that a recording is replayed on.
  final class Stage {
    let pool = RecyclingPool()
    let host = RecordingHost()
    let deck: Deck
    let player: DeckPlayer

    init(_ recording: DeckRecording, _ preset: Preset) {
      deck = Deck(anyLayout: preset.layout, cells: pool)
      deck.cells.register(TestCell.self) {
        let cell = TestCell()
        LeakFree.tracker?.track(cell)
        return cell
      }
      deck.host = host
      player = DeckPlayer(recording, on: deck) { item, _, cells in
        let cell = cells.dequeue(TestCell.self)
        cell.item = item
        return cell
      }
      player.layout = { Preset.layout(named: $0) }
      let parts: [AnyObject] = [deck, pool, host, player]
      for part in parts { LeakFree.tracker?.track(part) }
    }

    /// Replays what leads to the state at the start, of which the host's log is rid then.
    func begin() throws {
      let start = player.recording.entries.firstIndex { $0.input == .start } ?? 0
      while player.position <= start { try player.step() }
      host.commands = []
    }
  }

  @Test(arguments: Preset.allCases, seeds)
  func `a script, recorded and replayed, gives the same commands`(
    preset: Preset, seed: UInt64
  ) throws {
    let rig = ScriptRig(preset)
    rig.armInside()
    rig.settle()
    let recorder = DeckRecorder()
    recorder.layoutName = preset.name()
    rig.recorder = recorder
    rig.deck.record(with: recorder)
    rig.host.commands = []
    rig.play(
      EventScript(seed: seed &+ 9000, length: 120, options: .init(isExtended: true)))
    rig.settle()
    try expectSame(rig, recorder, "\(preset), seed \(seed)")
  }

  /// Replays what was done with a rig and expects that its host was told the same.
  func expectSame(_ rig: ScriptRig, _ recorder: DeckRecorder, _ name: String) throws {
    let stage = Stage(try DeckRecording(parsing: recorder.text), rig.preset)
    stage.pool.limit = rig.pool.limit
    try stage.begin()
    try stage.player.play()
    var (recorded, replayed) = (rig.host.commands, stage.host.commands)
    if !waiting(in: recorder.text).isEmpty {
      // A command that waits asks for frames meanwhile, if nothing moves; one that is replayed does
      // not wait.
      for frames in [true, false] {
        recorded.removeAll { $0 == .frames(frames) }
        replayed.removeAll { $0 == .frames(frames) }
      }
    }
    let difference = zip(recorded, replayed).enumerated().first { $1.0 != $1.1 }
    #expect(recorded == replayed, "\(name): \(String(describing: difference))")
    #expect(stage.deck.frontItem == rig.deck.frontItem, "\(name)")
    #expect(stage.host.needsFrames == rig.host.needsFrames, "\(name)")
  }

  @Test func `a recording from a clock is replayed at the same times`() throws {
    let rig = Rig.of(.swipeCard)
    var now = rig.time
    rig.deck.clock = {
      now += 0.0101
      return now
    }
    let recorder = DeckRecorder()
    rig.deck.record(with: recorder)
    rig.host.commands = []
    for direction in [CardDirection.left, .right, .left] { rig.deck.swipe(direction) }
    rig.deck.undo()
    rig.deck.advance(to: now + 0.5)
    let stage = Stage(try DeckRecording(parsing: recorder.text), .swipeCard)
    try stage.begin()
    try stage.player.play()
    #expect(stage.host.commands == rig.host.commands)
    #expect(stage.deck.frontItem == 2)
  }

  @Test func `recording ends when it is told to, or is too long`() {
    let rig = Rig.of(.swipeCard)
    let recorder = DeckRecorder(maximumLength: 1000)
    rig.deck.record(with: recorder)
    #expect(rig.deck.isRecording)
    for frame in 0..<100 { rig.deck.advance(to: rig.time + Double(frame)) }
    #expect(recorder.isFull)
    #expect(recorder.text.utf8.count < 1100)
    let other = DeckRecorder()
    rig.deck.record(with: other)
    rig.deck.record(with: nil)
    let text = other.text
    rig.deck.swipe(.left)
    #expect(!rig.deck.isRecording && other.text == text)
  }

  @Test func `a layout that nobody knows is an error with its line`() throws {
    let text = "cardstock-recording 1\n1 count 0\n\n1 layout \"origami\"\n"
    let stage = Stage(try DeckRecording(parsing: text), .swipeCard)
    #expect(throws: DeckRecordingError(line: 4, reason: .layout)) { try stage.player.play() }
  }

  @Test func `a recorder can ask for the name of each layout that it writes down`() throws {
    let rig = Rig.of(.swipeCard)
    let recorder = DeckRecorder()
    recorder.layoutName = "not asked"
    var number = 0
    recorder.currentLayoutName = {
      number += 1
      return "layout \(number)"
    }
    rig.deck.record(with: recorder)
    number = 6
    rig.deck.setLayout(anyLayout: Preset.insetStack.layout)
    let names = try DeckRecording(parsing: recorder.text).entries.compactMap {
      if case .layout(let name, _) = $0.input { name } else { nil }
    }
    #expect(names.first?.hasPrefix("layout ") == true)
    #expect(names.last == "layout 7")
  }

  @Test func `an observer hears what the player hears, before what is done from inside`() throws {
    let recording = try DeckRecording(
      parsing: """
        cardstock-recording 1
        1 size 320 480 0 0 0 0
        1 restore 0 0 front 0
        1 count 5
        1 start
        2 swipe right
        2 @2 swipe left
        """)
    let stage = Stage(recording, .swipeCard)
    let observer = RecordingDelegate()
    stage.player.observer = observer
    try stage.begin()
    observer.events = []
    try stage.player.play()
    let swipes = observer.events.filter { if case .didSwipe = $0 { true } else { false } }
    #expect(swipes == [.didSwipe(0, index: 0, .right), .didSwipe(1, index: 1, .left)])
    #expect(stage.player.position == recording.entries.count)
  }

  @Test func `who wants to know hears that the deck asks for more`() throws {
    let recording = try DeckRecording(
      parsing: """
        cardstock-recording 1
        1 size 320 480 0 0 0 0
        1 restore 0 0 front 0
        1 count 7
        1 start
        2 swipe right
        3 swipe right
        """)
    let stage = Stage(recording, .swipeCard)
    var counts: [Int] = []
    stage.player.didAskForMore = { counts.append($0) }
    try stage.begin()
    #expect(counts.isEmpty)
    // Five are left after the second swipe, and a deck asks once.
    try stage.player.play()
    #expect(counts == [7])
  }

  @Test(arguments: Preset.allCases)
  func `a text of nonsense that can be read does no harm`(preset: Preset) throws {
    let stage = Stage(try DeckRecording(parsing: DeckRecordingTests.text), preset)
    stage.player.layout = nil
    try stage.player.play()
    #expect(stage.player.nextTime == nil)
    stage.host.checkFrame()
    #expect(stage.host.violations.isEmpty)
  }
}

extension Preset {
  /// What recordings call a strategy with so many visible cards.
  func name(visibleCount: Int? = nil) -> String {
    visibleCount.map { "\(self) \($0)" } ?? "\(self)"
  }

  static func layout(named name: String) -> AnyCardLayout? {
    for preset in allCases {
      if name == preset.name() { return preset.layout }
      for count in 0..<10 where name == preset.name(visibleCount: count) {
        return preset.layout(visibleCount: count)
      }
    }
    return nil
  }
}
