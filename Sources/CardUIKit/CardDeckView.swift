#if canImport(UIKit) && !os(watchOS)
  public import CardCore
  public import CardEngine
  internal import CardPool
  public import Foundation
  public import UIKit

  /// A deck of cards: pick a layout, register cells, give it data, and people drag, throw, undo,
  /// scroll and expand the cards.
  ///
  /// ```swift
  /// let deckView = CardDeckView(layout: .slideCard)
  /// deckView.register(PhotoCell.self)
  /// deckView.dataSource = self
  /// deckView.delegate = self
  /// view.addSubview(deckView)
  /// ```
  ///
  /// It works as a collection view does: the data source is asked for numbers and cells, cells are
  /// registered and dequeued, and ``setLayout(_:animated:)`` moves every card from where it is.
  /// Items have identities, so data may change at any time, also under a finger.
  ///
  /// Frames are asked for only while something moves. Gestures are recognized by
  /// ``panGestureRecognizer`` and ``tapGestureRecognizer``; what they mean is decided by ``deck``.
  open class CardDeckView: UIView {
    /// The engine, for what the view itself does not offer. Its host, data source, delegate and
    /// clock are the view's.
    public let deck: Deck

    /// Supplies items and cells. A new one is asked for everything at the next layout.
    public weak var dataSource: (any CardDeckViewDataSource)? {
      didSet { if dataSource !== oldValue { setNeedsReload() } }
    }

    /// Hears what happens.
    public weak var delegate: (any CardDeckViewDelegate)?

    /// The layout strategy. Setting it moves the cards at once; see ``setLayout(_:animated:)``.
    public var layout: any CardLayout {
      get { storedLayout }
      set { change(to: newValue, animated: false) }
    }

    /// What assistive technologies say. The default is English; see `CardDeckPhrases` in CardCore.
    public var phrases = CardDeckPhrases()

    /// Whether the hand feels when a drag crosses the threshold of a swipe.
    public var playsHaptics: Bool {
      get { haptics.isEnabled }
      set { haptics.isEnabled = newValue }
    }

    /// Whether cards keep out of the safe area's margins. On by default.
    public var insetsCardsFromSafeArea = true {
      didSet { setNeedsLayout() }
    }

    let pool: RecyclingPool
    let adapter = DeckAdapter()
    let frames = FrameDriver()
    let haptics = HapticFeedback()
    let gestures = DeckGestures()
    /// Holds the cards and nothing else, so that their order is the deck's alone.
    let stage = UIView(frame: .zero)
    var storedLayout: any CardLayout
    var cellKeys = CellKeys()
    var registeredKeys: Set<CellKey> = []
    var isReloadNeeded = true
    /// Whether the focus of an assistive technology is to follow the front card.
    var isFocusStale = false
    private var isOrderStale = false
    private var isLayingOut = false
    private var observations: [NotificationObservation] = []
    /// What assistive technologies are to see in place of the cards.
    private var elements: [Any]?
    /// The transition of the card that is open: view controllers hold it weakly.
    var currentDetail: CardDetailTransition?
    var elementCache: [CardItemID: CardAccessibilityElement] = [:]

    /// Makes a deck view.
    /// - Parameters:
    ///   - frame: the place in the superview, in points.
    ///   - layout: the strategy to start with.
    ///   - configuration: how the deck behaves beside what the layout declares; the view sets the
    ///     reading direction and reduced motion itself.
    public init<Layout: CardLayout>(
      frame: CGRect = .zero, layout: Layout, configuration: DeckConfiguration = .init()
    ) {
      pool = RecyclingPool()
      deck = Deck(layout: layout, cells: pool, configuration: configuration)
      storedLayout = layout
      super.init(frame: frame)
      setUp()
    }

    /// Makes a deck view that shows one card at a time until it is given a layout.
    public override convenience init(frame: CGRect) {
      self.init(frame: frame, layout: SingleCardLayout())
    }

    /// Makes the deck view of a nib; it shows one card at a time until it is given a layout.
    public required init?(coder: NSCoder) {
      pool = RecyclingPool()
      deck = Deck(layout: SingleCardLayout(), cells: pool)
      storedLayout = SingleCardLayout()
      super.init(coder: coder)
      setUp()
    }

    private func setUp() {
      addSubview(stage)
      adapter.deckView = self
      deck.clock = { CACurrentMediaTime() }
      deck.dataSource = adapter
      deck.delegate = adapter
      deck.host = adapter
      frames.onFrame = { [weak self] time in self?.deck.advance(to: time) }
      gestures.attach(to: self)
      updateMotion()
      observations = [
        NotificationObservation(of: UIAccessibility.reduceMotionStatusDidChangeNotification) {
          [weak self] in self?.updateMotion()
        },
        NotificationObservation(of: UIApplication.willResignActiveNotification) {
          [weak self] in self?.deck.interrupt()
        },
        NotificationObservation(of: UIApplication.didReceiveMemoryWarningNotification) {
          [weak self] in self?.pool.purge()
        },
      ]
    }

    /// How the deck behaves beside what the layout declares: looping, axis, the distance at which
    /// more items are loaded. The view sets the reading direction and reduced motion itself.
    public var configuration: DeckConfiguration {
      get { deck.configuration }
      set {
        var new = newValue
        new.readingDirection = deck.configuration.readingDirection
        new.reducesMotion = deck.configuration.reducesMotion
        deck.configuration = new
      }
    }

    private func updateMotion() {
      deck.configuration.reducesMotion = UIAccessibility.isReduceMotionEnabled
    }

    private func updateDirection() {
      deck.configuration.readingDirection =
        effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    // MARK: Layout

    /// Tells the deck its size, also in mid-gesture, and brings the cards into their paint order.
    open override func layoutSubviews() {
      super.layoutSubviews()
      isLayingOut = true
      stage.fill(bounds)
      updateDirection()
      deck.setContainer(
        size: CardSize(bounds.size),
        safeArea: insetsCardsFromSafeArea ? CardInsets(safeAreaInsets) : .zero)
      reloadIfNeeded()
      orderCards()
      updateFocus()
      isLayingOut = false
    }

    /// Lets the cards keep out of the new margins.
    open override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      setNeedsLayout()
    }

    /// Follows the reading direction.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      updateDirection()
    }

    /// Mirrors the deck where it says so.
    open override var semanticContentAttribute: UISemanticContentAttribute {
      didSet { updateDirection() }
    }

    /// Stops frames, and ends the touch, before the view leaves its window.
    open override func willMove(toWindow newWindow: UIWindow?) {
      super.willMove(toWindow: newWindow)
      guard newWindow == nil else { return }
      frames.isVisible = false
      deck.interrupt()
    }

    /// Starts frames again where something still moves.
    open override func didMoveToWindow() {
      super.didMoveToWindow()
      frames.isVisible = window != nil
    }

    // MARK: Cards

    /// Cards have come, gone or changed places.
    func cellsDidChange() {
      isOrderStale = true
      if !isLayingOut { setNeedsLayout() }
    }

    private func orderCards() {
      guard isOrderStale else { return }
      isOrderStale = false
      let views = adapter.viewsInPaintOrder
      guard
        let first = zip(views, stage.subviews).enumerated()
          .first(where: { $0.element.0 !== $0.element.1 })?.offset
      else { return }
      for view in views[first...] { stage.bringSubviewToFront(view) }
    }

    // MARK: Keys

    /// True, so that a hardware keyboard can drive the deck. The deck never takes the keyboard by
    /// itself: call `becomeFirstResponder()` when its keys are to work.
    open override var canBecomeFirstResponder: Bool { true }

    /// The keys of the superclass and, while the deck itself is first responder, those of the deck.
    open override var keyCommands: [UIKeyCommand]? {
      // The deck lies in the responder chain of each view in its cards: a text field would lose its
      // arrows, space and Return to commands that have priority.
      guard isFirstResponder else { return super.keyCommands }
      return (super.keyCommands ?? []) + deckKeyCommands
    }

    // MARK: Accessibility

    /// The front card of a stack, or the visible cards of a row, in their order; setting it to
    /// `nil` brings these back.
    open override var accessibilityElements: [Any]? {
      get { elements ?? makeAccessibilityElements() }
      set { elements = newValue }
    }

    /// Collapses the expanded card.
    open override func accessibilityPerformEscape() -> Bool { collapse() }

    /// Browses a row by one card.
    open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
      browse(direction)
    }
  }
#endif
