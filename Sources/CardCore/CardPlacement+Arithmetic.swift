// Placements form a vector space component by component. Blending, springs over whole placements
// and the continuity of every transition rest on that one fact.

extension CardPlacement {
  /// Whether every component is the same number.
  ///
  /// Written out to be inlined: a frame asks it of every card, and the derived one is a call with
  /// two copies.
  @inlinable @inline(__always)
  public static func == (first: CardPlacement, second: CardPlacement) -> Bool {
    first.center.x == second.center.x && first.center.y == second.center.y
      && first.translation.x == second.translation.x
      && first.translation.y == second.translation.y
      && first.rotation == second.rotation && first.scale == second.scale
      && first.size.width == second.size.width && first.size.height == second.size.height
      && first.alpha == second.alpha && first.depth == second.depth
      && first.reveal == second.reveal && first.translationZ == second.translationZ
      && first.cornerRadius == second.cornerRadius
      && first.shadow.radius == second.shadow.radius
      && first.shadow.opacity == second.shadow.opacity
      && first.shadow.offset.x == second.shadow.offset.x
      && first.shadow.offset.y == second.shadow.offset.y
  }

  /// The same as `!=` for two placements in a larger value, which are looked at where they are: the
  /// operator copies both.
  @inlinable @inline(__always)
  package static func differs(
    _ first: inout CardPlacement, from second: inout CardPlacement
  ) -> Bool {
    first.center.x != second.center.x || first.center.y != second.center.y
      || first.translation.x != second.translation.x
      || first.translation.y != second.translation.y
      || first.rotation != second.rotation || first.scale != second.scale
      || first.size.width != second.size.width || first.size.height != second.size.height
      || first.alpha != second.alpha || first.depth != second.depth
      || first.reveal != second.reveal || first.translationZ != second.translationZ
      || first.cornerRadius != second.cornerRadius
      || first.shadow.radius != second.shadow.radius
      || first.shadow.opacity != second.shadow.opacity
      || first.shadow.offset.x != second.shadow.offset.x
      || first.shadow.offset.y != second.shadow.offset.y
  }

  /// The placement whose every component is zero: the neutral element of the sum.
  @inlinable package static var null: CardPlacement {
    CardPlacement(
      center: CardPoint(x: 0, y: 0), size: CardSize(width: 0, height: 0), scale: 0, alpha: 0)
  }

  /// Combines two placements component by component.
  @inlinable package func zipped(
    _ other: CardPlacement, _ combine: (Double, Double) -> Double
  ) -> CardPlacement {
    CardPlacement(
      center: CardPoint(
        x: combine(center.x, other.center.x), y: combine(center.y, other.center.y)),
      size: CardSize(
        width: combine(size.width, other.size.width),
        height: combine(size.height, other.size.height)),
      translation: CardPoint(
        x: combine(translation.x, other.translation.x),
        y: combine(translation.y, other.translation.y)),
      translationZ: combine(translationZ, other.translationZ),
      rotation: combine(rotation, other.rotation),
      scale: combine(scale, other.scale),
      alpha: combine(alpha, other.alpha),
      cornerRadius: combine(cornerRadius, other.cornerRadius),
      shadow: CardShadow(
        radius: combine(shadow.radius, other.shadow.radius),
        opacity: combine(shadow.opacity, other.shadow.opacity),
        offset: CardPoint(
          x: combine(shadow.offset.x, other.shadow.offset.x),
          y: combine(shadow.offset.y, other.shadow.offset.y))),
      depth: combine(depth, other.depth),
      reveal: combine(reveal, other.reveal))
  }

  /// The difference to another placement, component by component.
  @inlinable package func subtracting(_ other: CardPlacement) -> CardPlacement {
    zipped(other) { $0 - $1 }
  }

  /// Adds a multiple of another placement, component by component, in place.
  @inlinable package mutating func add(_ other: CardPlacement, times factor: Double) {
    center.x += other.center.x * factor
    center.y += other.center.y * factor
    size.width += other.size.width * factor
    size.height += other.size.height * factor
    translation.x += other.translation.x * factor
    translation.y += other.translation.y * factor
    translationZ += other.translationZ * factor
    rotation += other.rotation * factor
    scale += other.scale * factor
    alpha += other.alpha * factor
    cornerRadius += other.cornerRadius * factor
    shadow.radius += other.shadow.radius * factor
    shadow.opacity += other.shadow.opacity * factor
    shadow.offset.x += other.shadow.offset.x * factor
    shadow.offset.y += other.shadow.offset.y * factor
    depth += other.depth * factor
    reveal += other.reveal * factor
  }

  /// The sum with two multiples of other placements, component by component.
  @inlinable package func adding(
    _ first: CardPlacement, times firstFactor: Double,
    _ second: CardPlacement, times secondFactor: Double
  ) -> CardPlacement {
    var sum = self
    sum.add(first, times: firstFactor)
    sum.add(second, times: secondFactor)
    return sum
  }

  /// Whether every component is a finite number.
  ///
  /// Zero times a finite number is zero, times any other it is not a number: a sum without a branch.
  @inlinable @inline(__always) package var isFinite: Bool {
    let place = center.x * 0 + center.y * 0 + translation.x * 0 + translation.y * 0
    let shape = size.width * 0 + size.height * 0 + translationZ * 0 + rotation * 0 + scale * 0
    let look = alpha * 0 + cornerRadius * 0 + depth * 0 + reveal * 0
    let shade = shadow.radius * 0 + shadow.opacity * 0 + shadow.offset.x * 0 + shadow.offset.y * 0
    return place + shape + look + shade == 0
  }

  /// The largest magnitude among all components; NaN when a component is.
  @inlinable package var largestComponent: Double {
    var largest = 0.0
    _ = zipped(self) { value, _ in
      if value.magnitude > largest || value.isNaN { largest = value.magnitude }
      return value
    }
    return largest
  }

  /// The placement at a fraction of the way between two others.
  ///
  /// Every component is blended on its own: `start + (end - start) * fraction`, exact at the
  /// fractions 0 and 1. Fractions outside 0...1 extrapolate, as the overshoot of a spring wants;
  /// a fraction that is not finite gives the start.
  /// - Complexity: O(1).
  @inlinable public static func blend(
    from start: CardPlacement, to end: CardPlacement, fraction: Double
  ) -> CardPlacement {
    if fraction == 1 { return end }
    if fraction == 0 || !fraction.isFinite { return start }
    return start.zipped(end) { $0 + ($1 - $0) * fraction }
  }
}
