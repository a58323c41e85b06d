internal import CardCore

extension RecordingWriter {
  mutating func write(_ input: RecordedInput) {
    switch input {
    case .pointer(let event): write(event)
    case .pan(let event): write(event)
    case .tap(let location):
      text("tap ")
      point(location)
    case .activation(let item):
      text("activate")
      spaced(item)
    case .swipe(let direction):
      text("swipe ")
      write(direction)
    case .undo: text("undo")
    case .browse(let cards):
      text("browse ")
      integer(cards)
    case .scroll(let index, let animated):
      text("scroll ")
      integer(index)
      if !animated { text(" jump") }
    case .expand(let item):
      text("expand")
      if let item { spaced(item) }
    case .collapse: text("collapse")
    case .interrupt: text("interrupt")
    case .container, .configuration, .layout: writeSetting(input)
    case .reload, .steps, .items, .list, .restore, .asked, .count, .item: writeData(input)
    case .frame: text("frame")
    case .start: text("start")
    }
  }

  private mutating func write(_ word: StaticString, _ items: [CardItemID]) {
    text(word)
    for item in items { spaced(item) }
  }

  private mutating func writeSetting(_ input: RecordedInput) {
    switch input {
    case .container(let size, let insets):
      text("size")
      for extent in [
        size.width, size.height, insets.top, insets.left, insets.bottom, insets.right,
      ] {
        text(" ")
        number(extent)
      }
    case .configuration(let configuration): write(configuration)
    case .layout(let name, let animated):
      text("layout ")
      quoted(name.utf8)
      if !animated { text(" jump") }
    default: break
    }
  }

  private mutating func writeData(_ input: RecordedInput) {
    switch input {
    case .reload: text("reload")
    case .steps(let steps):
      text("steps")
      for step in steps { write(step) }
    case .items(let items): write("items", items)
    case .list(let items): write("list", items)
    case .restore(let state): write(state)
    case .asked(let count, let last):
      text("asked ")
      integer(count)
      if let last { spaced(last) }
    case .count(let count):
      text("count ")
      integer(count)
    case .item(let index, let item):
      text("item ")
      integer(index)
      spaced(item)
    default: break
    }
  }

  private mutating func write(_ event: PointerEvent) {
    switch event.phase {
    case .down: text("down ")
    case .move: text("move ")
    case .up: text("up ")
    case .cancel: text("cancel ")
    }
    integer(event.pointer)
    text(" ")
    point(event.location)
    if event.isMouse { text(" mouse") }
  }

  private mutating func write(_ event: PanEvent) {
    switch event.phase {
    case .began: text("pan-began ")
    case .changed: text("pan-changed ")
    case .ended: text("pan-ended ")
    case .cancelled: text("pan-cancelled ")
    }
    point(event.location)
    text(" ")
    point(event.translation)
    text(" ")
    point(event.velocity)
  }

  private mutating func write(_ direction: CardDirection) {
    switch direction {
    case .left: text("left")
    case .right: text("right")
    case .up: text("up")
    case .down: text("down")
    }
  }

  private mutating func write(_ configuration: DeckConfiguration) {
    text("configure")
    if configuration.isLooping { text(" loop") }
    if configuration.readingDirection == .rightToLeft { text(" rtl") }
    if configuration.axis == .vertical { text(" vertical") }
    if configuration.reducesMotion { text(" calm") }
    text(" more ")
    integer(configuration.loadMoreDistance)
    text(" flights ")
    integer(configuration.maximumFlights)
    if configuration.undoLimit != .max {
      text(" undos ")
      integer(configuration.undoLimit)
    }
    text(" slop ")
    number(configuration.dragSlop)
    text(" spring ")
    number(configuration.transition.duration)
    text(" ")
    number(configuration.transition.dampingRatio)
    text(" ")
    number(configuration.transition.initialVelocity)
  }

  private mutating func write(_ step: CardChange) {
    switch step {
    case .insert(let index):
      text(" insert ")
      integer(index)
    case .delete(let index):
      text(" delete ")
      integer(index)
    case .move(let source, let target):
      text(" move ")
      integer(source)
      text(" ")
      integer(target)
    case .reload(let index):
      text(" reload ")
      integer(index)
    }
  }

  private mutating func write(_ state: DeckState) {
    text("restore ")
    integer(state.frontIndex)
    text(" ")
    number(state.rowOffset)
    if let front = state.frontItem {
      text(" front")
      spaced(front)
    }
    for swiped in state.history {
      text(" swiped")
      spaced(swiped.item)
      text(" ")
      integer(swiped.index)
      text(" ")
      write(swiped.direction)
    }
    guard let expansion = state.expansion else { return }
    text(expansion.isExpanding ? " expanded" : " collapsing")
    spaced(expansion.item)
    text(" ")
    integer(expansion.index)
    text(" ")
    number(expansion.fraction)
  }

  private mutating func spaced(_ item: CardItemID) {
    text(" ")
    self.item(item)
  }
}
