import CardWeb
import Cardstock

/// The replay of a recording on one of the decks.
///
/// The deck's source follows what the recording does to the data. Where it then has the very cards
/// of the recording, the deck goes on at the end, as one that a person has used.
final class Replay {
  private let recording: DeckRecording
  private let inspector: Inspector
  private let recorder: ShowcaseRecorder
  private let panel = WebElement(matching: ".recordings")
  private var replay: WebReplay?
  /// Whether all cards were those that the source has in their places.
  private var hasOwnCards = true
  private var hasBegun = false
  /// Whether the panel may show something else than the deck is by now.
  private var isPanelOld = false

  /// The system whose deck it is.
  var showcase: Showcase { recorder.showcase }

  /// Chooses the deck that has the strategy which the recording begins with, or the first one.
  init?(_ recording: DeckRecording, in inspector: Inspector, _ recorders: [ShowcaseRecorder]) {
    let layout = recording.entries.lazy.compactMap { Replay.layout(in: $0.input) }.first
    guard
      let recorder = recorders.first(where: { $0.showcase.strategy == layout?.strategy })
        ?? recorders.first
    else { return nil }
    self.recording = recording
    self.inspector = inspector
    self.recorder = recorder
  }

  private static func layout(in input: RecordedInput) -> NamedLayout? {
    guard case .layout(let name, _) = input else { return nil }
    return NamedLayout(name)
  }

  /// Starts to replay, with the next frame of the page.
  func start() {
    let replay = WebReplay(recording, on: showcase.deck) { [unowned(unsafe) self] in
      cell(of: $0, at: $1, $2)
    }
    replay.player.observer = showcase
    replay.player.didAskForMore = { [unowned(unsafe) self] in
      showcase.source.loadMore(after: $0)
    }
    replay.player.layout = { NamedLayout($0)?.layout }
    replay.willPlay = { [unowned(unsafe) self] in follow($0) }
    replay.didPlay = { [unowned(unsafe) self] in showFrame() }
    replay.didEnd = { [unowned(unsafe) self] _ in end() }
    self.replay = replay
    inspector.use(showcase)
    replay.start()
  }

  private func cell(of item: CardItemID, at index: Int, _ cells: CellRecycler) -> any CardCell {
    if index >= showcase.source.count || showcase.source.itemID(at: index) != item {
      hasOwnCards = false
    }
    return showcase.cell(Replay.number(of: item), cells)
  }

  /// What a card is drawn from; others than the gallery's have no small numbers.
  private static func number(of item: CardItemID) -> Int {
    if let number = item.number, number.magnitude < 1_000_000_000 { return number }
    var sum: UInt32 = 0
    let text: WebText = "\(item)"
    for byte in text.utf8 { sum = sum &* 31 &+ UInt32(byte) }
    return Int(sum % 1_000_000)
  }

  // MARK: Following

  /// Shows the person what the recording does, and does the same to the source.
  private func follow(_ place: Int) {
    beginRecording()
    switch recording.entries[place].input {
    case .layout(let name, _): if let layout = NamedLayout(name) { recorder.show(layout) }
    case .start: hasBegun = true
    case .restore, .reload: deal(behind: place)
    case .steps(let steps): for step in steps { change(step) }
    case .items: hasOwnCards = false
    case .frame, .pointer, .pan: return
    default: break
    }
    isPanelOld = true
  }

  /// Shows what has come of a frame's worth of entries, which may be a great many.
  private func showFrame() {
    guard isPanelOld else { return }
    isPanelOld = false
    inspector.update()
  }

  /// Deals as many cards as the data source said there were.
  private func deal(behind place: Int) {
    for entry in recording.entries[(place + 1)...] {
      guard entry.input.isAnswer else { return }
      if case .count(let count) = entry.input { deal(count) }
    }
  }

  /// Deals so many as a deck has at most, which leaves room for insertions.
  private func deal(_ count: Int) {
    showcase.source.reset(to: Swift.min(Swift.max(count, 0), Int.max / 8))
    // More than the gallery deals would have the numbers of cards that a person adds.
    if count > GallerySource.firstAdded { hasOwnCards = false }
  }

  private func change(_ step: CardChange) {
    let source = showcase.source
    switch step {
    case .insert(let index) where (0...source.count).contains(index): source.insert(at: index)
    case .delete(let index) where (0..<source.count).contains(index): source.delete(at: index)
    case .reload: break
    default: hasOwnCards = false
    }
  }

  /// Records again, for what the person adds to it; the first entries only made the deck.
  private func beginRecording() {
    guard hasBegun, !showcase.deck.engine.isRecording else { return }
    recorder.start()
  }

  // MARK: The end

  private func end() {
    inspector.update()
    let source = showcase.source
    guard hasOwnCards, hasOwnHistory, source.count == showcase.deck.engine.count else {
      panel?.setAttribute("data-state", "over")
      return
    }
    hasBegun = true
    beginRecording()
    replay?.goOn(with: source, delegate: showcase)
    showcase.changed()
    panel?.setAttribute("data-state", "live")
  }

  /// Whether the source has the swiped cards in the places where the recording has them.
  ///
  /// A deck remembers swiped cards that have gone since; an undo passes them over.
  private var hasOwnHistory: Bool {
    showcase.deck.engine.state.history.allSatisfy { swiped in
      guard let index = replay?.player.index(of: swiped.item, near: swiped.index) else {
        return true
      }
      return index >= 0 && index < showcase.source.count
        && showcase.source.itemID(at: index) == swiped.item
    }
  }
}
