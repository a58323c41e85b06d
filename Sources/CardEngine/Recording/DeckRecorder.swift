#if !CARDSTOCK_UNRECORDED
  internal import CardCore

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
  /// goes on from what it can restore when it was not. What waits in the pool of cells is no part of
  /// it: where a pool is full a reload may change a card's cell, which in a replay stays.
  ///
  /// Commands given from inside callbacks are written down as such; so are those given from inside
  /// calls of the data source, a host, a cell or a drag observer, once they are run, since they wait
  /// until the call has returned. A deck may ask its host for frames while such a command waits,
  /// which a replay does not; all else that the host is told is the same.
  public final class DeckRecorder {
    /// What the recording calls the deck's layout, for the player to find it by. Set it before
    /// recording and before each change of the layout.
    public var layoutName = ""

    /// Tells the name in place of ``layoutName``, whenever a layout is written down: for programs in
    /// which others than the one that records change the layout.
    public var currentLayoutName: (() -> String)?

    /// The number of bytes at which recording ends, so that one that is forgotten does no harm.
    public let maximumLength: Int

    /// Whether the recording was ended by its length.
    public private(set) var isFull = false

    private var writer = RecordingWriter()
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

    var nameToWrite: String { currentLayoutName?() ?? layoutName }

    /// Writes down what the deck is at the start.
    func start(_ deck: Deck) {
      deck.prepareForRecording()
      let (space, state) = (deck.space, deck.state)
      var inputs: [RecordedInput] = [.configuration(deck.configuration)]
      let name = nameToWrite
      if !name.isEmpty { inputs.append(.layout(name, animated: false)) }
      inputs += [.container(space.size, space.safeArea), .restore(state), .count(deck.count)]
      inputs += state.history.map { .item($0.index, $0.item) }
      if let expansion = state.expansion { inputs.append(.item(expansion.index, expansion.item)) }
      if let front = state.frontItem { inputs.append(.item(state.frontIndex, front)) }
      for record in deck.records where record.role == .window {
        inputs.append(.item(record.index, record.item))
      }
      if let list = deck.list { inputs.append(.list(list)) }
      if deck.loadMoreAsked >= 0 {
        inputs.append(.asked(deck.loadMoreAsked, last: deck.loadMoreLast))
      }
      inputs.append(.start)
      for input in inputs { note(DeckRecording.Entry(time: deck.time, input: input)) }
    }

    func note(_ entry: DeckRecording.Entry) {
      guard writer.bytes.count < maximumLength else {
        isFull = true
        return
      }
      var entry = entry
      if entry.input.isAnswer { entry.callback = 0 }
      switch entry.input {
      case .count:
        // After this everything is asked anew.
        known.removeAll(keepingCapacity: true)
      case .item(let index, let item):
        guard known[index] != item else { return }
        known[index] = item
      default: break
      }
      writer.write(entry)
    }
  }

#endif
