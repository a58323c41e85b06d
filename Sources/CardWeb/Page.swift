#if arch(wasm32)
  internal import CardWebRuntime

  /// What the page lends the module: one call of cardweb.js each.
  ///
  /// On other platforms `Page` keeps a model of a page in memory instead; see Page+Recorded.swift.
  package enum Page {
    /// The module's one page. A module runs on one thread.
    nonisolated(unsafe) package static let session = PageSession()

    package static func create(_ tag: String) -> Int32 {
      withBytes(tag) { card_web_create($0, $1) }
    }

    package static func find(_ selector: WebText, in root: Int32) -> Int32 {
      withBytes(selector) { card_web_find(root, $0, $1) }
    }

    package static func release(_ element: Int32) { card_web_release(element) }

    package static func append(_ child: Int32, to parent: Int32) { card_web_append(parent, child) }

    package static func remove(_ element: Int32) { card_web_remove(element) }

    package static func setText(_ text: WebText, of element: Int32) {
      withBytes(text) { card_web_set_text(element, $0, $1) }
    }

    package static func setMarkup(_ html: String, of element: Int32) {
      withBytes(html) { card_web_set_markup(element, $0, $1) }
    }

    package static func setAttribute(_ name: String, to value: WebText, of element: Int32) {
      withBytes(name) { name, nameCount in
        withBytes(value) { card_web_set_attribute(element, name, nameCount, $0, $1) }
      }
    }

    package static func removeAttribute(_ name: String, of element: Int32) {
      withBytes(name) { card_web_remove_attribute(element, $0, $1) }
    }

    package static func toggleClass(_ name: String, _ isOn: Bool, of element: Int32) {
      withBytes(name) { card_web_toggle_class(element, $0, $1, isOn ? 1 : 0) }
    }

    package static func setStyle(_ property: String, to value: String, of element: Int32) {
      withBytes(property) { property, propertyCount in
        withBytes(value) { card_web_set_style(element, property, propertyCount, $0, $1) }
      }
    }

    package static func setStyle(
      _ property: String, to number: Double, unit: String, of element: Int32
    ) {
      withBytes(property) { property, propertyCount in
        withBytes(unit) {
          card_web_set_style_number(element, property, propertyCount, number, $0, $1)
        }
      }
    }

    package static func number(_ property: String, of element: Int32) -> Double {
      withBytes(property) { card_web_number(element, $0, $1) }
    }

    package static func setNumber(_ property: String, to number: Double, of element: Int32) {
      withBytes(property) { card_web_set_number(element, $0, $1, number) }
    }

    package static func focus(_ element: Int32) { card_web_focus(element) }

    package static func listen(to event: String, of element: Int32, as listener: Int32) {
      withBytes(event) { card_web_listen(element, $0, $1, listener) }
    }

    package static func openDeck(_ deck: Int32, at element: Int32) {
      card_web_open_deck(element, deck)
    }

    package static func closeDeck(_ deck: Int32) { card_web_close_deck(deck) }

    package static func requestFrame() { card_web_request_frame() }

    package static func apply(_ records: [CardRecord]) {
      records.withUnsafeBytes { bytes in
        guard let start = bytes.baseAddress else { return }
        card_web_apply(start.assumingMemoryBound(to: Double.self), records.count)
      }
    }

    package static var now: Double { card_web_now() }

    /// The text as the page reads it: UTF-8 in the module's memory.
    private static func withBytes<Result>(
      _ text: String, _ body: (UnsafePointer<UInt8>?, Int) -> Result
    ) -> Result {
      text.withUTF8Bytes { body($0.baseAddress, $0.count) }
    }

    private static func withBytes<Result>(
      _ text: WebText, _ body: (UnsafePointer<UInt8>?, Int) -> Result
    ) -> Result {
      text.utf8.withUnsafeBufferPointer { body($0.baseAddress, $0.count) }
    }
  }
#endif
