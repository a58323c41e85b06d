#if canImport(SwiftUI)
  internal import CardCore
  internal import CardEngine
  internal import SwiftUI

  /// Drives a deck that has the focus by a keyboard: arrows browse a row and swipe in every other
  /// direction, space and return tap, escape collapses, command-Z takes a swipe back.
  struct DeckKeys: ViewModifier {
    let engine: Deck
    let status: DeckStatus
    /// Taps the front card; false where there is none.
    let tapFront: () -> Bool

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
        case .leftArrow: arrow(.left)
        case .rightArrow: arrow(.right)
        case .upArrow: arrow(.up)
        case .downArrow: arrow(.down)
        case .space, .return: engine.expandedItem == nil ? tapFront() : engine.collapse()
        case .escape: engine.collapse()
        default: false
        }
      }
    #endif

    private func arrow(_ direction: CardDirection) -> Bool {
      let configuration = engine.configuration
      guard status.isBrowsing, direction.axis == configuration.axis else {
        return engine.swipe(direction)
      }
      guard engine.expandedItem == nil, engine.count > 0 else { return false }
      let isMirrored =
        configuration.readingDirection == .rightToLeft && direction.axis == .horizontal
      let isForth = (direction == .right || direction == .down) != isMirrored
      engine.browse(by: isForth ? 1 : -1)
      return true
    }
  }
#endif
