import CardCore
import CardEngine
import CardSwiftUI
import Combine
import Foundation
import SwiftUI
import TransformStack

/// An item of a test's deck.
struct Item: Identifiable, Hashable {
  let id: String
  var text: String

  init(_ id: String, text: String? = nil) {
    self.id = id
    self.text = text ?? id
  }
}

/// The state of a test's app, and what it has heard.
@MainActor
final class DeckState: ObservableObject {
  var items: [Item] { willSet { objectWillChange.send() } }
  var layout = AnyComparableLayout(TransformStackLayout.swipeCard) {
    willSet { objectWillChange.send() }
  }
  var configuration = DeckConfiguration() { willSet { objectWillChange.send() } }
  var frontID: String? {
    willSet { objectWillChange.send() }
    didSet { frontIDs.append(frontID) }
  }
  var frontIDs: [String?] = []
  var frontIndex = 0 { willSet { objectWillChange.send() } }
  var heard: [String] = []
  var onSwipe: (Item) -> Void = { _ in }
  var progress: [CardProgress] = []
  var madeCards: [String] = []
  var proxy: CardDeckProxy?

  init(_ ids: [String]) { items = ids.map { Item($0) } }
}

/// A strategy that is chosen while the test runs.
struct AnyComparableLayout: CardLayout, Equatable {
  private let name: String
  private let layout: AnyCardLayout

  init<Layout: CardLayout>(_ layout: Layout) {
    name = String(describing: layout)
    self.layout = AnyCardLayout(layout)
  }

  func resolve(in environment: LayoutEnvironment) -> AnyResolved {
    AnyResolved(traits: layout.resolve(in: environment).traits) { [layout] in
      layout.resolve(in: environment).placement(at: $0)
    }
  }

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.name == rhs.name }

  struct AnyResolved: ResolvedCardLayout {
    let traits: CardLayoutTraits
    let place: @Sendable (Double) -> CardPlacement

    func placement(at offset: Double) -> CardPlacement { place(offset) }
  }
}

/// The view that tests drive: a deck, and all it can tell.
struct DeckView: View {
  @ObservedObject var state: DeckState
  var tiesID = false
  var tiesIndex = false

  var body: some View {
    CardDeckReader { proxy in
      let _ = state.proxy = proxy
      deck
    }
    .cardDeckConfiguration(state.configuration)
  }

  private var deck: some View {
    var deck = CardDeck(state.items) { item in
      let _ = state.madeCards.append(item.id)
      CardFace(item: item)
    }
    .cardLayout(state.layout)
    .onSwipe { item, direction in
      state.heard.append("swiped \(item.id) \(direction)")
      state.onSwipe(item)
    }
    .onUndo { item, direction in state.heard.append("undid \(item.id) \(direction)") }
    .onSelect { state.heard.append("selected \($0.id)") }
    .onExpansion { state.heard.append("\($1 ? "expanding" : "collapsing") \($0.id)") }
    .onRunOut { state.heard.append("ran out") }
    .onCardDrag { state.progress.append($1) }
    if tiesID {
      deck = deck.cardPosition(id: Binding(get: { state.frontID }, set: { state.frontID = $0 }))
    }
    if tiesIndex {
      deck = deck.cardPosition(
        index: Binding(get: { state.frontIndex }, set: { state.frontIndex = $0 }))
    }
    return deck.swipeOverlay { item, direction in Text("\(item.id) goes \(direction)") }
  }
}

/// A card with a state of its own.
struct CardFace: View {
  let item: Item
  @State private var taps = 0
  @Environment(\.cardReveal) private var reveal
  @Environment(\.layoutDirection) private var layoutDirection

  var body: some View {
    VStack {
      Text(item.text)
      Button("\(item.id) tapped \(taps)") { taps += 1 }
      Text("reveal \(reveal)")
      Text(layoutDirection == .rightToLeft ? "rtl" : "ltr")
    }
  }
}

/// A deck on a screen of 320 by 480 points.
@MainActor
struct DeckScreen {
  let state: DeckState
  let screen: Screen

  init(
    _ ids: [String] = ["a", "b", "c", "d", "e", "f"], tiesID: Bool = false, tiesIndex: Bool = false,
    prepare: (DeckState) -> Void = { _ in }
  ) {
    let state = DeckState(ids)
    prepare(state)
    self.state = state
    let clock = ClockBox()
    screen = Screen {
      DeckView(state: state, tiesID: tiesID, tiesIndex: tiesIndex)
        .environment(\.cardDeckNow, clock.now)
    }
    clock.screen = screen
  }

  /// The cards on the screen, from back to front.
  var cards: [Node] {
    screen.root.all.filter {
      $0.kind == "ForEach" && $0.children.contains { $0.first(\.zIndex) != nil }
    }
    .flatMap(\.children)
    .filter { $0.first(\.zIndex) != nil }
    .sorted { ($0.first(\.zIndex) ?? 0) < ($1.first(\.zIndex) ?? 0) }
  }

  /// The names of the cards, from back to front.
  var names: [String] { cards.compactMap { $0.texts.first } }

  func card(_ name: String) -> Node? { cards.last { $0.texts.first == name } }

  /// Where the middle of a card is.
  func place(_ name: String) -> CGPoint? { card(name)?.first(\.position) }

  func finger(atX x: Double = 160, y: Double = 240) -> Finger { Finger(on: screen, atX: x, y: y) }
}

/// What time it is on a screen that is not made yet.
final class ClockBox: @unchecked Sendable {
  weak var screen: Screen?

  var now: @Sendable () -> Date {
    { MainActor.assumeIsolated { self.screen?.now } ?? Date(timeIntervalSinceReferenceDate: 1000) }
  }
}
