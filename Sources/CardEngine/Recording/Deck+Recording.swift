internal import CardCore

extension Deck {
  /// Starts to record, or ends it.
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
}
