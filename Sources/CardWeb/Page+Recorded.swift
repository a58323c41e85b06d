#if !arch(wasm32)
  /// A page kept in memory, so that everything above it runs and is tested without a browser.
  ///
  /// Each task has its own, so tests run side by side:
  /// `Page.$model.withValue(PageModel()) { … }`.
  package enum Page {
    @TaskLocal package static var model = PageModel()

    package static var session: PageSession { model.session }

    package static func create(_ tag: String) -> Int32 {
      model.add(PageModel.Element(tag: tag))
    }

    package static func find(_ selector: WebText, in root: Int32) -> Int32 {
      model.findable[selector.description] ?? 0
    }

    package static func release(_ element: Int32) { model.released.insert(element) }

    package static func append(_ child: Int32, to parent: Int32) {
      remove(child)
      model[parent].children.append(child)
      model[child].parent = parent
    }

    package static func remove(_ element: Int32) {
      guard let parent = model[element].parent else { return }
      model[parent].children.removeAll { $0 == element }
      model[element].parent = nil
    }

    package static func setText(_ text: WebText, of element: Int32) {
      model[element].text = text.description
    }

    package static func setMarkup(_ html: String, of element: Int32) {
      model[element].markup = html
    }

    package static func setAttribute(_ name: String, to value: WebText, of element: Int32) {
      model[element].attributes[name] = value.description
    }

    package static func removeAttribute(_ name: String, of element: Int32) {
      model[element].attributes[name] = nil
    }

    package static func toggleClass(_ name: String, _ isOn: Bool, of element: Int32) {
      if isOn { model[element].classes.insert(name) } else { model[element].classes.remove(name) }
    }

    package static func setStyle(_ property: String, to value: String, of element: Int32) {
      model[element].style[property] = value
    }

    package static func setStyle(
      _ property: String, to number: Double, unit: String, of element: Int32
    ) {
      model[element].style[property] = "\(number)\(unit)"
    }

    package static func number(_ property: String, of element: Int32) -> Double {
      model[element].numbers[property] ?? .nan
    }

    package static func setNumber(_ property: String, to number: Double, of element: Int32) {
      model[element].numbers[property] = number
    }

    package static func focus(_ element: Int32) { model.focused = element }

    package static func listen(to event: String, of element: Int32, as listener: Int32) {
      model[element].listeners.append((event, listener))
    }

    package static func openDeck(_ deck: Int32, at element: Int32) { model.decks[deck] = element }

    package static func closeDeck(_ deck: Int32) { model.decks[deck] = nil }

    package static func requestFrame() { model.frameRequests += 1 }

    package static func apply(_ records: [CardRecord]) { model.applied.append(records) }

    package static var now: Double { model.now }
  }

  /// What a recorded page holds.
  package final class PageModel: @unchecked Sendable {
    /// One element.
    package struct Element {
      package var tag: String
      package var parent: Int32?
      package var children: [Int32] = []
      package var text = ""
      package var markup = ""
      package var attributes: [String: String] = [:]
      package var classes: Set<String> = []
      package var style: [String: String] = [:]
      package var numbers: [String: Double] = [:]
      package var listeners: [(event: String, id: Int32)] = []
    }

    package init() {}

    package let session = PageSession()
    package private(set) var elements: [Element] = [Element(tag: "none"), Element(tag: "body")]
    /// What `find` answers, by selector.
    package var findable: [String: Int32] = ["body": 1]
    package var released: Set<Int32> = []
    package var focused: Int32?
    package var decks: [Int32: Int32] = [:]
    package var frameRequests = 0
    /// The records of each call of `apply`.
    package var applied: [[CardRecord]] = []
    package var now = 0.0

    package func add(_ element: Element) -> Int32 {
      elements.append(element)
      return Int32(elements.count - 1)
    }

    package subscript(handle: Int32) -> Element {
      get { elements[Int(handle)] }
      set { elements[Int(handle)] = newValue }
    }

    /// What the page holds of an element.
    package func element(_ element: WebElement) -> Element? { self[element.handle] }

    /// The tags in the document, as in `body(ul(li li))`.
    package func outline(of handle: Int32 = 1) -> String {
      let element = self[handle]
      guard !element.children.isEmpty else { return element.tag }
      return "\(element.tag)(\(element.children.map { outline(of: $0) }.joined(separator: " ")))"
    }
  }
#endif
