import CardWeb
import Cardstock

/// The page: its decks, and what they show.
final class Gallery {
  private let source = NumberSource(count: 10)
  private var decks: [WebDeck] = []

  init() {
    guard let main = WebElement(matching: "main") else { return }
    add("swipe-card", "Swipe card", TransformStackLayout.swipeCard, to: main)
    add("inset-stack", "Inset stack", InsetStackLayout.insetStack, to: main)
    add("slide-card", "Slide card", TransformStackLayout.slideCard, to: main)
    add(
      "expanding-carousel", "Expanding carousel", ExpandingCarouselLayout.expandingCarousel,
      to: main)
  }

  private func add<Layout: CardLayout>(
    _ name: String, _ title: WebText, _ layout: Layout, to main: WebElement
  ) {
    let section = WebElement("section")
    let heading = WebElement("h2")
    let root = WebElement("div", class: "deck")
    heading.setText(title)
    section.append(heading)
    section.append(root)
    main.append(section)
    let deck = WebDeck(in: root, name: name, label: title, layout: layout)
    deck.cells.register(NumberCell.self)
    deck.engine.dataSource = source
    deck.engine.reload()
    decks.append(deck)
  }
}
