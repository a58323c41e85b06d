internal import CardCore

/// How commands come in and callbacks go out.
extension Deck {
  /// Runs a command now, or when the call-out that gives it has returned.
  ///
  /// While the deck calls its data source, host, a cell or an observer, its state is half way
  /// through a change; a command from inside such a call must wait the moment until it returns.
  /// Delegate callbacks are delivered outside of any change: commands from them run at once.
  func command(_ body: @escaping (Deck) -> Void) {
    if isCallingOut {
      wait(body)
      return
    }
    syncClock()
    perform(body)
  }

  /// Runs a command that takes in a change of the data.
  ///
  /// The data source gives the new state already, so nothing may be asked of it by old indices:
  /// what has ended since the last timed call is finished behind the change.
  func dataCommand(_ body: @escaping (Deck) -> Void) {
    if isCallingOut {
      wait(body)
      return
    }
    passOver()
    perform(body)
    finishOverdue()
  }

  /// Runs a change, brings the host up to date and delivers what has happened.
  func perform(_ change: (Deck) -> Void) {
    change(self)
    settleState()
    deliver()
  }

  /// Attaches, reports and renders until host and state agree.
  func settleState() {
    // A change can leave a motion that has no way to go, and no frame would come to end it.
    clearFinishedMotion()
    syncWindow()
    reportFront()
    askForMore()
    render()
    updateFrameRequest()
  }

  /// Marks the calls made inside as call-outs.
  @discardableResult
  func callOut<Result>(_ body: (Deck) -> Result) -> Result {
    let wasCallingOut = isCallingOut
    isCallingOut = true
    defer {
      isCallingOut = wasCallingOut
      // Who has called out may only have been asked something, and delivers nothing.
      if !wasCallingOut, !deferred.isEmpty { updateFrameRequest() }
    }
    return body(self)
  }

  /// Delivers waiting callbacks in order, and runs commands that had to wait.
  ///
  /// Only the outermost call delivers, so a callback never interrupts another. Commands that
  /// keep deferring further ones go on in the next frame: an endless chain hangs nothing.
  func deliver() {
    guard !isDelivering, !isCallingOut else { return }
    isDelivering = true
    defer { isDelivering = false }
    deliverEvents()
    replayDelivered()
    guard !deferred.isEmpty else { return }
    runDeferred()
    // Asks for that frame if anything waits.
    updateFrameRequest()
  }

  func runDeferred() {
    let waiting = deferred
    deferred.removeAll()
    for body in waiting {
      body(self)
      settleState()
      deliverEvents()
    }
  }

  private func deliverEvents() {
    while eventHead < events.count {
      if events.count == 1, eventHead == 0 {
        // As nearly always: taken out instead of copied.
        tell(events.removeLast())
        continue
      }
      let event = events[eventHead]
      eventHead += 1
      tell(event)
    }
    guard eventHead > 0 else { return }
    events.removeAll(keepingCapacity: true)
    eventHead = 0
  }

  private func tell(_ event: DeckEvent) {
    duringCallback { pass(event) }
  }

  private func pass(_ event: DeckEvent) {
    if case .loadMore(let count) = event {
      dataSource?.loadMore(after: count)
      return
    }
    guard let delegate else { return }
    switch event {
    case .didBeginDragging(let card): delegate.deck(self, didBeginDragging: card)
    case .didDrag(let card, let progress):
      delegate.deck(self, didDrag: card, progress: progress)
    case .didSwipe(let card, let direction): delegate.deck(self, didSwipe: card, in: direction)
    case .didFinishSwiping(let item, let direction):
      delegate.deck(self, didFinishSwiping: item, in: direction)
    case .didReset(let card): delegate.deck(self, didReset: card)
    case .didSelect(let card): delegate.deck(self, didSelect: card)
    case .didUndo(let item, let direction): delegate.deck(self, didUndo: item, from: direction)
    case .didChangeFront(let item): delegate.deck(self, didChangeFront: item)
    case .didRunOut: delegate.deckDidRunOut(self)
    case .willExpand(let item, true): delegate.deck(self, willExpand: item)
    case .willExpand(let item, false): delegate.deck(self, willCollapse: item)
    case .didExpand(let item, true): delegate.deck(self, didExpand: item)
    case .didExpand(let item, false): delegate.deck(self, didCollapse: item)
    case .loadMore: break
    }
  }

  /// Notes a change of the front card, once for each change.
  func reportFront() {
    let front = frontItem
    if front != reportedFront {
      reportedFront = front
      events.append(.didChangeFront(front))
      if let front {
        callOut { $0.host?.announce(.front(front, index: $0.dataIndex(of: $0.anchor))) }
      }
    }
    if !front.isSome, count > 0, !hasReportedRunOut {
      hasReportedRunOut = true
      events.append(.didRunOut)
      callOut { $0.host?.announce(.ranOut) }
    } else if front.isSome {
      hasReportedRunOut = false
    }
  }

  /// Other data of the same length is asked for more of anew.
  func forgetLoadMore() {
    if loadMoreAsked >= 0, loadMoreLast != lastItem() { loadMoreAsked = -1 }
  }

  /// Asks for more items when the end is near, once for each count.
  func askForMore() {
    guard count > 0, !configuration.isLooping, loadMoreAsked != count,
      count - anchor <= Swift.max(configuration.loadMoreDistance, 0)
    else { return }
    loadMoreAsked = count
    loadMoreLast = lastItem()
    events.append(.loadMore(count))
  }
}
