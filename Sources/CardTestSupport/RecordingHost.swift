public import CardCore

/// A host without a screen: it keeps the state a real one would show, logs what it was told, and
/// watches that every command is one a real host could follow.
///
/// ```swift
/// let host = RecordingHost()
/// // … drive a deck that shows its cards on `host` …
/// host.checkFrame()
/// #expect(host.violations.isEmpty)
/// #expect(host.paintOrder == ["c", "b", "a"])
/// ```
///
/// Cards are told apart by their cells and not by their items: in a deck that loops, one item may
/// fly out on one cell while it already waits at the back on another.
public final class RecordingHost: CardHost {
  /// A command as the host was given it, without the cell: two runs of the same events on two
  /// decks give equal lists.
  public enum Command: Hashable, Sendable {
    /// A cell was attached for an item.
    case attach(CardItemID)
    /// The cell of an item was detached.
    case detach(CardItemID)
    /// The cell of an item was given its place.
    case update(CardItemID, CardPresentation)
    /// Frames were asked for (true) or called off (false).
    case frames(Bool)
    /// Something was announced.
    case announce(CardAnnouncement)
  }

  /// A card the host shows.
  public struct Card {
    /// What the card's item is known by.
    public let item: CardItemID
    /// The cell that shows it.
    public let cell: any CardCell
    /// How many cells had been attached before it: it tells one stay of a cell from the next.
    public let attachment: Int
    /// The last update, or `nil` before the first.
    public internal(set) var presentation: CardPresentation?
  }

  /// Whether commands are appended to ``commands``. Switch it off to measure: then, in a release
  /// build, a command on a cell that is attached already allocates nothing.
  public var isLogging: Bool

  /// The commands in the order they came.
  public var commands: [Command] = []

  /// Whether the deck wants to be called once a frame.
  public private(set) var needsFrames = false

  /// How many updates came, logged or not.
  public private(set) var updateCount = 0

  /// What a real host could not have followed, in words, in the order it was noticed.
  ///
  /// It holds the commands that were wrong by themselves (attached twice, updated or detached
  /// while not attached, a number that is not finite or out of its range) and what
  /// ``checkFrame()`` has found. It ends after ``maximumViolations``.
  public private(set) var violations: [String] = []

  /// The number of violations after which no more are noted.
  public static let maximumViolations = 100

  /// The attached cards by their slots.
  var attached: [Int: Card] = [:]
  private var attachments = 0
  private var seenOrders: Set<Int> = []

  /// Makes a host that shows nothing.
  public init(isLogging: Bool = true) {
    self.isLogging = isLogging
    attached.reserveCapacity(32)
    seenOrders.reserveCapacity(32)
  }

  /// Notes a cell; one that is attached already is a violation, and so is a slot that is not free.
  public func attach(_ cell: any CardCell, for item: CardItemID, at slot: Int) {
    log(.attach(item))
    if let (old, card) = attached.first(where: { $0.value.cell === cell }) {
      note("attached a cell for \(item) that still shows \(card.item)")
      attached[old] = nil
    } else if let card = attached[slot] {
      note("attached a cell for \(item) in the slot of \(card.item)")
    }
    if slot < 0 { note("attached a cell for \(item) in slot \(slot)") }
    attached[slot] = Card(item: item, cell: cell, attachment: attachments)
    attachments += 1
  }

  /// Notes the place of the cell in a slot; a free one is a violation, and so is a number that is
  /// not finite or out of its range.
  public func update(at slot: Int, to presentation: CardPresentation) {
    updateCount += 1
    guard let index = attached.index(forKey: slot) else {
      note("updated slot \(slot), where no cell is attached")
      return
    }
    attached.values[index].presentation = presentation
    log(.update(attached.values[index].item, presentation))
    if let fault = presentation.fault {
      note("updated \(attached.values[index].item) with \(fault)")
    }
  }

  /// Forgets a cell; one that is not attached in this slot is a violation.
  public func detach(_ cell: any CardCell, at slot: Int) {
    guard let card = attached[slot], card.cell === cell else {
      note("detached a cell that is not attached in slot \(slot)")
      return
    }
    attached[slot] = nil
    log(.detach(card.item))
  }

  /// Notes whether frames are wanted.
  public func setNeedsFrames(_ needsFrames: Bool) {
    self.needsFrames = needsFrames
    log(.frames(needsFrames))
  }

  /// Notes an announcement.
  public func announce(_ announcement: CardAnnouncement) {
    log(.announce(announcement))
  }

  /// Checks what must hold between two frames: each card has had an update, no two share a place
  /// in the paint order, and at most one is in front.
  ///
  /// While a deck works on a frame these may be broken for a moment, and the host is not told
  /// when a frame ends; so call it after each call of the deck.
  /// - Complexity: O(attached cards), without allocation.
  public func checkFrame() {
    seenOrders.removeAll(keepingCapacity: true)
    var fronts = 0
    for card in attached.values {
      guard let presentation = card.presentation else {
        note("the frame ended without an update of \(card.item)")
        continue
      }
      if !seenOrders.insert(presentation.paintOrder).inserted {
        note("\(card.item) shares the paint order \(presentation.paintOrder)")
      }
      if presentation.isFront { fronts += 1 }
    }
    if fronts > 1 { note("\(fronts) cards are in front") }
  }

  private func log(_ command: Command) {
    if isLogging { commands.append(command) }
  }

  private func note(_ violation: @autoclosure () -> String) {
    if violations.count < RecordingHost.maximumViolations { violations.append(violation()) }
  }
}
