import CardWeb
import Cardstock

/// The strategies that a deck of the gallery can choose from, with their options as sliders.
enum Strategy: Int {
  case swipeCard, insetStack, slideCard, timeMachine, carousel

  static let all: [Strategy] = [.swipeCard, .insetStack, .slideCard, .timeMachine, .carousel]

  var title: WebText {
    switch self {
    case .swipeCard: "Swipe card"
    case .insetStack: "Inset stack"
    case .slideCard: "Slide card"
    case .timeMachine: "Time machine"
    case .carousel: "Carousel"
    }
  }

  /// One option as a slider: its title, its range and what the preset has.
  struct Option {
    let title: WebText
    let range: ClosedRange<Int>
    let preset: Int
    let unit: WebText
  }

  /// The options, three for each strategy.
  var options: [Option] {
    switch self {
    case .swipeCard, .slideCard:
      [
        Option(title: "Visible cards", range: 1...6, preset: 3, unit: ""),
        Option(title: "Scale step", range: 0...20, preset: 5, unit: " %"),
        Option(title: "Offset step", range: 0...36, preset: 12, unit: " pt"),
      ]
    case .insetStack:
      [
        Option(title: "Visible cards", range: 1...6, preset: 3, unit: ""),
        Option(title: "Inset", range: 0...40, preset: 20, unit: " pt"),
        Option(title: "Offset", range: 0...50, preset: 30, unit: " pt"),
      ]
    case .timeMachine:
      [
        Option(title: "Visible cards", range: 1...8, preset: 5, unit: ""),
        Option(title: "Tilt", range: 0...100, preset: 30, unit: " %"),
        Option(title: "Spacing", range: 20...150, preset: 100, unit: " %"),
      ]
    case .carousel:
      [
        Option(title: "Card width", range: 160...320, preset: 250, unit: " pt"),
        Option(title: "Spacing", range: 0...60, preset: 20, unit: " pt"),
        Option(title: "Step aside", range: 0...100, preset: 50, unit: " pt"),
      ]
    }
  }

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
