#if canImport(UIKit) && !os(watchOS)
  public import CardCore
  public import UIKit

  extension CardDeckView {
    /// The transition of the card that is open, or on its way.
    public var detailTransition: CardDetailTransition? { currentDetail }

    /// Opens a card into a view controller, which grows out of it.
    ///
    /// - Parameters:
    ///   - controller: the detail. Its presentation style and transitioning delegate are set.
    ///   - item: the item of the card; it need not be the front one.
    ///   - presenter: the view controller that presents the detail, usually the deck's own.
    ///   - completion: called when the detail is open.
    /// - Returns: the transition; `nil`, and nothing happens, while another card is open.
    @discardableResult public func presentDetail(
      _ controller: UIViewController, of item: CardItemID, from presenter: UIViewController,
      completion: (() -> Void)? = nil
    ) -> CardDetailTransition? {
      guard currentDetail?.isInUse != true else { return nil }
      let transition = CardDetailTransition(of: item, in: self)
      transition.controller = controller
      currentDetail = transition
      // Custom, so that the deck stays where it is behind the detail.
      controller.modalPresentationStyle = .custom
      controller.transitioningDelegate = transition
      presenter.present(controller, animated: true, completion: completion)
      return transition
    }

    /// Lets an open detail return to its card and, once it is there, swipes the card.
    ///
    /// The card is swiped only if it is in front by then. A finger that catches the detail and
    /// opens it again takes the swipe back.
    /// - Parameter direction: the direction of the swipe, `nil` for none.
    /// - Returns: false when no detail is open or about to be.
    @discardableResult public func dismissDetail(swiping direction: CardDirection? = nil) -> Bool {
      guard let transition = currentDetail, transition.isInUse else { return false }
      transition.directionAfterReturn = direction
      switch transition.phase {
      case .open: transition.startReturn()
      case .opening: return transition.turnBack()
      case .closing: break
      case .closed: transition.turnsBackAtOnce = true
      }
      return true
    }

    func detailDidReturn(_ transition: CardDetailTransition) {
      if currentDetail === transition { currentDetail = nil }
    }

    /// Hides the card of an item, whatever cell shows it, while its detail is on the screen.
    func conceal(_ item: CardItemID?) { adapter.concealedItem = item }
  }
#endif
