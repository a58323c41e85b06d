internal import CardCore

/// Converts between the three spaces a deck knows.
///
/// - Layout space: `x` runs along the axis. Strategies think in it.
/// - Deck space: the screen, read from left to right. The engine thinks in it.
/// - Screen space: the screen as it is; mirrored deck space where reading goes from right to left.
///
/// Mirroring is thus done in two places only, where input comes in and where placements go out,
/// and a right-to-left deck is the mirror image of a left-to-right one by construction.
struct DeckSpace {
  var size = CardSize.zero
  var safeArea = CardInsets.zero
  var isMirrored = false
  var isVertical = false
  /// The perspective element m34.
  var perspective = 0.0

  /// The layout's environment.
  var environment: LayoutEnvironment {
    guard isVertical else {
      var insets = safeArea
      if isMirrored { swap(&insets.left, &insets.right) }
      return LayoutEnvironment(size: size, safeArea: insets)
    }
    let insets = CardInsets(
      top: isMirrored ? safeArea.right : safeArea.left, left: safeArea.top,
      bottom: isMirrored ? safeArea.left : safeArea.right, right: safeArea.bottom)
    return LayoutEnvironment(size: size.transposed, safeArea: insets, axis: .vertical)
  }

  /// The same container read in a configuration's direction, with its axis.
  func turned(by configuration: DeckConfiguration) -> DeckSpace {
    var space = self
    space.isMirrored = configuration.readingDirection == .rightToLeft
    space.isVertical = configuration.axis == .vertical
    return space
  }

  /// The component of a vector along the axis.
  func along(_ vector: CardPoint) -> Double { isVertical ? vector.y : vector.x }

  /// The component of a vector across the axis.
  func across(_ vector: CardPoint) -> Double { isVertical ? vector.x : vector.y }

  /// The vector of a length along the axis.
  func alongAxis(_ length: Double) -> CardPoint {
    isVertical ? CardPoint(x: 0, y: length) : CardPoint(x: length, y: 0)
  }

  /// From layout space to deck space: exchanges the axes of a vertical deck.
  func layoutToDeck(_ placement: inout CardPlacement) {
    guard isVertical else { return }
    placement.center = placement.center.transposed
    placement.size = placement.size.transposed
    placement.translation = placement.translation.transposed
    placement.rotation = -placement.rotation
    placement.shadow.offset = placement.shadow.offset.transposed
  }

  /// Between deck and screen space, either way, for a place.
  func mirrored(location: CardPoint) -> CardPoint {
    isMirrored ? CardPoint(x: size.width - location.x, y: location.y) : location
  }

  /// Between deck and screen space, either way, for a translation or a velocity.
  func mirrored(vector: CardPoint) -> CardPoint {
    isMirrored ? CardPoint(x: -vector.x, y: vector.y) : vector
  }

  /// The extent of the container along a direction, in points.
  func extent(along direction: CardDirection) -> Double {
    direction.axis == .horizontal ? size.width : size.height
  }

  /// Between deck and screen space, either way, for a direction.
  func mirrored(direction: CardDirection) -> CardDirection {
    isMirrored && direction.axis == .horizontal ? direction.opposite : direction
  }

  /// From projected deck space to what a host shows: mirrored, clamped and finite.
  ///
  /// - Returns: false when the card cannot be seen, because it lies behind the camera or a number
  ///   in it is not finite.
  @inline(__always) func present(_ placement: inout CardPlacement) -> Bool {
    let isInFront = placement.translationZ == 0
    placement.translationZ = 0
    if isMirrored {
      placement.center.x = size.width - placement.center.x
      placement.translation.x = -placement.translation.x
      placement.rotation = -placement.rotation
      placement.shadow.offset.x = -placement.shadow.offset.x
    }
    placement.size.width = Swift.max(placement.size.width, 0)
    placement.size.height = Swift.max(placement.size.height, 0)
    placement.scale = Swift.max(placement.scale, 0)
    placement.alpha = Swift.min(Swift.max(placement.alpha, 0), 1)
    placement.reveal = Swift.min(Swift.max(placement.reveal, 0), 1)
    placement.cornerRadius = Swift.max(placement.cornerRadius, 0)
    placement.shadow.radius = Swift.max(placement.shadow.radius, 0)
    placement.shadow.opacity = Swift.min(Swift.max(placement.shadow.opacity, 0), 1)
    guard placement.isFinite else {
      placement = CardPlacement(center: size.center, size: .zero, alpha: 0)
      return false
    }
    return isInFront
  }

  /// The least distance to the camera, as a part of the distance to the screen, at which a card
  /// is still shown: it is then a hundred times as large.
  private static let nearPlane = 0.01

  /// Turns a depth towards the viewer into place and scale. A card that lies behind the camera
  /// keeps its depth, as the sign of it.
  func project(_ placement: inout CardPlacement) {
    guard placement.translationZ != 0 else { return }
    let depth = 1 + perspective * placement.translationZ
    guard depth > DeckSpace.nearPlane else { return }
    placement.translationZ = 0
    let factor = 1 / depth
    let middle = size.center
    placement.translation =
      middle + (placement.position - middle) * factor - placement.center
    placement.scale *= factor
  }
}

extension CardPoint {
  var transposed: CardPoint { CardPoint(x: y, y: x) }
}
