public import CardCore
public import CardEngine
public import CardPool

/// A deck in a web page: engine, pool and host, put together.
///
/// ```swift
/// let deck = WebDeck(in: section, name: "photos", label: "Photos", layout: InsetStackLayout())
/// deck.cells.register(PhotoCell.self)
/// deck.engine.dataSource = source
/// deck.engine.reload()
/// ```
///
/// It listens to pointers, wheels and keys, follows the element's size and writing direction and a
/// person's wish for less motion, and asks for animation frames only while something moves. It
/// lives, as an element in the document does, until ``close()``.
public final class WebDeck {
  /// The deck itself: data source, delegate, commands and configuration.
  ///
  /// The page sets the configuration's reading direction and reduced motion.
  public let engine: Deck
  /// Shows the cards.
  public let host: WebHost
  /// Keeps the cells that are not shown.
  public let pool: RecyclingPool
  /// Registers and dequeues cells.
  public var cells: CellRecycler { engine.cells }

  /// A turn of the wheel that has not come to rest yet.
  var wheelTurn: WheelTurn?
  private var dragAxes: CardDirections?
  private var pointersOnControls: [Int32] = []
  /// Touches that have not shown yet whether they are the page's, and where they came down.
  private var undecidedTouches: [(pointer: Int32, start: CardPoint)] = []

  /// Turns an element of the page into a deck.
  ///
  /// - Parameters:
  ///   - root: An element with a size of its own; cards are positioned inside it.
  ///   - name: What the page's scripts, style sheets and tests know the deck by: `data-deck`.
  ///   - label: What screen readers call the deck.
  ///   - layout: The strategy to start with, known as any layout.
  ///   - configuration: How the deck behaves beside what the layout declares.
  public init(
    in root: WebElement, name: String, label: WebText, anyLayout layout: AnyCardLayout,
    configuration: DeckConfiguration = DeckConfiguration()
  ) {
    pool = RecyclingPool()
    engine = Deck(anyLayout: layout, cells: pool, configuration: configuration)
    host = WebHost(root: root, name: name, label: label)
    engine.host = host
    // Before there is a clock: a deck to which no time has passed yet can take any recording.
    engine.configuration.reducesMotion = Page.session.prefersReducedMotion
    engine.clock = { Page.now }
    host.input = self
    updateDragAxes()
  }

  /// Turns an element of the page into a deck.
  ///
  /// - Parameters:
  ///   - root: An element with a size of its own; cards are positioned inside it.
  ///   - name: What the page's scripts, style sheets and tests know the deck by: `data-deck`.
  ///   - label: What screen readers call the deck.
  ///   - layout: The strategy to start with.
  ///   - configuration: How the deck behaves beside what the layout declares.
  public convenience init<Layout: CardLayout>(
    in root: WebElement, name: String, label: WebText, layout: Layout,
    configuration: DeckConfiguration = DeckConfiguration()
  ) {
    self.init(
      in: root, name: name, label: label, anyLayout: AnyCardLayout(layout),
      configuration: configuration)
  }

  /// Stops listening to the page. The cards stay as they are.
  public func close() { host.close() }

  /// Leaves the browser the touches that the current layout makes nothing of.
  private func updateDragAxes() {
    let axes = engine.dragAxes
    guard axes != dragAxes else { return }
    dragAxes = axes
    host.setDragAxes(
      horizontal: axes.isSuperset(of: .horizontal), vertical: axes.isSuperset(of: .vertical))
  }
}

extension WebDeck: WebInput {
  package var phase: DeckPhase { engine.phase }

  package func pointer(_ event: WebPointerEvent) -> Bool {
    endWheelTurn()
    var phase: PointerEvent.Phase =
      switch event.phase {
      case .down: .down
      case .move: .move
      case .up: .up
      case .cancel: .cancel
      }
    if isForPage(event) { phase = .cancel }
    if event.isOnControl { pointersOnControls.append(event.pointer) }
    if phase == .up || phase == .cancel, pointersOnControls.contains(event.pointer) {
      pointersOnControls.removeAll { $0 == event.pointer }
      // The control gets the tap, so the deck must not; a drag that began there counts in full.
      if engine.phase != .dragging { phase = .cancel }
    }
    engine.handle(
      PointerEvent(
        phase, pointer: Int(event.pointer), at: event.point, time: event.time,
        isMouse: event.isMouse))
    return engine.phase == .dragging
  }

  /// Whether a touch sets out in a direction that is left to the page.
  ///
  /// The browser says so too, but some movements later, and by then a card would have twitched.
  private func isForPage(_ event: WebPointerEvent) -> Bool {
    guard !event.isMouse, let axes = dragAxes else { return false }
    if event.phase == .down { undecidedTouches.append((event.pointer, event.point)) }
    guard let place = undecidedTouches.firstIndex(where: { $0.pointer == event.pointer }) else {
      return false
    }
    let way = event.point - undecidedTouches[place].start
    let isOver = event.phase == .up || event.phase == .cancel
    guard isOver || way.length > 3 else { return false }
    undecidedTouches.remove(at: place)
    let isSideways = way.x.magnitude >= way.y.magnitude
    return event.phase == .move && engine.phase != .dragging
      && !axes.isSuperset(of: isSideways ? .horizontal : .vertical)
  }

  package func resize(to size: CardSize, isRightToLeft: Bool, at time: Double) {
    engine.configuration.readingDirection = isRightToLeft ? .rightToLeft : .leftToRight
    engine.setContainer(size: size)
  }

  package func traitsDidChange() { updateDragAxes() }

  package func interrupt(at time: Double) {
    endWheelTurn()
    engine.interrupt()
  }

  package func setReducedMotion(_ isReduced: Bool) {
    engine.configuration.reducesMotion = isReduced
  }

  package func frame(at time: Double) {
    if let turn = wheelTurn, turn.hasRested(at: time) { endWheelTurn() }
    engine.advance(to: time)
  }
}
