import CardWeb
import Cardstock

/// The page: the four systems and the inspector.
final class Gallery {
  private var showcases: [Showcase] = []
  private var inspector: Inspector?
  private let log = EventLog()

  init() {
    guard let main = WebElement(matching: "main"),
      let aside = WebElement(matching: ".inspector")
    else { return }
    showcases = [
      Showcase(
        .swipeCard, name: "swipe-card", title: "Swipe card",
        note: "Tilts, shrinks and asks: like or skip?", firstArt: 2, log: log),
      Showcase(
        .insetStack, name: "inset-stack", title: "Inset stack",
        note: "Near cards move faster than far ones", firstArt: 11, log: log),
      Showcase(
        .slideCard, name: "slide-card", title: "Slide card",
        note: "The next card comes up as this one goes", firstArt: 21, log: log),
      Showcase(
        .carousel, name: "expanding-carousel", title: "Expanding carousel",
        note: "Tap or pull up to open", firstArt: 32, isWide: true, log: log),
    ]
    for showcase in showcases { main.append(showcase.article) }
    inspector = Inspector(in: aside, showcases: showcases, log: log)
  }
}
