/// What the module remembers about its page: who hears which event, and the next frame.
package final class PageSession {
  package init() {}

  // Looked through from end to end: events are rare and decks few, and a dictionary would be 1 KB
  // more for every page to load.
  private var listeners: [(id: Int32, handler: (WebEvent) -> Void)] = []
  private var lastListener: Int32 = 0
  private var hosts: [WebHost] = []
  private var lastHost: Int32 = 0
  private var isFrameRequested = false
  private var records: [CardRecord] = []

  /// Whether the page asks for less motion.
  package private(set) var prefersReducedMotion = false

  // MARK: Listeners

  package func addListener(_ handler: @escaping (WebEvent) -> Void) -> Int32 {
    lastListener += 1
    listeners.append((lastListener, handler))
    return lastListener
  }

  package func removeListener(_ listener: Int32) {
    if let place = listeners.firstIndex(where: { $0.id == listener }) {
      listeners.remove(at: place)
    }
  }

  /// Tells a listener; one that is gone by now is no longer interested.
  package func tell(_ listener: Int32, _ event: WebEvent) {
    listeners.first { $0.id == listener }?.handler(event)
  }

  // MARK: Hosts

  /// Keeps a host until it is closed.
  ///
  /// - Returns: What the page is to call its deck.
  package func open(_ host: WebHost) -> Int32 {
    hosts.append(host)
    lastHost += 1
    return lastHost
  }

  package func close(_ host: WebHost) { hosts.removeAll { $0 === host } }

  package func host(_ id: Int32) -> WebHost? { hosts.first { $0.id == id } }

  package func pageDidChange(isHidden: Bool, prefersReducedMotion: Bool, at time: Double) {
    self.prefersReducedMotion = prefersReducedMotion
    for host in hosts {
      host.setReducedMotion(prefersReducedMotion)
      if isHidden { host.interrupt(at: time) }
    }
  }

  // MARK: Frames

  /// Asks for one frame, however often it is called before that comes.
  package func requestFrame() {
    guard !isFrameRequested else { return }
    isFrameRequested = true
    Page.requestFrame()
  }

  /// Moves every deck that is in motion, then hands all changed cards to the page in one call.
  /// - Complexity: O(decks + changed cards); without allocation once the buffer has grown.
  package func frame(at time: Double) {
    isFrameRequested = false
    for host in hosts { host.frame(at: time) }
    records.removeAll(keepingCapacity: true)
    var needsFrames = false
    for host in hosts {
      host.takeChanges(into: &records)
      needsFrames = needsFrames || host.needsFrames
    }
    if !records.isEmpty { Page.apply(records) }
    if needsFrames { requestFrame() }
  }
}
