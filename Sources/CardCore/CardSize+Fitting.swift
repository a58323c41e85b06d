extension CardSize {
  /// This size shrunk in proportion until it fits into another; a size that fits stays as it is.
  package func fitted(into bounds: CardSize) -> CardSize {
    let (size, bounds) = (sanitized, bounds.sanitized)
    guard size.width > bounds.width || size.height > bounds.height else { return size }
    let horizontal = size.width > 0 ? bounds.width / size.width : 1
    let vertical = size.height > 0 ? bounds.height / size.height : 1
    // The tighter side takes its bound itself and not a product that rounding could push beyond.
    return horizontal <= vertical
      ? CardSize(width: bounds.width, height: size.height * horizontal)
      : CardSize(width: size.width * vertical, height: bounds.height)
  }
}
