#if canImport(UIKit) && !os(watchOS)
  internal import CardCore
  internal import CardEngine
  internal import Foundation
  internal import UIKit

  /// A card as assistive technologies see it.
  ///
  /// It speaks for the cell: label, value and hint are the cell's. It stands before the cell so
  /// that a card that waits behind the front one is no element, and so that what the deck adds,
  /// actions and browsing, does not overwrite what the cell has.
  @MainActor final class CardAccessibilityElement: UIAccessibilityElement {
    let item: CardItemID
    private(set) weak var deckView: CardDeckView?
    private weak var cell: (any CardCellView)?

    init(_ item: CardItemID, shownBy cell: any CardCellView, in deckView: CardDeckView) {
      self.item = item
      self.cell = cell
      self.deckView = deckView
      super.init(accessibilityContainer: deckView)
    }

    /// Whether this still speaks for a cell.
    func shows(_ other: any CardCellView) -> Bool { cell === other }

    override var accessibilityLabel: String? {
      get { cell?.accessibilityLabel }
      set { cell?.accessibilityLabel = newValue }
    }

    override var accessibilityValue: String? {
      get {
        guard let deckView, deckView.isBrowsing, let index = deckView.index(of: item) else {
          return cell?.accessibilityValue
        }
        let position = deckView.phrases.position(index, deckView.numberOfItems)
        guard let value = cell?.accessibilityValue else { return position }
        return "\(value), \(position)"
      }
      set { cell?.accessibilityValue = newValue }
    }

    override var accessibilityHint: String? {
      get { cell?.accessibilityHint }
      set { cell?.accessibilityHint = newValue }
    }

    override var accessibilityIdentifier: String? {
      get { cell?.accessibilityIdentifier }
      set { cell?.accessibilityIdentifier = newValue }
    }

    override var accessibilityTraits: UIAccessibilityTraits {
      get {
        var traits = cell?.accessibilityTraits ?? .none
        if let deckView, deckView.isBrowsing, deckView.frontItem == item {
          traits.insert(.adjustable)
        }
        return traits
      }
      set { cell?.accessibilityTraits = newValue }
    }

    override var accessibilityFrameInContainerSpace: CGRect {
      get {
        guard let cell, let deckView else { return .zero }
        return cell.convert(cell.bounds, to: deckView)
      }
      set {}
    }

    override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
      get { (deckView?.actions(for: item) ?? []) + (cell?.accessibilityCustomActions ?? []) }
      set { cell?.accessibilityCustomActions = newValue }
    }

    override func accessibilityActivate() -> Bool { deckView?.activate(item) ?? false }

    override func accessibilityIncrement() { deckView?.browse(by: 1) }

    override func accessibilityDecrement() { deckView?.browse(by: -1) }
  }
#endif
