public import CardCore

/// A law that every layout must obey: see ``checkLayoutLaws(_:in:)``.
public enum LayoutLaw: String, Hashable, Sendable, CaseIterable {
  /// A resolved layout gives equal placements for equal offsets, whatever it was asked before.
  case purity
  /// Resolving twice for one environment gives equal traits and equal placements.
  case resolution
  /// The batch call fills every element, and with what the single call gives.
  case batch
  /// Every number is finite, in every container.
  case finiteness
  /// Sizes, scales, radii are not negative; alpha, reveal and a shadow's opacity lie in 0...1.
  case ranges
  /// A placement never jumps while the offset changes smoothly.
  case continuity
  /// The rounding error an offset carries a thousand million cards from the start is not visible:
  /// neighbours there stay a card apart.
  case precision
  /// On each side of the offset 0 the depth either grows or falls with the offset, and no two
  /// cards share one, so that the paint order is settled.
  case depth
  /// The declared rules make sense: thresholds are positive, durations finite, rates in range.
  case traits
}

/// A breach of a law: what was broken, where, and by which value.
public struct LayoutLawViolation: Hashable, Sendable {
  /// The law that was broken.
  public let law: LayoutLaw
  /// The container it was broken in.
  public let environment: LayoutEnvironment
  /// The offset of the card, or `nil` where the law is not about a single card.
  public let offset: Double?
  /// The component of the placement or the rule in the traits, as in `"center.x"`.
  public let component: String
  /// What was found, as in `"is nan"`.
  public let finding: String
}

extension LayoutLawViolation: CustomStringConvertible {
  /// One line: the law, the component, the finding, the offset and the container.
  public var description: String {
    let place = offset.map { " at offset \($0)" } ?? ""
    let size = "\(environment.size.width) x \(environment.size.height)"
    let margins = environment.safeArea == .zero ? "" : ", safe area \(environment.safeArea)"
    return "\(law.rawValue): \(component) \(finding)\(place) in \(size)"
      + " (\(environment.axis)\(margins))"
  }
}
