import CardWeb
import Cardstock

/// A sentence, set large.
final class QuoteCell: GalleryCell {
  private let quote = WebElement("blockquote")
  private let source = WebElement("p")

  required init() {
    super.init()
    element.setClass("quote", true)
    face.append(quote)
    face.append(source)
  }

  /// Shows a card that is called by a number and drawn from another.
  func show(_ number: Int, drawnFrom model: Int) {
    var seed = Seed(model)
    let text = QuoteCell.notes[seed.next(QuoteCell.notes.count)]
    let paper = QuoteCell.papers[seed.next(QuoteCell.papers.count)]
    quote.setText(WebText(text))
    source.setText("Workshop note \(Format.grouped(number + 1))")
    face.setStyle("--q1", paper.0)
    face.setStyle("--q2", paper.1)
    face.setStyle("--qi", paper.2)
    show(
      label: "Note: \(text)",
      detail: """
        A text card. It shares the deck with pictures and charts; each kind has a pool of its own \
        cells.
        """)
  }

  private static let papers = [
    ("#fdf3dd", "#f1d9a7", "#4a3413"), ("#e3f0ea", "#b3d6c6", "#17402f"),
    ("#fbe5de", "#f0b6a3", "#5a2113"), ("#e6e9f7", "#b8c2e8", "#202a5c"),
  ]

  private static let notes = [
    "A card that is caught in the air has not been lost.",
    "Let the hand decide. The spring only has to agree.",
    "What comes back should come back exactly.",
    "Nothing on the screen should wait for anything else.",
    "Measure twice, allocate never.",
    "The best gesture is the one nobody had to learn.",
    "Undo is a promise. Keep it at any depth.",
  ]
}
