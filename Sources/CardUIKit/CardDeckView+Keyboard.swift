#if canImport(UIKit) && !os(watchOS)
  internal import CardCore
  internal import CardEngine
  internal import UIKit

  extension CardDeckView {
    /// Arrows browse along a row and swipe in every other direction; Return and the space bar tap
    /// the front card; Escape collapses; Home and End go to the ends of a row; Command-Z undoes.
    var deckKeyCommands: [UIKeyCommand] {
      let plain = [
        UIKeyCommand.inputLeftArrow, UIKeyCommand.inputRightArrow, UIKeyCommand.inputUpArrow,
        UIKeyCommand.inputDownArrow, UIKeyCommand.inputHome, UIKeyCommand.inputEnd,
        UIKeyCommand.inputEscape, "\r", " ",
      ].map { UIKeyCommand(input: $0, modifierFlags: [], action: CardDeckView.keyAction) }
      // Arrows would move the focus of the system before they reached the deck.
      for command in plain { command.wantsPriorityOverSystemBehavior = true }
      let undo = UIKeyCommand(
        input: "z", modifierFlags: .command, action: CardDeckView.keyAction)
      undo.discoverabilityTitle = phrases.undo
      return plain + [undo]
    }

    /// Does what a key means. The sender of a key command's action is the command.
    func handleKey(_ sender: AnyObject) {
      switch (sender as? UIKeyCommand)?.input {
      case UIKeyCommand.inputLeftArrow: arrow(.left)
      case UIKeyCommand.inputRightArrow: arrow(.right)
      case UIKeyCommand.inputUpArrow: arrow(.up)
      case UIKeyCommand.inputDownArrow: arrow(.down)
      case UIKeyCommand.inputHome: browse(by: -deck.frontIndex)
      case UIKeyCommand.inputEnd: browse(by: deck.count - 1 - deck.frontIndex)
      case UIKeyCommand.inputEscape: collapse()
      case "\r", " ": deck.pressSelect(at: CACurrentMediaTime())
      case "z": undo()
      default: break
      }
    }

    private func arrow(_ direction: CardDirection) {
      if let step = deck.browseStep(towards: direction) {
        browse(by: step)
      } else {
        swipe(direction)
      }
    }
  }
#endif
