/// The resistance of a thing that is pulled beyond where it may go.
///
/// `f(x) = cxd / (cx + d)` for a pull of x, a dimension d and a coefficient c: the first points
/// move c each, and however far the pull, the thing never moves d. The curve was worked out by
/// Cameron Desautels for the scroll views of iOS, whose coefficient is 0.55.
///
/// ```swift
/// RubberBand().offset(pull: 100, dimension: 400)  // 48.35…
/// ```
public struct RubberBand: Sendable, Hashable {
  /// How much of a small pull is followed, in 0...10.
  public let coefficient: Double

  /// A band with the given coefficient.
  ///
  /// - Parameter coefficient: Limited to 0...10; NaN counts as 0.55.
  public init(coefficient: Double = 0.55) {
    self.coefficient = coefficient.clamped(to: 0...10, ifNaN: 0.55)
  }

  /// How far a pull gets.
  ///
  /// - Parameters:
  ///   - pull: Units beyond the limit, of either sign; NaN counts as 0.
  ///   - dimension: The extent of the container in units, which the offset approaches. Not above 0,
  ///     or NaN: there is no room, and the offset is 0. Infinity: the offset is proportional.
  /// - Returns: Units, with the sign of the pull; never more than the dimension.
  /// - Complexity: O(1).
  public func offset(pull: Double, dimension: Double) -> Double {
    let x = pull.boundedMagnitude * coefficient
    guard dimension > 0 else { return 0 }
    guard dimension < 1e100 else { return x }
    return dimension * (x / (abs(x) + dimension))
  }

  /// How much of a further small pull is followed at this pull: `c / (1 + cx/d)²`.
  ///
  /// - Parameters:
  ///   - pull: Units beyond the limit, of either sign; NaN counts as 0.
  ///   - dimension: As in ``offset(pull:dimension:)``.
  /// - Returns: A factor in 0...`coefficient`. A velocity is to be multiplied by it when the band
  ///   is let go.
  /// - Complexity: O(1).
  public func slope(pull: Double, dimension: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let share = dimension / (abs(pull.boundedMagnitude) * coefficient + dimension)
    return dimension < 1e100 ? coefficient * share * share : coefficient
  }

  /// The pull that leads to an offset: the inverse of ``offset(pull:dimension:)``.
  ///
  /// A finger that catches a band half-way continues from this pull without a jump.
  ///
  /// - Parameters:
  ///   - offset: Units; limited to what a pull can reach, short of the dimension by 1e-12 of it.
  ///     NaN counts as 0.
  ///   - dimension: As in ``offset(pull:dimension:)``.
  /// - Returns: Units, with the sign of the offset; 0 if there is no room or the coefficient is 0.
  /// - Complexity: O(1).
  public func pull(offset: Double, dimension: Double) -> Double {
    guard dimension > 0, coefficient > 0 else { return 0 }
    let f = offset.boundedMagnitude
    guard dimension < 1e100 else { return (f / coefficient).boundedMagnitude }
    let share = abs(f) / dimension
    let rest = max(1 - share, 1e-12)
    return (min(max(f, -dimension), dimension) / (coefficient * rest)).boundedMagnitude
  }

  /// A position that is free between two limits and resists beyond them.
  ///
  /// - Parameters:
  ///   - position: Where the finger wants it; NaN counts as 0.
  ///   - lower: The lower limit; NaN is none.
  ///   - upper: The upper limit; NaN is none. If it is below `lower`, that one counts.
  ///   - dimension: As in ``offset(pull:dimension:)``.
  /// - Returns: The position itself between the limits.
  /// - Complexity: O(1).
  public func position(
    _ position: Double, lower: Double, upper: Double, dimension: Double
  ) -> Double {
    let x = position.boundedMagnitude
    if x < lower {
      let limit = lower.boundedMagnitude
      return limit + offset(pull: x - limit, dimension: dimension)
    }
    if x > upper, !(upper < lower) {
      let limit = upper.boundedMagnitude
      return limit + offset(pull: x - limit, dimension: dimension)
    }
    return x
  }
}
