import CardCore
import CardEngine
import CardTestSupport
import Testing
import TransformStack

/// Trap 9 again: what small loops do while they move.
extension TrapDataTests {
  private static func loop() -> DeckConfiguration {
    var configuration = DeckConfiguration()
    configuration.isLooping = true
    return configuration
  }

  /// How a small loop looks after a number of swipes to the left, worked out by hand: the front, the
  /// cards from the back to the front at rest, and those 0.05 seconds after the last swipe, when its
  /// card is still on its way above all others.
  struct SmallLoop {
    let count, swipes: Int
    let front: CardItemID
    let rest, flight: [CardItemID]

    init(
      _ count: Int, _ swipes: Int, front: CardItemID, rest: [CardItemID], flight: [CardItemID]
    ) {
      (self.count, self.swipes, self.front) = (count, swipes, front)
      (self.rest, self.flight) = (rest, flight)
    }
  }

  @Test(
    arguments: Preset.stacks,
    [
      // The only card comes up again from behind itself.
      SmallLoop(1, 1, front: 0, rest: [0], flight: [0, 0]),
      SmallLoop(1, 2, front: 0, rest: [0], flight: [0, 0]),
      SmallLoop(2, 1, front: 1, rest: [0, 1], flight: [0, 1, 0]),
      SmallLoop(2, 2, front: 0, rest: [1, 0], flight: [1, 0, 1]),
      SmallLoop(2, 3, front: 1, rest: [0, 1], flight: [0, 1, 0]),
      SmallLoop(3, 1, front: 1, rest: [0, 2, 1], flight: [0, 2, 1, 0]),
      SmallLoop(3, 2, front: 2, rest: [1, 0, 2], flight: [1, 0, 2, 1]),
      SmallLoop(3, 3, front: 0, rest: [2, 1, 0], flight: [2, 1, 0, 2]),
      SmallLoop(3, 7, front: 1, rest: [0, 2, 1], flight: [0, 2, 1, 0]),
    ])
  func `9: the cards of a small looping stack lie in the order they come up in`(
    preset: Preset, loop: SmallLoop
  ) {
    let rig = Rig.of(preset, count: loop.count, configuration: Self.loop())
    for _ in 0..<loop.swipes {
      rig.run(2)
      #expect(rig.deck.swipe(.left))
    }
    rig.run(0.05)
    #expect(rig.deck.frontItem == loop.front)
    #expect(rig.host.paintOrder == loop.flight)
    rig.run(2)
    #expect(rig.deck.frontItem == loop.front)
    #expect(rig.host.paintOrder == loop.rest)
    // Back to the start, one card at a time, and no further.
    for _ in 0..<loop.swipes { #expect(rig.deck.undo()) }
    #expect(!rig.deck.undo())
    rig.run(2)
    #expect(rig.deck.frontItem == 0)
    #expect(rig.host.paintOrder == (0..<loop.count).reversed().map { CardItemID($0) })
    #expect(rig.fault == nil)
  }

  @Test(arguments: [4, 5, 6], [2, 3])
  func `9: a small looping row that is caught on its way shows the same cards at once`(
    count: Int, target: Int
  ) {
    let rig = Rig.of(.timeMachine, count: count, configuration: Self.loop())
    rig.deck.scroll(to: target)
    rig.run(0.05)
    let before = rig.host.cards.map { ($0.item, $0.presentation?.placement.center) }
    let way = CardPoint.zero
    rig.deck.handle(
      PanEvent(.began, at: rig.center, translation: way, velocity: way, time: rig.time))
    rig.deck.advance(to: rig.time)
    let after = rig.host.cards.map { ($0.item, $0.presentation?.placement.center) }
    #expect(rig.deck.phase == .dragging)
    #expect(before.map(\.0) == after.map(\.0))
    #expect(before.map(\.1) == after.map(\.1))
  }

  // The next card has just faded away and the one behind the fifth is not to be seen yet.
  @Test(arguments: [false, true])
  func `9: a row has no cards at rest but those that are seen`(isLooping: Bool) {
    var configuration = Self.loop()
    configuration.isLooping = isLooping
    let rig = Rig.of(.timeMachine, count: 20, configuration: configuration)
    rig.deck.scroll(to: 10)
    rig.run(2)
    #expect(rig.host.paintOrder == [6, 7, 8, 9, 10])
  }

  // At rest a time machine shows five cards in a row to the front.
  @Test(arguments: [
    (1, [0]), (2, [1, 0]), (3, [1, 2, 0]), (4, [1, 2, 3, 0]), (5, [1, 2, 3, 4, 0]),
  ])
  func `9: a small looping row that runs to its front has a card in front`(
    count: Int, order: [CardItemID]
  ) throws {
    let rig = Rig.of(.timeMachine, count: count, configuration: Self.loop())
    #expect(rig.host.paintOrder == order)
    #expect(rig.host.frontItem == 0)
    // The front of the row is in the middle of the container.
    #expect(rig.host.cards.last?.presentation?.placement.center.x == 160)
    rig.deck.scroll(to: count - 1)
    rig.run(2)
    #expect(rig.host.frontItem == CardItemID(count - 1))
    #expect(rig.host.paintOrder.last == CardItemID(count - 1))
  }

  /// Of two cards 270 points apart, the other one lies where the row is dragged to.
  @Test(arguments: [(-27.0, 403.0), (27, -83), (-100, 330), (100, -10)])
  func `9: in a looping row of two the other card comes from the side that opens`(
    way: Double, x: Double
  ) throws {
    let rig = Rig.of(.expandingCarousel, count: 2, configuration: Self.loop())
    rig.pull(by: CardPoint(x: way, y: 0), release: false)
    #expect(try #require(rig.placement(0)).position.x.isNear(160 + way))
    #expect(try #require(rig.placement(1)).position.x.isNear(x))
  }

  /// From the second of two items the other one is 270 points away on either side.
  @Test func `9: a card that is tapped in a looping row of two comes from where it is`() throws {
    let rig = Rig.of(.expandingCarousel, count: 2, configuration: Self.loop())
    rig.deck.scroll(to: 1, animated: false)
    rig.run(0.1)
    #expect(try #require(rig.placement(0)).position.x == 430)
    rig.tap(CardPoint(x: 315, y: 240))
    var last = 430.0
    for _ in 0..<20 {
      rig.run(0.025)
      let x = try #require(rig.placement(0)).position.x
      #expect(x <= last && x > 159)
      last = x
    }
  }

  @Test(arguments: [2, 4], [-1, 1])
  func `9: half way round a loop is gone in the direction that was said`(
    count: Int, direction: Int
  ) {
    for start in 0..<count {
      let rig = Rig.of(.expandingCarousel, count: count, configuration: Self.loop())
      rig.deck.scroll(to: start, animated: false)
      rig.run(0.1)
      #expect(rig.deck.browse(by: direction * count / 2))
      let target = (start + count / 2) % count
      #expect(rig.deck.frontIndex == target)
      // As far before the target as the row is still to go.
      #expect(rig.deck.position == Double(target - direction * count / 2))
      rig.run(2)
      #expect(rig.deck.position == Double(target))
    }
  }

  @Test func `9: behind the last item of a looping row the first one comes`() throws {
    let rig = Rig.of(.expandingCarousel, count: 5, configuration: Self.loop())
    rig.deck.scroll(to: 4, animated: false)
    rig.source.items = [0, 1, 2, 3]
    rig.deck.deleteItem(at: 4)
    #expect(rig.deck.frontItem == 0)
    rig.deck.scroll(to: 3, animated: false)
    rig.source.items = [0, 1, 2]
    try rig.deck.apply(items: [0, 1, 2])
    #expect(rig.deck.frontItem == 0)
    rig.run(2)
    #expect(rig.host.frontItem == 0)
  }

  /// The next card comes from before the front and is as opaque as it has come near.
  @Test(arguments: [2, 3, 4])
  func `9: in a small looping time machine the next card is there from the start`(
    count: Int
  ) throws {
    let rig = Rig.of(.timeMachine, count: count, configuration: Self.loop())
    rig.deck.scroll(to: 1)
    for _ in 0..<3 {
      rig.run(0.03)
      let next = try #require(rig.placement(1))
      #expect(rig.deck.position > 0 && rig.deck.position < 0.9)
      #expect(next.alpha.isNear(rig.deck.position))
      #expect(rig.host.paintOrder.suffix(2) == [0, 1])
    }
  }

  @Test func `9: a thrown card is not caught once the deck of a loop has gone to its item again`() {
    let rig = Rig.of(.slideCard, configuration: Self.loop())
    rig.deck.swipe(.up)
    rig.run(0.1)
    rig.deck.scroll(to: 0)
    rig.run(0.02)
    let before = rig.host.cards.map { ($0.item, $0.presentation?.placement.translation) }
    rig.pointer(.down, CardPoint(x: 105, y: 180))
    rig.deck.advance(to: rig.time)
    let after = rig.host.cards.map { ($0.item, $0.presentation?.placement.translation) }
    #expect(before.map(\.0) == after.map(\.0))
    for (one, other) in zip(before, after) where one.0 != 0 { #expect(one.1 == other.1) }
    #expect(rig.deck.frontItem == 0)
    #expect(!rig.delegate.milestones.contains { if case .didUndo = $0 { true } else { false } })
  }

  /// The indices that swipes were announced and told with, and those of taps.
  private func indices(_ rig: Rig) -> (announced: [Int], swiped: [Int], selected: [Int]) {
    var (announced, swiped, selected): ([Int], [Int], [Int]) = ([], [], [])
    for event in rig.delegate.events {
      switch event {
      case .willSwipe(_, let index, _): announced.append(index)
      case .didSwipe(_, let index, _): swiped.append(index)
      case .didSelect(_, let index): selected.append(index)
      default: break
      }
    }
    return (announced, swiped, selected)
  }

  @Test(arguments: Preset.stacks)
  func `9: in every round of a loop a callback tells the index in the data`(preset: Preset) {
    let rig = Rig.of(preset, count: 3, configuration: Self.loop())
    for _ in 0..<7 {
      rig.deck.swipe(.left)
      rig.run(2)
    }
    rig.tap()
    #expect(indices(rig) == ([0, 1, 2, 0, 1, 2, 0], [0, 1, 2, 0, 1, 2, 0], [1]))
    #expect(rig.swiped == [0, 1, 2, 0, 1, 2, 0])
  }

  // A reload counts the rounds anew: the second item is then in the first one, and three cards
  // before it is the last item of the round before.
  @Test(arguments: Preset.stacks)
  func `9: in a round before the first one, too`(preset: Preset) {
    let rig = Rig.of(preset, count: 3, configuration: Self.loop())
    for _ in 0..<4 { rig.deck.swipe(.left) }
    rig.run(2)
    rig.deck.reload()
    #expect(rig.deck.frontItem == 1)
    for _ in 0..<2 { rig.deck.undo() }
    rig.run(2)
    #expect(rig.deck.frontItem == 2)
    rig.delegate.events = []
    rig.tap()
    rig.deck.swipe(.right)
    #expect(indices(rig) == ([2], [2], [2]))
    #expect(rig.delegate.milestones.first == .didSelect(2, index: 2))
  }

  // Cards of a row are 270 points apart: the one before the first of ten is the last one.
  @Test(arguments: [(270.0, 9), (540, 8), (-270, 1)])
  func `9: a row that is dragged before its first item tells the index in the data`(
    way: Double, index: Int
  ) {
    let rig = Rig.of(.expandingCarousel, configuration: Self.loop())
    rig.pull(by: CardPoint(x: way, y: 0))
    rig.run(2)
    rig.tap()
    #expect(rig.delegate.milestones.contains(.didSelect(CardItemID(index), index: index)))
    #expect(indices(rig).selected == [index])
  }
}
