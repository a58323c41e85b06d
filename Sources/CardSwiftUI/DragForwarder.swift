#if canImport(SwiftUI)
  internal import CardCore
  internal import CardEngine
  internal import Foundation

  /// Passes a drag that SwiftUI has recognized on to the engine, which decides what it means.
  final class DragForwarder {
    private enum State {
      case none
      /// The drag is the deck's; the values are those of its last movement.
      case forwarding(translation: CardPoint, at: Double)
      /// The drag set out where, or in a direction in which, the deck moves nothing.
      case surroundings
    }

    private let engine: Deck
    private let clock: DeckClock
    private var state = State.none

    init(engine: Deck, clock: DeckClock) {
      self.engine = engine
      self.clock = clock
    }

    /// A finger has moved, for the first time or again.
    func change(_ drag: Drag) {
      let time = clock.time(of: drag.time)
      switch state {
      case .none:
        guard engine.acceptsDrag(from: drag.start, along: drag.translation) else {
          state = .surroundings
          return
        }
        state = .forwarding(translation: drag.translation, at: time)
        send(.began, drag, at: time)
      case .forwarding:
        state = .forwarding(translation: drag.translation, at: time)
        send(.changed, drag, at: time)
      case .surroundings: break
      }
    }

    /// The finger was lifted.
    func end(_ drag: Drag) {
      if case .none = state { change(drag) }
      guard case .forwarding(let translation, let last) = state else {
        state = .none
        return
      }
      state = .none
      let time = clock.time(of: drag.time)
      var drag = drag
      // A finger that rested before it was lifted throws nothing, whatever it did before that.
      if time - last > DragForwarder.rest, drag.translation == translation {
        drag.velocity = .zero
      }
      send(.ended, drag, at: time)
    }

    /// The gesture is over. Without ``end(_:)`` before it, the system has taken the finger away.
    func lose() {
      if case .forwarding(let translation, let time) = state {
        engine.handle(
          PanEvent(
            .cancelled, at: .zero, translation: translation, velocity: .zero,
            time: max(time, clock.time())))
      }
      state = .none
    }

    private func send(_ phase: PanEvent.Phase, _ drag: Drag, at time: Double) {
      engine.handle(
        PanEvent(
          phase, at: drag.location, translation: drag.translation, velocity: drag.velocity,
          time: time))
    }

    /// How long a finger stays where it is until it counts as resting, in seconds.
    private static let rest = 0.1

    /// One step of a drag, in the deck's coordinates.
    struct Drag {
      var location: CardPoint
      var translation: CardPoint
      var velocity: CardPoint
      var time: Date

      /// Where the finger came down.
      var start: CardPoint { location - translation }
    }
  }
#endif
