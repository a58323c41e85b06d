import CardCore
import CardTestSupport

extension RecordingHost.Command {
  /// Whether this is what another command looks like in a mirror.
  func isMirror(of other: RecordingHost.Command, width: Double) -> Bool {
    switch (self, other) {
    case (.update(let item, let one), .update(let otherItem, let two)):
      return item == otherItem && one.isMirror(of: two, width: width)
    case (.announce(.swiped(let item, let direction)), .announce(.swiped(let otherItem, let way))):
      return item == otherItem && direction == way.mirrored
    default: return self == other
    }
  }
}

extension CardDirection {
  /// Where it leads in a mirror.
  var mirrored: CardDirection { axis == .horizontal ? opposite : self }
}

extension RecordingDelegate.Event {
  /// What a mirrored deck tells in place of this.
  var mirrored: RecordingDelegate.Event {
    switch self {
    case .willSwipe(let item, let index, let way): .willSwipe(item, index: index, way.mirrored)
    case .didSwipe(let item, let index, let way): .didSwipe(item, index: index, way.mirrored)
    case .didFinishSwiping(let item, let way): .didFinishSwiping(item, way.mirrored)
    case .didUndo(let item, let way): .didUndo(item, from: way.mirrored)
    default: self
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
