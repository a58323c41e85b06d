internal import CardWeb
internal import Testing

struct WebElementTests {
  @Test("An element has a tag, classes, attributes, a text and styles")
  func content() throws {
    try withPage { page in
      let element = WebElement("button", class: "large round")
      element.setText("Like")
      element.setAttribute("title", "Likes the card")
      element.setStyle("color", "red")
      element.setStyle("--part", 0.5)
      element.setStyle("width", 12, unit: "px")
      element.setClass("on", true)
      let model = try #require(page.elements.last)
      #expect(model.tag == "button")
      #expect(model.text == "Like")
      #expect(model.attributes == ["class": "large round", "title": "Likes the card"])
      #expect(model.style == ["color": "red", "--part": "0.5", "width": "12.0px"])
      #expect(model.classes == ["on"])
      element.setAttribute("title", nil)
      element.setClass("on", false)
      #expect(page.elements.last?.attributes == ["class": "large round"])
      #expect(page.elements.last?.classes == [])
    }
  }

  @Test(
    "A number that is not finite leaves the style as it is",
    arguments: [Double.nan, .infinity, -.infinity])
  func badNumber(number: Double) {
    withPage { page in
      let element = WebElement("div")
      element.setStyle("width", 1)
      element.setStyle("width", number)
      #expect(page.elements.last?.style == ["width": "1.0"])
    }
  }

  @Test("A child has one parent, the last it was appended to")
  func tree() throws {
    try withPage { page in
      let body = try #require(WebElement(matching: "body"))
      let (first, second, child) = (WebElement("ul"), WebElement("ol"), WebElement("li"))
      body.append(first)
      body.append(second)
      first.append(child)
      second.append(child)
      #expect(page.outline() == "body(ul ol(li))")
      child.remove()
      #expect(page.outline() == "body(ul ol)")
    }
  }

  @Test("A selector that matches nothing finds nothing")
  func notFound() {
    withPage { _ in
      #expect(WebElement(matching: ".none") == nil)
      #expect(WebElement("div").first(".none") == nil)
    }
  }

  @Test("A listener hears its events, and no more once its element is gone")
  func events() throws {
    try withPage { page in
      var heard: [WebEvent] = []
      var element: WebElement? = WebElement("input")
      element?.on("change") { heard.append($0) }
      let listener = try #require(page.elements.last?.listeners.first)
      #expect(listener.event == "change")
      let event = WebEvent(time: 2, value: 7, isChecked: true)
      page.session.tell(listener.id, event)
      #expect(heard == [event])
      element = nil
      page.session.tell(listener.id, event)
      #expect(heard == [event])
    }
  }

  @Test("The page is told to forget an element that nothing refers to")
  func release() {
    withPage { page in
      var element: WebElement? = WebElement("div")
      #expect(element != nil)
      #expect(page.released.isEmpty)
      element = nil
      #expect(page.released.count == 1)
    }
  }

  @Test("An element keeps what was appended to it, listeners included, until it is gone itself")
  func children() throws {
    try withPage { page in
      var heard = 0
      var list: WebElement? = WebElement("ul")
      func fill() {
        let (item, button) = (WebElement("li"), WebElement("button"))
        button.on("click") { _ in heard += 1 }
        item.append(button)
        list?.append(item)
      }
      fill()
      let listener = try #require(page.elements.last?.listeners.first)
      let event = WebEvent(time: 0, value: .nan, isChecked: false)
      page.session.tell(listener.id, event)
      #expect(heard == 1)
      #expect(page.released.isEmpty)
      list = nil
      #expect(page.released.count == 3)
      page.session.tell(listener.id, event)
      #expect(heard == 1)
    }
  }

  @Test("An element that is removed, or moved elsewhere, is its old parent's no more")
  func moving() {
    withPage { page in
      var first: WebElement? = WebElement("ul")
      let second = WebElement("ol")
      func fill() {
        let (moved, removed) = (WebElement("li"), WebElement("li"))
        first?.append(moved)
        first?.append(removed)
        second.append(moved)
        removed.remove()
      }
      fill()
      #expect(page.released.count == 1)
      first = nil
      #expect(page.released.count == 2)
    }
  }

  @Test("A child outlives its parent where something else refers to it")
  func orphan() {
    withPage { page in
      let child = WebElement("li")
      WebElement("ul").append(child)
      #expect(page.released.count == 1)
      let other = WebElement("ol")
      other.append(child)
      #expect(page.outline(of: other.handle) == "ol(li)")
    }
  }
}
