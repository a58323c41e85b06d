internal import CardCore

/// Writes entries as bytes: neither Embedded Swift nor a locale may have a say in it.
struct RecordingWriter {
  private(set) var bytes: [UInt8] = []

  mutating func header() {
    text("cardstock-recording 1")
    end()
  }

  mutating func write(_ entry: DeckRecording.Entry) {
    number(entry.time)
    if entry.callback > 0 {
      text(" @")
      digits(UInt64(entry.callback))
    }
    if entry.delivery > 0 {
      text(" &")
      digits(UInt64(entry.delivery))
    }
    text(" ")
    write(entry.input)
    end()
  }

  mutating func end() { bytes.append(UInt8(ascii: "\n")) }

  // MARK: Parts

  mutating func text(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  mutating func integer(_ value: Int) {
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    digits(UInt64(value.magnitude))
  }

  /// Writes a number so that reading it gives the very same one: in decimals where they are exact,
  /// else as `x` and its 64 bits.
  mutating func number(_ value: Double) {
    var scale = 1.0
    for decimals in 0...15 {
      let scaled = (value * scale).rounded()
      // Both are exact, so the quotient is the number nearest to the decimals: the one they read as.
      if scaled.magnitude < 9_007_199_254_740_992, scaled / scale == value,
        value != 0 || value.sign == .plus
      {
        decimal(Int64(scaled), decimals)
        return
      }
      scale *= 10
    }
    bytes.append(UInt8(ascii: "x"))
    hexadecimal(value.bitPattern)
  }

  private mutating func decimal(_ scaled: Int64, _ decimals: Int) {
    if scaled < 0 { bytes.append(UInt8(ascii: "-")) }
    var power: UInt64 = 1
    for _ in 0..<decimals { power *= 10 }
    let magnitude = scaled.magnitude
    digits(magnitude / power)
    guard decimals > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var rest = magnitude % power
    while power > 1 {
      power /= 10
      bytes.append(UInt8(ascii: "0") + UInt8(rest / power))
      rest %= power
    }
  }

  private mutating func digits(_ value: UInt64) {
    let start = bytes.count
    var value = value
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(value % 10))
      value /= 10
    } while value > 0
    bytes[start...].reverse()
  }

  private mutating func hexadecimal(_ value: UInt64) {
    for shift in stride(from: 60, through: 0, by: -4) {
      let digit = UInt8(truncatingIfNeeded: value >> UInt64(shift)) & 15
      bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }

  mutating func point(_ point: CardPoint) {
    number(point.x)
    text(" ")
    number(point.y)
  }

  /// Writes text in quotes; controls, quotes and backslashes as `\` and two hexadecimal digits.
  mutating func quoted(_ content: some Sequence<UInt8>) {
    bytes.append(UInt8(ascii: "\""))
    for byte in content {
      if byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
        bytes.append(UInt8(ascii: "\\"))
        for digit in [byte >> 4, byte & 15] {
          bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
        }
      } else {
        bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  mutating func item(_ item: CardItemID) {
    if let number = item.number {
      integer(number)
    } else if let bytes = item.bytes {
      quoted(bytes)
    } else if let words = item.words {
      text("#")
      hexadecimal(words.high)
      hexadecimal(words.low)
    }
  }
}
