#if canImport(UIKit) && !os(watchOS)
  internal import Foundation
  internal import UIKit

  // The only file that needs the Objective-C runtime. Recognizers, display links and key commands
  // call a selector; everything else in this module is closures. Where there is no such runtime,
  // the harness of this module has a `Selector` that carries the call itself.

  /// What a recognizer or a display link calls, as a closure.
  ///
  /// Recognizers do not hold on to their targets, so the owner keeps this; a display link does, so
  /// the closure must not hold on to the owner of the link.
  @MainActor final class ActionTarget: NSObject {
    private let handler: @MainActor (AnyObject) -> Void

    init(_ handler: @escaping @MainActor (AnyObject) -> Void) {
      self.handler = handler
    }

    #if canImport(ObjectiveC)
      static let action = #selector(ActionTarget.fire(_:))

      @objc func fire(_ sender: AnyObject) { handler(sender) }
    #else
      static let action = Selector { target, sender in
        (target as? ActionTarget)?.handler(sender)
      }
    #endif
  }

  extension CardDeckView {
    // A key command is sent along the chain of responders, so the deck itself must answer it.
    #if canImport(ObjectiveC)
      static let keyAction = #selector(CardDeckView.performKeyCommand(_:))

      @objc func performKeyCommand(_ sender: AnyObject) { handleKey(sender) }
    #else
      static let keyAction = Selector { target, sender in
        (target as? CardDeckView)?.handleKey(sender)
      }
    #endif
  }
#endif
