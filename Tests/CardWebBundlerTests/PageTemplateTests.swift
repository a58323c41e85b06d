internal import CardWebBundler
internal import Testing

struct PageTemplateTests {
  private func filled(_ page: String, _ files: [String: String]) throws -> String {
    try PageTemplate(page).filled { files[$0].map { [UInt8]($0.utf8) } }
  }

  @Test("A named file becomes an element of its kind, and every other line stays")
  func kinds() throws {
    let page = """
      <head>
        <!-- inline a.css -->
      <!-- a comment that says inline -->
      <!-- inline b.js -->
      <!-- inline c.wasm -->
      """
    #expect(
      try filled(page, ["a.css": "p{}", "b.js": "go()", "c.wasm": "\0asm"]) == """
        <head>
        <style>
        p{}</style>
        <!-- a comment that says inline -->
        <script>
        go()</script>
        <script type="application/wasm" data-name="c.wasm">AGFzbQ==</script>
        """)
  }

  @Test("A page that names nothing is left as it is", arguments: ["", "\n", "<p>\n\n</p>\n"])
  func unchanged(page: String) throws {
    #expect(try filled(page, [:]) == page)
  }

  @Test("Text inside a script cannot end it")
  func noEarlyEnd() throws {
    let script = #"x = "</script><script>"; y = "</SCRIPT>"; z = "</style>""#
    #expect(
      try filled("<!-- inline a.js -->", ["a.js": script]) == """
        <script>
        x = "<\\/script><script>"; y = "<\\/script>"; z = "</style>"</script>
        """)
  }

  @Test("A file that cannot be put in is named")
  func failures() {
    #expect(throws: PageTemplate.Failure.missing("a.js")) {
      try filled("<!-- inline a.js -->", [:])
    }
    #expect(throws: PageTemplate.Failure.unknownKind("a.png")) {
      try filled("<!-- inline a.png -->", ["a.png": ""])
    }
    #expect(throws: PageTemplate.Failure.notText("a.js")) {
      try PageTemplate("<!-- inline a.js -->").filled { _ in [0xff] }
    }
  }
}
