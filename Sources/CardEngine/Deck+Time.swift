internal import CardCore

extension Deck {
  /// Lets time pass up to a moment, and tells the host where every card is then.
  ///
  /// Whatever ends on the way ends at its own time, in order: one long step and many short ones
  /// lead to the same state and the same callbacks. A time that is earlier than the last one, or
  /// not finite, changes nothing.
  /// - Parameter time: seconds on the host's clock.
  /// - Complexity: O(attached cards) and no allocation, whatever the count of items.
  public func advance(to time: Double) {
    guard !isCallingOut, !isRunningClock else { return }
    note(.frame, at: time)
    runClock(to: time)
    settleState()
    deliver()
  }

  /// Lets a command from code count as given now.
  func syncClock() {
    if let moment = takeClockReading() { runClock(to: moment) }
  }

  /// Lets a change of the data count as given now; nothing ends yet.
  func passOver() {
    if let moment = takeClockReading(), moment.isFinite, moment > time { time = moment }
  }

  /// The time of a command from code; `nil` where the time of an event holds.
  private func takeClockReading() -> Double? {
    guard let clock, !isRunningClock, !isDelivering else { return nil }
    return takeNotedReading() ?? clock()
  }

  /// Ends what has ended since.
  func finishOverdue() {
    guard !isRunningClock, !isDelivering else { return }
    finishAll(until: time)
  }

  /// Ends what ends up to a moment, without rendering.
  func runClock(to moment: Double) {
    guard moment.isFinite, moment > time, !isRunningClock else { return }
    finishAll(until: moment)
  }

  private func finishAll(until moment: Double) {
    isRunningClock = true
    defer { isRunningClock = false }
    while let due = nextDue, due <= moment {
      time = Swift.max(time, due)
      finish(due)
      settleState()
      deliver()
    }
    time = moment
    clearFinishedMotion()
  }

  /// The next moment at which something must be done beside rendering.
  private var nextDue: Double? {
    var due = firstDeparture.map { records[$0].motionEnd } ?? .infinity
    if let expansion, let end = expansion.animationEnd { due = Swift.min(due, end) }
    return due < .infinity ? due : nil
  }

  /// Does what is due at a moment: one departure, or the end of an expansion.
  private func finish(_ due: Double) {
    if let expansion, let end = expansion.animationEnd, end <= due {
      finishExpansion()
      return
    }
    if let position = firstDeparture, records[position].motionEnd <= due {
      fadeIn(finishDeparture(position))
    }
  }

  /// Lets go of motions that have come to their end.
  func clearFinishedMotion() {
    for index in records.indices
    where records[index].pull.kind == .returning && records[index].pull.end <= time {
      records[index].pull = Pull()
    }
    if scroll.kind == .settling, scroll.end <= time { scroll = Scroll() }
  }

  /// Whether anything moves by itself.
  var isMoving: Bool {
    if scroll.kind == .settling, time < scroll.end { return true }
    if let expansion, expansion.animationEnd != nil { return true }
    for index in records.indices {
      if records[index].role != .window { return true }
      if time < records[index].residual.end { return true }
      if records[index].pull.kind == .returning, time < records[index].pull.end { return true }
    }
    return false
  }

  /// Asks the host for frames, or for no more of them.
  func updateFrameRequest() {
    let needsFrames = needsRender || !deferred.isEmpty || isMoving
    guard needsFrames != askedForFrames else { return }
    askedForFrames = needsFrames
    callOut { $0.host?.setNeedsFrames(needsFrames) }
  }

  /// What the deck is doing.
  public var phase: DeckPhase {
    if session?.isDragging == true { return .dragging }
    return isMoving || needsRender ? .moving : .idle
  }
}
