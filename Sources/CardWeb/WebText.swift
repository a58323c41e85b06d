public import CardCore

/// A text for the page, as UTF-8.
///
/// Write it as a string, with values in it where needed:
///
/// ```swift
/// label.setText("Card \(index + 1) of \(count)")
/// ```
///
/// It exists for the size of the module. Putting a `String` together brings in Swift's Unicode
/// machinery, some 11 KB after compression; bytes need none of it.
public struct WebText: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// The text.
  public private(set) var utf8: [UInt8]

  /// Makes a text from a string.
  public init(_ string: String) {
    utf8 = []
    append(string)
  }

  /// Makes a text from a literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Makes a text from a literal with values in it.
  public init(stringInterpolation: StringInterpolation) {
    utf8 = stringInterpolation.text.utf8
  }

  private init(utf8: [UInt8]) {
    self.utf8 = utf8
  }

  /// Appends a string.
  public mutating func append(_ string: String) {
    string.withUTF8Bytes { utf8.append(contentsOf: $0) }
  }

  /// Appends a text.
  public mutating func append(_ text: WebText) {
    utf8.append(contentsOf: text.utf8)
  }

  /// Appends a whole number in decimal digits.
  public mutating func append(_ number: Int) {
    if number < 0 { utf8.append(UInt8(ascii: "-")) }
    append(UInt64(number.magnitude), radix: 10)
  }

  /// Appends a number, rounded to a given number of decimals, without trailing zeros.
  ///
  /// A number too large for that, or not a number, is written as a word.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - decimals: The most digits after the point, 0...9; others count as the nearest of these.
  public mutating func append(_ number: Double, decimals: Int) {
    guard number.isFinite else {
      append(number.isNaN ? "not a number" : number < 0 ? "-infinity" : "infinity")
      return
    }
    var unit = 1.0
    for _ in 0..<min(max(decimals, 0), 9) { unit *= 10 }
    let scaled = (number * unit).rounded()
    guard scaled.magnitude < 9e15 else {
      append(number < 0 ? "-many" : "many")
      return
    }
    // The sign by itself: the whole part of -0.5 has none.
    if scaled < 0 { utf8.append(UInt8(ascii: "-")) }
    let (whole, fraction) = UInt64(scaled.magnitude).quotientAndRemainder(
      dividingBy: UInt64(unit))
    append(whole, radix: 10)
    var (rest, digit) = (fraction, UInt64(unit) / 10)
    if rest > 0 { utf8.append(UInt8(ascii: ".")) }
    while rest > 0 {
      append(rest / digit, radix: 10)
      rest %= digit
      digit /= 10
    }
  }

  /// Appends what an item is known by: the number, the string, or 32 hexadecimal digits.
  public mutating func append(_ item: CardItemID) {
    if let number = item.number {
      append(number)
    } else if let bytes = item.bytes {
      utf8.append(contentsOf: bytes)
    } else if let words = item.words {
      append(words.high, radix: 16, minimumDigits: 16)
      append(words.low, radix: 16, minimumDigits: 16)
    }
  }

  private mutating func append(_ number: UInt64, radix: UInt64, minimumDigits: Int = 1) {
    let start = utf8.count
    var rest = number
    while rest > 0 || utf8.count - start < minimumDigits {
      let digit = UInt8(truncatingIfNeeded: rest % radix)
      utf8.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
      rest /= radix
    }
    utf8[start...].reverse()
  }

  /// The pieces of a literal with values in it.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = WebText(utf8: [])

    /// Starts an empty text.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends a piece of the literal.
    public mutating func appendLiteral(_ literal: String) { text.append(literal) }

    /// Appends a string.
    public mutating func appendInterpolation(_ string: String) { text.append(string) }

    /// Appends a text.
    public mutating func appendInterpolation(_ text: WebText) { self.text.append(text) }

    /// Appends a whole number in decimal digits.
    public mutating func appendInterpolation(_ number: Int) { text.append(number) }

    /// Appends a number rounded to some decimals; see ``WebText/append(_:decimals:)``.
    public mutating func appendInterpolation(_ number: Double, decimals: Int) {
      text.append(number, decimals: decimals)
    }

    /// Appends what an item is known by.
    public mutating func appendInterpolation(_ item: CardItemID) { text.append(item) }
  }
}

extension WebText: CustomStringConvertible {
  /// The text as a string.
  public var description: String { String(decoding: utf8, as: UTF8.self) }
}

extension String {
  /// Calls a closure with the text's bytes.
  func withUTF8Bytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    #if arch(wasm32)
      // Every string is contiguous UTF-8 here, so nothing needs the code that makes others so.
      return utf8.withContiguousStorageIfAvailable(body)
        ?? body(UnsafeBufferPointer(start: nil, count: 0))
    #else
      var contiguous = self
      return contiguous.withUTF8(body)
    #endif
  }
}
