#if canImport(SwiftUI)
  internal import CardCore
  internal import CardEngine
  internal import Combine
  internal import SwiftUI

  /// Tells assistive technologies what can be done with a card, and hides those that cannot be
  /// reached: all but the front one of a stack, all but the expanded one, all on their way out.
  ///
  /// A card is one element, so that its actions are found wherever it is touched. An expanded one is
  /// a container, for it may hold a page of text and controls.
  struct CardAccessibility<Element>: ViewModifier {
    @ObservedObject var slot: CardSlot<Element>
    let engine: Deck
    let status: DeckStatus
    let words: CardDeckPhrases
    let isButton: Bool

    func body(content: Content) -> some View {
      content
        .accessibilityElement(children: isExpanded ? .contain : .combine)
        .accessibilityHidden(!isReachable)
        .accessibilitySortPriority(-Double(slot.index))
        .accessibilityAddTraits(isButton || status.expands ? .isButton : [])
        .accessibilityAction { engine.activate(slot) }
        .accessibilityActions { if isFront { actions } }
    }

    private var isFront: Bool { slot.presentation?.isFront == true }

    private var isExpanded: Bool { status.expandedItem == slot.key.item }

    private var isReachable: Bool {
      guard let card = slot.presentation, !card.isHidden, card.placement.alpha > 0.01 else {
        return false
      }
      if status.expandedItem != nil { return isExpanded }
      return card.isFront || (status.isBrowsing && card.isTouchable && isInside(card.placement))
    }

    /// Whether a card lies in the deck's bounds, at least in part. Its turn does not count.
    private func isInside(_ placement: CardPlacement) -> Bool {
      let (center, size) = (placement.position, placement.size)
      let bounds = engine.containerSize
      let (width, height) = (size.width * placement.scale, size.height * placement.scale)
      return center.x + width / 2 > 0 && center.x - width / 2 < bounds.width
        && center.y + height / 2 > 0 && center.y - height / 2 < bounds.height
    }

    @ViewBuilder private var actions: some View {
      ForEach(CardDirection.allCases, id: \.self) { direction in
        if status.directions.contains(direction) {
          Button(words.swipe(direction)) { engine.swipe(direction) }
        }
      }
      if status.canUndo {
        Button(words.undo) { engine.undo() }
      }
      if status.expandedItem != nil {
        Button(words.collapse) { engine.collapse() }
      } else if status.expands {
        Button(words.expand) { engine.expand() }
      }
    }
  }

  /// An adjustable element that browses a row, beside the cards that can be seen.
  struct DeckAdjuster: View {
    let engine: Deck
    let status: DeckStatus
    let words: CardDeckPhrases

    var body: some View {
      if status.isBrowsing, status.expandedItem == nil, status.count > 0 {
        Color.clear
          .allowsHitTesting(false)
          .accessibilityElement()
          .accessibilityLabel(Text(words.browse))
          .accessibilityValue(Text(words.position(status.frontIndex, status.count)))
          .accessibilityAdjustableAction { browse($0) }
          // Before the cards, whose priorities are not positive.
          .accessibilitySortPriority(1)
      }
    }

    private func browse(_ direction: AccessibilityAdjustmentDirection) {
      switch direction {
      case .increment: engine.browse(by: 1)
      case .decrement: engine.browse(by: -1)
      @unknown default: break
      }
    }
  }

  extension Deck {
    /// Does what a tap on a card does.
    func activate<Element>(_ slot: CardSlot<Element>) {
      activate(slot.key.item, time: clock?() ?? time)
    }
  }
#endif
