import CardSwiftUI
import Cardstock
import SwiftUI

/// A deck in SwiftUI.
struct SwiftUIScreen: View {
  @State private var quotes = Quote.samples(0..<40)
  @State private var system = CardSystem.swipeCard
  @State private var front: Quote.ID?
  @State private var liked = 0

  var body: some View {
    CardDeckReader { deck in
      VStack {
        SystemPicker(system: $system)
        CardDeck(quotes) { QuoteCard(quote: $0) }
          .cardLayout(system.layout)
          .cardPosition(id: $front)
          .onSwipe { _, direction in if direction == .right { liked += 1 } }
          .onUndo { _, direction in if direction == .right { liked -= 1 } }
          .onLoadMore { count in quotes += Quote.samples(count..<count + 20) }
          .swipeOverlay { _, direction in Stamp(direction: direction) }
        Text("\(liked) liked, now at \(front ?? 0)")
        DeckButtons(
          canUndo: deck.canUndo, swipe: { deck.swipe($0) }, undo: { deck.undo() })
      }
    }
  }
}

/// A card: its detail shows itself as it is expanded.
private struct QuoteCard: View {
  let quote: Quote
  @Environment(\.cardReveal) private var reveal

  var body: some View {
    ZStack {
      Color(hue: quote.hue, saturation: 0.5, brightness: 0.8)
      VStack(spacing: 16) {
        Text(quote.text).font(.title)
        Text("Said by: \(quote.author)").opacity(reveal)
      }
      .padding()
    }
    .foregroundStyle(Color.white)
  }
}

private struct Stamp: View {
  let direction: CardDirection

  var body: some View {
    switch direction {
    case .right: Text("LIKE").font(.largeTitle).foregroundStyle(Color.green)
    case .left: Text("SKIP").font(.largeTitle).foregroundStyle(Color.red)
    case .up, .down: Text("LATER").font(.largeTitle).foregroundStyle(Color.blue)
    }
  }
}
