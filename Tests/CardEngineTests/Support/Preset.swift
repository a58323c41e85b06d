import CardCore
import CardEngine
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
