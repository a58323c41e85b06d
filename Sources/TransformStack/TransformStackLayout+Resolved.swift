public import CardCore

extension TransformStackLayout {
  /// The stack for one container.
  public struct Resolved: ResolvedCardLayout {
    /// A window from the front card to the waiting one, and the rules for swiping.
    public let traits: CardLayoutTraits
    @usableFromInline let front: CardPlacement
    @usableFromInline let last: Double
    @usableFromInline let scaleStep: Double
    @usableFromInline let step: CardPoint
    @usableFromInline let halfReach: CardPoint

    /// The placement of a card.
    ///
    /// Cards beyond the last visible one lie where that one lies, cards before the front card
    /// where the front card lies; the depth grows on, so the paint order stays that of the offsets.
    /// - Complexity: O(1).
    @inlinable public func placement(at offset: Double) -> CardPlacement {
      let depth = offset > 0 ? min(offset, last) : 0
      var placement = front
      placement.scale = max(0, 1 - scaleStep * depth)
      placement.translation = step * depth + halfReach * (1 - placement.scale)
      placement.depth = offset
      return placement
    }
  }

  /// Resolves the stack for a container.
  public func resolve(in environment: LayoutEnvironment) -> Resolved {
    let limit = LayoutEnvironment.maximumExtent
    let range = -limit...limit
    let count = min(max(visibleCount, 1), CardLayoutTraits.maximumWindow / 2 - 2)
    let last = Double(count - 1)
    let unit = environment.canonical(direction?.unit ?? .zero)
    let offsetStep = self.offsetStep.clamped(to: 0...limit)
    let room = room(beside: unit * (offsetStep * last), in: environment)

    let length = environment.canonical(room.bounds.size)
    let size = environment.canonical(
      CardSize(
        width: min(cardWidth.resolved(in: length.width), length.width),
        height: min(cardHeight.resolved(in: length.height), length.height)))
    let shift = environment.canonical(
      CardPoint(x: position.x.clamped(to: range), y: position.y.clamped(to: range)))
    var front = CardPlacement(center: room.bounds.center + shift, size: size)
    front.cornerRadius = cornerRadius.resolved(in: environment.canonical(size).width)
      .clamped(to: 0...min(size.width, size.height) / 2)
    front.shadow = environment.canonical(shadow)

    return Resolved(
      traits: CardLayoutTraits(window: 0...Double(count), swipe: swipe),
      front: front, last: last, scaleStep: scaleStep.clamped(to: 0...1),
      step: unit * (offsetStep * room.proportion),
      halfReach: CardPoint(x: unit.x * size.width / 2, y: unit.y * size.height / 2))
  }

  /// The room for the front card beside the part in which the others peek out, and the proportion
  /// in which a small container lets margins and offsets shrink.
  private func room(
    beside peek: CardPoint, in environment: LayoutEnvironment
  ) -> (bounds: CardRect, proportion: Double) {
    let limit = LayoutEnvironment.maximumExtent
    let bounds = environment.safeBounds
    let insets = environment.canonical(margins)
    let left = insets.left.clamped(to: 0...limit) + max(0, -peek.x)
    let right = insets.right.clamped(to: 0...limit) + max(0, peek.x)
    let top = insets.top.clamped(to: 0...limit) + max(0, -peek.y)
    let bottom = insets.bottom.clamped(to: 0...limit) + max(0, peek.y)

    func proportion(of length: Double, in extent: Double) -> Double {
      length > extent / 2 ? extent / 2 / length : 1
    }
    let factor = min(
      proportion(of: left + right, in: bounds.size.width),
      proportion(of: top + bottom, in: bounds.size.height))
    let room = CardRect(
      x: bounds.origin.x + left * factor, y: bounds.origin.y + top * factor,
      width: max(0, bounds.size.width - (left + right) * factor),
      height: max(0, bounds.size.height - (top + bottom) * factor))
    return (room, factor)
  }
}
