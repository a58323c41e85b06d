#if canImport(SwiftUI)
  internal import CardCore
  internal import CardEngine
  internal import SwiftUI

  /// Drives a deck that has the focus by a keyboard: arrows browse a row and swipe in every other
  /// direction, space and return tap, escape collapses, command-Z takes a swipe back.
  struct DeckKeys: ViewModifier {
    let engine: Deck
    let status: DeckStatus

    @ViewBuilder
    func body(content: Content) -> some View {
      #if os(watchOS)
        content
      #else
        if #available(iOS 17, macOS 14, tvOS 17, visionOS 1, *) {
          content
            .focusable(status.count > 0)
            .onKeyPress(keys: Self.keys, phases: .down) { press in
              take(press.key, isCommand: press.modifiers.contains(.command))
                ? .handled : .ignored
            }
        } else {
          content
        }
      #endif
    }

    #if !os(watchOS)
      @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
      private static var keys: Set<KeyEquivalent> {
        [.leftArrow, .rightArrow, .upArrow, .downArrow, .space, .return, .escape, "z"]
      }

      /// Does what a key means; false for one that means nothing now.
      @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
      private func take(_ key: KeyEquivalent, isCommand: Bool) -> Bool {
        switch key {
        case "z": isCommand && engine.undo()
        case .leftArrow: engine.press(arrow: .left)
        case .rightArrow: engine.press(arrow: .right)
        case .upArrow: engine.press(arrow: .up)
        case .downArrow: engine.press(arrow: .down)
        case .space, .return: engine.pressSelect(at: engine.clock?() ?? engine.time)
        case .escape: engine.collapse()
        default: false
        }
      }
    #endif
  }
#endif
