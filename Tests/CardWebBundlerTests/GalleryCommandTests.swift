internal import CardWebBundler
internal import Foundation
internal import Testing

struct GalleryCommandTests {
  @Test("The three options come in any order")
  func order() throws {
    let command = try #require(
      GalleryCommand(arguments: ["--swift", "/s", "--output", "/o", "--package", "/p"]))
    #expect(command.package.path == "/p")
    #expect(command.output.path == "/o")
    #expect(command.swift.path == "/s")
  }

  @Test(
    "Anything missing, unknown or on top is refused",
    arguments: [
      [], ["--package"], ["--package", "/p", "--output", "/o"],
      ["--package", "/p", "--output", "/o", "--swift"],
      ["--package", "/p", "--output", "/o", "--quick", "/s"],
      ["--package", "/p", "--output", "/o", "--swift", "/s", "more"],
    ])
  func refusals(arguments: [String]) {
    #expect(GalleryCommand(arguments: arguments) == nil)
  }
}
