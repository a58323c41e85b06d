extension Optional {
  /// Whether there is a value.
  ///
  /// For an optional of an equatable type Swift 6.3 makes of `!= nil` a comparison of two whole
  /// values: it copies both, a layout's rules with four hundred bytes each, to look at one.
  @inlinable @inline(__always) package var isSome: Bool {
    switch self {
    case .some: true
    case .none: false
    }
  }
}
