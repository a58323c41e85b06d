/// The shadow under a card.
@frozen public struct CardShadow: Hashable, Sendable {
  /// The blur radius, in points.
  public var radius: Double
  /// The opacity, 0...1.
  public var opacity: Double
  /// How far the shadow lies from the card, in points.
  public var offset: CardPoint

  /// A card without a shadow.
  public static let none = CardShadow(radius: 0, opacity: 0, offset: .zero)

  /// Makes a shadow.
  @inlinable public init(radius: Double, opacity: Double, offset: CardPoint) {
    self.radius = radius
    self.opacity = opacity
    self.offset = offset
  }
}

/// Where and how a card is shown, in components.
///
/// A placement holds components and never a matrix, so that any two of them can be blended and the
/// result is a placement again: nothing shears or collapses half way, as a blend of matrices does.
/// A host applies them in this order: a box of `size` centred on `center`, moved by `translation`,
/// turned by `rotation` about its centre, then scaled by `scale`.
@frozen public struct CardPlacement: Hashable, Sendable {
  /// The middle of the untransformed card in the container, in points.
  public var center: CardPoint
  /// The untransformed extents, in points.
  public var size: CardSize
  /// A shift on top of `center`, in points; a drag only changes this and what depends on it.
  public var translation: CardPoint
  /// A shift towards the viewer, in points, seen through the layout's perspective. Placements
  /// that reach a host are already projected: there it is zero.
  public var translationZ: Double
  /// The turn about the centre, in radians, clockwise on the screen.
  public var rotation: Double
  /// The uniform scale about the centre; 1 is the natural size.
  public var scale: Double
  /// The opacity, 0...1.
  public var alpha: Double
  /// The radius of the corners, in points.
  public var cornerRadius: Double
  /// The shadow under the card.
  public var shadow: CardShadow
  /// The place in the paint order: smaller depths are painted later, hence in front.
  public var depth: Double
  /// How much of the card's detail is revealed: 0 collapsed ... 1 expanded.
  public var reveal: Double

  /// Makes a placement; all but the centre and the size have a neutral default.
  @inlinable public init(
    center: CardPoint,
    size: CardSize,
    translation: CardPoint = CardPoint(x: 0, y: 0),
    translationZ: Double = 0,
    rotation: Double = 0,
    scale: Double = 1,
    alpha: Double = 1,
    cornerRadius: Double = 0,
    shadow: CardShadow = CardShadow(radius: 0, opacity: 0, offset: CardPoint(x: 0, y: 0)),
    depth: Double = 0,
    reveal: Double = 0
  ) {
    self.center = center
    self.size = size
    self.translation = translation
    self.translationZ = translationZ
    self.rotation = rotation
    self.scale = scale
    self.alpha = alpha
    self.cornerRadius = cornerRadius
    self.shadow = shadow
    self.depth = depth
    self.reveal = reveal
  }

  /// Where the card's middle is seen: `center + translation`.
  @inlinable public var position: CardPoint { center + translation }
}
