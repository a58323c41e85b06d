import CardWeb

/// The callbacks of all decks, a line each, the newest last.
final class EventLog {
  let element = WebElement("div", class: "log")
  private var lines: [WebElement] = []
  /// Whether the last line is a drag that goes on.
  private var isFollowing = false

  private static let limit = 120

  init() {
    element.setAttribute("role", "log")
    element.setAttribute("aria-label", "Event log")
    element.setAttribute("tabindex", "0")
    // Read out as they come they would drown what the decks announce.
    element.setAttribute("aria-live", "off")
  }

  func add(_ text: WebText) {
    isFollowing = false
    append(text)
  }

  /// Keeps one line for a drag, which changes with each movement.
  func follow(_ text: WebText) {
    if isFollowing, let last = lines.last {
      last.setText(text)
    } else {
      append(text)
      isFollowing = true
    }
  }

  private func append(_ text: WebText) {
    let line: WebElement
    if lines.count == EventLog.limit {
      line = lines.removeFirst()
    } else {
      line = WebElement("div")
    }
    line.setText(text)
    element.append(line)
    lines.append(line)
    element.setNumber("scrollTop", 1e6)
  }
}
