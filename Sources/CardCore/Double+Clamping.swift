extension Double {
  /// This value brought into a range; zero, brought into the range, when it is not a number.
  @inlinable package func clamped(to range: ClosedRange<Double>) -> Double {
    Swift.min(Swift.max(isNaN ? 0 : self, range.lowerBound), range.upperBound)
  }
}
