internal import CardCore
internal import CardEngine
internal import CardTestSupport
internal import CardWeb
internal import Testing

struct WebHostTests {
  private func withDeck(
    _ body: (PageModel, WebHost, RecordedInput) throws -> Void
  ) throws {
    try withLeakFreePage { page, leaks in
      let root = WebElement("section")
      let host = WebHost(root: root, name: "demo", label: "Demonstration")
      let input = RecordedInput()
      host.input = input
      leaks.track(host)
      leaks.track(input)
      try body(page, host, input)
      host.close()
    }
  }

  @Test("The root says what it is to style sheets, tests and screen readers")
  func attributes() throws {
    try withDeck { page, host, _ in
      let root = try #require(page.element(host.root))
      #expect(root.attributes["data-deck"] == "demo")
      #expect(root.attributes["data-state"] == "idle")
      #expect(root.attributes["aria-label"] == "Demonstration")
      #expect(root.attributes["role"] == "group")
      #expect(root.attributes["tabindex"] == "0")
    }
  }

  @Test("A cell's element is in the root from its attachment to its detachment")
  func attachment() throws {
    try withDeck { page, host, _ in
      let cell = WebCell()
      host.attach(cell, for: "seven", at: 0)
      #expect(page.element(host.root)?.children.count == 2)
      #expect(page.element(cell.element)?.attributes["data-item"] == "seven")
      host.detach(cell, at: 0)
      #expect(page.element(host.root)?.children.count == 1)
    }
  }

  @Test("All cards that changed in a frame reach the page in one call, each with its last place")
  func batch() throws {
    try withDeck { page, host, _ in
      let (first, second) = (WebCell(), WebCell())
      host.attach(first, for: 1, at: 0)
      host.attach(second, for: 2, at: 1)
      host.update(at: 0, to: presentation(order: 0))
      host.update(at: 1, to: presentation(order: 1))
      host.update(at: 0, to: presentation(order: 2))
      #expect(page.applied.isEmpty)
      #expect(page.frameRequests == 1)
      page.session.frame(at: 1)
      #expect(page.applied.count == 1)
      #expect(page.applied.first?.map(\.order) == [2, 1])
      #expect(page.applied.first?.map(\.changes) == [255, 255])
    }
  }

  @Test("A card crosses again only with what has changed, and not at all where nothing has")
  func difference() throws {
    try withDeck { page, host, _ in
      let cell = WebCell()
      host.attach(cell, for: 1, at: 0)
      host.update(at: 0, to: presentation())
      page.session.frame(at: 1)
      host.update(at: 0, to: presentation())
      page.session.frame(at: 2)
      #expect(page.applied.count == 1)
      host.update(at: 0, to: presentation { $0.alpha = 0.5 })
      page.session.frame(at: 3)
      #expect(page.applied.last?.map(\.changes) == [4])
    }
  }

  @Test("A cell that is attached again is shown from scratch")
  func reattachment() throws {
    try withDeck { page, host, _ in
      let cell = WebCell()
      host.attach(cell, for: 1, at: 0)
      host.update(at: 0, to: presentation())
      page.session.frame(at: 1)
      host.detach(cell, at: 0)
      host.attach(cell, for: 2, at: 0)
      host.update(at: 0, to: presentation())
      page.session.frame(at: 2)
      #expect(page.applied.last?.map(\.changes) == [255])
    }
  }

  @Test("A cell that is detached before the frame does not reach the page")
  func detachedBeforeFrame() throws {
    try withDeck { page, host, _ in
      let (kept, dropped) = (WebCell(), WebCell())
      for (slot, cell) in [kept, dropped].enumerated() {
        host.attach(cell, for: 1, at: slot)
        host.update(at: slot, to: presentation())
      }
      host.detach(dropped, at: 1)
      page.session.frame(at: 1)
      #expect(page.applied.last?.count == 1)
    }
  }

  @Test("Frames come while something moves, and end by themselves")
  func frames() throws {
    try withDeck { page, host, input in
      host.setNeedsFrames(true)
      #expect(page.frameRequests == 1)
      page.session.frame(at: 1)
      #expect(page.frameRequests == 2)
      input.frameWork = { host.setNeedsFrames(false) }
      page.session.frame(at: 2)
      #expect(input.frames == [1, 2])
      #expect(page.frameRequests == 2)
    }
  }

  @Test("Whoever wants to know hears of each phase once")
  func phases() throws {
    try withDeck { page, host, input in
      var heard: [DeckPhase] = []
      host.phaseDidChange = { heard.append($0) }
      for phase in [DeckPhase.dragging, .dragging, .moving, .idle, .idle] {
        input.phase = phase
        _ = host.pointer(WebPointerEvent(phase: .move, pointer: 1, point: .zero, time: 0))
      }
      #expect(heard == [.dragging, .moving, .idle])
    }
  }

  @Test("data-state is brought up to date after each kind of input and after each frame")
  func state() throws {
    try withDeck { page, host, input in
      func state() -> String? { page.element(host.root)?.attributes["data-state"] }
      #expect(state() == "idle")
      input.phase = .dragging
      #expect(host.pointer(WebPointerEvent(phase: .move, pointer: 1, point: .zero, time: 0)))
      #expect(state() == "dragging")
      input.phase = .moving
      host.setNeedsFrames(true)
      #expect(state() == "moving")
      input.phase = .idle
      page.session.frame(at: 1)
      #expect(state() == "idle")
      input.phase = .moving
      #expect(host.wheel(by: .zero, at: 2))
      #expect(state() == "moving")
      input.phase = .idle
      #expect(host.key(.undo, at: 3))
      #expect(state() == "idle")
    }
  }

  @Test(
    "Touches that lead no card anywhere are left to the browser",
    arguments: [
      (true, true, "none"), (true, false, "pan-y pinch-zoom"), (false, true, "pan-x pinch-zoom"),
      (false, false, "auto"),
    ])
  func touchAction(horizontal: Bool, vertical: Bool, expected: String) throws {
    try withDeck { page, host, _ in
      let cell = WebCell()
      host.attach(cell, for: 1, at: 0)
      host.setDragAxes(horizontal: horizontal, vertical: vertical)
      #expect(page.element(host.root)?.style["touch-action"] == expected)
      // Without a card there is nothing that a touch could move.
      host.detach(cell, at: 0)
      #expect(page.element(host.root)?.style["touch-action"] == "auto")
      host.attach(cell, for: 2, at: 0)
      #expect(page.element(host.root)?.style["touch-action"] == expected)
    }
  }

  @Test("A hidden page interrupts every deck, and the wish for less motion reaches every deck")
  func pageChanges() throws {
    try withDeck { page, _, input in
      page.session.pageDidChange(isHidden: false, prefersReducedMotion: true, at: 3)
      #expect(input.interruptions.isEmpty)
      page.session.pageDidChange(isHidden: true, prefersReducedMotion: true, at: 4)
      #expect(input.interruptions == [4])
      #expect(input.reducedMotion == [true, true])
    }
  }

  @Test("A closed deck hears nothing any more")
  func closed() throws {
    try withDeck { page, host, input in
      let id = host.id
      host.setNeedsFrames(true)
      host.close()
      page.session.frame(at: 1)
      #expect(input.frames.isEmpty)
      #expect(page.session.host(id) == nil)
      #expect(page.decks.isEmpty)
    }
  }

  @Test(
    "Each announcement has English words",
    arguments: [
      (.front(5, index: 0), "Card 1"), (.swiped(5, .left), "Swiped left"),
      (.swiped(5, .up), "Swiped up"), (.undone(5), "Swipe undone"), (.expanded(5), "Expanded"),
      (.collapsed(5), "Collapsed"), (.ranOut, "No cards left"),
    ] as [(CardAnnouncement, String)])
  func words(announcement: CardAnnouncement, expected: String) throws {
    try withDeck { page, host, _ in
      host.announce(announcement)
      let region = try #require(page.element(host.root)?.children.first)
      #expect(page[region].text == expected)
      #expect(page[region].attributes["role"] == "status")
    }
  }

  @Test("An announcement without words changes nothing")
  func silence() throws {
    try withDeck { page, host, _ in
      host.announce(.ranOut)
      host.words = { _ in nil }
      host.announce(.expanded(1))
      let region = try #require(page.element(host.root)?.children.first)
      #expect(page[region].text == "No cards left")
    }
  }
}
