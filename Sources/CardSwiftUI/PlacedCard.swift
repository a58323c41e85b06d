#if canImport(SwiftUI)
  internal import CardCore
  internal import CardEngine
  internal import Combine
  internal import Foundation
  internal import SwiftUI

  /// Puts a card where the engine wants it.
  ///
  /// Only this modifier is asked anew when the card moves; what it modifies stays as it is.
  struct PlacedCard<Element, Overlay: View>: ViewModifier {
    @ObservedObject var slot: CardSlot<Element>
    let engine: Deck
    let status: DeckStatus
    let words: CardDeckPhrases
    let layoutDirection: LayoutDirection
    let isButton: Bool
    let overlay: (CardDirection) -> Overlay

    func body(content: Content) -> some View {
      let card = slot.presentation ?? .unseen
      let placement = card.placement
      let shape = RoundedRectangle(cornerRadius: placement.cornerRadius)
      content
        .frame(width: placement.size.width, height: placement.size.height)
        .overlay { overlays }
        .environment(\.cardProgress, slot.progress)
        .environment(\.cardReveal, placement.reveal)
        .environment(\.isFrontCard, card.isFront)
        .environment(\.layoutDirection, layoutDirection)
        .clipShape(shape)
        .contentShape(shape)
        .modifier(
          CardAccessibility(
            slot: slot, engine: engine, status: status, words: words, isButton: isButton)
        )
        .shadow(
          color: Color.black.opacity(placement.shadow.opacity), radius: placement.shadow.radius,
          x: placement.shadow.offset.x, y: placement.shadow.offset.y
        )
        .scaleEffect(placement.scale)
        .rotationEffect(.radians(placement.rotation))
        .opacity(card.isHidden ? 0 : placement.alpha)
        .position(x: placement.position.x, y: placement.position.y)
        .allowsHitTesting(card.isTouchable && !card.isHidden)
        .zIndex(Double(card.paintOrder))
        // The engine moves cards and lets them come and go; an animation of the app's, as one
        // round a change of its data, must not do it a second time.
        .animation(nil, value: card)
        .transition(.identity)
    }

    private var overlays: some View {
      ForEach(CardDirection.allCases, id: \.self) { direction in
        if status.directions.contains(direction) {
          overlay(direction)
            .opacity(slot.progress.overlayAlpha(for: direction))
            .allowsHitTesting(false)
            .accessibilityHidden(true)
        }
      }
    }
  }

  extension CardPresentation {
    /// A card that the engine has attached and not placed yet.
    fileprivate static let unseen = CardPresentation(
      placement: CardPlacement(center: .zero, size: .zero), isHidden: true)
  }
#endif
