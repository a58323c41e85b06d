import CardCore
import CardTestSupport

extension RecordingHost.Command {
  /// Whether this is what another command looks like in a mirror.
  func isMirror(of other: RecordingHost.Command, width: Double) -> Bool {
    switch (self, other) {
    case (.update(let item, let one), .update(let otherItem, let two)):
      return item == otherItem && one.isMirror(of: two, width: width)
    case (.announce(.swiped(let item, let direction)), .announce(.swiped(let otherItem, let way))):
      return item == otherItem
        && direction == (way.axis == .horizontal ? way.opposite : way)
    default: return self == other
    }
  }
}

extension CardPresentation {
  func isMirror(of other: CardPresentation, width: Double) -> Bool {
    var image = other.placement
    image.center.x = width - image.center.x
    image.translation.x = -image.translation.x
    image.rotation = -image.rotation
    let difference = Swift.max(
      placement.jump(to: image),
      (placement.shadow.offset.x + other.placement.shadow.offset.x).magnitude)
    return paintOrder == other.paintOrder && isFront == other.isFront
      && isTouchable == other.isTouchable && isHidden == other.isHidden
      && difference < 1e-6 * Swift.max(width, 1)
  }
}
