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
/// `data-front`, `data-open` (while any detail is revealed) and `inert`. It also sets the custom
/// property `--reveal` for style sheets: 0 for a collapsed card ... 1 for an expanded one.
open class WebCell: RegistrableCardCell {
  /// The card's element.
  public let element: WebElement

  /// What the page shows, nil before the first frame after an attachment.
  var shown: CardPresentation?
  /// What it is to show from the next frame on, nil where nothing has changed.
  var pending: CardPresentation?
  private var overlays = PerDirection<WebElement?>(nil)
  /// The direction whose overlay can be seen.
  private var overlaid: CardDirection?

  /// Makes a cell that shows nothing yet.
  public required init() {
    element = WebElement("div")
  }

  /// Does nothing; a subclass lets go of what it shows.
  open func prepareForReuse() {}

  // MARK: Overlays

  /// Lays an element over the content that shows itself as the card is dragged in a direction: a
  /// stamp, an icon, a tint. Its `opacity` is the deck's; `nil` takes the present one away.
  ///
  /// Not by a custom property, which the whole card would inherit: the browser would then compute
  /// the styles of all its content anew in each frame of a drag.
  public func setOverlay(_ overlay: WebElement?, for direction: CardDirection) {
    overlays[direction]?.remove()
    overlays[direction] = overlay
    guard let overlay else { return }
    overlay.setAttribute("aria-hidden", "true")
    overlay.setStyle("opacity", 0)
    element.append(overlay)
  }

  /// The overlay that belongs to a direction.
  public func overlay(for direction: CardDirection) -> WebElement? { overlays[direction] }

  /// Shows the overlay of the direction of the drag; a subclass that overrides this calls it.
  open func dragDidChange(_ progress: CardProgress) {
    let direction = progress.direction
    if let overlaid, overlaid != direction { overlays[overlaid]?.setStyle("opacity", 0) }
    if let direction { overlays[direction]?.setStyle("opacity", progress.overlayAlpha) }
    overlaid = direction
  }
}
