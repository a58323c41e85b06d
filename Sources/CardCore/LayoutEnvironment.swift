/// The container a layout is resolved for, in the canonical space.
///
/// In a horizontal deck the canonical space is the container itself. In a vertical one both are
/// exchanged: `size.width` is the container's height. All numbers are finite and none is
/// negative, whatever they were made from.
public struct LayoutEnvironment: Hashable, Sendable {
  /// The extents of the container, along the axis and across it, in points.
  public let size: CardSize
  /// The parts at the sides that bars and rounded screen corners cover, in points.
  public let safeArea: CardInsets
  /// The line the cards follow on the screen.
  public let axis: CardAxis

  /// Makes an environment; extents that are negative, infinite or not a number count as zero.
  /// - Parameters:
  ///   - size: the container's extents in the canonical space, in points.
  ///   - safeArea: covered margins in the canonical space, in points.
  ///   - axis: the line the cards follow on the screen.
  public init(size: CardSize, safeArea: CardInsets = .zero, axis: CardAxis = .horizontal) {
    self.size = size.sanitized
    let lead = CardSize(width: safeArea.left, height: safeArea.top).sanitized
    let trail = CardSize(width: safeArea.right, height: safeArea.bottom).sanitized
    self.safeArea = CardInsets(
      top: lead.height, left: lead.width, bottom: trail.height, right: trail.width)
    self.axis = axis
  }

  /// Converts a size as configured (width, height on the screen) to the canonical space.
  public func canonical(_ size: CardSize) -> CardSize {
    axis == .vertical ? size.sanitized.transposed : size.sanitized
  }
}
