internal import CardWebBundler
internal import Foundation
internal import Testing

struct WebPageTests {
  private static let examples = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../../Examples").standardizedFileURL

  @Test(
    "Each page's template asks for just the modules that are built for it",
    arguments: WebPage.all.map(\.name))
  func modules(name: String) throws {
    let page = try #require(WebPage.all.first { $0.name == name })
    let template = Self.examples.appending(path: "\(name)/Page/\(page.template)")
    let wanted = try String(contentsOf: template, encoding: .utf8)
      .split(separator: "\n").filter { $0.hasPrefix("<!-- inline ") && $0.hasSuffix(".wasm -->") }
      .map { $0.dropFirst("<!-- inline ".count).dropLast(".wasm -->".count) }
    #expect(wanted.map(String.init) == page.modules.map(\.product))
  }
}
