import CardCore
import CardEngine
import CardPool
import CardTestSupport
import Testing
import TransformStack

/// Keeps what the recording delegate leaves out: the cells, and the deck's state meanwhile.
private final class CellDelegate: CardDelegate {
  var cells: [any CardCell] = []
  var panned: [(percent: Double, direction: CardDirection?, index: Int)] = []

  func deck(_ deck: any DeckControlling, didDrag card: CardReference, progress: CardProgress) {
    panned.append((progress.fraction, progress.direction, card.index))
    cells.append(card.cell)
  }
  func deck(_ deck: any DeckControlling, willSwipe card: CardReference, in direction: CardDirection)
  {
    cells.append(card.cell)
  }
  func deck(_ deck: any DeckControlling, didSwipe card: CardReference, in direction: CardDirection)
  {
    cells.append(card.cell)
  }
  func deck(_ deck: any DeckControlling, didReset card: CardReference) { cells.append(card.cell) }
  func deck(_ deck: any DeckControlling, didSelect card: CardReference) { cells.append(card.cell) }
}

/// Dequeues by name for odd indices and by type for even ones.
private final class MixedSource: CardDataSource {
  final class OddCell: CardCell {
    let name: String
    init(name: String) { self.name = name }
  }
  final class EvenCell: RegistrableCardCell {
    init() {}
  }

  func numberOfItems() -> Int { 8 }
  func itemID(at index: Int) -> CardItemID { CardItemID(index) }
  func cell(forItemAt index: Int, in cells: CellRecycler) -> any CardCell {
    index.isMultiple(of: 2) ? cells.dequeue(EvenCell.self) : cells.dequeue(identifier: "odd")
  }
}

extension BehaviorCTests {
  @Test func `C8: a swipe by hand tells each of its events once, in order`() {
    rig.pull(by: CardPoint(x: 0, y: -140))
    rig.run(1)
    #expect(
      rig.delegate.milestones == [
        .didBeginDragging(0, index: 0), .didSwipe(0, index: 0, .up), .didChangeFront(1),
        .didFinishSwiping(0, .up),
      ])
  }

  @Test func `C8: a swipe from code is told beforehand`() {
    rig.deck.swipe(.left)
    rig.run(1)
    #expect(
      rig.delegate.events == [
        .willSwipe(0, index: 0, .left), .didSwipe(0, index: 0, .left), .didChangeFront(1),
        .didFinishSwiping(0, .left),
      ])
  }

  @Test func `C8: a pan tells percent, direction, index and cell`() throws {
    let delegate = CellDelegate()
    rig.deck.delegate = delegate
    let cell = try #require(rig.cell(0))
    rig.pull(by: CardPoint(x: -80, y: 0))
    // Steps of 10 points, a tenth of the drop distance each.
    #expect(delegate.panned.count == 8)
    for (step, pan) in delegate.panned.enumerated() {
      #expect(pan.percent.isNear(Double(step + 1) / 10))
      #expect(pan.direction == .left)
      #expect(pan.index == 0)
    }
    // The eight pans and the reset.
    #expect(delegate.cells.count == 9)
    rig.run(1)
    rig.tap()
    rig.deck.swipe(.right)
    // And the tap, the announced and the accomplished swipe.
    #expect(delegate.cells.count == 12)
    #expect(delegate.cells.allSatisfy { $0 === cell })
  }

  @Test func `C8: a reset and a selection are told once`() {
    rig.pull(by: CardPoint(x: 40, y: 0))
    rig.run(1)
    rig.tap()
    rig.run(1)
    #expect(
      rig.delegate.milestones == [
        .didBeginDragging(0, index: 0), .didReset(0, index: 0), .didSelect(0, index: 0),
      ])
  }

  @Test func `C9: cells are registered and dequeued by type or by identifier`() {
    let (pool, host, source) = (RecyclingPool(), RecordingHost(), MixedSource())
    let deck = Deck(layout: .slideCard, cells: pool)
    var made = 0
    deck.cells.register(MixedSource.EvenCell.self)
    deck.cells.register(identifier: "odd") {
      made += 1
      return MixedSource.OddCell(name: "odd")
    }
    deck.dataSource = source
    deck.host = host
    deck.setContainer(size: CardSize(width: 320, height: 480))
    deck.reload()
    #expect(host.cell(for: 0) is MixedSource.EvenCell)
    #expect((host.cell(for: 1) as? MixedSource.OddCell)?.name == "odd")
    for swipe in 1...6 {
      deck.swipe(.right)
      deck.advance(to: Double(swipe))
    }
    #expect(host.cell(for: 7) is MixedSource.OddCell)
    // Never more than two of four attached cards are odd, and one flies.
    #expect(made <= 3)
    #expect(host.violations.isEmpty)
  }

  // The spring with settling duration 0.5 and ratio 0.7, w = 21.688431823978074: at 0.1 s a part of
  // 0.21952240767395243 is left, at 0.2 s it has swung over by 0.045898645441315267.
  @Test(arguments: [(0.1, 0.21952240767395243), (0.2, -0.045898645441315267)])
  func `C10: the cards fly in with a damped spring, and have shadows`(
    elapsed: Double, part: Double
  ) throws {
    rig.deck.swipe(.right)
    rig.advance(to: rig.time + elapsed)
    let card = try #require(rig.placement(1))
    #expect(card.scale.isNear(1 - 0.05 * part))
    #expect(card.position.isNear(160, 228 + 22.4 * part))
    #expect(card.shadow == CardShadow(radius: 3, opacity: 0.4, offset: CardPoint(x: 0.5, y: 3)))
  }

  // It comes back from where its flight to the right ends, 400 points away.
  @Test(arguments: [(0.1, 0.21952240767395243), (0.2, -0.045898645441315267)])
  func `C10: an undone card flies in with the same spring`(elapsed: Double, part: Double) throws {
    rig.deck.swipe(.right)
    rig.run(1)
    rig.deck.undo()
    rig.advance(to: rig.time + elapsed)
    #expect(try #require(rig.placement(0)).position.isNear(160 + 400 * part, 228))
  }

  @Test func `C12: any number of observers and the cell follow the same progress`() throws {
    var first: [CardProgress] = []
    var second: [CardProgress] = []
    let observation = rig.deck.addDragObserver { item, progress in
      #expect(item == 0)
      first.append(progress)
    }
    rig.deck.addDragObserver { _, progress in second.append(progress) }
    let cell = try #require(rig.cell(0))
    rig.pull(by: CardPoint(x: 80, y: 0), release: false)
    #expect(first.map(\.fraction).count == 8)
    #expect(first.last?.horizontalFraction == 0.8)
    #expect(cell.progress == first.last)
    rig.deck.removeDragObserver(observation)
    rig.deck.removeDragObserver(observation)
    rig.lift(after: CardPoint(x: 80, y: 0))
    rig.run(1)
    #expect(first.count == 8)
    #expect(Array(second.prefix(8)) == first)
    #expect(second.last == .resting)
    #expect(second.count == cell.progressCount)
  }

  @Test func `C13: the next card is dragged and thrown while others still fly`() throws {
    let edge = CardPoint(x: 30, y: 240)
    rig.fling(by: CardPoint(x: 160, y: 0), from: edge)
    rig.pointer(.down, edge)
    rig.move(from: edge, by: CardPoint(x: 40, y: 0), over: 0.02, steps: 4)
    // Both move at once: the first in its flight, the second under the finger.
    #expect(try #require(rig.cell(0)).progress.phase == .flying)
    #expect(try #require(rig.cell(1)).progress.phase == .dragging)
    #expect(try #require(rig.cell(1)).progress.translation == CardPoint(x: 40, y: 0))
    rig.move(
      from: edge + CardPoint(x: 40, y: 0), by: CardPoint(x: 120, y: 0), over: 0.06, steps: 6)
    rig.pointer(.up, edge + CardPoint(x: 160, y: 0))
    rig.deck.swipe(.left)
    rig.deck.swipe(.up)
    #expect(rig.deck.frontIndex == 4)
    rig.run(2)
    let swiped = rig.delegate.milestones.compactMap { event in
      if case .didSwipe(let item, _, _) = event { item } else { nil }
    }
    let finished = rig.delegate.milestones.compactMap { event in
      if case .didFinishSwiping(let item, _) = event { item } else { nil }
    }
    #expect(swiped == [0, 1, 2, 3])
    #expect(finished.count == 4)
    #expect(Set(finished) == [0, 1, 2, 3])
    #expect(rig.host.paintOrder == [7, 6, 5, 4])
    #expect(rig.host.violations.isEmpty)
  }
}
