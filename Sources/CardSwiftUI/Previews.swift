#if canImport(SwiftUI) && DEBUG
  internal import CardCore
  internal import Foundation
  internal import SwiftUI
  internal import TransformStack

  // Preview providers and not macros: they compile wherever this module does.

  struct CardDeck_Previews: PreviewProvider {
    static var previews: some View {
      Showcase(layout: .swipeCard).previewDisplayName("Swipe card")
      Showcase(layout: .slideCard).previewDisplayName("Slide card")
      Showcase(layout: .timeMachine).previewDisplayName("Time machine")
      Showcase(layout: .slideCard)
        .environment(\.layoutDirection, .rightToLeft)
        .previewDisplayName("Right to left")
    }
  }

  private struct Showcase<Layout: CardLayout & Equatable>: View {
    let layout: Layout

    var body: some View {
      CardDeckReader { deck in
        VStack(spacing: 16) {
          CardDeck(0..<12, id: \.self) { number in
            ZStack {
              Color.blue.opacity(0.3 + Double(number % 4) * 0.2)
              Text("\(number)").font(.largeTitle)
            }
          }
          .cardLayout(layout)
          .swipeOverlay { _, direction in
            Text(direction == .right ? "Like" : "Skip").font(.title)
          }
          HStack(spacing: 32) {
            Button("Skip") { deck.swipe(.left) }
            Button("Undo") { deck.undo() }.disabled(!deck.canUndo)
            Button("Like") { deck.swipe(.right) }
          }
        }
        .padding()
      }
    }
  }
#endif
