#if !CARDSTOCK_UNRECORDED
  public import CardCore

  /// Replays a recording on a deck: the host is given the same commands as when it was recorded.
  ///
  /// ```swift
  /// let recording = try DeckRecording(parsing: text)
  /// let deck = Deck(layout: TransformStackLayout.swipeCard, cells: RecyclingPool())
  /// deck.cells.register(TestCell.self)
  /// deck.host = host
  /// let player = DeckPlayer(recording, on: deck) { item, _, cells in
  ///   let cell = cells.dequeue(TestCell.self)
  ///   cell.item = item
  ///   return cell
  /// }
  /// player.layout = { name in name == "swipe card" ? AnyCardLayout(.swipeCard) : nil }
  /// try player.play()
  /// ```
  ///
  /// The player is the deck's data source, delegate and clock. Take a new deck, and keep the player
  /// as long as the deck shows its items.
  public final class DeckPlayer: CardDataSource, CardDelegate {
    /// Makes a cell that shows an item at an index, dequeued from the deck's cells.
    public typealias CellMaker = (CardItemID, Int, CellRecycler) -> any CardCell

    /// What is replayed.
    public let recording: DeckRecording

    /// Finds a layout by its name. Without it a deck keeps the layout it was made with.
    public var layout: ((String) -> AnyCardLayout?)?

    /// Hears all that the deck tells the player as its delegate. It is held weakly (strongly in
    /// Embedded Swift), and must leave the deck alone: what was done from inside is in the recording.
    public var observer: (any CardDelegate)? {
      get { weakObserver.object }
      set { weakObserver.object = newValue }
    }

    /// Hears that the deck asks the player, as its data source, for more than so many items. What came
    /// of it is in the recording.
    public var didAskForMore: (Int) -> Void = { _ in }

    /// The number of the next entry.
    public private(set) var position = 0

    private var weakObserver = WeakDelegate(object: nil)
    private let deck: Deck
    private let makeCell: CellMaker
    private let moment = Moment()
    private var count = 0
    private var items: [Int: CardItemID] = [:]
    private var indices: [CardItemID: Int] = [:]
    private var callbackCount = 0
    private var failure: DeckRecordingError?

    /// The time of the entry, apart from the player: a closure that the deck keeps must not keep the
    /// player alive, and Embedded Swift has no unowned references.
    private final class Moment {
      var time = 0.0
    }

    /// Makes a player for a deck that has cells and a host but no data yet.
    public init(_ recording: DeckRecording, on deck: Deck, makeCell: @escaping CellMaker) {
      self.recording = recording
      self.deck = deck
      self.makeCell = makeCell
      deck.dataSource = self
      deck.delegate = self
      deck.clock = { [moment] in moment.time }
    }

    /// When the next entry is due, in seconds on the recorded deck's clock; `nil` at the end.
    public var nextTime: Double? {
      position < recording.entries.count ? recording.entries[position].time : nil
    }

    /// Replays all that is left.
    /// - Throws: when a layout is not known; the deck stays as it is then.
    public func play() throws(DeckRecordingError) {
      while try step() {}
    }

    /// Replays one entry with all that came from inside it.
    /// - Returns: false at the end.
    @discardableResult
    public func step() throws(DeckRecordingError) -> Bool {
      guard position < recording.entries.count else { return false }
      deck.deliveryCount = 0
      // Only as long as the step lasts: the deck must not keep the player alive.
      deck.replayer = { self.give($0) }
      defer { deck.replayer = nil }
      next()
      if let failure {
        self.failure = nil
        throw failure
      }
      return true
    }

    private func next() {
      let current = position
      let entry = recording.entries[current]
      position += 1
      takeAnswers()
      moment.time = entry.time
      if case .layout(let name, let animated) = entry.input {
        change(to: name, animated: animated, line: recording.line(of: current))
      } else {
        perform(entry)
      }
    }

    /// Learns what the data source will be asked.
    private func takeAnswers() {
      while position < recording.entries.count {
        switch recording.entries[position].input {
        case .count(let count):
          self.count = count
          items.removeAll(keepingCapacity: true)
          indices.removeAll(keepingCapacity: true)
        case .item(let index, let item):
          items[index] = item
          indices[item] = index
        default: return
        }
        position += 1
      }
    }

    /// Does what came from inside the callback that runs now.
    func called() {
      callbackCount += 1
      let number = callbackCount
      while failure == nil, position < recording.entries.count,
        recording.entries[position].callback == number
      {
        next()
      }
    }

    /// Gives the next command that was run by a delivery. It comes from inside a call-out again, so
    /// that the deck runs it as it did.
    private func give(_ delivery: Int) -> Bool {
      guard failure == nil, position < recording.entries.count,
        recording.entries[position].delivery == delivery
      else { return false }
      next()
      return true
    }

    private func perform(_ entry: DeckRecording.Entry) {
      switch entry.input {
      case .pointer(var event):
        event.time = entry.time
        deck.handle(event)
      case .pan(var event):
        event.time = entry.time
        deck.handle(event)
      case .tap(let location): deck.tap(at: location, time: entry.time)
      case .activation(let item): deck.activateNow(item, time: entry.time)
      case .swipe(let direction): deck.swipe(direction)
      case .undo: deck.undo()
      case .scroll(let index, let animated): deck.scroll(to: index, animated: animated)
      case .browse(let cards): deck.browse(by: cards)
      case .expand(let item): if let item { deck.expand(item) } else { deck.expand() }
      case .collapse: deck.collapse()
      case .interrupt: deck.interrupt()
      case .container(let size, let insets): deck.setContainer(size: size, safeArea: insets)
      case .configuration(let configuration): deck.configuration = configuration
      case .reload: deck.reload()
      case .steps(let steps): deck.apply(steps)
      case .items(let items): apply(items)
      case .restore(let state): deck.restore(state)
      case .list(let items): deck.takeUp(list: items)
      case .asked(let count, let last): deck.takeUp(asked: count, last: last)
      case .frame: deck.advance(to: entry.time)
      // Putting the deck into its first state has led to callbacks of its own.
      case .start: callbackCount = 0
      case .layout, .count, .item: break
      }
    }

    private func change(to name: String, animated: Bool, line: Int) {
      guard let find = layout else { return }
      guard let layout = find(name) else {
        failure = DeckRecordingError(line: line, reason: .layout)
        return
      }
      deck.setLayout(anyLayout: layout, animated: animated)
    }

    private func apply(_ items: [CardItemID]) {
      do throws(DuplicateItemError) {
        try deck.apply(items: items)
      } catch {
        // A list with duplicates was never recorded; in a text that was changed it does nothing.
      }
    }

    // MARK: The data

    /// The number of items that was recorded last.
    public func numberOfItems() -> Int { count }

    /// The item that was recorded at the index.
    public func itemID(at index: Int) -> CardItemID { items[index] ?? CardItemID(index) }

    /// The cell that the player was told to make.
    public func cell(forItemAt index: Int, in cells: CellRecycler) -> any CardCell {
      makeCell(itemID(at: index), index, cells)
    }

    /// Where the item was when it was recorded.
    public func index(of item: CardItemID, near hint: Int) -> Int? { indices[item] }

    /// Counts as a callback.
    public func loadMore(after count: Int) {
      didAskForMore(count)
      called()
    }
  }

#endif
