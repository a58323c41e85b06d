internal import CardCore
internal import CardTestSupport
internal import Testing

/// The law of traits: each rule that makes no sense is found and named.
struct LayoutLawsTraitsTests {
  private func firstViolation(_ layout: BrokenLayout) throws -> LayoutLawViolation {
    let violations = checkLayoutLaws(layout)
    #expect(Set(violations.map(\.law)) == [.traits])
    return try #require(violations.first)
  }

  static let swipes: [(String, @Sendable (inout SwipeRules) -> Void)] = [
    ("swipe.distance[up]", { $0.distance?.up = .points(0) }),
    ("swipe.distance[left]", { $0.distance = PerDirection(.fraction(.nan)) }),
    ("swipe.velocity[down]", { $0.velocity?.down = -1 }),
    ("swipe.edgeInset", { $0.edgeInset = .points(-100) }),
    ("swipe.resistance", { $0.resistance = -0.1 }),
    ("swipe.reset.duration", { $0.reset.duration = .infinity }),
    ("swipe.advance.dampingRatio", { $0.advance.dampingRatio = -1 }),
    ("swipe.style.maximumTilt", { $0.style.maximumTilt = .nan }),
    ("swipe.style.tiltDistance", { $0.style.tiltDistance = .points(0) }),
    ("swipe.style.overlayDistance", { $0.style.overlayDistance = 0 }),
    ("swipe.style.maximumOverlayAlpha", { $0.style.maximumOverlayAlpha = 80 }),
    ("swipe.follow.front", { $0.follow.front = -1 }),
    ("swipe.flight.target", { $0.flight.target = .cardExtents(0) }),
    ("swipe.flight.duration", { $0.flight.duration = -0.3 }),
  ]

  @Test(arguments: swipes.indices)
  func `A swipe rule that makes no sense is found`(index: Int) throws {
    let (name, change) = Self.swipes[index]
    var rules = SwipeRules()
    change(&rules)
    #expect(try firstViolation(BrokenLayout(swipe: rules)).component == name)
  }

  static let browses: [(String, @Sendable (inout BrowseRules) -> Void)] = [
    ("browse.pitch", { $0.pitch = .nan }),
    ("browse.decelerationRate", { $0.decelerationRate = 1 }),
    ("browse.maximumFling", { $0.maximumFling = -1 }),
    ("browse.snap.duration", { $0.snap.duration = .nan }),
    ("browse.rubberBand", { $0.rubberBand = -0.5 }),
  ]

  @Test(arguments: browses.indices)
  func `A browse rule that makes no sense is found`(index: Int) throws {
    let (name, change) = Self.browses[index]
    var rules = BrowseRules(pitch: 100)
    change(&rules)
    #expect(try firstViolation(BrokenLayout(browse: rules)).component == name)
  }

  static let expansions: [(String, @Sendable (inout ExpansionRules) -> Void)] = [
    ("expansion.placement.reveal", { $0.placement.reveal = 2 }),
    ("expansion.placement.size.width", { $0.placement.size.width = .infinity }),
    ("expansion.neighborShift", { $0.neighborShift = .nan }),
    ("expansion.scrubDistance", { $0.scrubDistance = .infinity }),
    ("expansion.timing.duration", { $0.timing.duration = -1 }),
    ("expansion.timing.control2.x", { $0.timing.control2.x = 1.5 }),
  ]

  @Test(arguments: expansions.indices)
  func `An expansion rule that makes no sense is found`(index: Int) throws {
    let (name, change) = Self.expansions[index]
    var rules = ExpansionRules(
      placement: CardPlacement(center: .zero, size: .zero), neighborShift: 50, scrubDistance: 65)
    change(&rules)
    #expect(try firstViolation(BrokenLayout(expansion: rules)).component == name)
  }
}
