import CardWeb

/// The callbacks of all decks, a line each, the newest last.
///
/// The style keeps the newest line in view: to scroll from here would have the browser lay out the
/// page once for each event.
final class EventLog {
  private let list: WebElement
  private var lines: [WebElement] = []
  /// The oldest of `lines` once they are all in use, to be written anew.
  private var oldest = 0

  private static let limit = 400

  init(in list: WebElement) { self.list = list }

  func add(_ text: WebText) {
    let line: WebElement
    if lines.count < EventLog.limit {
      line = WebElement("div")
      lines.append(line)
    } else {
      line = lines[oldest]
      oldest = (oldest + 1) % EventLog.limit
    }
    line.setText(text)
    list.append(line)
  }
}
