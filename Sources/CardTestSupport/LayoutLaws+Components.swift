internal import CardCore

/// One number of a placement, by name.
struct PlacementComponent: Sendable {
  let name: String
  /// Whether the number is a length in points, which grows with the container.
  let isLength: Bool
  /// The values that make sense.
  let range: ClosedRange<Double>
  let value: @Sendable (CardPlacement) -> Double

  private static let anything = -Double.infinity...Double.infinity
  private static let positive = 0...Double.infinity

  private static func length(
    _ name: String, _ range: ClosedRange<Double> = anything,
    _ value: @escaping @Sendable (CardPlacement) -> Double
  ) -> PlacementComponent {
    PlacementComponent(name: name, isLength: true, range: range, value: value)
  }

  private static func ratio(
    _ name: String, _ range: ClosedRange<Double> = anything,
    _ value: @escaping @Sendable (CardPlacement) -> Double
  ) -> PlacementComponent {
    PlacementComponent(name: name, isLength: false, range: range, value: value)
  }

  /// All components; none is left out, or a law would be blind to it.
  static let all: [PlacementComponent] = [
    length("center.x") { $0.center.x },
    length("center.y") { $0.center.y },
    length("size.width", positive) { $0.size.width },
    length("size.height", positive) { $0.size.height },
    length("translation.x") { $0.translation.x },
    length("translation.y") { $0.translation.y },
    length("translationZ") { $0.translationZ },
    ratio("rotation") { $0.rotation },
    ratio("scale", positive) { $0.scale },
    ratio("alpha", 0...1) { $0.alpha },
    length("cornerRadius", positive) { $0.cornerRadius },
    length("shadow.radius", positive) { $0.shadow.radius },
    ratio("shadow.opacity", 0...1) { $0.shadow.opacity },
    length("shadow.offset.x") { $0.shadow.offset.x },
    length("shadow.offset.y") { $0.shadow.offset.y },
    ratio("depth") { $0.depth },
    ratio("reveal", 0...1) { $0.reveal },
  ]
}
