extension CardShadow {
  /// This shadow with its numbers brought into their ranges.
  package var sanitized: CardShadow {
    let reach = -LayoutEnvironment.maximumExtent...LayoutEnvironment.maximumExtent
    return CardShadow(
      radius: radius.clamped(to: 0...reach.upperBound), opacity: opacity.clamped(to: 0...1),
      offset: CardPoint(x: offset.x.clamped(to: reach), y: offset.y.clamped(to: reach)))
  }
}
