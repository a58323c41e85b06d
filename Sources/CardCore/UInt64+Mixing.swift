extension UInt64 {
  /// A word in which each bit depends on every bit of this one, and which no other word gives.
  ///
  /// Source: Steele, Lea and Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014
  /// (the finalizer of SplitMix64).
  @inlinable package var mixed: UInt64 {
    var word = self
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}
