internal import CardCore
internal import CardWeb
internal import Testing

struct WebTextTests {
  @Test("A literal keeps its bytes", arguments: ["", "Like", "Größe", "🂡"])
  func literal(string: String) {
    #expect(WebText(string).utf8 == Array(string.utf8))
    #expect(WebText(string).description == string)
  }

  @Test("Values stand where they are written")
  func interpolation() {
    let (name, text): (String, WebText) = ("deck", "of \(3)")
    #expect("\(name) \(-1) \(text), \(2.5, decimals: 1)!" as WebText == "deck -1 of 3, 2.5!")
  }

  @Test(
    "Whole numbers are decimal digits",
    arguments: [
      (0, "0"), (7, "7"), (-7, "-7"), (10, "10"), (1_000_000, "1000000"),
      (Int.max, "9223372036854775807"), (Int.min, "-9223372036854775808"),
    ])
  func whole(number: Int, expected: String) {
    #expect(("\(number)" as WebText).description == expected)
  }

  @Test(
    "Numbers are rounded to the decimals asked for, without trailing zeros",
    arguments: [
      (0.0, 2, "0"), (1.5, 2, "1.5"), (1.25, 2, "1.25"), (1.256, 2, "1.26"), (-0.5, 1, "-0.5"),
      (0.05, 2, "0.05"), (-0.001, 2, "0"), (2.999, 2, "3"), (12.3, 0, "12"), (1.5, -3, "2"),
      (100, 3, "100"), (0.000_000_001, 9, "0.000000001"), (0.5, 99, "0.5"),
    ])
  func decimals(number: Double, decimals: Int, expected: String) {
    #expect(("\(number, decimals: decimals)" as WebText).description == expected)
  }

  @Test(
    "A number that has no such digits is a word",
    arguments: [
      (.nan, "not a number"), (.infinity, "infinity"), (-.infinity, "-infinity"), (1e300, "many"),
      (-1e300, "-many"),
    ] as [(Double, String)])
  func words(number: Double, expected: String) {
    #expect(("\(number, decimals: 2)" as WebText).description == expected)
  }

  @Test("An item is written as what it is known by, as its description is")
  func items() {
    for item in [
      CardItemID(42), CardItemID(-1), "photo 7", "Größe", CardItemID(high: 1, low: 0xabc),
      CardItemID(high: .max, low: 0),
    ] {
      #expect(("\(item)" as WebText).description == item.description)
    }
  }
}
