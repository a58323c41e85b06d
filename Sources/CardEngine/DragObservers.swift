public import CardCore

/// What a drag observer is removed by.
public struct DragObservation: Hashable, Sendable {
  let number: Int
}

/// The closures that follow drags beside the delegate.
struct DragObservers {
  typealias Handler = (CardItemID, CardProgress) -> Void

  private var entries: [(number: Int, handler: Handler)] = []
  private var next = 0

  mutating func add(_ handler: @escaping Handler) -> DragObservation {
    next += 1
    entries.append((next, handler))
    return DragObservation(number: next)
  }

  mutating func remove(_ observation: DragObservation) {
    entries.removeAll { $0.number == observation.number }
  }

  func notify(_ item: CardItemID, _ progress: CardProgress) {
    for entry in entries { entry.handler(item, progress) }
  }
}

extension Deck {
  /// Follows the drag, the return and the flight of every card, frame by frame.
  ///
  /// Any number of observers can follow beside the delegate: buttons that grow with the drag, a
  /// background that is tinted. The last call for a card has a resting progress.
  /// - Returns: what ``removeDragObserver(_:)`` takes. The deck keeps the closure until then.
  @discardableResult
  public func addDragObserver(
    _ handler: @escaping (CardItemID, CardProgress) -> Void
  ) -> DragObservation {
    observers.add(handler)
  }

  /// Stops following; harmless when done twice.
  public func removeDragObserver(_ observation: DragObservation) {
    observers.remove(observation)
  }
}
