internal import CardCore
internal import CardEngine
internal import CardTestSupport
internal import CardWeb
internal import ExpandingCarousel
internal import TransformStack
internal import Testing

/// A cell with nothing on it.
private final class BlankCell: WebCell {}

/// Items known by their index.
private final class Items: CardDataSource {
  func numberOfItems() -> Int { 10 }

  func itemID(at index: Int) -> CardItemID { CardItemID(index) }

  func cell(forItemAt index: Int, in cells: CellRecycler) -> any CardCell {
    cells.dequeue(BlankCell.self)
  }
}

struct WebDeckTests {
  /// Opens a deck of 300 x 400 with ten items, and a page whose clock stands at 10 seconds.
  private func withDeck<Layout: CardLayout>(
    _ layout: Layout, _ body: (PageModel, WebDeck, RecordingDelegate) throws -> Void
  ) throws {
    try withLeakFreePage { page, leaks in
      page.now = 10
      let deck = WebDeck(in: WebElement("div"), name: "demo", label: "Demo", layout: layout)
      let (items, delegate) = (Items(), RecordingDelegate())
      let parts: [AnyObject] = [deck, deck.engine, deck.host, items, delegate]
      for part in parts { leaks.track(part) }
      deck.cells.register(BlankCell.self) { leaks.track(BlankCell()) }
      deck.engine.dataSource = items
      deck.engine.delegate = delegate
      deck.engine.reload()
      deck.resize(to: CardSize(width: 300, height: 400), isRightToLeft: false, at: 10)
      page.session.frame(at: 10)
      try body(page, deck, delegate)
      withExtendedLifetime(items) {}
      deck.close()
    }
  }

  private func selections(_ delegate: RecordingDelegate) -> Int {
    delegate.events.count { if case .didSelect = $0 { true } else { false } }
  }

  /// Lets frames pass as a browser does: while they are asked for, and for two seconds at most.
  private func run(_ page: PageModel, from time: Double = 10) -> Double {
    var time = time
    var requests = page.frameRequests
    for _ in 0..<120 {
      time += 1.0 / 60
      page.now = time
      page.session.frame(at: time)
      if page.frameRequests == requests { break }
      requests = page.frameRequests
    }
    return time
  }

  private func drag(_ deck: WebDeck, by way: CardPoint, isOnControl: Bool = false) -> [Bool] {
    let start = CardPoint(x: 150, y: 200)
    var claims: [Bool] = []
    func send(_ phase: WebPointerEvent.Phase, _ part: Double, _ time: Double) {
      claims.append(
        deck.host.pointer(
          WebPointerEvent(
            phase: phase, pointer: 1, point: start + way * part, time: time,
            isOnControl: isOnControl)))
    }
    send(.down, 0, 10)
    for step in 1...10 { send(.move, Double(step) / 10, 10 + Double(step) / 100) }
    // Held still, so that only the distance counts.
    send(.move, 1, 10.5)
    send(.up, 1, 10.6)
    return claims
  }

  @Test("A drag past the threshold swipes; the deck claims the pointer once it has begun")
  func swipe() throws {
    try withDeck(TransformStackLayout.swipeCard) { page, deck, _ in
      let claims = drag(deck, by: CardPoint(x: 200, y: 0))
      #expect(claims.first == false)
      #expect(claims[10])
      #expect(claims.last == false)
      #expect(deck.engine.frontItem == 1)
      #expect(page.element(deck.host.root)?.attributes["data-state"] == "moving")
      _ = run(page, from: 10.6)
      #expect(page.element(deck.host.root)?.attributes["data-state"] == "idle")
    }
  }

  @Test("A press on a control leaves the tap to the control, but a drag from there swipes")
  func controls() throws {
    try withDeck(TransformStackLayout.swipeCard) { _, deck, delegate in
      _ = drag(deck, by: .zero, isOnControl: true)
      #expect(selections(delegate) == 0)
      _ = drag(deck, by: .zero)
      #expect(selections(delegate) == 1)
      _ = drag(deck, by: CardPoint(x: 200, y: 0), isOnControl: true)
      #expect(deck.engine.frontItem == 1)
    }
  }

  @Test("Touches across a swipe deck's directions stay with the page; a carousel uses both")
  func touchAction() throws {
    try withDeck(TransformStackLayout.swipeCard) { page, deck, _ in
      let root = deck.host.root
      #expect(page.element(root)?.style["touch-action"] == "pan-y pinch-zoom")
      deck.engine.setLayout(ExpandingCarouselLayout.expandingCarousel)
      #expect(page.element(root)?.style["touch-action"] == "none")
    }
  }

  @Test("The directions change with the layout also where no card moves by that")
  func touchActionAtRest() throws {
    try withDeck(TransformStackLayout.swipeCard) { page, deck, _ in
      deck.engine.setLayout(TransformStackLayout.slideCard)
      #expect(page.element(deck.host.root)?.style["touch-action"] == "none")
      deck.engine.setLayout(TransformStackLayout.swipeCard)
      #expect(page.element(deck.host.root)?.style["touch-action"] == "pan-y pinch-zoom")
    }
  }

  @Test("Arrow keys swipe a stack, and the undo key takes it back")
  func stackKeys() throws {
    try withDeck(TransformStackLayout.swipeCard) { _, deck, _ in
      #expect(deck.host.key(.right, at: 10))
      #expect(deck.engine.frontItem == 1)
      #expect(!deck.host.key(.up, at: 10))
      #expect(deck.host.key(.undo, at: 10))
      #expect(deck.engine.frontItem == 0)
      #expect(!deck.host.key(.undo, at: 10))
      #expect(!deck.host.key(.first, at: 10))
      #expect(!deck.host.key(.escape, at: 10))
    }
  }

  @Test("Arrow keys walk along a row, mirrored where it is; Home and End go to its ends")
  func rowKeys() throws {
    try withDeck(ExpandingCarouselLayout.expandingCarousel) { _, deck, _ in
      #expect(deck.host.key(.right, at: 10))
      #expect(deck.engine.frontItem == 1)
      #expect(deck.host.key(.left, at: 10))
      #expect(deck.host.key(.left, at: 10))
      #expect(deck.engine.frontItem == 0)
      #expect(deck.host.key(.last, at: 10))
      #expect(deck.engine.frontItem == 9)
      #expect(deck.host.key(.first, at: 10))
      deck.resize(to: CardSize(width: 300, height: 400), isRightToLeft: true, at: 10)
      #expect(deck.host.key(.left, at: 10))
      #expect(deck.engine.frontItem == 1)
    }
  }

  @Test("Enter expands the centred card and collapses it again; so does Escape")
  func expansionKeys() throws {
    try withDeck(ExpandingCarouselLayout.expandingCarousel) { page, deck, _ in
      #expect(deck.host.key(.select, at: 10))
      #expect(deck.engine.expandedItem == 0)
      var time = run(page)
      #expect(deck.engine.expansionFraction == 1)
      // The row stands still meanwhile.
      #expect(!deck.host.key(.right, at: time))
      #expect(deck.host.key(.select, at: time))
      time = run(page, from: time)
      #expect(deck.engine.expandedItem == nil)
      #expect(deck.host.key(.select, at: time))
      time = run(page, from: time)
      #expect(deck.host.key(.escape, at: time))
      _ = run(page, from: time)
      #expect(deck.engine.expandedItem == nil)
    }
  }

  @Test("Any turn of the wheel that shows moves a row by one card at least")
  func wheel() throws {
    try withDeck(ExpandingCarouselLayout.expandingCarousel) { page, deck, _ in
      #expect(deck.host.wheel(by: CardPoint(x: 100, y: 0), at: 10))
      let time = run(page)
      #expect(deck.engine.frontItem == 1)
      #expect(deck.engine.phase == .idle)
      #expect(deck.host.wheel(by: CardPoint(x: -2, y: 0), at: time))
      _ = run(page, from: time)
      #expect(deck.engine.frontItem == 1)
    }
  }

  @Test("A wheel across a row, or over a stack, scrolls the page")
  func foreignWheel() throws {
    try withDeck(ExpandingCarouselLayout.expandingCarousel) { _, deck, _ in
      #expect(!deck.host.wheel(by: CardPoint(x: 1, y: 100), at: 10))
    }
    try withDeck(TransformStackLayout.swipeCard) { _, deck, _ in
      #expect(!deck.host.wheel(by: CardPoint(x: 100, y: 0), at: 10))
    }
  }

  @Test("A page that goes out of sight ends the drag without effect")
  func interruption() throws {
    try withDeck(TransformStackLayout.swipeCard) { page, deck, _ in
      func send(_ phase: WebPointerEvent.Phase, x: Double, _ time: Double) {
        _ = deck.host.pointer(
          WebPointerEvent(
            phase: phase, pointer: 1, point: CardPoint(x: x, y: 200), time: time))
      }
      send(.down, x: 100, 10)
      send(.move, x: 290, 10.1)
      #expect(deck.engine.phase == .dragging)
      page.session.pageDidChange(isHidden: true, prefersReducedMotion: false, at: 10.2)
      #expect(deck.engine.phase != .dragging)
      send(.up, x: 290, 10.3)
      #expect(deck.engine.frontItem == 0)
    }
  }

  @Test("The page's wishes become the deck's configuration")
  func wishes() throws {
    try withDeck(TransformStackLayout.swipeCard) { page, deck, _ in
      page.session.pageDidChange(isHidden: false, prefersReducedMotion: true, at: 10)
      #expect(deck.engine.configuration.reducesMotion)
      let late = WebDeck(
        in: WebElement("div"), name: "late", label: "Late",
        layout: TransformStackLayout.swipeCard)
      #expect(late.engine.configuration.reducesMotion)
      late.close()
    }
  }
}
