internal import CardCore

extension Deck {
  /// Starts to record, or ends it.
  /// - Parameter recorder: a new one; `nil` ends recording.
  public func record(with recorder: DeckRecorder?) {
    self.recorder = nil
    (callbackCount, callback) = (0, 0)
    guard let recorder else { return }
    recorder.start(self)
    self.recorder = { recorder.note($0) }
  }

  /// Whether everything that comes in is written down.
  public var isRecording: Bool { recorder != nil }

  /// Writes down what comes in with a time of its own.
  @inline(__always) func note(_ input: @autoclosure () -> RecordedInput, at time: Double) {
    if recorder != nil { write(input(), at: time) }
  }

  /// Writes down a command from code, with the time it counts as given at.
  @inline(__always) func note(_ input: @autoclosure () -> RecordedInput) {
    if recorder != nil { write(input(), at: readClock()) }
  }

  @inline(never) private func write(_ input: RecordedInput, at time: Double) {
    recorder?(DeckRecording.Entry(time: time, callback: callback, input: input))
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
