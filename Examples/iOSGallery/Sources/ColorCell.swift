import CardUIKit
import Cardstock
import UIKit

/// A cell from code: a colour, a caption, stamps for like and skip, and a detail that shows itself
/// when the card is expanded.
final class ColorCell: CardViewCell {
  private let caption = UILabel(frame: .zero)
  private let detail = UILabel(frame: .zero)

  required init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    caption.font = .preferredFont(forTextStyle: .title2)
    caption.textColor = .white
    caption.numberOfLines = 0
    contentView.addSubview(caption)
    detail.font = .preferredFont(forTextStyle: .body)
    detail.textColor = .white
    detail.numberOfLines = 0
    detailView = detail
    setOverlay(stamp("LIKE", color: .systemGreen), for: .right)
    setOverlay(stamp("SKIP", color: .systemRed), for: .left)
    setOverlay(stamp("LATER", color: .systemBlue), for: .up)
  }

  func show(_ quote: Quote) {
    contentView.backgroundColor = UIColor(
      hue: quote.hue, saturation: 0.55, brightness: 0.75, alpha: 1)
    caption.text = quote.text
    detail.text = "Said by: \(quote.author)"
    isAccessibilityElement = true
    accessibilityLabel = quote.text
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inside = contentView.bounds.insetBy(dx: 24, dy: 24)
    caption.frame = CGRect(
      x: inside.minX, y: inside.minY, width: inside.width, height: inside.height / 2)
    detail.frame = CGRect(
      x: inside.minX, y: inside.midY, width: inside.width, height: inside.height / 2)
  }

  private func stamp(_ text: String, color: UIColor) -> UILabel {
    let label = UILabel(frame: .zero)
    label.text = text
    label.textColor = color
    label.textAlignment = .center
    label.font = .preferredFont(forTextStyle: .largeTitle)
    return label
  }
}
