/// What has come into a deck, with times: a bug report that is also a regression test.
///
/// Make one with a ``DeckRecorder``, keep its ``text``, and give it to a ``DeckPlayer``. The same
/// inputs at the same times lead to the same commands to the host, so a recording is complete: it
/// holds the container, the configuration, the items that were asked for, and what an app has done
/// from inside callbacks. It does not hold layouts and cells, which are code: layouts go by name.
///
/// The text is described in <doc:Recordings>.
public struct DeckRecording: Hashable, Sendable {
  /// One line.
  public struct Entry: Hashable, Sendable {
    /// When it came, in seconds on the deck's clock.
    public var time: Double
    /// The number of the callback it came from inside of, counted from the start of the recording;
    /// 0 for none.
    public var callback: Int
    /// Which delivery of callbacks since the last input from outside has run it, counted from 1, for
    /// a command that came from inside a call of the data source, a host, a cell or a drag observer
    /// and had to wait; 0 for none.
    public var delivery: Int
    /// What came.
    public var input: RecordedInput

    /// Makes an entry.
    public init(time: Double, callback: Int = 0, delivery: Int = 0, input: RecordedInput) {
      self.time = time
      self.callback = callback
      self.delivery = delivery
      self.input = input
    }
  }

  /// What came, in order.
  public var entries: [Entry]

  /// The lines the entries were read from, as there may be empty ones in between.
  private var lines: [Int] = []

  /// Makes a recording.
  public init(_ entries: [Entry] = []) { self.entries = entries }

  /// Whether the same came, wherever in a text it stood.
  public static func == (first: DeckRecording, second: DeckRecording) -> Bool {
    first.entries == second.entries
  }

  /// Hashes what came.
  public func hash(into hasher: inout Hasher) { hasher.combine(entries) }

  /// The line that an entry stands on, in the text that was read or in ``text``; the first one is 1.
  public func line(of entry: Int) -> Int { entry < lines.count ? lines[entry] : entry + 2 }

  /// Reads a recording. A byte order mark at its beginning says nothing.
  /// - Throws: an error that names the first line that is wrong.
  /// - Complexity: O(length of the text).
  public init(parsing text: String) throws(DeckRecordingError) {
    entries = []
    var number = 0
    var line: [UInt8] = []
    var bytes = text.utf8[...]
    // Editors put it there; it is U+FEFF.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF] as [UInt8]) { bytes = bytes.dropFirst(3) }
    for byte in bytes {
      guard byte == UInt8(ascii: "\n") else {
        // A file may have come through a system that ends lines otherwise.
        if byte != UInt8(ascii: "\r") { line.append(byte) }
        continue
      }
      number += 1
      try take(line, number)
      line.removeAll(keepingCapacity: true)
    }
    if !line.isEmpty || number == 0 { try take(line, number + 1) }
  }

  private mutating func take(_ line: [UInt8], _ number: Int) throws(DeckRecordingError) {
    if number == 1 {
      var header = RecordingWriter()
      header.header()
      guard line[...] == header.bytes.dropLast() else {
        throw DeckRecordingError(line: 1, reason: .header)
      }
      return
    }
    let first = line.first { $0 != UInt8(ascii: " ") }
    guard let first, first != UInt8(ascii: "#") else { return }
    var reader = RecordingReader(line, number: number)
    entries.append(try reader.entry())
    lines.append(number)
  }

  /// The recording as text, one entry a line.
  /// - Complexity: O(length of the text).
  public var text: String {
    var writer = RecordingWriter()
    writer.header()
    for entry in entries { writer.write(entry) }
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
