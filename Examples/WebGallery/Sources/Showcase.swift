import CardWeb
import Cardstock

/// One of the four systems: a deck, its buttons, and what can be tuned about it.
final class Showcase {
  let title: WebText
  let article: WebElement
  let source: GallerySource
  let deck: WebDeck
  var strategy: Strategy
  /// The sliders' values, three for each strategy.
  var values = Strategy.presets
  private let actions: WebElement
  private var buttons: [WebElement] = []
  /// The button that has grown with a drag.
  private var swollen: Action?
  private let log: EventLog
  /// What the first card is drawn from, so that no two decks look alike.
  private let firstArt: Int
  /// What happens when this deck is used, for the inspector to follow.
  var onUse: (Showcase) -> Void = { _ in }
  var onChange: (Showcase) -> Void = { _ in }

  /// Brings the article with the id `name` to life; nil where the page has none.
  init?(_ strategy: Strategy, name: String, title: WebText, firstArt: Int, log: EventLog) {
    guard let article = WebElement(matching: "#\(name)"), let root = article.first(".deck"),
      let actions = article.first(".actions")
    else { return nil }
    self.strategy = strategy
    self.title = title
    self.article = article
    self.actions = actions
    self.log = log
    self.firstArt = firstArt
    deck = WebDeck(
      in: root, name: name, label: title,
      anyLayout: strategy.layout(Array(values[strategy.range])))
    source = GallerySource(count: 10) { _, cells in cells.dequeue(QuoteCell.self) }
    source.makeCell = { [unowned(unsafe) self] in cell($0, $1) }
    source.onLoadMore = { [unowned(unsafe) self] in self.note("loadMore after \($0)") }
    deck.cells.register(PictureCell.self)
    deck.cells.register(QuoteCell.self)
    deck.cells.register(ChartCell.self)
    listen()
  }

  /// Deals the cards.
  func start() {
    deck.engine.reload()
    changed()
  }

  private func listen() {
    deck.engine.dataSource = source
    deck.engine.delegate = self
    deck.engine.addDragObserver { [unowned(unsafe) self] _, progress in
      swell(by: progress.phase == .flying ? 0 : progress.horizontalFraction)
    }
    deck.host.phaseDidChange = { [unowned(unsafe) self] _ in onChange(self) }
    article.on("use") { [unowned(unsafe) self] _ in onUse(self) }
    buttons = Action.selectors.map { article.first($0) ?? WebElement("button") }
    for (position, button) in buttons.enumerated() {
      button.on("click") { [unowned(unsafe) self] _ in
        perform(Action(rawValue: position) ?? .undo)
        changed()
      }
    }
  }

  // MARK: Cells

  func cell(_ number: Int, _ cells: CellRecycler) -> any CardCell {
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

  private enum Action: Int {
    case add, skip, previous, undo, next, like, delete

    static let selectors: [WebText] = [
      ".add", ".skip", ".previous", ".undo", ".next", ".like", ".delete",
    ]
  }

  private func perform(_ action: Action) {
    switch action {
    case .add: addCard()
    case .skip: deck.engine.swipe(.left)
    case .previous: deck.engine.browse(by: -1)
    case .undo: deck.engine.undo()
    case .next: deck.engine.browse(by: 1)
    case .like: deck.engine.swipe(.right)
    case .delete: deleteCard()
    }
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

  /// A button grows with a drag towards what it stands for.
  private func swell(by pull: Double) {
    let action: Action? = pull > 0 ? .like : pull < 0 ? .skip : nil
    if let swollen, swollen != action { buttons[swollen.rawValue].setStyle("scale", 1) }
    if let action { buttons[action.rawValue].setStyle("scale", 1 + 0.22 * pull.magnitude) }
    swollen = action
  }

  /// The style hides what the deck has no use for.
  private func updateButtons() {
    actions.setAttribute("data-swipes", deck.engine.traits.swipe != nil ? "" : nil)
    enable(.undo, deck.engine.canUndo)
    let hasFront = deck.engine.frontItem != nil
    for action in [Action.skip, .like, .delete] { enable(action, hasFront) }
  }

  private func enable(_ action: Action, _ isOn: Bool) {
    buttons[action.rawValue].setAttribute("disabled", isOn ? nil : "")
  }

  func changed() {
    updateButtons()
    onChange(self)
  }

  // MARK: Tuning

  var options: [Int] { Array(values[strategy.range]) }

  func choose(_ strategy: Strategy) {
    self.strategy = strategy
    deck.engine.setLayout(anyLayout: strategy.layout(options))
    changed()
  }

  func setOptions(_ options: [Int]) {
    values.replaceSubrange(strategy.range, with: options)
    deck.engine.setLayout(anyLayout: strategy.layout(options))
    changed()
  }

  func setCount(_ count: Int) {
    source.reset(to: count)
    deck.engine.reload()
    // A deck that has run out begins again; any other stays at its card.
    if deck.engine.frontItem == nil { deck.engine.scroll(to: 0, animated: false) }
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
