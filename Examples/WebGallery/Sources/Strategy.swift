import CardWeb
import Cardstock

/// The strategies that a deck of the gallery can choose from, in the order of the page.
enum Strategy: Int {
  case swipeCard, insetStack, slideCard, timeMachine, carousel

  /// What the sliders of each strategy show at first, three a strategy in the order of the cases.
  static let presets = [
    3, 5, 12,  // cards, scale step in percent, offset step in points
    3, 20, 30,  // cards, inset and offset in points
    3, 5, 12,
    5, 30, 100,  // cards, tilt and spacing in percent
    250, 20, 50,  // width, spacing and step aside in points
  ]

  /// Where the strategy's values are among those of all.
  var range: Range<Int> { rawValue * 3..<rawValue * 3 + 3 }

  /// The layout for the sliders' values.
  func layout(_ values: [Int]) -> AnyCardLayout {
    switch self {
    case .swipeCard: AnyCardLayout(stack(.swipeCard, values))
    case .slideCard: AnyCardLayout(stack(.slideCard, values))
    case .insetStack: AnyCardLayout(insetStack(values))
    case .timeMachine: AnyCardLayout(timeMachine(values))
    case .carousel: AnyCardLayout(carousel(values))
    }
  }

  private func stack(_ preset: TransformStackLayout, _ values: [Int]) -> TransformStackLayout {
    var layout = preset
    layout.visibleCount = values[0]
    layout.scaleStep = Double(values[1]) / 100
    layout.offsetStep = Double(values[2])
    layout.margins = .zero
    return layout
  }

  private func insetStack(_ values: [Int]) -> InsetStackLayout {
    var layout = InsetStackLayout.insetStack
    layout.visibleCount = values[0]
    layout.inset = Double(values[1])
    layout.offset = Double(values[2])
    layout.cornerRadius = 18
    layout.shadow = CardShadow(radius: 14, opacity: 0.22, offset: CardPoint(x: 0, y: 6))
    return layout
  }

  private func timeMachine(_ values: [Int]) -> TimeMachineLayout {
    var layout = TimeMachineLayout.invertedTimeMachine
    layout.visibleCount = values[0]
    layout.tilt = Double(values[1]) / 100
    layout.spacing = Double(values[2]) / 100
    layout.cornerRadius = .points(18)
    return layout
  }

  private func carousel(_ values: [Int]) -> ExpandingCarouselLayout {
    var layout = ExpandingCarouselLayout.expandingCarousel
    layout.cardSize.width = Double(values[0])
    layout.spacing = Double(values[1])
    layout.neighborShift = Double(values[2])
    return layout
  }
}
