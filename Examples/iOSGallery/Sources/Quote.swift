/// An item of the gallery's decks.
struct Quote: Identifiable, Hashable {
  let id: Int
  let text: String
  let author: String
  /// The colour's place on the wheel, 0...1.
  let hue: Double

  /// As many as anybody will swipe.
  static func samples(_ numbers: Range<Int>) -> [Quote] {
    numbers.map { number in
      let (text, author) = sayings[number % sayings.count]
      return Quote(
        id: number, text: text, author: author,
        hue: (Double(number) * 0.618).truncatingRemainder(dividingBy: 1))
    }
  }

  private static let sayings = [
    ("A card that is let go falls back.", "The spring"),
    ("Whoever is swiped can be brought back.", "The history"),
    ("I know where I would be by now.", "The next card"),
    ("Nothing moves, so nobody asks me.", "The display link"),
    ("I am three views and a million items.", "The window"),
  ]
}
