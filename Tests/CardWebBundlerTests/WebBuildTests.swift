internal import CardWebBundler
internal import Foundation
internal import Testing

struct WebBuildTests {
  private let build = WebBuild(
    toolchain: WasmToolchain(swift: URL(filePath: "/t/usr/bin/swift")),
    package: URL(filePath: "/p"), product: "App", scratch: URL(filePath: "/s"))

  @Test("The build has a folder of its own, since the caller holds the lock on the package's")
  func folders() {
    #expect(
      build.arguments.starts(with: [
        "build", "--package-path", "/p", "--scratch-path", "/s", "--cache-path", "/s/cache",
      ]))
    #expect(build.module.path == "/s/wasm32-unknown-none-wasm/release/App.wasm")
  }

  @Test("The manifests are told to build Embedded Swift")
  func environment() {
    #expect(build.environment == ["CARDSTOCK_EMBEDDED": "1"])
  }

  @Test("What else the manifests are told comes on top, and cannot turn Embedded Swift off")
  func settings() {
    let build = WebBuild(
      toolchain: build.toolchain, package: build.package, product: "App", scratch: build.scratch,
      settings: ["MORE": "yes", "CARDSTOCK_EMBEDDED": "0"])
    #expect(build.environment == ["CARDSTOCK_EMBEDDED": "1", "MORE": "yes"])
  }

  @Test(
    "A sandbox that forbids the build is recognized, with the mend",
    arguments: [
      "error: sandbox-exec: sandbox_apply: Operation not permitted",
      "sandbox_apply: Operation not permitted",
      "error: 'p': could not write manifest.db: Operation not permitted",
    ])
  func sandbox(output: String) throws {
    let problem = try #require(WebBuild.problem(in: output))
    #expect(problem.contains("swift package --disable-sandbox gallery"))
  }

  @Test(
    "An error in the code is not blamed on anything else",
    arguments: ["", "error: cannot find 'x' in scope"])
  func otherFailures(output: String) {
    #expect(WebBuild.problem(in: output) == nil)
  }
}
