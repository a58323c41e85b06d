import CardCore
import CardEngine
import CardPool
import CardTestSupport
import ExpandingCarousel
import Testing
import TransformStack

/// What hardly ever happens to a deck, and must do no harm.
@Suite(.leakFree) struct DeckEdgeTests {
  @Test(arguments: [0, 1, 2, -5])
  func `a row can be kept from flying farther than so many cards`(limit: Int) {
    var layout = ExpandingCarouselLayout.expandingCarousel
    layout.browse.maximumFling = limit
    let rig = Rig(layout, count: 40)
    rig.deck.scroll(to: 20, animated: false)
    rig.run(0.02)
    // 4,000 points per second carry a row of 270 points a card a dozen cards on.
    rig.drag(by: CardPoint(x: -200, y: 0), over: 0.05, hold: 0)
    rig.run(3)
    #expect(rig.deck.frontIndex == 20 + max(limit, 0))
  }

  /// The deck goes back to a card in the air by code, becomes a row, and goes on.
  @Test func `a swipe that is undone where a row shows the card already never ends`() {
    let rig = Rig.of(.slideCard)
    rig.deck.swipe(.up)
    rig.run(0.05)
    rig.deck.scroll(to: 0, animated: false)
    Preset.timeMachine.set(on: rig.deck, animated: true)
    rig.deck.scroll(to: 1, animated: false)
    #expect(rig.host.cards.filter { $0.item == 0 }.count == 2)
    #expect(rig.deck.undo())
    #expect(rig.deck.frontItem == 0)
    rig.run(3)
    #expect(rig.departed.isEmpty)
    #expect(rig.host.frontItem == 0)
    #expect(rig.host.cards.filter { $0.item == 0 }.count == 1)
  }

  @Test(arguments: Preset.stacks)
  func `a swipe that is undone in the same moment leaves its card at rest`(preset: Preset) {
    let rig = Rig.of(preset)
    rig.deck.swipe(.left)
    #expect(rig.deck.undo())
    #expect(rig.cell(0)?.progress == .resting)
    // Nor does a finger that catches it on its first place and lets it go.
    rig.deck.swipe(.left)
    rig.tap()
    #expect(rig.deck.frontItem == 0)
    #expect(rig.cell(0)?.progress == .resting)
    rig.run(2)
    #expect(rig.cell(0)?.progress == .resting)
    #expect(rig.departed.isEmpty && rig.host.frontItem == 0)
  }

  /// The host tells the ends of a way that is long enough, and nothing in between.
  @Test(arguments: Preset.allCases)
  func `a touch that ends far from where it began is a drag and no tap`(preset: Preset) {
    let rig = Rig.of(preset)
    rig.pointer(.down, rig.center)
    rig.time += 0.05
    rig.pointer(.up, rig.center + CardPoint(x: preset == .timeMachine ? 200 : -200, y: 0))
    rig.run(2)
    #expect(!rig.delegate.milestones.contains(.didSelect(0, index: 0)))
    #expect(rig.deck.expandedItem == nil)
    if preset == .timeMachine {
      // Before its first card a row has none.
      #expect(rig.deck.frontIndex == 0)
    } else {
      #expect(rig.deck.frontIndex == 1)
    }
  }

  @Test func `a cell that outlives its deck in a pool is at rest`() throws {
    let pool = RecyclingPool()
    var deck: Deck? = Deck(anyLayout: Preset.swipeCard.layout, cells: pool)
    let (source, host) = (ListDataSource(count: 3), RecordingHost())
    source.register(in: try #require(deck).cells)
    deck?.dataSource = source
    deck?.host = host
    deck?.setContainer(size: CardSize(width: 320, height: 480))
    deck?.reload()
    let middle = CardPoint(x: 160, y: 240)
    deck?.handle(PointerEvent(.down, pointer: 0, at: middle, time: 0))
    deck?.handle(
      PointerEvent(.move, pointer: 0, at: middle + CardPoint(x: 80, y: 0), time: 0.1))
    deck?.advance(to: 0.1)
    let cell = try #require(host.cell(for: 0) as? TestCell)
    #expect(cell.progress.phase == .dragging)
    deck = nil
    #expect(cell.progress == .resting)
  }

  @Test func `touches from inside the data source wait for it to return`() {
    let rig = Rig.of(.swipeCard)
    var isFirst = true
    rig.source.onConfigure = { [unowned rig] _, _ in
      guard isFirst else { return }
      isFirst = false
      rig.pointer(.down, rig.center)
      rig.pointer(.move, rig.center + CardPoint(x: 40, y: 0))
      #expect(rig.deck.phase != .dragging)
    }
    rig.deck.reload()
    #expect(rig.deck.phase == .dragging)
    #expect(rig.placement(0)?.translation.x == 40)
  }

  @Test func `data changes from inside an observer wait for it to return`() {
    let rig = Rig.of(.swipeCard)
    var isFirst = true
    rig.deck.addDragObserver { [unowned rig] _, _ in
      guard isFirst else { return }
      isFirst = false
      rig.source.items = [0, 7]
      rig.deck.reload()
      #expect(rig.deck.count == 10)
    }
    rig.pull(by: CardPoint(x: 40, y: 0), release: false)
    rig.run(1)
    #expect(rig.deck.count == 2)
    #expect(rig.deck.frontItem == 0 && rig.deck.phase == .dragging)
    #expect(Set(rig.host.cards.map(\.item)) == [0, 7])
  }

  @Test func `a row that was emptied under a finger stands on a card when there are some again`() {
    let rig = Rig(TimeMachineLayout.timeMachine)
    rig.pull(by: CardPoint(x: 60, y: 0), release: false)
    #expect(rig.deck.position != 0)
    rig.source.items = []
    rig.deck.reload()
    rig.lift(after: CardPoint(x: 60, y: 0))
    rig.source.items = (0..<7).map { CardItemID($0) }
    rig.deck.reload()
    rig.run(3)
    #expect(rig.deck.phase == .idle && rig.deck.position == Double(rig.deck.frontIndex))
  }

  @Test(arguments: Preset.stacks)
  func `a swipe from inside of its announcement takes its place, though it is undone`(
    preset: Preset
  ) {
    let rig = Rig.of(preset)
    var (hasSwiped, hasUndone) = (false, false)
    rig.delegate.onEvent = { [unowned rig] _, event in
      guard case .willSwipe = event, !hasSwiped else { return }
      hasSwiped = true
      #expect(rig.deck.swipe(.right))
    }
    rig.source.onConfigure = { [unowned rig] _, _ in
      if !hasUndone { rig.deck.undo() }
      hasUndone = true
    }
    #expect(!rig.deck.swipe(.left))
    #expect(hasUndone)
    #expect(rig.swiped == [0])
    #expect(rig.deck.frontItem == 0 && rig.deck.historyCount == 0)
  }

  /// Asks back: it swipes when it is asked which item there is.
  private final class EagerSource: CardDataSource {
    var whenAsked: (() -> Void)?

    func numberOfItems() -> Int { 10 }

    func itemID(at index: Int) -> CardItemID {
      let ask = whenAsked
      whenAsked = nil
      ask?()
      return CardItemID(index)
    }

    func cell(forItemAt index: Int, in cells: CellRecycler) -> any CardCell {
      cells.dequeue(TestCell.self)
    }
  }

  @Test func `a command from inside of a mere question is done in the next frame`() {
    let rig = Rig.of(.swipeCard)
    let source = EagerSource()
    rig.deck.dataSource = source
    rig.deck.swipe(.right)
    rig.run(3)
    #expect(!rig.host.needsFrames)
    source.whenAsked = { [unowned rig] in #expect(rig.deck.swipe(.left)) }
    #expect(rig.deck.canUndo)
    #expect(rig.deck.frontItem == 1)
    #expect(rig.host.needsFrames)
    rig.run(0.02)
    #expect(rig.deck.frontItem == 2)
    rig.run(3)
    #expect(rig.departed == [0, 1] && !rig.host.needsFrames)
  }

  @Test(arguments: [[10.0], [3, 10], [2, 5, 6, 10]])
  func `a callback finds a deck at rest, however many frames led to it`(frames: [Double]) {
    var layout = TransformStackLayout.swipeCard
    layout.swipe.flight.duration = 4
    let rig = Rig(layout)
    rig.deck.swipe(.right)
    rig.run(0.1)
    // The second card comes back, and is at rest long before the first one has left.
    layout.swipe.flight.duration = 0.1
    rig.deck.setLayout(layout)
    rig.deck.swipe(.left)
    rig.run(1)
    rig.deck.undo()
    var phases: [DeckPhase] = []
    rig.delegate.onEvent = { [unowned rig] _, event in
      if case .didFinishSwiping = event { phases.append(rig.deck.phase) }
    }
    for time in frames { rig.deck.advance(to: time) }
    rig.delegate.onEvent = nil
    #expect(phases == [.idle])
  }

  @Test func `one item can be deleted by its index`() {
    let rig = Rig.of(.insetStack, count: 3)
    rig.source.delete(at: 1)
    rig.deck.deleteItem(at: 1)
    rig.run(1)
    #expect(rig.deck.count == 2 && rig.host.paintOrder == [2, 0])
  }

  @Test func `a deck that has run out shows the last item when it becomes a row`() {
    let rig = Rig.of(.swipeCard, count: 2)
    for _ in 0..<2 { rig.deck.swipe(.left) }
    rig.run(1)
    #expect(rig.deck.frontItem == nil)
    rig.deck.setLayout(.expandingCarousel)
    rig.run(1)
    #expect(rig.deck.frontItem == 1 && rig.host.frontItem == 1)
  }

  @Test(arguments: [1e9, 1e16, 1e300])
  func `on a clock of any size a swipe leaves, and the others come up`(start: Double) {
    let rig = Rig.of(.slideCard)
    rig.deck.advance(to: start)
    rig.deck.swipe(.left)
    rig.deck.swipe(.right)
    #expect(rig.deck.frontItem == 2)
    rig.deck.advance(to: start * 1.5)
    #expect(rig.departed == [0, 1])
    #expect(rig.deck.phase == .idle && rig.fault == nil)
  }

  // MARK: Cells of more than one type

  private final class OtherCell: RegistrableCardCell {
    init() {}
  }

  private final class Mixed: CardDataSource {
    var isOther = false

    func numberOfItems() -> Int { 3 }
    func itemID(at index: Int) -> CardItemID { CardItemID(index) }
    func cell(forItemAt index: Int, in cells: CellRecycler) -> any CardCell {
      isOther ? cells.dequeue(OtherCell.self) : cells.dequeue(TestCell.self)
    }
  }

  @Test func `an item that is reloaded may come on a cell of another type`() {
    let (pool, host, source) = (RecyclingPool(), RecordingHost(), Mixed())
    let deck = Deck(layout: ExpandingCarouselLayout.expandingCarousel, cells: pool)
    deck.cells.register(TestCell.self)
    deck.cells.register(OtherCell.self)
    deck.dataSource = source
    deck.host = host
    deck.setContainer(size: CardSize(width: 320, height: 480))
    deck.reload()
    let place = host.presentation(of: 0)
    host.commands = []
    source.isOther = true
    deck.reloadItem(at: 0)
    #expect(host.cards.first { $0.item == 0 }?.cell is OtherCell)
    #expect(host.commands.prefix(2) == [.detach(0), .attach(0)])
    #expect(host.presentation(of: 0) == place)
    host.checkFrame()
    #expect(host.violations.isEmpty)
    #expect(pool.statistics.live == host.count)
  }
}
