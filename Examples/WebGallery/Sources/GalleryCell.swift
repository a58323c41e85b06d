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
    setOverlay(stamp("yes", "Like"), for: .right)
    setOverlay(stamp("no", "Skip"), for: .left)
    element.append(detail)
    close.setAttribute("aria-label", "Close")
    close.setMarkup("<svg viewBox='0 0 24 24' aria-hidden=true><use href=#cross /></svg>")
    close.on("click") { [unowned(unsafe) self] _ in onClose() }
    element.append(close)
  }

  private func stamp(_ name: String, _ word: WebText) -> WebElement {
    let stamp = WebElement("div", class: "stamp")
    stamp.setClass(name, true)
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
