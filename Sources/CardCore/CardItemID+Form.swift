extension CardItemID {
  /// What an identity was made from.
  package enum Form {
    case number(Int)
    case pair(high: UInt64, low: UInt64)
    case text([UInt8])
  }

  /// What this identity was made from.
  package var form: Form {
    switch storage {
    case .number(let number): .number(number)
    case .pair(let high, let low): .pair(high: high, low: low)
    case .bytes(let bytes): .text(bytes)
    }
  }
}
