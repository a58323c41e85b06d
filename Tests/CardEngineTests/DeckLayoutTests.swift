import CardCore
import CardEngine
import CardTestSupport
import Testing

/// A layout that is another one in a container of other extents.
private struct AdaptiveLayout: CardLayout {
  struct Resolved: ResolvedCardLayout {
    let traits: CardLayoutTraits
    let center: CardPoint

    func placement(at offset: Double) -> CardPlacement {
      CardPlacement(
        center: center + CardPoint(x: 100 * offset, y: 0), size: CardSize(width: 90, height: 90),
        depth: offset.magnitude)
    }
  }

  /// The traits where the canonical width is above 300 points, and where it is not.
  let wide, narrow: CardLayoutTraits

  func resolve(in environment: LayoutEnvironment) -> Resolved {
    Resolved(
      traits: environment.size.width > 300 ? wide : narrow, center: environment.size.center)
  }

  static let stack = CardLayoutTraits(window: 0...3, swipe: SwipeRules())
  static let row = CardLayoutTraits(window: -2...2, browse: BrowseRules(pitch: 100))
  static let expandingRow = CardLayoutTraits(
    window: -2...2, browse: BrowseRules(pitch: 100),
    expansion: ExpansionRules(
      placement: CardPlacement(
        center: CardPoint(x: 160, y: 240), size: CardSize(width: 320, height: 480)),
      neighborShift: 50, scrubDistance: 100))
}

/// `Deck+Layout`: what becomes of a deck whose layout has other traits in another container.
@Suite(.leakFree) struct DeckLayoutTests {
  /// What makes the container of 320 x 480 points one of a canonical width below 300.
  enum Change: CaseIterable {
    case size, axis

    func make(on deck: Deck) {
      switch self {
      case .size: deck.setContainer(size: CardSize(width: 200, height: 480))
      case .axis:
        deck.setContainer(size: CardSize(width: 320, height: 280))
        deck.configuration.axis = .vertical
      }
    }
  }

  @Test(arguments: Change.allCases)
  func `a held card goes back where the layout has no more swipes`(change: Change) throws {
    let rig = Rig(AdaptiveLayout(wide: AdaptiveLayout.stack, narrow: AdaptiveLayout.row))
    rig.pull(by: CardPoint(x: 60, y: 0), release: false)
    change.make(on: rig.deck)
    rig.run(2)
    #expect(rig.deck.phase == .idle)
    #expect(rig.cell(0)?.progress == .resting)
    #expect(try #require(rig.placement(0)).position == rig.center)
    #expect(rig.delegate.milestones.contains(.didReset(0, index: 0)))
  }

  @Test(arguments: Change.allCases)
  func `an expansion ends where the layout has none`(change: Change) {
    let rig = Rig(AdaptiveLayout(wide: AdaptiveLayout.expandingRow, narrow: AdaptiveLayout.row))
    rig.deck.expand()
    rig.run(1)
    change.make(on: rig.deck)
    #expect(rig.deck.expandedItem == nil)
    #expect(!rig.deck.collapse())
    #expect(rig.delegate.events.last == .didExpand(0, false))
    rig.run(2)
    #expect(rig.placement(0)?.size == CardSize(width: 90, height: 90))
  }

  @Test(arguments: Change.allCases)
  func `a stack that has run out has its last card in front as a row`(change: Change) {
    let rig = Rig(
      AdaptiveLayout(wide: AdaptiveLayout.stack, narrow: AdaptiveLayout.row), count: 2)
    rig.deck.swipe(.left)
    rig.deck.swipe(.left)
    rig.run(2)
    #expect(rig.deck.frontItem == nil)
    change.make(on: rig.deck)
    rig.run(2)
    #expect(rig.deck.frontItem == 1)
    #expect(rig.host.frontItem == 1)
  }

  @Test(arguments: Change.allCases)
  func `a row under a finger is a stack on a card`(change: Change) {
    let rig = Rig(AdaptiveLayout(wide: AdaptiveLayout.row, narrow: AdaptiveLayout.stack))
    rig.pull(by: CardPoint(x: -130, y: 0), release: false)
    change.make(on: rig.deck)
    rig.run(2)
    #expect(rig.deck.position == 1)
    #expect(rig.deck.phase == .idle)
  }

  @Test(arguments: Change.allCases)
  func `a card that has flown out of what is a row now fades in there`(change: Change) {
    let rig = Rig(AdaptiveLayout(wide: AdaptiveLayout.stack, narrow: AdaptiveLayout.row))
    let start = rig.time
    rig.deck.swipe(.right)
    rig.run(0.1)
    change.make(on: rig.deck)
    rig.run(0.1)
    // A flight from rest takes 0.3 seconds, and the place in the row is free as long.
    #expect(rig.host.cards.filter { $0.item == 0 }.count == 1)
    rig.time = start + 0.3
    rig.deck.advance(to: rig.time)
    #expect(rig.delegate.milestones.contains(.didFinishSwiping(0, .right)))
    #expect(rig.placement(0)?.alpha == 0)
    rig.run(2)
    #expect(rig.placement(0)?.alpha == 1)
    #expect(rig.deck.phase == .idle)
  }

  @Test(arguments: Change.allCases)
  func `a card that has gone while it flies takes no place in a row`(change: Change) throws {
    let rig = Rig(AdaptiveLayout(wide: AdaptiveLayout.stack, narrow: AdaptiveLayout.row))
    rig.deck.swipe(.right)
    rig.run(0.1)
    change.make(on: rig.deck)
    rig.source.items = [10, 1, 2, 3]
    try rig.deck.apply(items: rig.source.items)
    #expect(rig.host.cards.contains { $0.item == 10 })
  }

  @Test(arguments: Change.allCases)
  func `a card whose flight is cut short in a row fades in there`(change: Change) {
    let rig = Rig(AdaptiveLayout(wide: AdaptiveLayout.stack, narrow: AdaptiveLayout.row))
    rig.deck.swipe(.right)
    rig.run(0.05)
    rig.deck.swipe(.right)
    rig.run(0.05)
    change.make(on: rig.deck)
    rig.run(0.02)
    // Two are in the air; the one that was thrown first is gone first.
    rig.deck.configuration.maximumFlights = 1
    #expect(rig.delegate.milestones.contains(.didFinishSwiping(0, .right)))
    #expect(!rig.delegate.milestones.contains(.didFinishSwiping(1, .right)))
    #expect(rig.placement(0)?.alpha == 0)
    rig.run(2)
    #expect(rig.placement(0)?.alpha == 1)
  }
}
