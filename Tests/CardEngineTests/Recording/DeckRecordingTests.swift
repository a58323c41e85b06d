import CardCore
import CardEngine
import CardTestSupport
import Testing

@Suite struct DeckRecordingTests {
  /// One of each word, as it is written.
  static let text = """
    cardstock-recording 1
    12.5 configure more 5 flights 12 slop 9 spring 0.5 0.85 0
    12.5 configure loop rtl vertical calm more -1 flights 3 slop 0.25 spring 1 0.5 2
    12.5 layout "swipe card" jump
    12.5 layout "a \\22\\5c\\0a b"
    12.5 size 320 480.25 1 2 3 4
    12.5 restore 2 -0.5 front "c" swiped 0 0 left swiped #0000000000000001000000000000000a 1 up \
    expanded "c" 2 0.75
    12.5 restore 0 0 collapsing 7 1 0.5
    12.5 count 3
    12.5 item 0 -4
    12.5 item 1 "pear"
    12.5 start
    13 down 0 160 240
    13.016 move 0 180.125 240
    13.016 @4 swipe right
    13.016 &12 undo
    13.017 up 0 180 240 mouse
    13.017 cancel 1 x7ff8000000000000 0
    13.1 pan-began 1 2 3 4 5 6
    13.1 pan-changed 1 2 3 4 5 6
    13.1 pan-ended 1 2 3 4 5 6
    13.1 pan-cancelled 1 2 3 4 5 6
    13.2 tap 4 5
    13.2 swipe down
    13.2 undo
    13.2 scroll 4
    13.2 scroll -4 jump
    13.2 expand
    13.2 expand "pear"
    13.2 collapse
    13.2 interrupt
    13.2 reload
    13.2 steps insert 0 delete 1 move 2 3 reload 4
    13.2 steps
    13.2 items 1 "two" 3
    13.2 list 1 "two" 3
    13.2 asked 3
    13.2 asked 12 "two"
    13.2 frame
    13.9 activate 41

    """

  @Test func `what is read is what is written`() throws {
    let recording = try DeckRecording(parsing: Self.text)
    #expect(recording.entries.count == 39)
    #expect(recording.text == Self.text)
  }

  @Test func `the words mean what the format says`() throws {
    let entries = try DeckRecording(parsing: Self.text).entries
    #expect(
      entries[3]
        == .init(time: 12.5, input: .layout("a \"\\\n b", animated: true)))
    #expect(
      entries[4].input
        == .container(
          CardSize(width: 320, height: 480.25), CardInsets(top: 1, left: 2, bottom: 3, right: 4)))
    #expect(
      entries[5].input
        == .restore(
          DeckState(
            frontItem: "c", frontIndex: 2, rowOffset: -0.5,
            history: [
              .init(item: 0, index: 0, direction: .left),
              .init(item: CardItemID(high: 1, low: 10), index: 1, direction: .up),
            ], expansion: .init(item: "c", index: 2, fraction: 0.75))))
    #expect(entries[13] == .init(time: 13.016, callback: 4, input: .swipe(.right)))
    #expect(entries[14] == .init(time: 13.016, delivery: 12, input: .undo))
    #expect(
      entries[15].input
        == .pointer(
          PointerEvent(.up, at: CardPoint(x: 180, y: 240), time: 0, isMouse: true)))
    #expect(entries[25].input == .scroll(-4, animated: false))
    #expect(
      entries[31].input == .steps([.insert(0), .delete(1), .move(from: 2, to: 3), .reload(4)]))
    #expect(entries[33].input == .items([1, "two", 3]))
    #expect(entries[34].input == .list([1, "two", 3]))
    #expect(entries[35].input == .asked(3, last: nil))
    #expect(entries[36].input == .asked(12, last: "two"))
  }

  @Test(arguments: [
    (0.0, "0"), (-0.0, "x8000000000000000"), (0.1, "0.1"), (-12.016, "-12.016"),
    (1e15, "1000000000000000"),
    (1.0 / 3, "x3fd5555555555555"), (1e300, "x7e37e43c8800759c"), (.infinity, "x7ff0000000000000"),
    (.leastNonzeroMagnitude, "x0000000000000001"), (9_007_199_254_740_991, "9007199254740991"),
    (9_007_199_254_740_992, "x4340000000000000"), (0.000_000_000_000_001, "0.000000000000001"),
  ])
  func `numbers are exact`(number: Double, text: String) throws {
    let recording = DeckRecording([.init(time: number, input: .frame)])
    #expect(recording.text == "cardstock-recording 1\n\(text) frame\n")
    #expect(try DeckRecording(parsing: recording.text) == recording)
    let read = try DeckRecording(parsing: recording.text).entries[0].time
    #expect(read.bitPattern == number.bitPattern)
  }

  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func `any number comes back as it was`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for number in [
      Double(bitPattern: random.next()), Double.random(in: -1e6...1e6, using: &random),
      Double(Int.random(in: -100_000...100_000, using: &random)) / 1000,
    ] {
      let text = DeckRecording([.init(time: number, input: .frame)]).text
      let read = try DeckRecording(parsing: text).entries[0].time
      #expect(read.bitPattern == number.bitPattern, "\(random)")
    }
  }

  @Test(
    arguments: [
      ("", 1, .header), ("cardstock-recording 2\n", 1, .header),
      ("\ncardstock-recording 1", 1, .header),
      ("cardstock-recording 1\nframe", 2, .time), ("cardstock-recording 1\n1.2.3 frame", 2, .time),
      ("cardstock-recording 1\n\n# a note\n. frame", 4, .time),
      ("cardstock-recording 1\n1 frame\n2 jump", 3, .word), ("cardstock-recording 1\n1", 2, .word),
      ("cardstock-recording 1\n1 frames", 2, .word),
      ("cardstock-recording 1\n1 @0 frame", 2, .argument),
      ("cardstock-recording 1\n1 @x frame", 2, .argument),
      ("cardstock-recording 1\n1 &0 undo", 2, .argument),
      ("cardstock-recording 1\n1 &-1 undo", 2, .argument),
      ("cardstock-recording 1\n1 & undo", 2, .argument),
      ("cardstock-recording 1\n1 && undo", 2, .argument),
      ("cardstock-recording 1\n1 &1", 2, .word),
      ("cardstock-recording 1\n1 down 0 1", 2, .argument),
      ("cardstock-recording 1\n1 down 0 1 2 pen", 2, .rest),
      ("cardstock-recording 1\n1 swipe north", 2, .argument),
      ("cardstock-recording 1\n1 frame frame", 2, .rest),
      ("cardstock-recording 1\n1 scroll 9223372036854775808", 2, .argument),
      ("cardstock-recording 1\n1 steps insert", 2, .argument),
      ("cardstock-recording 1\n1 items 1 \"two", 2, .argument),
      ("cardstock-recording 1\n1 items \"\\2\"", 2, .argument),
      ("cardstock-recording 1\n1 items #12", 2, .argument),
      ("cardstock-recording 1\n1 list 1 \"two", 2, .argument),
      ("cardstock-recording 1\n1 frame\n1 asked", 3, .argument),
      ("cardstock-recording 1\n1 asked 3 #12", 2, .argument),
      ("cardstock-recording 1\n1 asked 3 4 5", 2, .rest),
      ("cardstock-recording 1\n1 tap 90071992547409921 0", 2, .argument),
      ("cardstock-recording 1\n1 configure loud", 2, .argument),
      ("cardstock-recording 1\n1 restore 0 0 expanded 1 2", 2, .argument),
    ] as [(String, Int, DeckRecordingError.Reason)])
  func `a broken text is an error that names the line`(
    text: String, line: Int, reason: DeckRecordingError.Reason
  ) {
    #expect(throws: DeckRecordingError(line: line, reason: reason)) {
      try DeckRecording(parsing: text)
    }
  }

  @Test func `line ends of other systems, empty lines and notes do no harm`() throws {
    let recording = try DeckRecording(
      parsing: "cardstock-recording 1\r\n\r\n  # by hand\r\n  1 frame\r\n2   undo  \r\n  ")
    #expect(recording.entries.map(\.input) == [.frame, .undo])
    #expect([recording.line(of: 0), recording.line(of: 1)] == [4, 5])
    #expect(DeckRecording(recording.entries).line(of: 1) == 3)
    #expect(try DeckRecording(parsing: "cardstock-recording 1").entries.isEmpty)
  }

  @Test func `a byte order mark says nothing, at the beginning and only there`() throws {
    let recording = try DeckRecording(parsing: "\u{FEFF}cardstock-recording 1\n1 undo\n")
    #expect(recording.entries == [.init(time: 1, input: .undo)])
    #expect(recording.line(of: 0) == 2)
    #expect(throws: DeckRecordingError(line: 1, reason: .header)) {
      try DeckRecording(parsing: "\u{FEFF}\u{FEFF}cardstock-recording 1\n")
    }
    #expect(throws: DeckRecordingError(line: 2, reason: .time)) {
      try DeckRecording(parsing: "cardstock-recording 1\n\u{FEFF}1 undo\n")
    }
  }

  @Test(arguments: [
    (Int.min, "-9223372036854775808"), (.max, "9223372036854775807"), (0, "0"), (-7, "-7"),
  ])
  func `integers of any size come back`(number: Int, text: String) throws {
    let recording = DeckRecording([.init(time: 1, input: .scroll(number, animated: true))])
    #expect(recording.text == "cardstock-recording 1\n1 scroll \(text)\n")
    #expect(try DeckRecording(parsing: recording.text) == recording)
  }

  @Test(arguments: 1...300 as ClosedRange<UInt64>)
  func `a text with anything changed in it is read or is an error`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var bytes = Array(Self.text.utf8)
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      let place = Int.random(in: 22..<bytes.count, using: &random)
      switch random.next() % 3 {
      case 0: bytes[place] = UInt8(truncatingIfNeeded: random.next())
      case 1: bytes.remove(at: place)
      default: bytes.insert(bytes[Int.random(in: 22..<bytes.count, using: &random)], at: place)
      }
    }
    do throws(DeckRecordingError) {
      let recording = try DeckRecording(parsing: String(decoding: bytes, as: UTF8.self))
      let again = try DeckRecording(parsing: recording.text)
      #expect(again.text == recording.text, "\(random)")
    } catch {
      #expect(error.line > 0)
    }
  }
}
