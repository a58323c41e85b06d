/// The container a layout is resolved for, in the canonical space.
///
/// In a horizontal deck the canonical space is the container itself. In a vertical one both are
/// exchanged: `size.width` is the container's height. All numbers are finite and none is
/// negative or beyond ``maximumExtent``, whatever they were made from.
public struct LayoutEnvironment: Hashable, Sendable {
  /// The extents of the container, along the axis and across it, in points.
  public let size: CardSize
  /// The parts at the sides that bars and rounded screen corners cover, in points.
  public let safeArea: CardInsets
  /// The line the cards follow on the screen.
  public let axis: CardAxis

  /// The largest extent a container can have, in points: so large that no screen reaches it, and
  /// so small that a layout may multiply a few of them without leaving the finite numbers.
  public static let maximumExtent = 1e9

  /// Makes an environment; extents that are negative, infinite or not a number count as zero.
  /// - Parameters:
  ///   - size: the container's extents in the canonical space, in points.
  ///   - safeArea: covered margins in the canonical space, in points.
  ///   - axis: the line the cards follow on the screen.
  public init(size: CardSize, safeArea: CardInsets = .zero, axis: CardAxis = .horizontal) {
    self.size = LayoutEnvironment.limited(size)
    let lead = LayoutEnvironment.limited(CardSize(width: safeArea.left, height: safeArea.top))
    let trail = LayoutEnvironment.limited(CardSize(width: safeArea.right, height: safeArea.bottom))
    self.safeArea = CardInsets(
      top: lead.height, left: lead.width, bottom: trail.height, right: trail.width)
    self.axis = axis
  }

  /// The part of the container that nothing covers, in the canonical space; its extents are zero
  /// where the covered margins meet.
  public var safeBounds: CardRect {
    CardRect(
      x: Swift.min(safeArea.left, size.width), y: Swift.min(safeArea.top, size.height),
      width: Swift.max(0, size.width - safeArea.left - safeArea.right),
      height: Swift.max(0, size.height - safeArea.top - safeArea.bottom))
  }

  /// Converts a size as configured (width, height on the screen) to the canonical space.
  public func canonical(_ size: CardSize) -> CardSize {
    axis == .vertical ? size.sanitized.transposed : size.sanitized
  }

  /// Converts a vector as configured (right and down on the screen) to the canonical space.
  public func canonical(_ vector: CardPoint) -> CardPoint {
    axis == .vertical ? CardPoint(x: vector.y, y: vector.x) : vector
  }

  /// Converts insets as configured (sides of the screen) to the canonical space.
  public func canonical(_ insets: CardInsets) -> CardInsets {
    guard axis == .vertical else { return insets }
    return CardInsets(
      top: insets.left, left: insets.top, bottom: insets.right, right: insets.bottom)
  }

  /// Converts a shadow as configured (its offset on the screen) to the canonical space, with every
  /// number brought into its range.
  public func canonical(_ shadow: CardShadow) -> CardShadow {
    let limit = LayoutEnvironment.maximumExtent
    let offset = CardPoint(
      x: shadow.offset.x.clamped(to: -limit...limit),
      y: shadow.offset.y.clamped(to: -limit...limit))
    return CardShadow(
      radius: shadow.radius.clamped(to: 0...limit), opacity: shadow.opacity.clamped(to: 0...1),
      offset: canonical(offset))
  }

  private static func limited(_ size: CardSize) -> CardSize {
    let size = size.sanitized
    return CardSize(
      width: Swift.min(size.width, maximumExtent), height: Swift.min(size.height, maximumExtent))
  }
}
