import CardCore
import CardEngine
import CardPool
import CardTestSupport
import ExpandingCarousel
import InsetStack
import TransformStack

/// The ready-made strategies, as values to run a test over.
enum Preset: CaseIterable {
  case swipeCard, insetStack, slideCard, timeMachine, expandingCarousel

  static let stacks: [Preset] = [.swipeCard, .insetStack, .slideCard]
  static let rows: [Preset] = [.timeMachine, .expandingCarousel]

  var layout: AnyCardLayout {
    switch self {
    case .swipeCard: AnyCardLayout(TransformStackLayout.swipeCard)
    case .insetStack: AnyCardLayout(InsetStackLayout.insetStack)
    case .slideCard: AnyCardLayout(TransformStackLayout.slideCard)
    case .timeMachine: AnyCardLayout(TimeMachineLayout.timeMachine)
    case .expandingCarousel: AnyCardLayout(ExpandingCarouselLayout.expandingCarousel)
    }
  }

  /// The strategy with another number of visible cards; the carousel has none to set.
  func layout(visibleCount: Int) -> AnyCardLayout {
    switch self {
    case .swipeCard, .slideCard:
      var layout = self == .swipeCard ? TransformStackLayout.swipeCard : .slideCard
      layout.visibleCount = visibleCount
      return AnyCardLayout(layout)
    case .insetStack:
      var layout = InsetStackLayout.insetStack
      layout.visibleCount = visibleCount
      return AnyCardLayout(layout)
    case .timeMachine:
      var layout = TimeMachineLayout.timeMachine
      layout.visibleCount = visibleCount
      return AnyCardLayout(layout)
    case .expandingCarousel: return layout
    }
  }

  func set(on deck: Deck, animated: Bool) {
    switch self {
    case .swipeCard: deck.setLayout(.swipeCard, animated: animated)
    case .insetStack: deck.setLayout(.insetStack, animated: animated)
    case .slideCard: deck.setLayout(.slideCard, animated: animated)
    case .timeMachine: deck.setLayout(.timeMachine, animated: animated)
    case .expandingCarousel: deck.setLayout(.expandingCarousel, animated: animated)
    }
  }
}

extension Rig {
  /// A deck of a preset.
  static func of(
    _ preset: Preset, count: Int = 10, size: CardSize = CardSize(width: 320, height: 480),
    configuration: DeckConfiguration = .init()
  ) -> Rig {
    switch preset {
    case .swipeCard: Rig(.swipeCard, count: count, size: size, configuration: configuration)
    case .insetStack: Rig(.insetStack, count: count, size: size, configuration: configuration)
    case .slideCard: Rig(.slideCard, count: count, size: size, configuration: configuration)
    case .timeMachine: Rig(.timeMachine, count: count, size: size, configuration: configuration)
    case .expandingCarousel:
      Rig(.expandingCarousel, count: count, size: size, configuration: configuration)
    }
  }

  /// The items of the swipes so far, in order.
  var swiped: [CardItemID] {
    delegate.events.compactMap { event in
      if case .didSwipe(let item, _, _) = event { item } else { nil }
    }
  }

  /// The items of the cards that have left so far, in order.
  var departed: [CardItemID] {
    delegate.events.compactMap { event in
      if case .didFinishSwiping(let item, _) = event { item } else { nil }
    }
  }

  /// What is wrong with what is attached, or `nil`.
  var fault: String? {
    host.checkFrame()
    if let violation = host.violations.first { return violation }
    let live = pool.statistics.live
    return live == host.count ? nil : "\(host.count) attached, \(live) live"
  }
}
