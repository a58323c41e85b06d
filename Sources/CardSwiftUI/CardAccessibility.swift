#if canImport(SwiftUI)
  internal import CardCore
  internal import CardEngine
  internal import Combine
  internal import SwiftUI

  /// Tells assistive technologies what can be done with a card, and hides those that cannot be
  /// reached: all but the front one of a stack, all but the expanded one, all on their way out.
  struct CardAccessibility<Element>: ViewModifier {
    @ObservedObject var slot: CardSlot<Element>
    let engine: Deck
    let words: CardDeckWords
    let isButton: Bool

    func body(content: Content) -> some View {
      content
        .accessibilityElement(children: .contain)
        .accessibilityHidden(!isReachable)
        .accessibilitySortPriority(-Double(slot.index))
        .accessibilityAddTraits(isButton || engine.traits.expansion != nil ? .isButton : [])
        .accessibilityAction { select() }
        .accessibilityAdjustableAction { browse($0) }
        .accessibilityActions { if isFront { actions } }
    }

    private var isFront: Bool { slot.presentation?.isFront == true }

    private var isReachable: Bool {
      guard let card = slot.presentation, !card.isHidden, card.placement.alpha > 0.01 else {
        return false
      }
      if let expanded = engine.expandedItem { return expanded == slot.key.item }
      return card.isFront
        || (engine.traits.browse != nil && card.isTouchable && isInside(card.placement))
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
        if engine.traits.swipe?.directions.contains(direction) == true {
          Button(words.swipe(direction)) { engine.swipe(direction) }
        }
      }
      if engine.canUndo {
        Button(words.undo) { engine.undo() }
      }
      if engine.expandedItem != nil {
        Button(words.collapse) { engine.collapse() }
      } else if engine.traits.expansion != nil {
        Button(words.expand) { engine.expand() }
      }
    }

    /// What a tap in the middle of the card does.
    private func select() {
      guard let card = slot.presentation else { return }
      engine.tap(at: card.placement.position, time: engine.clock?() ?? engine.time)
    }

    private func browse(_ direction: AccessibilityAdjustmentDirection) {
      guard engine.traits.browse != nil, engine.expandedItem == nil, engine.count > 0 else {
        return
      }
      let step =
        switch direction {
        case .increment: 1
        case .decrement: -1
        @unknown default: 0
        }
      let target = engine.frontIndex + step
      let wrapped = (target + engine.count) % engine.count
      engine.scroll(to: engine.configuration.isLooping ? wrapped : target)
    }
  }
#endif
