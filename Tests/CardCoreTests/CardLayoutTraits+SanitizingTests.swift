import CardCore
import Testing

/// A layout that declares whatever it is given.
private struct Declared: CardLayout, ResolvedCardLayout {
  let traits: CardLayoutTraits
  func resolve(in environment: LayoutEnvironment) -> Declared { self }
  func placement(at offset: Double) -> CardPlacement { CardPlacement(center: .zero, size: .zero) }
}

@Suite struct CardLayoutTraitsSanitizingTests {
  /// What the engine sees of the traits.
  private func resolved(_ traits: CardLayoutTraits) -> CardLayoutTraits {
    AnyCardLayout(Declared(traits: traits)).resolve(in: LayoutEnvironment(size: .zero)).traits
  }

  @Test func `Rules within their ranges stay as they are`() {
    let (swipe, browse) = (SwipeRules(), BrowseRules(pitch: 270))
    let expansion = ExpansionRules(
      placement: CardPlacement(center: .zero, size: .zero), neighborShift: 50, scrubDistance: 65)
    let traits = resolved(
      CardLayoutTraits(window: 0...2, swipe: swipe, browse: browse, expansion: expansion))
    #expect(traits.swipe == swipe)
    #expect(traits.browse == browse)
    #expect(traits.expansion == expansion)
  }

  @Test(arguments: [
    (Double.nan, 0.0, 0.0), (.infinity, 1, 30), (-.infinity, 0, 0), (-2, 0, 0), (1e300, 1, 30),
  ])
  func `Rules are brought into their ranges`(value: Double, part: Double, duration: Double) throws {
    var swipe = SwipeRules()
    swipe.resistance = value
    swipe.style.minimumScale = value
    swipe.style.maximumOverlayAlpha = value
    swipe.flight.duration = value
    var browse = BrowseRules(pitch: value)
    browse.decelerationRate = value
    let expansion = ExpansionRules(
      placement: CardPlacement(center: .zero, size: .zero), neighborShift: value,
      scrubDistance: value)
    let traits = resolved(
      CardLayoutTraits(window: 0...2, swipe: swipe, browse: browse, expansion: expansion))
    let sane = try #require(traits.swipe)
    #expect(sane.resistance == part)
    #expect(sane.style.minimumScale == part)
    #expect(sane.style.maximumOverlayAlpha == part)
    #expect(sane.flight.duration == duration)
    #expect(try #require(traits.browse).decelerationRate == part)
    #expect(try #require(traits.browse).pitch == part * LayoutEnvironment.maximumExtent)
    #expect(try #require(traits.expansion).scrubDistance == part * LayoutEnvironment.maximumExtent)
  }
}
