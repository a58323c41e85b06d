public import CardCore

/// A card in a web page: an element that the deck places. The base class of all cells in a web deck.
///
/// ```swift
/// final class QuoteCell: WebCell {
///   private let text = WebElement("blockquote")
///
///   required init() {
///     super.init()
///     element.append(text)
///   }
///
///   func show(_ quote: String) { text.setText(quote) }
/// }
/// ```
///
/// The deck owns these styles of ``element``: `transform`, `width`, `height`, `opacity`,
/// `border-radius`, `box-shadow`, `z-index` and `visibility`, and its attributes `data-item`,
/// `data-front`, `data-open` (while any detail is revealed) and `inert`. It also sets custom
/// properties that a style sheet can use:
///
/// | property | meaning |
/// |---|---|
/// | `--reveal` | 0 for a collapsed card ... 1 for an expanded one |
/// | `--swipe-left`, `-right`, `-up`, `-down` | the alpha of that side's overlay, 0...1 |
open class WebCell: RegistrableCardCell {
  /// The card's element.
  public let element: WebElement

  /// What the page shows, nil before the first frame after an attachment.
  var shown: CardPresentation?
  /// What it is to show from the next frame on, nil where nothing has changed.
  var pending: CardPresentation?
  private var overlay: CardDirection?

  /// Makes a cell that shows nothing yet.
  public required init() {
    element = WebElement("div")
  }

  /// Does nothing; a subclass lets go of what it shows.
  open func prepareForReuse() {}

  /// Sets the overlays' custom properties; a subclass that overrides this calls it.
  open func dragDidChange(_ progress: CardProgress) {
    let direction = progress.direction
    if let overlay, overlay != direction {
      element.setStyle(Self.overlayProperty(overlay), 0)
    }
    if let direction {
      element.setStyle(Self.overlayProperty(direction), progress.overlayAlpha)
    }
    overlay = direction
  }

  private static func overlayProperty(_ direction: CardDirection) -> String {
    switch direction {
    case .left: "--swipe-left"
    case .right: "--swipe-right"
    case .up: "--swipe-up"
    case .down: "--swipe-down"
    }
  }
}
