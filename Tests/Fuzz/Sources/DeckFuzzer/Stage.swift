internal import CardCore
internal import CardEngine
internal import CardPool
internal import CardTestSupport
internal import ExpandingCarousel
internal import InsetStack
internal import TransformStack

/// A deck that a recording is played on, and the laws that must hold after each entry.
final class Stage {
  static let layoutNames = [
    "swipe card", "inset stack", "slide card", "time machine", "expanding carousel",
  ]

  let pool = RecyclingPool()
  let host = RecordingHost()
  let deck: Deck
  /// Is told the names of layouts.
  var recorder: DeckRecorder?
  private(set) var layoutName = Stage.layoutNames[0]
  private let player: DeckPlayer

  init(_ recording: DeckRecording) {
    deck = Deck(layout: TransformStackLayout.swipeCard, cells: pool)
    deck.cells.register(TestCell.self)
    deck.host = host
    player = DeckPlayer(recording, on: deck) { item, _, cells in
      let cell = cells.dequeue(TestCell.self)
      cell.item = item
      return cell
    }
    player.layout = { [unowned self] name in
      guard let layout = Self.layout(named: name) else { return nil }
      layoutName = name
      recorder?.layoutName = name
      return layout
    }
  }

  private static func layout(named name: String) -> AnyCardLayout? {
    switch name {
    case layoutNames[0]: AnyCardLayout(TransformStackLayout.swipeCard)
    case layoutNames[1]: AnyCardLayout(InsetStackLayout.insetStack)
    case layoutNames[2]: AnyCardLayout(TransformStackLayout.slideCard)
    case layoutNames[3]: AnyCardLayout(TimeMachineLayout.timeMachine)
    case layoutNames[4]: AnyCardLayout(ExpandingCarouselLayout.expandingCarousel)
    default: nil
    }
  }

  /// Plays what leads to the state in which recording began.
  func playStart() {
    let start = player.recording.entries.firstIndex { $0.input == .start } ?? 0
    while player.position <= start, (try? player.step()) == true {}
  }

  /// Plays all that is left, and lets everything end.
  func play() {
    while true {
      do throws(DeckRecordingError) {
        guard try player.step() else { break }
      } catch {
        // A layout that is not known is an error; the next entry is played all the same.
      }
      check()
    }
  }

  private func check() {
    host.checkFrame()
    require(host.violations.isEmpty, "\(host.violations)")
    require(host.count == pool.statistics.live, "a cell is neither attached nor in the pool")
    let window = deck.traits.window
    let limit = Int(window.upperBound - window.lowerBound) + 2
    let (leaving, isOverflowing) = limit.addingReportingOverflow(
      Swift.max(deck.configuration.maximumFlights, 1))
    require(isOverflowing || host.count <= leaving, "\(host.count) cells are attached")
    require(deck.frontIndex >= 0 && deck.frontIndex <= deck.count, "the front is out of range")
    require(deck.position.isFinite, "the row is nowhere")
    checkHit()
  }

  /// What is hit is the topmost card there, if any.
  private func checkHit() {
    let found = deck.item(at: deck.containerSize.center)
    require(
      found == nil || host.cards.contains { $0.item == found }, "a card that is not there is hit")
  }
}
