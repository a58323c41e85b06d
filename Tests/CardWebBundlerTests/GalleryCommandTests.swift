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
    #expect(command.page.name == "WebGallery")
  }

  @Test("A page that is not the gallery is chosen by its name")
  func page() throws {
    let command = try #require(
      GalleryCommand(
        arguments: [
          "--package", "/p", "--output", "/o", "--swift", "/s", "--page", "OneDeck",
        ]))
    #expect(command.builds.map(\.product) == ["OneDeck"])
    #expect(command.page.result == "OneDeck.html")
  }

  @Test(
    "Anything missing, unknown or on top is refused",
    arguments: [
      [], ["--package"], ["--package", "/p", "--output", "/o"],
      ["--package", "/p", "--output", "/o", "--swift"],
      ["--package", "/p", "--output", "/o", "--quick", "/s"],
      ["--package", "/p", "--output", "/o", "--swift", "/s", "more"],
      ["--package", "/p", "--output", "/o", "--swift", "/s", "--page", "Deck"],
      ["--package", "/p", "--output", "/o", "--page", "OneDeck"],
    ])
  func refusals(arguments: [String]) {
    #expect(GalleryCommand(arguments: arguments) == nil)
  }

  @Test("The page starts with one module and has another that records, built in one folder")
  func builds() {
    let builds = GalleryCommand(
      package: URL(filePath: "/p"), output: URL(filePath: "/o"), swift: URL(filePath: "/s")
    ).builds
    #expect(builds.map(\.product) == ["WebGallery", "WebGalleryRecorder"])
    #expect(builds.map { $0.environment["CARDSTOCK_RECORDER"] } == ["0", "1"])
    #expect(builds.allSatisfy { $0.scratch.path == "/o/build" })
    #expect(builds.allSatisfy { $0.package.path == "/p/Examples" })
    #expect(builds.allSatisfy { $0.environment["CARDSTOCK_RECORDING"] == nil })
  }

  @Test("The smallest page is built without recordings, in a folder of its own")
  func smallestPage() {
    let builds = GalleryCommand(
      package: URL(filePath: "/p"), output: URL(filePath: "/o"), swift: URL(filePath: "/s"),
      page: .oneDeck
    ).builds
    #expect(builds.map(\.product) == ["OneDeck"])
    #expect(builds.map { $0.environment["CARDSTOCK_RECORDING"] } == ["0"])
    #expect(builds.map(\.scratch.path) == ["/o/build-unrecorded"])
  }
}
