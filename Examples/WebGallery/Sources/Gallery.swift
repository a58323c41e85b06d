import CardWeb
import Cardstock

/// The page: the four systems and the inspector. What it looks like is in gallery.html.
final class Gallery {
  let inspector: Inspector?

  init() {
    guard let panel = WebElement(matching: "#tune"), let list = panel.first("[role=log]") else {
      inspector = nil
      return
    }
    let log = EventLog(in: list)
    let showcases = [
      Showcase(.swipeCard, name: "swipe-card", title: "Swipe card", firstArt: 2, log: log),
      Showcase(.insetStack, name: "inset-stack", title: "Inset stack", firstArt: 11, log: log),
      Showcase(.slideCard, name: "slide-card", title: "Slide card", firstArt: 21, log: log),
      Showcase(
        .carousel, name: "expanding-carousel", title: "Expanding carousel", firstArt: 32, log: log),
    ]
    inspector = Inspector(in: panel, showcases: showcases.compactMap { $0 })
  }

  /// Deals the cards.
  func start() {
    guard let inspector else { return }
    for showcase in inspector.showcases { showcase.start() }
  }
}
