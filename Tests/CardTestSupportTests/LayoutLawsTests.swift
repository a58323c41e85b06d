internal import CardCore
internal import CardTestSupport
internal import Testing

/// The checker finds each kind of broken layout, and blames the right law.
struct LayoutLawsTests {
  private func laws(_ layout: BrokenLayout) -> Set<LayoutLaw> {
    Set(checkLayoutLaws(layout).map(\.law))
  }

  @Test func `A lawful layout has no violations`() {
    let layout = BrokenLayout(
      swipe: SwipeRules(), browse: BrowseRules(pitch: 100),
      expansion: ExpansionRules(
        placement: CardPlacement(center: .zero, size: .zero), neighborShift: 0, scrubDistance: 0))
    #expect(checkLayoutLaws(layout) == [])
  }

  @Test func `Kinks, steep ramps and square roots are no jumps`() {
    let layout = BrokenLayout(change: { placement, offset in
      placement.center.x += offset.magnitude * 40
      placement.center.y += max(0, min(1, (offset - 0.3) * 500)) * 100
      placement.rotation = max(0, offset).squareRoot()
    })
    #expect(!laws(layout).contains(.continuity))
  }

  @Test func `Purity: a layout that remembers what it was asked is found`() {
    let calls = Counter()
    let layout = BrokenLayout(change: { placement, _ in
      placement.rotation = Double(calls.next() % 7) * 1e-6
    })
    #expect(laws(layout).contains(.purity))
  }

  @Test func `Resolution: a layout that resolves differently each time is found`() {
    let calls = Counter()
    let layout = BrokenLayout(changeResolved: { $0.cornerRadius = Double(calls.next()) })
    #expect(laws(layout) == [.resolution])
  }

  @Test func `Batch: an element that differs from the single call is found`() {
    let layout = BrokenLayout(changeBatch: { placement, index in
      if index == 3 { placement.alpha = 0.5 }
    })
    #expect(laws(layout) == [.batch])
  }

  @Test(arguments: [Double.nan, Double.infinity, -Double.infinity])
  func `Finiteness: a number that is none is found`(value: Double) throws {
    let layout = BrokenLayout(change: { placement, _ in placement.shadow.offset.y = value })
    let violation = try #require(checkLayoutLaws(layout).first)
    #expect(violation.law == .finiteness)
    #expect(violation.component == "shadow.offset.y")
    #expect(laws(layout) == [.finiteness])
  }

  @Test func `Finiteness: a division by the container's extent is found`() {
    let layout = BrokenLayout(changeResolved: { $0.rotation = 1 / $0.size.width })
    let violations = checkLayoutLaws(layout)
    #expect(!violations.isEmpty)
    #expect(violations.allSatisfy { $0.law == .finiteness && $0.environment.size.width == 0 })
  }

  @Test(arguments: [
    ("alpha", 1.25), ("alpha", -0.25), ("scale", -1), ("size.width", -5), ("size.height", -5),
    ("cornerRadius", -1), ("shadow.radius", -1), ("shadow.opacity", 2), ("reveal", 1.5),
  ])
  func `Ranges: a value that makes no sense is found`(component: String, value: Double) throws {
    let layout = BrokenLayout(changeResolved: { placement in
      switch component {
      case "alpha": placement.alpha = value
      case "scale": placement.scale = value
      case "size.width": placement.size.width = value
      case "size.height": placement.size.height = value
      case "cornerRadius": placement.cornerRadius = value
      case "shadow.radius": placement.shadow.radius = value
      case "shadow.opacity": placement.shadow.opacity = value
      default: placement.reveal = value
      }
    })
    let violation = try #require(checkLayoutLaws(layout).first)
    #expect(violation.component == component)
    #expect(laws(layout) == [.ranges])
  }

  @Test(arguments: [0.01, 0.5, 100])
  func `Continuity: a jump is found, where it is and however small`(height: Double) throws {
    let layout = BrokenLayout(change: { placement, offset in
      if offset >= 0.437 { placement.center.y += height }
    })
    let violation = try #require(
      checkLayoutLaws(layout).first { $0.environment.size == CardSize(width: 320, height: 480) })
    #expect(violation.law == .continuity)
    #expect(violation.component == "center.y")
    #expect((try #require(violation.offset) - 0.437).magnitude < 1e-6)
  }

  @Test func `Precision: a layout that magnifies rounding errors is found`() {
    let layout = BrokenLayout(change: { placement, offset in
      let phase = offset * 1e7
      placement.rotation = (phase - phase.rounded()).magnitude
    })
    #expect(laws(layout).contains(.precision))
  }

  @Test func `Depth: cards that share a depth are found`() {
    let layout = BrokenLayout(change: { placement, _ in placement.depth = 0 })
    #expect(laws(layout) == [.depth])
  }

  @Test func `Depth: a paint order that turns round on one side is found`() {
    let layout = BrokenLayout(change: { placement, offset in
      placement.depth = offset <= 1 ? offset : 1 - (offset - 1) * 0.25
    })
    #expect(laws(layout) == [.depth])
  }

  @Test func `A layout is checked in the given containers only`() throws {
    let environment = LayoutEnvironment(size: CardSize(width: 12, height: 34), axis: .vertical)
    let layout = BrokenLayout(changeResolved: { $0.alpha = 2 })
    let violations = checkLayoutLaws(layout, in: [environment])
    #expect(violations.map(\.environment) == [environment])
    #expect(
      try #require(violations.first).description
        == "ranges: alpha is 2.0, outside 0.0...1.0 at offset -2.0 in 12.0 x 34.0 (vertical)")
    #expect(checkLayoutLaws(layout, in: []) == [])
  }
}

/// Counts calls from a closure that must be sendable; a check runs on one thread.
private final class Counter: @unchecked Sendable {
  private var count = 0

  func next() -> Int {
    count += 1
    return count
  }
}
