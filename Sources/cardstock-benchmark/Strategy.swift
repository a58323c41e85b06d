internal import Cardstock

/// A layout to measure, and how its cards are moved.
struct Strategy: Sendable {
  enum Way {
    /// The front card is swiped away.
    case swipe
    /// The row is scrolled.
    case browse
  }

  let name: String
  let way: Way
  let expands: Bool
  let makeDeck: @Sendable (RecyclingPool) -> Deck
  let resolve: @Sendable () -> AnyResolvedCardLayout

  init<Layout: CardLayout>(_ name: String, _ layout: Layout, _ way: Way, expands: Bool = false) {
    self.name = name
    self.way = way
    self.expands = expands
    makeDeck = { Deck(layout: layout, cells: $0) }
    resolve = { AnyCardLayout(layout).resolve(in: LayoutEnvironment(size: Stage.size)) }
  }

  static let insetStack = Strategy("insetStack", .insetStack, .swipe)
  /// The slide card with four times as many visible cards, all of which move: tells what each costs.
  static let wideStack = Strategy(
    "slideCard12",
    {
      var layout = TransformStackLayout.slideCard
      layout.visibleCount = 12
      return layout
    }(), .swipe)
  static let slideCard = Strategy("slideCard", .slideCard, .swipe)
  static let expandingCarousel = Strategy(
    "expandingCarousel", .expandingCarousel, .browse, expands: true)
  static let timeMachine = Strategy("timeMachine", .timeMachine, .browse)

  /// Where a deck of this many items is measured: a row in its middle, a stack at its beginning.
  func start(of count: Int) -> Int { way == .browse ? count / 2 : 0 }
}
