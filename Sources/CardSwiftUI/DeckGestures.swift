#if canImport(SwiftUI)
  internal import CardCore
  internal import CardEngine
  internal import Foundation
  internal import SwiftUI

  #if os(tvOS)
    /// A television has no finger on it: decks are driven by commands and by accessibility there.
    struct DeckGestures: ViewModifier {
      let engine: Deck
      let drags: DragForwarder
      let clock: DeckClock
      let slop: Double

      func body(content: Content) -> some View { content }
    }
  #else
    /// SwiftUI's recognizers for a drag and a tap. What they mean is decided by the engine.
    struct DeckGestures: ViewModifier {
      let engine: Deck
      let drags: DragForwarder
      let clock: DeckClock
      let slop: Double

      @Environment(\.cardDragPriority) private var priority
      /// Falls back to false when the gesture ends, also when the system takes the finger away, of
      /// which nothing else tells.
      @GestureState private var isDragging = false

      func body(content: Content) -> some View {
        dragging(content)
          .gesture(tap)
          .onValueChange(of: isDragging) { if !$0 { drags.lose() } }
      }

      @ViewBuilder private func dragging(_ content: Content) -> some View {
        switch priority {
        case .afterContent: content.gesture(drag)
        case .beforeContent: content.highPriorityGesture(drag)
        case .alongside: content.simultaneousGesture(drag)
        }
      }

      private var drag: some Gesture {
        DragGesture(minimumDistance: slop.isFinite ? max(slop, 0) : 0, coordinateSpace: .local)
          .updating($isDragging) { _, isDragging, _ in isDragging = true }
          .onChanged { drags.change(DragForwarder.Drag($0)) }
          .onEnded { drags.end(DragForwarder.Drag($0)) }
      }

      private var tap: some Gesture {
        SpatialTapGesture().onEnded { tap in
          engine.tap(at: CardPoint(x: tap.location.x, y: tap.location.y), time: clock.time())
        }
      }
    }

    extension DragForwarder.Drag {
      fileprivate init(_ value: DragGesture.Value) {
        location = CardPoint(x: value.location.x, y: value.location.y)
        translation = CardPoint(x: value.translation.width, y: value.translation.height)
        velocity = CardPoint(x: value.velocity.width, y: value.velocity.height)
        time = value.time
      }
    }
  #endif
#endif
