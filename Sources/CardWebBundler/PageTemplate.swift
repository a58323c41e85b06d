internal import Foundation

/// An HTML page that names the files to be put into it, each on a line of its own:
///
/// ```html
/// <!-- inline page.css -->   becomes   <style>…</style>
/// <!-- inline page.js -->    becomes   <script>…</script>
/// <!-- inline App.wasm -->   becomes   <script type="application/wasm" data-name="App.wasm">…
/// ```
///
/// The result refers to nothing outside itself, so it opens from disk. Modules are in base64 and not
/// compressed: a page that is served gets its compression from the server, one on disk needs none.
package struct PageTemplate {
  /// Why a page cannot be put together.
  package enum Failure: Error, Equatable, CustomStringConvertible {
    /// There is no file of this name.
    case missing(String)
    /// The file is a style sheet or a script, but not UTF-8.
    case notText(String)
    /// The name ends neither in `css`, `js` nor `wasm`.
    case unknownKind(String)

    package var description: String {
      switch self {
      case .missing(let name): "the page asks for '\(name)', which does not exist"
      case .notText(let name): "'\(name)' is not UTF-8 text"
      case .unknownKind(let name): "'\(name)' is neither a css, a js nor a wasm file"
      }
    }
  }

  private let text: String

  /// Creates a template from its HTML.
  package init(_ text: String) {
    self.text = text
  }

  /// Puts every named file in.
  ///
  /// - Parameter content: Gives a named file's bytes, or nil where there is none.
  /// - Returns: The page.
  /// - Throws: `Failure` for the first file that cannot be put in.
  package func filled(with content: (String) -> [UInt8]?) throws -> String {
    try text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in
        guard let name = Self.inlinedName(in: line) else { return String(line) }
        guard let bytes = content(name) else { throw Failure.missing(name) }
        return try Self.element(for: name, bytes)
      }
      .joined(separator: "\n")
  }

  /// The name in `<!-- inline NAME -->`, where the line holds nothing else.
  private static func inlinedName(in line: Substring) -> String? {
    let words = line.split(separator: " ")
    guard words.count == 4, words[0] == "<!--", words[1] == "inline", words[3] == "-->" else {
      return nil
    }
    return String(words[2])
  }

  private static func element(for name: String, _ bytes: [UInt8]) throws -> String {
    switch name.split(separator: ".").last {
    case "wasm":
      let text = Data(bytes).base64EncodedString()
      return "<script type=\"application/wasm\" data-name=\"\(name)\">\(text)</script>"
    case "css":
      return try "<style>\n\(element("style", holding: bytes, of: name))</style>"
    case "js":
      return try "<script>\n\(element("script", holding: bytes, of: name))</script>"
    default:
      throw Failure.unknownKind(name)
    }
  }

  /// The file's text, with nothing in it that would end the element early.
  private static func element(
    _ tag: String, holding bytes: [UInt8], of name: String
  ) throws -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw Failure.notText(name) }
    // `<\/` is the same as `</` in a JavaScript string and in CSS, and closes nothing in HTML.
    return text.replacingOccurrences(
      of: "</\(tag)", with: "<\\/\(tag)", options: .caseInsensitive)
  }
}
