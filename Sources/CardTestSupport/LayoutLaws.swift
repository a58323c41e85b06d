public import CardCore

/// The containers a layout is tried in.
public enum LayoutLaws {
  /// Empty, tiny, usual, huge and absurd containers, with and without covered margins, along both
  /// axes.
  public static let environments: [LayoutEnvironment] = {
    let extents: [(Double, Double)] = [
      (0, 0), (0, 480), (320, 0), (1, 1), (10, 1000), (160, 160), (320, 480), (390, 700),
      (800, 600), (2000, 2000), (1e300, 1e300), (.nan, 480), (.infinity, .infinity), (-5, 100),
    ]
    let notch = CardInsets(top: 59, left: 0, bottom: 34, right: 0)
    let excess = CardInsets(top: 500, left: 500, bottom: 500, right: 500)
    let phone = CardSize(width: 390, height: 700)
    return extents.map { LayoutEnvironment(size: CardSize(width: $0.0, height: $0.1)) } + [
      LayoutEnvironment(size: phone, safeArea: notch),
      LayoutEnvironment(size: phone, safeArea: excess),
      LayoutEnvironment(size: phone.transposed, axis: .vertical),
    ]
  }()
}

/// Checks that a layout obeys the laws the engine relies on.
///
/// It needs no test framework, so it works from any:
///
/// ```swift
/// import CardTestSupport
/// import Testing
///
/// @Test func `Fan is a lawful layout`() {
///   #expect(checkLayoutLaws(Fan()) == [])
/// }
/// ```
///
/// That the window is finite and holds 0 is no law here: ``CardCore/CardLayoutTraits`` cannot be
/// made otherwise.
///
/// - Parameters:
///   - layout: the strategy to check.
///   - environments: the containers to check it in.
/// - Returns: the violations, at most one for each law and container: the first that was found. An
///   empty array for a lawful layout.
/// - Complexity: some ten thousand placements a container.
public func checkLayoutLaws(
  _ layout: some CardLayout, in environments: [LayoutEnvironment] = LayoutLaws.environments
) -> [LayoutLawViolation] {
  environments.flatMap { environment in
    let resolved = layout.resolve(in: environment)
    let trial = LayoutTrial(resolved: resolved, environment: environment)
    return [
      trial.purity(), trial.resolution(repeatedBy: layout.resolve(in: environment)),
      trial.batch(), trial.finiteness(), trial.ranges(), trial.continuity(), trial.precision(),
      trial.depth(), trial.traits(),
    ].compactMap { $0 }
  }
}

/// One resolved layout under examination.
struct LayoutTrial<Resolved: ResolvedCardLayout> {
  let resolved: Resolved
  let environment: LayoutEnvironment

  /// Evenly spaced offsets over the window and a card beyond it on both sides.
  func offsets(count: Int) -> [Double] {
    let window = resolved.traits.window
    let (first, last) = (window.lowerBound - 1, window.upperBound + 1)
    return (0...count).map { first + (last - first) * Double($0) / Double(count) }
  }

  /// The offsets of cards at rest, within the window.
  var restingOffsets: [Double] {
    let window = resolved.traits.window
    return Array(
      stride(
        from: window.lowerBound.rounded(.up), through: window.upperBound.rounded(.down), by: 1))
  }

  /// The larger extent of the container, in points, and 1 for smaller ones.
  var extent: Double { max(1, environment.size.width, environment.size.height) }

  func violation(
    _ law: LayoutLaw, _ component: String, _ finding: String, at offset: Double? = nil
  ) -> LayoutLawViolation {
    LayoutLawViolation(
      law: law, environment: environment, offset: offset, component: component, finding: finding)
  }

  /// A violation where two placements that should be the same differ.
  func difference(
    _ law: LayoutLaw, _ actual: CardPlacement, from expected: CardPlacement, at offset: Double,
    tolerance: (PlacementComponent) -> Double = { _ in 0 }
  ) -> LayoutLawViolation? {
    for component in PlacementComponent.all {
      let (found, wanted) = (component.value(actual), component.value(expected))
      if found == wanted || (found.isNaN && wanted.isNaN) { continue }
      if (found - wanted).magnitude <= tolerance(component) { continue }
      return violation(law, component.name, "is \(found) instead of \(wanted)", at: offset)
    }
    return nil
  }
}
