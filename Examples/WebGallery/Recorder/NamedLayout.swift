import CardWeb
import Cardstock

/// A layout by what recordings call it: a strategy's name, and what its sliders show.
///
/// `swipe card 3 5 12` is a layout as the gallery has tuned it. Without numbers it is the library's
/// own preset, as one who records with the library would name it.
package struct NamedLayout {
  let strategy: Strategy
  /// The sliders' values; nil for the library's preset.
  package let values: [Int]?

  private static let names = [
    "swipe card", "inset stack", "slide card", "time machine", "expanding carousel",
  ]

  /// The end of a sentence that names them all.
  static var offer: [UInt8] {
    var text = Array("; the gallery has".utf8)
    for (place, name) in names.enumerated() {
      text += (place == 0 ? " " : ", ").utf8
      text += name.utf8
    }
    return text
  }

  /// Names a strategy as it is tuned.
  init(_ strategy: Strategy, _ values: [Int]) {
    self.strategy = strategy
    self.values = values
  }

  /// Reads a name; nil for one that means nothing here.
  package init?(_ name: String) {
    var numbers: [Int] = []
    var words: [UInt8] = []
    for word in Array(name.utf8).split(separator: UInt8(ascii: " ")) {
      if let number = NamedLayout.number(word) {
        numbers.append(number)
      } else {
        if !words.isEmpty { words.append(UInt8(ascii: " ")) }
        words += word
      }
    }
    guard numbers.isEmpty || numbers.count == 3,
      let place = NamedLayout.names.firstIndex(where: { $0.utf8.elementsEqual(words) }),
      let strategy = Strategy(rawValue: place)
    else { return nil }
    self.strategy = strategy
    values = numbers.isEmpty ? nil : numbers
  }

  /// A whole number as large as a slider may have it.
  private static func number(_ word: ArraySlice<UInt8>) -> Int? {
    guard word.count < 5 else { return nil }
    var value = 0
    for byte in word {
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return value
  }

  /// What a recording calls it.
  package var name: String {
    var text = WebText(NamedLayout.names[strategy.rawValue])
    for value in values ?? [] { text.append(" \(value)") }
    return text.description
  }

  /// The layout itself.
  package var layout: AnyCardLayout {
    if let values { return strategy.layout(values) }
    return switch strategy {
    case .swipeCard: AnyCardLayout(.swipeCard)
    case .insetStack: AnyCardLayout(.insetStack)
    case .slideCard: AnyCardLayout(.slideCard)
    case .timeMachine: AnyCardLayout(.invertedTimeMachine)
    case .carousel: AnyCardLayout(.expandingCarousel)
    }
  }
}
