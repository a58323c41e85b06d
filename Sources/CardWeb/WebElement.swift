/// An element of the page.
///
/// The page keeps the element for as long as it is in the document or this object lives. Setting
/// something never reads the page's layout, so it costs one short call.
///
/// Listeners live as long as this object, which lives as long as something refers to it: a property,
/// or the element it was appended to. So of a whole tree only the root must be kept.
///
/// ```swift
/// let title = WebElement("h2", class: "title")
/// title.setText("Matterhorn")
/// card.append(title)
/// ```
public final class WebElement {
  /// What the page knows the element by.
  package let handle: Int32
  private var listeners: [Int32] = []
  private var children: [WebElement] = []
  /// The element that refers to this one, for as long as that lives.
  private unowned(unsafe) var parent: WebElement?

  private init(handle: Int32) { self.handle = handle }

  /// Makes a new element that is not in the document yet.
  ///
  /// - Parameters:
  ///   - tag: The name of an HTML element, such as `div`.
  ///   - className: Its classes, separated by spaces.
  public convenience init(_ tag: String, class className: String? = nil) {
    self.init(handle: Page.create(tag))
    if let className { setAttribute("class", WebText(className)) }
  }

  /// Finds the first element in the document that a CSS selector matches; nil where none does.
  public convenience init?(matching selector: WebText) {
    let handle = Page.find(selector, in: 0)
    guard handle != 0 else { return nil }
    self.init(handle: handle)
  }

  /// Finds the first descendant that a CSS selector matches; nil where none does.
  public func first(_ selector: WebText) -> WebElement? {
    let found = Page.find(selector, in: handle)
    return found == 0 ? nil : WebElement(handle: found)
  }

  deinit {
    for listener in listeners { Page.session.removeListener(listener) }
    for child in children { child.parent = nil }
    Page.release(handle)
  }

  // MARK: Tree

  /// Makes an element the last child of this one, taking it from where it was.
  ///
  /// This element keeps the child until that is removed or appended elsewhere.
  public func append(_ child: WebElement) {
    child.leaveParent()
    child.parent = self
    children.append(child)
    Page.append(child.handle, to: handle)
  }

  /// Takes the element out of the document; it can be put back.
  public func remove() {
    // Before the parent lets go, which may be the end of this object.
    Page.remove(handle)
    leaveParent()
  }

  private func leaveParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  // MARK: Content

  /// Replaces everything inside by a text.
  public func setText(_ text: WebText) { Page.setText(text, of: handle) }

  /// Replaces everything inside by parsed HTML or SVG.
  ///
  /// For markup that is part of the program. Text from anywhere else belongs into ``setText(_:)``,
  /// which no content can escape from.
  public func setMarkup(_ html: String) { Page.setMarkup(html, of: handle) }

  // MARK: Attributes and style

  /// Sets an attribute, or removes it where the value is nil.
  public func setAttribute(_ name: String, _ value: WebText?) {
    if let value {
      Page.setAttribute(name, to: value, of: handle)
    } else {
      Page.removeAttribute(name, of: handle)
    }
  }

  /// Adds or removes one class.
  public func setClass(_ name: String, _ isOn: Bool) { Page.toggleClass(name, isOn, of: handle) }

  /// Sets a CSS property, a custom one such as `--tint` included.
  public func setStyle(_ property: String, _ value: String) {
    Page.setStyle(property, to: value, of: handle)
  }

  /// Sets a CSS property to a number with a unit, such as `px`.
  ///
  /// The page writes the number out, which keeps the code for that out of the module. A number that
  /// is not finite changes nothing.
  public func setStyle(_ property: String, _ number: Double, unit: String = "") {
    guard number.isFinite else { return }
    Page.setStyle(property, to: number, unit: unit, of: handle)
  }

  /// Reads a number from a property of the DOM object, such as `value` or `scrollTop`; not a number
  /// where it holds none.
  public func number(_ property: String) -> Double { Page.number(property, of: handle) }

  /// Sets a property of the DOM object, such as `value` or `scrollTop`, to a number.
  public func setNumber(_ property: String, _ number: Double) {
    Page.setNumber(property, to: number, of: handle)
  }

  // MARK: Events

  /// Calls a closure for each event of a type, such as `click`, until this object is gone.
  ///
  /// It keeps the closure. One that uses an object which keeps the element must capture it
  /// as `unowned(unsafe)`, or neither is ever freed; Embedded Swift has no weak references.
  public func on(_ event: String, _ handler: @escaping (WebEvent) -> Void) {
    let listener = Page.session.addListener(handler)
    listeners.append(listener)
    Page.listen(to: event, of: handle, as: listener)
  }

  /// Moves the keyboard focus to the element, without scrolling the page.
  public func focus() { Page.focus(handle) }
}

/// An event at an element that is no part of a deck's own gestures, such as a button's click.
public struct WebEvent: Equatable, Sendable {
  /// When it happened, in seconds on the page's monotonic clock.
  public let time: Double
  /// The number in the control it happened at; not a number where that holds none.
  public let value: Double
  /// Whether the control it happened at is a checked box.
  public let isChecked: Bool

  package init(time: Double, value: Double, isChecked: Bool) {
    self.time = time
    self.value = value
    self.isChecked = isChecked
  }
}
