#if !CARDSTOCK_UNRECORDED
  public import CardCore
  public import CardEngine

  /// Replays a recording on a deck of the page, at the speed at which it was made.
  ///
  /// ```swift
  /// let replay = WebReplay(recording, on: deck) { item, _, cells in
  ///   let cell = cells.dequeue(PhotoCell.self)
  ///   cell.show(item)
  ///   return cell
  /// }
  /// replay.player.layout = { name in name == "photos" ? AnyCardLayout(.insetStack) : nil }
  /// replay.didEnd = { error in … }
  /// replay.start()
  /// ```
  ///
  /// It takes a new deck: one without data, to which no command was given. While it lasts, what the
  /// page tells the deck goes unheard, and the deck's element has the recorded size and writing
  /// direction. Pauses of more than a second are cut to one, which the deck does not notice. At the
  /// end the deck stays as it is, until ``goOn(with:delegate:)``. For style sheets the element has an
  /// attribute `data-replay`: `playing`, then `over`, and `live` when the deck goes on.
  public final class WebReplay {
    /// What is replayed, and with what.
    public let player: DeckPlayer

    /// Hears that the entry with a number is about to be replayed. Entries that came from inside a
    /// callback, and what the data source answered, belong to the entry before.
    public var willPlay: (Int) -> Void = { _ in }

    /// Hears, once a frame, that what was due by then has been replayed: to show what has come of it.
    public var didPlay: () -> Void = {}

    /// Hears that the recording is at its end, or of why it cannot be replayed further.
    public var didEnd: (DeckRecordingError?) -> Void = { _ in }

    private let deck: WebDeck
    private var stage = Stage.waiting
    /// The time in the recording.
    private var moment: Double
    private var lastFrame: Double?
    /// What the page's clock shows more than the deck's, once the deck goes on.
    private var shift = 0.0

    private enum Stage {
      case waiting, playing, over, live
    }

    /// Seconds, at most, in which nothing happens.
    private static let longestPause = 1.0
    /// Seconds, at most, that a frame goes on: a page that was out of sight goes on where it was.
    private static let longestFrame = 0.1

    /// Prepares a replay; nothing happens yet.
    /// - Parameters:
    ///   - recording: what is replayed.
    ///   - deck: a new deck, whose cells are registered.
    ///   - makeCell: makes a cell that shows an item at an index, dequeued from the deck's cells.
    public init(
      _ recording: DeckRecording, on deck: WebDeck, makeCell: @escaping DeckPlayer.CellMaker
    ) {
      self.deck = deck
      player = DeckPlayer(recording, on: deck.engine, makeCell: makeCell)
      moment = player.nextTime ?? 0
      if !moment.isFinite { moment = 0 }
    }

    /// Starts to replay, with the next frame of the page.
    public func start() {
      guard stage == .waiting else { return }
      stage = .playing
      deck.host.input = self
      deck.host.keepsFrames = true
      deck.host.root.setAttribute("data-replay", "playing")
    }

    /// Lets the deck go on from the end of the recording, for the person to use.
    /// - Parameters:
    ///   - source: has the data as it is at the end of the recording; it is not asked for it anew.
    ///   - delegate: hears what happens from now on.
    public func goOn(with source: any CardDataSource, delegate: (any CardDelegate)?) {
      guard stage == .over else { return }
      stage = .live
      // Times in the recording go on: to the deck the page's clock is only set differently.
      shift = (lastFrame ?? Page.now) - moment
      deck.engine.clock = { [shift] in Page.now - shift }
      deck.engine.dataSource = source
      deck.engine.delegate = delegate
      deck.host.root.setAttribute("data-replay", "live")
      deck.setReducedMotion(Page.session.prefersReducedMotion)
      if deck.engine.phase != .idle { deck.host.setNeedsFrames(true) }
    }

    // MARK: Playing

    private func play(at time: Double) {
      if let lastFrame { moment += Swift.min(Swift.max(time - lastFrame, 0), Self.longestFrame) }
      lastFrame = time
      if let next = player.nextTime, next.isFinite {
        moment = Swift.max(moment, next - Self.longestPause)
      }
      do throws(DeckRecordingError) {
        while let next = player.nextTime, !(next.isFinite && next > moment) {
          willPlay(player.position)
          follow(player.recording.entries[player.position].input)
          try player.step()
        }
      } catch {
        didPlay()
        end(error)
        return
      }
      didPlay()
      if player.nextTime == nil { end(nil) }
    }

    /// Gives the element what was the page's doing when it was recorded.
    private func follow(_ input: RecordedInput) {
      let root = deck.host.root
      switch input {
      case .container(let size, _):
        // A deck has no size before its page is laid out.
        guard size.width > 0, size.height > 0 else { return }
        root.setStyle("width", size.width, unit: "px")
        root.setStyle("height", size.height, unit: "px")
      case .configuration(let configuration):
        root.setAttribute(
          "dir", configuration.readingDirection == .rightToLeft ? "rtl" : "ltr")
      default: break
      }
    }

    private func end(_ error: DeckRecordingError?) {
      stage = .over
      deck.host.keepsFrames = false
      // A card that is still under way stands still until the deck goes on.
      deck.host.setNeedsFrames(false)
      deck.host.root.setAttribute("data-replay", "over")
      didEnd(error)
    }
  }

  extension WebReplay: WebInput {
    package var phase: DeckPhase { deck.phase }

    package func pointer(_ event: WebPointerEvent) -> Bool {
      guard stage == .live else { return false }
      return deck.pointer(
        WebPointerEvent(
          phase: event.phase, pointer: event.pointer, point: event.point, time: event.time - shift,
          isMouse: event.isMouse, isOnControl: event.isOnControl))
    }

    package func wheel(by delta: CardPoint, at time: Double) -> Bool {
      stage == .live && deck.wheel(by: delta, at: time - shift)
    }

    package func key(_ key: WebKey, at time: Double) -> Bool {
      stage == .live && deck.key(key, at: time - shift)
    }

    package func resize(to size: CardSize, isRightToLeft: Bool, at time: Double) {
      guard stage == .live else { return }
      deck.resize(to: size, isRightToLeft: isRightToLeft, at: time - shift)
    }

    package func interrupt(at time: Double) {
      if stage == .live { deck.interrupt(at: time - shift) }
    }

    package func setReducedMotion(_ isReduced: Bool) {
      if stage == .live { deck.setReducedMotion(isReduced) }
    }

    package func frame(at time: Double) {
      switch stage {
      case .playing: play(at: time)
      case .live: deck.frame(at: time - shift)
      case .waiting, .over: break
      }
    }

    package func traitsDidChange() { deck.traitsDidChange() }
  }

#endif
