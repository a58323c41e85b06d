import CardCore
import Testing

struct CardDeckPhrasesTests {
  @Test(
    arguments: [
      (.swiped(7, .left), "Swiped left"), (.swiped(7, .right), "Swiped right"),
      (.swiped(7, .up), "Swiped up"), (.swiped(7, .down), "Swiped down"),
      (.undone(7), "Swipe undone"), (.expanded(7), "Expanded"), (.collapsed(7), "Collapsed"),
      (.ranOut, "No cards left"), (.front(7, index: 0), nil),
    ] as [(CardAnnouncement, String?)])
  func `what is said when something has happened`(
    announcement: CardAnnouncement, words: String?
  ) {
    #expect(CardDeckPhrases().announcement(announcement) == words)
  }

  @Test func `indices are counted from one`() {
    #expect(CardDeckPhrases().position(0, 12) == "1 of 12")
  }

  @Test func `each direction has an action`() {
    #expect(
      CardDirection.allCases.map(CardDeckPhrases().swipe) == [
        "Swipe left", "Swipe right", "Swipe up", "Swipe down",
      ])
  }
}
