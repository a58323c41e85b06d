public import CardCore

/// Writes down everything that comes into a deck, whatever host drives it.
///
/// ```swift
/// let recorder = DeckRecorder()
/// recorder.layoutName = "swipe card"
/// deck.record(with: recorder)
/// // … the person reproduces the fault …
/// deck.record(with: nil)
/// save(recorder.text)
/// ```
///
/// A recording begins with the deck's state. It repeats a deck exactly when that was at rest, and
/// goes on from what it can restore when it was not. Commands given from inside callbacks are
/// written down as such; those given from inside calls of the data source, a host or a cell follow
/// the input that led to them.
public final class DeckRecorder {
  /// What the recording calls the deck's layout, for the player to find it by. Set it before
  /// recording and before each change of the layout.
  public var layoutName = ""

  /// The number of bytes at which recording ends, so that one that is forgotten does no harm.
  public let maximumLength: Int

  /// Whether the recording was ended by its length.
  public private(set) var isFull = false

  private var writer = RecordingWriter()
  /// How many callbacks there were, and the one that runs now.
  private var callbackCount = 0
  private var callback = 0
  /// What was written of the data, by index.
  private var known: [Int: CardItemID] = [:]

  /// Makes an empty recording.
  /// - Parameter maximumLength: in bytes; a minute of dragging takes about 300,000.
  public init(maximumLength: Int = 8_000_000) {
    self.maximumLength = maximumLength
    writer.header()
  }

  /// The recording so far.
  /// - Complexity: O(length).
  public var text: String { String(decoding: writer.bytes, as: UTF8.self) }

  /// Writes down what the deck is at the start.
  func start(_ deck: Deck) {
    let space = deck.space
    note(.configuration(deck.configuration), at: deck.time)
    if !layoutName.isEmpty { note(.layout(layoutName, animated: false), at: deck.time) }
    note(.container(space.size, space.safeArea), at: deck.time)
    let state = deck.state
    note(.restore(state), at: deck.time)
    noteCount(deck.count, at: deck.time)
    for swiped in state.history { noteItem(swiped.item, at: swiped.index, time: deck.time) }
    if let expansion = state.expansion {
      noteItem(expansion.item, at: expansion.index, time: deck.time)
    }
    if let front = state.frontItem {
      noteItem(front, at: deck.dataIndex(of: deck.anchor), time: deck.time)
    }
    for record in deck.records where record.role == .window {
      noteItem(record.item, at: record.index, time: deck.time)
    }
    note(.start, at: deck.time)
  }

  func note(_ input: RecordedInput, at time: Double) {
    guard !isFull else { return }
    guard writer.bytes.count < maximumLength else {
      isFull = true
      return
    }
    writer.write(
      DeckRecording.Entry(time: time, callback: input.isAnswer ? 0 : callback, input: input))
  }

  /// Writes the count, after which everything is to be asked anew.
  func noteCount(_ count: Int, at time: Double) {
    known.removeAll(keepingCapacity: true)
    note(.count(count), at: time)
  }

  func noteItem(_ item: CardItemID, at index: Int, time: Double) {
    guard known[index] != item else { return }
    known[index] = item
    note(.item(index, item), at: time)
  }

  /// Runs a callback: commands from inside belong to it.
  func duringCallback(_ body: () -> Void) {
    callbackCount += 1
    let outer = callback
    callback = callbackCount
    body()
    callback = outer
  }
}
