internal import CardCore

/// Reads the words of one line.
struct RecordingReader {
  private let bytes: [UInt8]
  private let line: Int
  private var place = 0

  init(_ bytes: [UInt8], number: Int) {
    self.bytes = bytes
    line = number
  }

  func error(_ reason: DeckRecordingError.Reason) -> DeckRecordingError {
    DeckRecordingError(line: line, reason: reason)
  }

  mutating func entry() throws(DeckRecordingError) -> DeckRecording.Entry {
    guard let time = number() else { throw error(.time) }
    let callback = try self.number(behind: "@")
    let delivery = try self.number(behind: "&")
    let input = try self.input()
    skipSpaces()
    guard place == bytes.count else { throw error(.rest) }
    return DeckRecording.Entry(time: time, callback: callback, delivery: delivery, input: input)
  }

  /// The number behind a mark; 0 without the mark.
  private mutating func number(behind mark: UnicodeScalar) throws(DeckRecordingError) -> Int {
    guard skip(mark) else { return 0 }
    guard let number = integer(), number > 0 else { throw error(.argument) }
    return number
  }

  // MARK: Words

  private mutating func skipSpaces() {
    while place < bytes.count, bytes[place] == UInt8(ascii: " ") { place += 1 }
  }

  /// Whether nothing but spaces is left.
  mutating func isAtEnd() -> Bool {
    skipSpaces()
    return place == bytes.count
  }

  /// Skips a mark that belongs to the word behind it.
  private mutating func skip(_ mark: UnicodeScalar) -> Bool {
    skipSpaces()
    guard place < bytes.count, bytes[place] == UInt8(ascii: mark) else { return false }
    place += 1
    return true
  }

  /// Reads a word if it is the next one.
  mutating func word(_ word: StaticString) -> Bool {
    skipSpaces()
    let end = place + word.utf8CodeUnitCount
    guard end <= bytes.count, end == bytes.count || bytes[end] == UInt8(ascii: " ") else {
      return false
    }
    let isSame = word.withUTF8Buffer { $0.elementsEqual(bytes[place..<end]) }
    if isSame { place = end }
    return isSame
  }

  /// The rest of the word from here on; it goes on only when that can be read.
  private mutating func rest<Value>(_ read: (ArraySlice<UInt8>) -> Value?) -> Value? {
    skipSpaces()
    let end = bytes[place...].firstIndex(of: UInt8(ascii: " ")) ?? bytes.count
    guard let value = read(bytes[place..<end]) else { return nil }
    place = end
    return value
  }

  mutating func integer() -> Int? { rest(RecordingReader.integer) }

  private static func integer(_ text: ArraySlice<UInt8>) -> Int? {
    let isNegative = text.first == UInt8(ascii: "-")
    let digits = isNegative ? text.dropFirst() : text
    guard !digits.isEmpty else { return nil }
    var value = 0
    for digit in digits {
      guard let figure = figure(digit), figure < 10 else { return nil }
      // Counted downwards, for there is one negative number more.
      let (tens, isTooLong) = value.multipliedReportingOverflow(by: 10)
      let (sum, isTooLarge) = tens.subtractingReportingOverflow(Int(figure))
      guard !isTooLong, !isTooLarge else { return nil }
      value = sum
    }
    if isNegative { return value }
    return value == .min ? nil : -value
  }

  mutating func number() -> Double? { rest(RecordingReader.number) }

  /// A decimal of at most 15 places whose digits make a number below 2^53, or `x` and 64 bits.
  private static func number(_ text: ArraySlice<UInt8>) -> Double? {
    if text.first == UInt8(ascii: "x") {
      return hexadecimal(text.dropFirst()).map { Double(bitPattern: $0) }
    }
    let isNegative = text.first == UInt8(ascii: "-")
    let digits = isNegative ? text.dropFirst() : text
    var (value, scale, places) = (0.0, 1.0, -1)
    for digit in digits {
      if digit == UInt8(ascii: "."), places < 0, digits.first != digit {
        places = 0
        continue
      }
      guard let figure = figure(digit), figure < 10 else { return nil }
      value = value * 10 + Double(figure)
      if places >= 0 {
        places += 1
        scale *= 10
      }
      guard value < 9_007_199_254_740_992, places <= 15 else { return nil }
    }
    guard !digits.isEmpty, places != 0 else { return nil }
    return (isNegative ? -value : value) / scale
  }

  private static func hexadecimal(_ text: ArraySlice<UInt8>) -> UInt64? {
    guard text.count == 16 else { return nil }
    var value: UInt64 = 0
    for digit in text {
      guard let figure = figure(digit) else { return nil }
      value = value << 4 | UInt64(figure)
    }
    return value
  }

  /// The value of a decimal or hexadecimal digit.
  private static func figure(_ digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    default: nil
    }
  }

  /// Text in quotes.
  private mutating func quoted() -> [UInt8]? {
    guard skip("\"") else { return nil }
    var text: [UInt8] = []
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      if byte == UInt8(ascii: "\"") { return text }
      guard byte == UInt8(ascii: "\\") else {
        text.append(byte)
        continue
      }
      guard place + 2 <= bytes.count, let high = RecordingReader.figure(bytes[place]),
        let low = RecordingReader.figure(bytes[place + 1])
      else { return nil }
      text.append(high << 4 | low)
      place += 2
    }
    return nil
  }

  mutating func string() -> String? {
    quoted().map { String(decoding: $0, as: UTF8.self) }
  }

  mutating func item() -> CardItemID? {
    skipSpaces()
    guard place < bytes.count else { return nil }
    if bytes[place] == UInt8(ascii: "\"") { return string().map { CardItemID($0) } }
    guard bytes[place] == UInt8(ascii: "#") else { return integer().map { CardItemID($0) } }
    return rest { word in
      guard word.count == 33,
        let high = RecordingReader.hexadecimal(word.dropFirst().prefix(16)),
        let low = RecordingReader.hexadecimal(word.dropFirst(17))
      else { return nil }
      return CardItemID(high: high, low: low)
    }
  }
}
