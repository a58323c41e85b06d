internal import CardCore

// Whether a deck can be recorded and replayed is a matter of how the package is built: see
// `isRecordable` in the manifest. The format can be read and written all the same.

#if !CARDSTOCK_UNRECORDED

  extension Deck {
    /// Starts to record, or ends it.
    ///
    /// Swiped items may be looked for in the data source at the start: it gives what the deck was told
    /// of. Those that have gone since a reload are forgotten.
    /// - Parameter recorder: a new one; `nil` ends recording.
    public func record(with recorder: DeckRecorder?) {
      self.recorder = nil
      (layoutName, unwritten) = (nil, nil)
      (callbackCount, callback, deliveryCount) = (0, 0, 0)
      guard let recorder else { return }
      recorder.start(self)
      self.recorder = { recorder.note($0) }
      layoutName = { recorder.nameToWrite }
    }

    /// Brings to where a restored deck has it what no state tells: swiped items stand where they are
    /// known to be, and cards in the order of their places, not of when each has come.
    func prepareForRecording() {
      // In the midst of a change neither the data nor the positions of cards are anything to touch.
      guard !isCallingOut else { return }
      freshenHistory()
      records.sort {
        $0.logical != $1.logical ? $0.logical < $1.logical : $0.serial < $1.serial
      }
    }

    /// Takes up the items that are known from the last list of a deck that was recorded. A list that
    /// has an item twice, or another length than the data, is none of this deck's.
    func takeUp(list items: [CardItemID]) {
      guard (try? ItemPlaces(items)) != nil else { return }
      note(.list(items))
      command { if items.count == $0.count { $0.list = items } }
    }

    /// Takes up what a deck that was recorded had asked for already.
    func takeUp(asked count: Int, last: CardItemID?) {
      note(.asked(count, last: last))
      command {
        $0.loadMoreAsked = count
        $0.loadMoreLast = last
      }
    }

    /// Whether everything that comes in is written down.
    public var isRecording: Bool { recorder != nil }

    /// Writes down what comes in with a time of its own.
    @inline(__always) func note(_ input: @autoclosure () -> RecordedInput, at time: Double) {
      if recorder != nil { write(input(), at: time) }
    }

    /// Writes down a command from code, with the time it counts as given at.
    @inline(__always) func note(_ input: @autoclosure () -> RecordedInput) {
      if recorder != nil { write(input(), at: nil) }
    }

    @inline(never) private func write(_ input: RecordedInput, at time: Double?) {
      guard !isCallingOut || input.isAnswer else {
        let expanded = expandedItem
        unwritten = { deck in
          // Another card is expanded by now, which that collapse did not mean.
          if case .collapse = input, deck.expandedItem != expanded { return }
          deck.recorder?(
            .init(time: time ?? deck.time, delivery: deck.deliveryCount, input: input))
        }
        return
      }
      if callback == 0, !input.isAnswer { deliveryCount = 0 }
      recorder?(.init(time: time ?? readClock(), callback: callback, input: input))
    }

    /// Keeps a command until the call-out that gives it has returned. It is written down when it is
    /// run: what came of it stands behind it then, and is replayed in the same place.
    func wait(_ body: @escaping (Deck) -> Void) {
      guard let write = unwritten else { return deferred.append(body) }
      unwritten = nil
      deferred.append { deck in
        write(deck)
        body(deck)
      }
    }

    /// Reads the clock for a command that is about to be run, which is run at the time that was read.
    private func readClock() -> Double {
      if let clock, !isCallingOut, !isRunningClock, !isDelivering { clockReading = clock() }
      return clockReading ?? time
    }

    /// Runs a callback: commands from inside belong to it.
    func duringCallback(_ body: () -> Void) {
      guard recorder != nil else { return body() }
      callbackCount += 1
      let outer = callback
      callback = callbackCount
      body()
      callback = outer
    }

    /// Replays the commands that were run by the delivery that has just been made.
    func replayDelivered() {
      deliveryCount &+= 1
      guard let replayer else { return }
      while callOut({ replayer($0.deliveryCount) }) { runDeferred() }
    }

    /// The time that was read when a command was written down, once.
    func takeNotedReading() -> Double? {
      defer { clockReading = nil }
      return clockReading
    }

    /// What a recording calls the layout that comes next.
    var nameOfNextLayout: String { layoutName?() ?? "" }
  }

#else

  extension Deck {
    // What the engine calls at each turn; here it does nothing.

    @inline(__always) func note(_ input: @autoclosure () -> RecordedInput, at time: Double) {}
    @inline(__always) func note(_ input: @autoclosure () -> RecordedInput) {}
    @inline(__always) func wait(_ body: @escaping (Deck) -> Void) { deferred.append(body) }
    @inline(__always) func duringCallback(_ body: () -> Void) { body() }
    @inline(__always) func replayDelivered() {}
    @inline(__always) func takeNotedReading() -> Double? { nil }
    @inline(__always) var nameOfNextLayout: String { "" }
  }

#endif
