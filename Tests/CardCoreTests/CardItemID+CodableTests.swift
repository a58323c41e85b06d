import CardCore
import Foundation
import Testing

@Suite struct CardItemIDCodableTests {
  @Test(arguments: [
    (42 as CardItemID, "[42]"), (-1, "[-1]"), ("pear", #"["pear"]"#), ("42", #"["42"]"#),
    ("", #"[""]"#), (CardItemID(high: 1, low: .max), #"[{"high":1,"low":18446744073709551615}]"#),
  ])
  func `an identity is written as what it was made from, and comes back equal`(
    item: CardItemID, text: String
  ) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode([item])
    #expect(String(decoding: data, as: UTF8.self) == text)
    #expect(try JSONDecoder().decode([CardItemID].self, from: data) == [item])
  }

  @Test(arguments: ["[true]", "[null]", "[1.5]", #"[{"high":1}]"#, "[[]]"])
  func `anything else is an error`(text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([CardItemID].self, from: Data(text.utf8))
    }
  }

  @Test func `directions are written by name`() throws {
    let data = try JSONEncoder().encode(CardDirection.allCases)
    #expect(String(decoding: data, as: UTF8.self) == #"["left","right","up","down"]"#)
    #expect(
      try JSONDecoder().decode([CardDirection].self, from: data) == [.left, .right, .up, .down])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([CardDirection].self, from: Data(#"["north"]"#.utf8))
    }
  }
}
