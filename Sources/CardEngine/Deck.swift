public import CardCore
internal import CardMotion

/// A deck of cards: the state, the gestures and the motion of one container.
///
/// A deck is a deterministic machine. Events and times go in, commands to a ``CardHost`` come
/// out; it owns no clock, no timer and no thread. Call it from one thread.
///
/// ```swift
/// let deck = Deck(layout: InsetStackLayout(), cells: RecyclingPool())
/// deck.cells.register(PhotoCell.self)
/// deck.dataSource = source
/// deck.host = host
/// deck.setContainer(size: CardSize(width: 320, height: 480))
/// deck.reload()
/// deck.swipe(.right)
/// deck.advance(to: 0.25)
/// ```
///
/// Every command takes effect at once: what a getter returns right after it is the new state.
/// Hosts are told before the command returns, delegates right after, see ``CardDelegate``. A
/// command given from inside a call of the data source, of a host or of a cell takes effect when
/// that call has returned.
///
/// Data source, delegate and host are held weakly (strongly in Embedded Swift).
public final class Deck: DeckControlling {
  /// Registers and dequeues cells.
  public let cells: CellRecycler

  /// Supplies items and cells; call ``reload()`` after setting it.
  public var dataSource: (any CardDataSource)? {
    get { weakDataSource.object }
    set { weakDataSource.object = newValue }
  }

  /// Hears what happens.
  public var delegate: (any CardDelegate)? {
    get { weakDelegate.object }
    set { weakDelegate.object = newValue }
  }

  /// Shows the cards. A new host is handed all cards, which the old one gives up.
  public var host: (any CardHost)? {
    get { weakHost.object }
    set { command { $0.changeHost(to: newValue) } }
  }

  /// Tells the time a command from code was given at, in seconds on the clock that
  /// ``advance(to:)`` runs on. A host sets it; without it such a command counts as given at the
  /// time of the last timed call.
  public var clock: (() -> Double)?

  /// How the deck behaves beside what its layout declares.
  public var configuration: DeckConfiguration {
    get { storedConfiguration }
    set {
      note(.configuration(newValue))
      let old = storedConfiguration
      command { deck in
        deck.applyConfiguration(newValue.changed(from: old, insteadTo: deck.storedConfiguration))
      }
    }
  }

  /// How many items there are.
  @exclusivity(unchecked) public internal(set) var count = 0

  /// The time of the last timed call, in seconds; 0 before the first.
  @exclusivity(unchecked) public internal(set) var time = 0.0

  // The state below is the engine's own; its aspects are in the files named Deck+….
  //
  // A frame touches it some hundred times, and checking each access for exclusivity at run time
  // took a third of the frame. The compiler checks what it can see; beyond that no access of these
  // properties may last while the deck calls out: see ``callOut(_:)``.

  @exclusivity(unchecked) var weakDataSource = WeakDataSource(object: nil)
  @exclusivity(unchecked) var weakDelegate = WeakDelegate(object: nil)
  @exclusivity(unchecked) var weakHost = WeakHost(object: nil)
  @exclusivity(unchecked) var storedConfiguration: DeckConfiguration

  @exclusivity(unchecked) var layout: AnyCardLayout
  @exclusivity(unchecked) var resolved: AnyResolvedCardLayout
  @exclusivity(unchecked) var space: DeckSpace
  @exclusivity(unchecked) var rules: DeckRules

  @exclusivity(unchecked) var records: [CardRecord] = []
  @exclusivity(unchecked) var nextSerial = 0
  /// How many swipes and changes have sent cards away.
  @exclusivity(unchecked) var departures = 0
  /// The front card's place in the endless row; `count` in a deck that has run out.
  @exclusivity(unchecked) var anchor = 0
  @exclusivity(unchecked) var scroll = Scroll()
  @exclusivity(unchecked) var history: [HistoryEntry] = []
  @exclusivity(unchecked) var expansion: Expansion?
  /// The identities of all items, while they are known from ``apply(items:)``.
  @exclusivity(unchecked) var list: [CardItemID]?
  @exclusivity(unchecked) var session: GestureSession?
  /// The serial number of the card that the last press came down on.
  @exclusivity(unchecked) var pressed: Int?
  @exclusivity(unchecked) var recognizer = PointerRecognizer()
  @exclusivity(unchecked) var observers = DragObservers()
  #if !CARDSTOCK_UNRECORDED
    /// Is told all that comes in. A closure, so that a program that records nothing does not hold the
    /// code that writes: in a web page it counts.
    @exclusivity(unchecked) var recorder: ((DeckRecording.Entry) -> Void)?
    /// What the recorder calls the layout that comes next.
    @exclusivity(unchecked) var layoutName: (() -> String)?
    /// Writes down the command that is being asked for from inside a call-out, once that is run.
    @exclusivity(unchecked) var unwritten: ((Deck) -> Void)?
    /// How often callbacks were delivered, and commands that had to wait were run, since the last
    /// input that came neither from a callback nor from a call-out.
    @exclusivity(unchecked) var deliveryCount = 0
    /// Gives the next command that was run by the delivery of a number, if there is one; while a
    /// player's step lasts.
    @exclusivity(unchecked) var replayer: ((Int) -> Bool)?
    /// How many callbacks there were since recording began, and the one that runs now.
    @exclusivity(unchecked) var callbackCount = 0
    @exclusivity(unchecked) var callback = 0
    /// The time that was read to record a command that has not been run yet.
    @exclusivity(unchecked) var clockReading: Double?
  #endif

  /// What the front was when it was last reported.
  @exclusivity(unchecked) var reportedFront: CardItemID?
  @exclusivity(unchecked) var hasReportedRunOut = false
  /// The count that more was last asked for, and the item that was the last one then.
  @exclusivity(unchecked) var loadMoreAsked = -1
  @exclusivity(unchecked) var loadMoreLast: CardItemID?

  @exclusivity(unchecked) var events: [DeckEvent] = []
  @exclusivity(unchecked) var eventHead = 0
  @exclusivity(unchecked) var deferred: [(Deck) -> Void] = []
  /// The card that the delegate is being told will be swiped.
  @exclusivity(unchecked) var announcedSwipe: Int?
  @exclusivity(unchecked) var isDelivering = false
  @exclusivity(unchecked) var isCallingOut = false
  @exclusivity(unchecked) var isRunningClock = false
  @exclusivity(unchecked) var needsRender = false
  @exclusivity(unchecked) var askedForFrames = false

  // Arrays that frames are computed in, kept from frame to frame so that none allocates. The first
  // is a contiguous array because only those give a mutable span on older Apple systems.
  @exclusivity(unchecked) var windowBuffer: ContiguousArray<CardPlacement> = []
  @exclusivity(unchecked) var orderBuffer: [Int] = []

  /// Makes a deck with a strategy that is known as any layout.
  /// - Parameters:
  ///   - layout: the strategy to start with.
  ///   - cells: the store of reusable cells, as a `RecyclingPool`.
  ///   - configuration: how the deck behaves beside what the layout declares.
  public init(
    anyLayout layout: AnyCardLayout, cells: any CellRecycling,
    configuration: DeckConfiguration = .init()
  ) {
    self.cells = CellRecycler(cells)
    self.layout = layout
    storedConfiguration = configuration
    var space = DeckSpace().turned(by: configuration)
    resolved = layout.resolve(in: space.environment)
    space.perspective = resolved.traits.perspective
    self.space = space
    rules = DeckRules(resolved.traits, in: space, configuration: configuration)
    events.reserveCapacity(16)
    makeRoom()
  }

  deinit {
    for record in records {
      // A cell that outlives the deck is not left with what a drag made of it.
      if record.isTold { record.cell.dragDidChange(.resting) }
      host?.detach(record.cell, at: record.slot)
      cells.store.recycle(record.cell)
    }
  }
}

extension Deck {
  /// Makes a deck.
  /// - Parameters:
  ///   - layout: the strategy to start with.
  ///   - cells: the store of reusable cells, as a `RecyclingPool`.
  ///   - configuration: how the deck behaves beside what the layout declares.
  @inlinable public convenience init<Layout: CardLayout>(
    layout: Layout, cells: any CellRecycling, configuration: DeckConfiguration = .init()
  ) {
    self.init(anyLayout: AnyCardLayout(layout), cells: cells, configuration: configuration)
  }
}
