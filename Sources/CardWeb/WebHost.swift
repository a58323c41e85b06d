public import CardCore
public import CardEngine

/// Shows a deck's cells as elements inside a root element, and passes the person's input on.
public final class WebHost: CardHost {
  /// The element that holds the cards.
  public let root: WebElement
  /// Puts an announcement into words for screen readers; nil says nothing.
  ///
  /// The default is English and knows items by their index only. Set it to name them, or to speak
  /// another language.
  public var words: (CardAnnouncement) -> WebText? = WebHost.englishWords

  /// Hears what the deck is doing now, as often as that changes: what `data-state` says.
  ///
  /// A command to the deck from inside takes effect at once or, where the deck is in the middle of
  /// a change, right after that.
  public var phaseDidChange: (DeckPhase) -> Void = { _ in }

  /// Takes the input. It lives as long as the deck is open, as an element does in the document.
  package var input: (any WebInput)?
  /// Whether the deck wants to be told about frames.
  package var needsFrames: Bool { deckNeedsFrames || keepsFrames }
  /// Whether the host itself waits for something, whatever the deck says.
  package var keepsFrames = false {
    didSet { if keepsFrames { Page.session.requestFrame() } }
  }
  private var deckNeedsFrames = false

  private let liveRegion = WebElement("div")
  /// What the page knows the deck by.
  package private(set) var id: Int32 = 0
  private var cells = CardSlots<WebCell>()
  private var cellCount = 0
  private var changed: [WebCell] = []
  /// The style that leaves the page the touches which move no card.
  private var touchAction = "auto"
  /// What the attribute `data-state` says.
  private var shownPhase: DeckPhase?

  /// Turns an element of the page into a deck.
  ///
  /// - Parameters:
  ///   - root: An element with a size of its own; cards are positioned inside it.
  ///   - name: What the page's scripts, style sheets and tests know the deck by: `data-deck`.
  ///   - label: What screen readers call the deck.
  public init(root: WebElement, name: String, label: WebText) {
    self.root = root
    root.setAttribute("data-deck", WebText(name))
    root.setAttribute("role", "group")
    root.setAttribute("aria-roledescription", "card deck")
    root.setAttribute("aria-label", label)
    root.setAttribute("tabindex", "0")
    liveRegion.setAttribute("data-announcements", "")
    liveRegion.setAttribute("role", "status")
    root.append(liveRegion)
    id = Page.session.open(self)
    Page.openDeck(id, at: root.handle)
    updateState()
  }

  /// Stops listening to the page. The cards stay as they are.
  public func close() {
    Page.closeDeck(id)
    Page.session.close(self)
    input = nil
  }

  /// Leaves the browser the touches that are none of the deck's, so that the page scrolls.
  ///
  /// - Parameters:
  ///   - horizontal: Whether a drag to the sides moves a card.
  ///   - vertical: Whether a drag up or down moves a card.
  package func setDragAxes(horizontal: Bool, vertical: Bool) {
    let action =
      switch (horizontal, vertical) {
      case (true, true): "none"
      case (true, false): "pan-y pinch-zoom"
      case (false, true): "pan-x pinch-zoom"
      case (false, false): "auto"
      }
    touchAction = action
    applyTouchAction()
  }

  /// A deck without cards leaves every touch to the page.
  private func applyTouchAction() {
    root.setStyle("touch-action", cellCount == 0 ? "auto" : touchAction)
  }

  // MARK: CardHost

  /// Puts the cell's element into the root element.
  public func attach(_ cell: any CardCell, for item: CardItemID, at slot: Int) {
    guard let cell = cell as? WebCell else {
      preconditionFailure("a cell of a web deck must inherit from WebCell")
    }
    cell.shown = nil
    cells[slot] = cell
    cellCount += 1
    if cellCount == 1 { applyTouchAction() }
    cell.element.setAttribute("data-item", "\(item)")
    cell.element.setAttribute("role", "group")
    cell.element.setAttribute("aria-roledescription", "card")
    root.append(cell.element)
  }

  /// Notes the cell's new look for the next frame.
  public func update(at slot: Int, to presentation: CardPresentation) {
    guard let cell = cells[slot] else { return }
    if cell.pending == nil { changed.append(cell) }
    cell.pending = presentation
    Page.session.requestFrame()
  }

  /// Takes the cell's element out of the page.
  public func detach(_: any CardCell, at slot: Int) {
    guard let cell = cells[slot] else { return }
    cells[slot] = nil
    cellCount -= 1
    if cellCount == 0 { applyTouchAction() }
    if cell.pending != nil {
      cell.pending = nil
      changed.removeAll { $0 === cell }
    }
    cell.element.remove()
  }

  /// Asks for frames or for no more of them.
  public func setNeedsFrames(_ needsFrames: Bool) {
    deckNeedsFrames = needsFrames
    if needsFrames { Page.session.requestFrame() }
    updateState()
  }

  /// Says it in the live region.
  public func announce(_ announcement: CardAnnouncement) {
    if let text = words(announcement) { liveRegion.setText(text) }
  }

  /// Tells the browser which touches are the deck's from now on.
  public func traitsDidChange() { input?.traitsDidChange() }

  // MARK: Frames

  package func frame(at time: Double) {
    guard needsFrames else { return }
    input?.frame(at: time)
    updateState()
  }

  /// Appends a record for each card that changed since the last time.
  package func takeChanges(into records: inout [CardRecord]) {
    for cell in changed {
      guard let pending = cell.pending else { continue }
      let changes = cell.shown.map { CardRecord.Changes(from: $0, to: pending) } ?? .all
      cell.shown = pending
      cell.pending = nil
      if !changes.isEmpty {
        records.append(CardRecord(pending, of: cell.element.handle, changes: changes))
      }
    }
    changed.removeAll(keepingCapacity: true)
  }

  // MARK: Input

  package func pointer(_ event: WebPointerEvent) -> Bool {
    defer { updateState() }
    return input?.pointer(event) ?? false
  }

  package func wheel(by delta: CardPoint, at time: Double) -> Bool {
    defer { updateState() }
    return input?.wheel(by: delta, at: time) ?? false
  }

  package func key(_ key: WebKey, at time: Double) -> Bool {
    defer { updateState() }
    return input?.key(key, at: time) ?? false
  }

  package func resize(to size: CardSize, isRightToLeft: Bool, at time: Double) {
    input?.resize(to: size, isRightToLeft: isRightToLeft, at: time)
    updateState()
  }

  package func interrupt(at time: Double) {
    input?.interrupt(at: time)
    updateState()
  }

  package func setReducedMotion(_ isReduced: Bool) { input?.setReducedMotion(isReduced) }

  private func updateState() {
    let phase = input?.phase ?? .idle
    guard phase != shownPhase else { return }
    shownPhase = phase
    let name: WebText =
      switch phase {
      case .idle: "idle"
      case .dragging: "dragging"
      case .moving: "moving"
      }
    root.setAttribute("data-state", name)
    phaseDidChange(phase)
  }

  // MARK: Words

  /// The default of ``words``.
  public static func englishWords(_ announcement: CardAnnouncement) -> WebText? {
    if case .front(_, let index) = announcement { return "Card \(index + 1)" }
    return announcement.english.map { WebText($0) }
  }
}
