import CardUIKit
import Cardstock
import UIKit

/// A deck in a view controller, whose cards open when they are tapped.
@MainActor final class DetailScene: CardDeckViewDelegate {
  let stage = Stage(.slideCard)
  let home = UIViewController()
  let detail = UIViewController()
  var openings = 0
  var completions = 0
  var log: [String] = []

  init() {
    stage.screen.window.rootViewController = home
    home.view.addSubview(stage.deckView)
    stage.deckView.delegate = self
    stage.screen.layout()
  }

  var screen: Screen { stage.screen }
  var transition: CardDetailTransition? { stage.deckView.detailTransition }

  func deckView(_ deckView: CardDeckView, didSelect card: CardDeckView.Card) {
    openings += 1
    deckView.presentDetail(detail, of: card.item, from: home) { self.completions += 1 }
  }

  func deckView(
    _ deckView: CardDeckView, didSwipe card: CardDeckView.Card, in direction: CardDirection
  ) { log.append("swipe \(card.item) \(direction) \(detail.presentingViewController == nil)") }

  /// Taps the front card and waits until the detail is open.
  func open() {
    stage.finger.tap(160, 240)
    screen.run(1.5)
  }
}
