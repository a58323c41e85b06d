import CardWeb
import Cardstock

/// What all cards of the gallery share: stamps for a swipe, a description and a close button that
/// come with the expansion.
class GalleryCell: WebCell {
  /// What a subclass draws on.
  let face = WebElement("div", class: "face")
  private let detail = WebElement("p", class: "detail")
  private let close = WebElement("button", class: "close")
  /// What the close button does.
  var onClose: () -> Void = {}

  required init() {
    super.init()
    element.setAttribute("class", "card")
    element.append(face)
    element.append(stamp("yes", "Like"))
    element.append(stamp("no", "Skip"))
    element.append(detail)
    close.setAttribute("aria-label", "Close")
    close.setMarkup(Icon.cross)
    close.on("click") { [unowned(unsafe) self] _ in onClose() }
    element.append(close)
  }

  private func stamp(_ name: String, _ word: WebText) -> WebElement {
    let stamp = WebElement("div", class: "stamp")
    stamp.setClass(name, true)
    stamp.setAttribute("aria-hidden", "true")
    stamp.setText(word)
    return stamp
  }

  /// Shows a card; a subclass draws its face and calls this.
  func show(label: WebText, detail text: WebText) {
    element.setAttribute("aria-label", label)
    detail.setText(text)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    onClose = {}
  }
}

/// Numbers that look random and are the same for the same card each time.
struct Seed {
  private var state: UInt64

  init(_ number: Int) {
    state = UInt64(truncatingIfNeeded: number) &+ 0x1234_5678
  }

  /// A number in 0..<bound, by SplitMix64 (Steele, Lea, Flood 2014).
  mutating func next(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
  }
}

/// Line icons, drawn on a field of 24 by 24.
enum Icon {
  static let cross =
    "<svg viewBox='0 0 24 24' aria-hidden='true'><path d='M6 6l12 12M18 6L6 18'/></svg>"
  static let heart = """
    <svg viewBox='0 0 24 24' aria-hidden='true'><path d='M12 20s-7.5-4.6-7.5-10A4.3 4.3 0 0 1 12 \
    7.4 4.3 4.3 0 0 1 19.5 10c0 5.4-7.5 10-7.5 10z'/></svg>
    """
  static let undo = """
    <svg viewBox='0 0 24 24' aria-hidden='true'><path d='M8.5 5L4.5 9l4 4M4.5 9H14a5.5 5.5 0 0 1 \
    0 11h-3'/></svg>
    """
  static let plus = "<svg viewBox='0 0 24 24' aria-hidden='true'><path d='M12 5v14M5 12h14'/></svg>"
  static let bin = """
    <svg viewBox='0 0 24 24' aria-hidden='true'><path d='M5 7h14M10 7V4.5h4V7M7 7l.8 12.5h8.4L17 \
    7M10.5 11v5M13.5 11v5'/></svg>
    """
  static let back = "<svg viewBox='0 0 24 24' aria-hidden='true'><path d='M15 5l-7 7 7 7'/></svg>"
  static let forth = "<svg viewBox='0 0 24 24' aria-hidden='true'><path d='M9 5l7 7-7 7'/></svg>"
}
