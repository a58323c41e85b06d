import CardCore
import CardEngine
import CardTestSupport
import ExpandingCarousel
import Testing
import TransformStack

@Suite(.leakFree) struct DeckConfigurationTests {
  @Test func `the defaults`() {
    let configuration = DeckConfiguration()
    #expect(!configuration.isLooping)
    #expect(configuration.readingDirection == .leftToRight)
    #expect(configuration.axis == .horizontal)
    #expect(!configuration.reducesMotion)
    #expect(configuration.loadMoreDistance == 5)
    #expect(configuration.maximumFlights == 12)
    #expect(configuration.undoLimit == .max)
    #expect(configuration.dragSlop == 9)
    #expect(configuration.transition == CardSpring(duration: 0.5, dampingRatio: 0.85))
  }

  /// A change of each property by itself.
  static let changes: [@Sendable (inout DeckConfiguration) -> Void] = [
    { $0.isLooping = true }, { $0.readingDirection = .rightToLeft }, { $0.axis = .vertical },
    { $0.reducesMotion = true }, { $0.loadMoreDistance = 2 }, { $0.transition.duration = 0.1 },
    { $0.maximumFlights = 3 }, { $0.undoLimit = 7 }, { $0.dragSlop = 1 },
  ]

  @Test func `changes from inside one call-out undo none of each other`() {
    #expect(Self.changes.count == Mirror(reflecting: DeckConfiguration()).children.count)
    var all = DeckConfiguration()
    for change in Self.changes { change(&all) }
    let rig = Rig.of(.swipeCard)
    rig.source.onConfigure = { [unowned rig] _, _ in
      rig.source.onConfigure = nil
      for change in Self.changes { change(&rig.deck.configuration) }
      #expect(rig.deck.configuration == DeckConfiguration())
    }
    rig.deck.reload()
    #expect(rig.deck.configuration == all)
  }

  @Test func `a change that waits undoes none that a callback makes before it`() {
    let rig = Rig.of(.swipeCard)
    rig.source.onConfigure = { [unowned rig] _, _ in
      rig.source.onConfigure = nil
      rig.deck.configuration.reducesMotion = true
    }
    rig.delegate.onEvent = { [unowned rig] _, event in
      if case .didChangeFront = event { rig.deck.configuration.isLooping = true }
    }
    // The card that comes into the window behind is configured, then the callback is made.
    rig.deck.swipe(.left)
    #expect(rig.deck.configuration.isLooping && rig.deck.configuration.reducesMotion)
  }

  @Test func `a swipe with less motion fades where the card is`() throws {
    var configuration = DeckConfiguration()
    configuration.reducesMotion = true
    let rig = Rig(.swipeCard, configuration: configuration)
    rig.deck.swipe(.right)
    rig.run(0.15)
    let placement = try #require(rig.placement(0))
    #expect(placement.translation == .zero)
    // Half of it is gone in half the time, but for the smooth start.
    #expect(placement.alpha.isNear(0.5, within: 0.05))
    rig.run(0.2)
    #expect(rig.departed == [0])
  }

  @Test(arguments: [(-3, 1), (0, 1), (1, 1), (3, 3)])
  func `only so many cards leave at once, and at least one`(limit: Int, shown: Int) {
    var configuration = DeckConfiguration()
    configuration.maximumFlights = limit
    let rig = Rig(.swipeCard, configuration: configuration)
    for _ in 0..<5 { rig.deck.swipe(.left) }
    #expect(rig.host.count == 4 + shown)
    #expect(rig.departed.count == 5 - shown)
    rig.run(1)
    #expect(rig.departed == [0, 1, 2, 3, 4])
  }

  @Test(arguments: [(-1, 0), (0, 0), (2, 2), (9, 5)])
  func `only so many swipes can be undone, the latest ones`(limit: Int, depth: Int) {
    var configuration = DeckConfiguration()
    configuration.undoLimit = limit
    let rig = Rig(.swipeCard, configuration: configuration)
    for _ in 0..<5 { rig.deck.swipe(.left) }
    rig.run(1)
    #expect(rig.deck.historyCount == depth)
    var undone = 0
    while rig.deck.undo() { undone += 1 }
    #expect(undone == depth)
    #expect(rig.deck.frontIndex == 5 - depth)
  }

  @Test func `a lower limit of undos holds at once, and for a state that is restored`() {
    let rig = Rig(.swipeCard)
    for _ in 0..<5 { rig.deck.swipe(.left) }
    let state = rig.deck.state
    rig.deck.configuration.undoLimit = 3
    #expect(rig.deck.historyCount == 3)
    rig.deck.restore(state)
    #expect(rig.deck.historyCount == 3)
    #expect(rig.deck.undo())
    #expect(rig.deck.frontItem == 4)
  }

  @Test(arguments: [
    (9.0, 9.0, false), (9, 9.5, true), (0, 0.25, true), (-4, 0.25, true), (.nan, 1, true),
  ])
  func `the slop tells a drag from a tap`(slop: Double, way: Double, isDrag: Bool) {
    var configuration = DeckConfiguration()
    configuration.dragSlop = slop
    let rig = Rig(.swipeCard, configuration: configuration)
    rig.pointer(.down, rig.center)
    rig.pointer(.move, rig.center + CardPoint(x: way, y: 0))
    rig.pointer(.up, rig.center + CardPoint(x: way, y: 0))
    #expect(rig.delegate.milestones.contains(.didSelect(0, index: 0)) == !isDrag)
    #expect(rig.delegate.milestones.contains(.didBeginDragging(0, index: 0)) == isDrag)
  }

  @Test func `a mouse may stray a third as far`() {
    let rig = Rig(.swipeCard)
    for (phase, x) in [(PointerEvent.Phase.down, 0.0), (.move, 3.5), (.up, 3.5)] {
      rig.deck.handle(
        PointerEvent(
          phase, at: rig.center + CardPoint(x: x, y: 0), time: rig.time, isMouse: true))
    }
    #expect(rig.delegate.milestones == [.didBeginDragging(0, index: 0), .didReset(0, index: 0)])
  }

  @Test(arguments: [(5, 5), (0, 10), (-7, 10), (100, 0), (Int.max, 0)])
  func `more is asked for so many items before the end, once`(distance: Int, front: Int) {
    var configuration = DeckConfiguration()
    configuration.loadMoreDistance = distance
    let rig = Rig(.swipeCard, configuration: configuration)
    for turn in 0...10 {
      #expect(rig.source.loadMoreCounts == (turn >= front ? [10] : []))
      rig.deck.swipe(.left)
    }
  }

  @Test func `turning the reading direction mirrors the deck`() {
    var layout = TransformStackLayout.swipeCard
    layout.position = CardPoint(x: 10, y: 0)
    let rig = Rig(layout)
    #expect(rig.placement(0)?.position.x == 170)
    rig.deck.configuration.readingDirection = .rightToLeft
    rig.run(2)
    #expect(rig.placement(0)?.position.x == 150)
  }

  @Test func `looping joins the ends and can be switched off again`() throws {
    let rig = Rig(.expandingCarousel, count: 5)
    rig.deck.configuration.isLooping = true
    rig.run(1)
    #expect(try #require(rig.placement(4)).position.x.isNear(-110))
    rig.deck.scroll(to: 4)
    rig.run(2)
    #expect(rig.deck.position == 4)
    #expect(try #require(rig.placement(0)).position.x.isNear(430))
    rig.deck.configuration.isLooping = false
    rig.run(2)
    #expect(rig.deck.frontItem == 4)
    #expect(rig.host.presentation(of: 0) == nil)
    #expect(rig.fault == nil)
  }
}

/// A host that counts how often it was told of changed traits, and notes what they were then.
private final class TraitsHost: CardHost {
  var directions: [CardDirections?] = []
  unowned(unsafe) var deck: Deck?

  func attach(_ cell: any CardCell, for item: CardItemID, at slot: Int) {}
  func update(at slot: Int, to presentation: CardPresentation) {}
  func detach(_ cell: any CardCell, at slot: Int) {}
  func setNeedsFrames(_ needsFrames: Bool) {}
  func announce(_ announcement: CardAnnouncement) {}
  func traitsDidChange() { directions.append(deck?.traits.swipe?.directions) }
}

@Suite struct HostTraitsTests {
  @Test func `a host hears of a new layout also where no card moves`() {
    let rig = Rig(.swipeCard)
    let host = TraitsHost()
    host.deck = rig.deck
    rig.deck.host = host
    rig.deck.setLayout(TransformStackLayout.slideCard)
    rig.deck.setLayout(ExpandingCarouselLayout.expandingCarousel)
    rig.deck.configuration.axis = .vertical
    rig.deck.setContainer(size: CardSize(width: 100, height: 100))
    #expect(host.directions == [.all, nil, nil, nil])
    rig.deck.host = nil
  }
}
