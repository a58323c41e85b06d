import CardWeb
import Cardstock

/// One of the four systems: a deck, its buttons, and what can be tuned about it.
final class Showcase {
  let title: WebText
  let article = WebElement("article", class: "show")
  let source: GallerySource
  let deck: WebDeck
  private(set) var strategy: Strategy
  /// The sliders' values for each strategy.
  private var values: [[Int]]
  private let actions = WebElement("div", class: "actions")
  private var swipeButtons: [WebElement] = []
  private var browseButtons: [WebElement] = []
  private let undoButton: WebElement
  private let log: EventLog
  /// What the first card is drawn from, so that no two decks look alike.
  private let firstArt: Int
  /// What happens when this deck is used, for the inspector to follow.
  var onUse: (Showcase) -> Void = { _ in }
  var onChange: (Showcase) -> Void = { _ in }

  init(
    _ strategy: Strategy, name: String, title: WebText, note: WebText, firstArt: Int,
    isWide: Bool = false, log: EventLog
  ) {
    self.strategy = strategy
    self.title = title
    self.log = log
    self.firstArt = firstArt
    values = Strategy.all.map { $0.options.map { $0.preset } }
    let header = WebElement("header")
    let heading = WebElement("h2")
    let subheading = WebElement("p")
    heading.setText(title)
    subheading.setText(note)
    header.append(heading)
    header.append(subheading)
    let stage = WebElement("div", class: "stage")
    let root = WebElement("div", class: "deck")
    article.setAttribute("id", WebText(name))
    article.setAttribute("aria-label", title)
    if isWide { article.setAttribute("data-wide", "") }
    stage.append(root)
    article.append(header)
    article.append(stage)
    article.append(actions)
    deck = WebDeck(
      in: root, name: name, label: title,
      anyLayout: strategy.layout(values[strategy.rawValue]))
    source = GallerySource(count: 10) { _, cells in cells.dequeue(QuoteCell.self) }
    undoButton = WebElement("button")
    source.makeCell = { [unowned(unsafe) self] in cell($0, $1) }
    source.onLoadMore = { [unowned(unsafe) self] in self.note("loadMore after \($0)") }
    addButtons()
    deck.cells.register(PictureCell.self)
    deck.cells.register(QuoteCell.self)
    deck.cells.register(ChartCell.self)
    deck.engine.dataSource = source
    deck.engine.delegate = self
    deck.engine.addDragObserver { [unowned(unsafe) self] _, progress in
      actions.setStyle("--pull", progress.phase == .flying ? 0 : progress.horizontalFraction)
    }
    deck.host.phaseDidChange = { [unowned(unsafe) self] _ in onChange(self) }
    article.on("pointerdown") { [unowned(unsafe) self] _ in
      onUse(self)
      return
    }
    deck.engine.reload()
    updateButtons()
  }

  // MARK: Cells

  private func cell(_ number: Int, _ cells: CellRecycler) -> any CardCell {
    let cell: GalleryCell
    let art = number + firstArt
    switch art % 4 {
    case 1:
      let quote = cells.dequeue(QuoteCell.self)
      quote.show(number, drawnFrom: art)
      cell = quote
    case 3:
      let chart = cells.dequeue(ChartCell.self)
      chart.show(number, drawnFrom: art)
      cell = chart
    default:
      let picture = cells.dequeue(PictureCell.self)
      picture.show(number, drawnFrom: art)
      cell = picture
    }
    cell.onClose = { [unowned(unsafe) self] in deck.engine.collapse() }
    return cell
  }

  // MARK: Buttons

  private func addButtons() {
    let add = button("Add", Icon.plus) { $0.addCard() }
    let skip = button("Skip", Icon.cross, class: "swipe skip") { $0.deck.engine.swipe(.left) }
    let previous = button("Previous", Icon.back, class: "swipe") { $0.step(by: -1) }
    wire(undoButton, "Undo", Icon.undo, class: "undo") { $0.deck.engine.undo() }
    let next = button("Next", Icon.forth, class: "swipe") { $0.step(by: 1) }
    let like = button("Like", Icon.heart, class: "swipe like") { $0.deck.engine.swipe(.right) }
    let delete = button("Delete", Icon.bin) { $0.deleteCard() }
    swipeButtons = [skip, like]
    browseButtons = [previous, next]
    for button in [add, skip, previous, undoButton, next, like, delete] { actions.append(button) }
  }

  private func button(
    _ name: WebText, _ icon: String, class className: WebText = "",
    _ action: @escaping (Showcase) -> Void
  ) -> WebElement {
    let button = WebElement("button")
    wire(button, name, icon, class: className, action)
    return button
  }

  private func wire(
    _ button: WebElement, _ name: WebText, _ icon: String, class className: WebText,
    _ action: @escaping (Showcase) -> Void
  ) {
    button.setAttribute("class", className)
    button.setAttribute("aria-label", name)
    button.setAttribute("title", name)
    button.setMarkup(icon)
    button.on("click") { [unowned(unsafe) self] _ in
      action(self)
      changed()
    }
  }

  private func step(by cards: Int) {
    guard source.count > 0 else { return }
    var index = deck.engine.frontIndex + cards
    if deck.engine.configuration.isLooping {
      index = (index + source.count) % source.count
    }
    deck.engine.scroll(to: index)
  }

  /// Puts a card right behind the front one, where it can be seen to come.
  private func addCard() {
    let index = Swift.min(deck.engine.frontIndex + 1, source.count)
    source.insert(at: index)
    deck.engine.insertItem(at: index)
  }

  private func deleteCard() {
    guard deck.engine.frontItem != nil else { return }
    let index = deck.engine.frontIndex
    source.delete(at: index)
    deck.engine.deleteItem(at: index)
  }

  private func updateButtons() {
    let swipes = deck.engine.traits.swipe != nil
    for button in swipeButtons { button.setAttribute("hidden", swipes ? nil : "") }
    for button in browseButtons { button.setAttribute("hidden", swipes ? "" : nil) }
    undoButton.setAttribute("hidden", swipes ? nil : "")
    undoButton.setAttribute("disabled", deck.engine.canUndo ? nil : "")
  }

  private func changed() {
    updateButtons()
    onChange(self)
  }

  // MARK: Tuning

  var options: [Int] { values[strategy.rawValue] }

  func choose(_ strategy: Strategy) {
    self.strategy = strategy
    deck.engine.setLayout(anyLayout: strategy.layout(options))
    changed()
  }

  func setOption(_ position: Int, to value: Int) {
    values[strategy.rawValue][position] = value
    deck.engine.setLayout(anyLayout: strategy.layout(options))
    changed()
  }

  func setCount(_ count: Int) {
    source.reset(to: count)
    deck.engine.reload()
    deck.engine.scroll(to: 0, animated: false)
    changed()
  }

  func setLooping(_ isOn: Bool) {
    deck.engine.configuration.isLooping = isOn
    changed()
  }

  func setVertical(_ isOn: Bool) {
    deck.engine.configuration.axis = isOn ? .vertical : .horizontal
    changed()
  }

  func setRightToLeft(_ isOn: Bool) {
    deck.host.root.setAttribute("dir", isOn ? "rtl" : nil)
    deck.engine.configuration.readingDirection = isOn ? .rightToLeft : .leftToRight
    changed()
  }
}

// MARK: - What happens

extension Showcase: CardDelegate {
  private func note(_ text: WebText) {
    log.add("\(text) \u{00B7} \(title)")
    changed()
  }

  private static func name(_ direction: CardDirection) -> String {
    switch direction {
    case .left: "left"
    case .right: "right"
    case .up: "up"
    case .down: "down"
    }
  }

  func deck(_ deck: any DeckControlling, didBeginDragging card: CardReference) {
    onUse(self)
    note("didBeginDragging #\(card.item)")
  }

  func deck(_ deck: any DeckControlling, didDrag card: CardReference, progress: CardProgress) {
    let points = Int(progress.translation.x.rounded())
    let percent = Int((progress.fraction * 100).rounded())
    log.add("didDrag #\(card.item) \(points) pt, \(percent) % \u{00B7} \(title)")
  }

  func deck(_ deck: any DeckControlling, willSwipe card: CardReference, in direction: CardDirection)
  {
    note("willSwipe #\(card.item) \(Showcase.name(direction))")
  }

  func deck(_ deck: any DeckControlling, didSwipe card: CardReference, in direction: CardDirection)
  {
    note("didSwipe #\(card.item) \(Showcase.name(direction))")
  }

  func deck(
    _ deck: any DeckControlling, didFinishSwiping item: CardItemID, in direction: CardDirection
  ) {
    note("didFinishSwiping #\(item) \(Showcase.name(direction))")
  }

  func deck(_ deck: any DeckControlling, didReset card: CardReference) {
    note("didReset #\(card.item)")
  }

  func deck(_ deck: any DeckControlling, didSelect card: CardReference) {
    note("didSelect #\(card.item)")
  }

  func deck(_ deck: any DeckControlling, didUndo item: CardItemID, from direction: CardDirection) {
    note("didUndo #\(item) from \(Showcase.name(direction))")
  }

  func deck(_ deck: any DeckControlling, didChangeFront item: CardItemID?) {
    if let item { note("didChangeFront #\(item)") } else { note("didChangeFront none") }
  }

  func deckDidRunOut(_ deck: any DeckControlling) { note("didRunOut") }

  func deck(_ deck: any DeckControlling, willExpand item: CardItemID) {
    note("willExpand #\(item)")
  }

  func deck(_ deck: any DeckControlling, willCollapse item: CardItemID) {
    note("willCollapse #\(item)")
  }

  func deck(_ deck: any DeckControlling, didExpand item: CardItemID) {
    note("didExpand #\(item)")
  }

  func deck(_ deck: any DeckControlling, didCollapse item: CardItemID) {
    note("didCollapse #\(item)")
  }
}
