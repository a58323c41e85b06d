import CardUIKit
import UIKit

/// A cell from a nib: its labels are laid out in QuoteCell.xib.
final class QuoteCell: CardViewCell {
  @IBOutlet private var quoteLabel: UILabel?
  @IBOutlet private var authorLabel: UILabel?

  func show(_ quote: Quote) {
    quoteLabel?.text = quote.text
    authorLabel?.text = quote.author
    isAccessibilityElement = true
    accessibilityLabel = "\(quote.text) \(quote.author)"
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    quoteLabel?.text = nil
    authorLabel?.text = nil
  }
}
