import Cardstock

/// The four systems.
enum CardSystem: String, CaseIterable, Identifiable {
  case swipeCard = "Swipe"
  case insetStack = "Inset"
  case slideCard = "Slide"
  case carousel = "Carousel"

  var id: Self { self }

  /// The strategy, with options as an app would set them.
  var layout: any CardLayout & Equatable {
    switch self {
    case .swipeCard:
      return TransformStackLayout.swipeCard
    case .insetStack:
      var layout = InsetStackLayout.insetStack
      layout.cornerRadius = 16
      layout.shadow = CardShadow(radius: 6, opacity: 0.3, offset: CardPoint(x: 0, y: 2))
      return layout
    case .slideCard:
      var layout = TransformStackLayout.slideCard
      layout.swipe.directions = [.left, .right, .up]
      return layout
    case .carousel:
      return ExpandingCarouselLayout.expandingCarousel
    }
  }
}
