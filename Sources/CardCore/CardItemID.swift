/// The identity of an item: what stays the same while its index changes.
///
/// Make one from whatever the model already uses: an integer, a string, or the sixteen bytes of a
/// UUID. Strings are compared byte by byte in UTF-8, so two spellings of one accented letter are
/// two identities.
public struct CardItemID: Hashable, Sendable {
  @usableFromInline
  enum Storage: Hashable, Sendable {
    case number(Int)
    case pair(UInt64, UInt64)
    case bytes([UInt8])
  }

  @usableFromInline
  let storage: Storage

  /// Makes the identity of an item that is known by a number.
  public init(_ number: Int) {
    storage = .number(number)
  }

  /// Makes the identity of an item that is known by a string.
  /// - Complexity: O(length of the string); it copies the bytes.
  public init(_ string: String) {
    storage = .bytes([UInt8](string.utf8))
  }

  /// Makes the identity of an item that is known by 128 bits, such as a UUID's.
  public init(high: UInt64, low: UInt64) {
    storage = .pair(high, low)
  }

  /// The number this identity was made from, if it was made from one.
  public var number: Int? {
    if case .number(let number) = storage { number } else { nil }
  }

  /// The 128 bits this identity was made from, if it was made from them.
  package var words: (high: UInt64, low: UInt64)? {
    if case .pair(let high, let low) = storage { (high, low) } else { nil }
  }

  /// The string's UTF-8 bytes, if this identity was made from a string.
  package var bytes: [UInt8]? {
    if case .bytes(let bytes) = storage { bytes } else { nil }
  }
}

extension CardItemID: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  /// Makes the identity of an item that is known by a number.
  public init(integerLiteral value: Int) { self.init(value) }

  /// Makes the identity of an item that is known by a string.
  public init(stringLiteral value: String) { self.init(value) }
}

extension CardItemID: CustomStringConvertible {
  /// The number, the string, or the 128 bits as 32 hexadecimal digits.
  public var description: String {
    switch storage {
    case .number(let number): String(number)
    case .pair(let high, let low): CardItemID.hexadecimal(high) + CardItemID.hexadecimal(low)
    case .bytes(let bytes): String(decoding: bytes, as: UTF8.self)
    }
  }

  private static func hexadecimal(_ word: UInt64) -> String {
    let digits = String(word, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
