extension Deck {
  /// Starts to record, or ends it.
  /// - Parameter recorder: a new one; `nil` ends recording.
  public func record(with recorder: DeckRecorder?) {
    self.recorder = recorder
    recorder?.start(self)
  }

  /// Whether everything that comes in is written down.
  public var isRecording: Bool { recorder != nil }

  /// Writes down what comes in with a time of its own.
  func note(_ input: @autoclosure () -> RecordedInput, at time: Double) {
    recorder?.note(input(), at: time)
  }

  /// Writes down a command from code, with the time it counts as given at.
  ///
  /// The clock that is read for it is the one the command is then run at.
  func note(_ input: @autoclosure () -> RecordedInput) {
    guard let recorder else { return }
    if let clock, !isCallingOut, !isRunningClock, !isDelivering { clockReading = clock() }
    recorder.note(input(), at: clockReading ?? time)
  }

  /// Delivers one callback.
  func duringCallback(_ body: () -> Void) {
    guard let recorder else { return body() }
    recorder.duringCallback(body)
  }
}
