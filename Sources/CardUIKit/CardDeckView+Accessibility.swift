#if canImport(UIKit) && !os(watchOS)
  internal import CardCore
  internal import CardEngine
  internal import Foundation
  internal import UIKit

  extension CardDeckView {
    /// Whether the cards lie in a row that is scrolled through.
    var isBrowsing: Bool { deck.traits.browse != nil }

    /// The index of an attached item.
    func index(of item: CardItemID) -> Int? {
      if item == deck.frontItem { return deck.frontIndex }
      return dataSource?.deckView(self, indexOf: item, near: deck.frontIndex)
    }

    /// Makes what assistive technologies see: the front card of a stack, the visible cards of a row
    /// in their order, or the inside of an expanded card.
    func makeAccessibilityElements() -> [Any] {
      if let expanded = deck.expandedItem, deck.expansionFraction > 0.5,
        let cell = adapter.cell(for: expanded)
      {
        return [cell.view]
      }
      let cards = isBrowsing ? rowInOrder : adapter.attached.filter(\.isFront)
      var kept: [CardItemID: CardAccessibilityElement] = [:]
      let elements = cards.compactMap { cell -> CardAccessibilityElement? in
        guard let item = cell.item else { return nil }
        // The same element for the same card, or the focus of a person would jump.
        let old = elementCache[item].flatMap { $0.shows(cell.view) ? $0 : nil }
        let element = old ?? CardAccessibilityElement(item, shownBy: cell.view, in: self)
        kept[item] = element
        return element
      }
      elementCache = kept
      return elements
    }

    /// The cards of the row that can be seen, from the first to the last.
    private var rowInOrder: [HostedCell] {
      let mirrored = deck.configuration.readingDirection == .rightToLeft
      let isVertical = deck.configuration.axis == .vertical
      func place(_ cell: HostedCell) -> Double {
        guard let position = cell.presentation?.placement.position else { return 0 }
        return isVertical ? position.y : mirrored ? -position.x : position.x
      }
      return adapter.attached.filter { isVisible($0) }.sorted { place($0) < place($1) }
    }

    private func isVisible(_ cell: HostedCell) -> Bool {
      guard let shown = cell.presentation, !shown.isHidden, shown.placement.alpha > 0.01 else {
        return false
      }
      return cell.view.convert(cell.view.bounds, to: self).intersects(bounds)
    }

    // MARK: Actions

    /// What can be done with a card: swipe it in each allowed direction, and undo.
    func actions(for item: CardItemID) -> [UIAccessibilityCustomAction] {
      guard item == deck.frontItem else { return [] }
      var actions: [UIAccessibilityCustomAction] = []
      for direction in CardDirection.allCases
      where deck.traits.swipe?.directions.contains(direction) == true {
        actions.append(action(phrases.swipe(direction)) { $0.swipe(direction) })
      }
      if deck.traits.expansion != nil {
        actions.append(action(phrases.expand) { $0.expand(item) })
      }
      if deck.canUndo { actions.append(action(phrases.undo) { $0.undo() }) }
      return actions
    }

    private func action(
      _ name: String, _ body: @escaping @MainActor (CardDeckView) -> Bool
    ) -> UIAccessibilityCustomAction {
      UIAccessibilityCustomAction(name: name) { [weak self] _ in self.map(body) ?? false }
    }

    /// A double tap: what a tap on the card does.
    func activate(_ item: CardItemID) -> Bool {
      deck.activate(item, time: CACurrentMediaTime())
    }

    // MARK: Browsing

    /// Scrolls the row on or back by cards, as far as there are any.
    @discardableResult func browse(by cards: Int) -> Bool {
      guard let index = deck.browseTarget(by: cards), index != deck.frontIndex else { return false }
      // In a loop the index alone does not tell which way the row goes.
      if deck.configuration.reducesMotion { scroll(to: index) } else { deck.browse(by: cards) }
      return true
    }

    /// A scroll of three fingers: the content moves that way, so the row goes the other.
    func browse(_ direction: UIAccessibilityScrollDirection) -> Bool {
      let step: Int? =
        switch direction {
        case .next: 1
        case .previous: -1
        case .left: deck.browseStep(towards: .right)
        case .right: deck.browseStep(towards: .left)
        case .up: deck.browseStep(towards: .down)
        case .down: deck.browseStep(towards: .up)
        default: nil
        }
      return step.map { browse(by: $0) } ?? false
    }

    // MARK: Announcements

    func announce(_ announcement: CardAnnouncement) {
      if let text = phrases.announcement(announcement) {
        // Queued, or the focus that moves on to the next card would cut it short.
        let spoken = NSAttributedString(
          string: text, attributes: [.accessibilitySpeechQueueAnnouncement: true])
        UIAccessibility.post(notification: .announcement, argument: spoken)
      }
      switch announcement {
      case .front, .expanded, .collapsed, .ranOut:
        isFocusStale = true
        cellsDidChange()
      case .swiped, .undone: break
      }
    }

    /// Tells assistive technologies that other cards are there, once the change is complete. The
    /// focus moves to the front card if it was on a card; a person who reads elsewhere stays there.
    func updateFocus() {
      guard isFocusStale else { return }
      isFocusStale = false
      let front = accessibilityElements?.first {
        ($0 as? CardAccessibilityElement).map { $0.item == deck.frontItem } ?? true
      }
      UIAccessibility.post(notification: .layoutChanged, argument: hasFocus ? front : nil)
    }

    private var hasFocus: Bool {
      switch UIAccessibility.focusedElement(using: nil) {
      case let element as CardAccessibilityElement: element.deckView === self
      case let view as UIView: view.isDescendant(of: self)
      default: false
      }
    }
  }

  extension HostedCell {
    /// Whether this is the front or centred card.
    var isFront: Bool { presentation?.isFront == true }
  }
#endif
