internal import CardWebBundler
internal import Foundation
internal import Testing

struct WasmToolchainTests {
  /// Makes a folder that looks like a toolchain, and removes it afterwards.
  private func withToolchain<Result>(
    embedded: String?, _ body: (URL) throws -> Result
  ) throws -> Result {
    let files = FileManager.default
    let root = files.temporaryDirectory.appending(path: "toolchain-\(UUID().uuidString)")
    defer { try? files.removeItem(at: root) }
    let folders = ["usr/bin"] + (embedded.map { ["usr/lib/swift/embedded/\($0)"] } ?? [])
    for folder in folders {
      try files.createDirectory(
        at: root.appending(path: folder), withIntermediateDirectories: true)
    }
    let swift = root.appending(path: "usr/bin/swift")
    try Data().write(to: swift)
    return try body(swift)
  }

  @Test("A toolchain with Embedded Swift for WebAssembly has no problem")
  func complete() throws {
    try withToolchain(embedded: "wasm32-unknown-none-wasm") { swift in
      #expect(WasmToolchain(swift: swift).problem == nil)
    }
  }

  @Test("A link to the toolchain's swift is followed")
  func link() throws {
    try withToolchain(embedded: "wasm32-unknown-none-wasm") { swift in
      let link = swift.deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "swift-link")
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: swift)
      #expect(WasmToolchain(swift: link).problem == nil)
    }
  }

  @Test("One without it names the missing folder and the mend", arguments: [nil, "armv7-none"])
  func incomplete(embedded: String?) throws {
    try withToolchain(embedded: embedded) { swift in
      let problem = try #require(WasmToolchain(swift: swift).problem)
      #expect(problem.contains("usr/lib/swift/embedded/wasm32-unknown-none-wasm does not exist"))
      #expect(problem.contains("swiftly install"))
    }
  }

  @Test("A build with such a toolchain fails with the problem before it runs anything")
  func refusedBuild() throws {
    try withToolchain(embedded: nil) { swift in
      let folder = swift.deletingLastPathComponent()
      let command = GalleryCommand(package: folder, output: folder, swift: swift)
      let failure = #expect(throws: WebBuild.Failure.self) {
        try command.run(log: .nullDevice)
      }
      #expect(failure?.description == WasmToolchain(swift: swift).problem)
    }
  }
}
