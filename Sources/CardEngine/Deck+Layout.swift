public import CardCore
internal import CardMotion

extension Deck {
  /// The extents of the container, in points.
  public var containerSize: CardSize { space.size }

  /// Sets the extents of the container; cards are where they belong at once.
  ///
  /// Legal at any time: a drag, a flight or an expansion goes on in the new size.
  /// - Parameters:
  ///   - size: in points; extents that are negative or not finite count as zero, those
  ///     beyond ``CardCore/LayoutEnvironment/maximumExtent`` as that.
  ///   - safeArea: the margins that bars and rounded corners cover, in points.
  public func setContainer(size: CardSize, safeArea: CardInsets = .zero) {
    let size = LayoutEnvironment(size: size).size
    note(.container(size, safeArea))
    command { deck in
      guard size != deck.space.size || safeArea != deck.space.safeArea else { return }
      var space = deck.space
      space.size = size
      space.safeArea = safeArea
      let next = deck.layout.resolve(in: space.environment)
      deck.endWhatIsNotAllowed(by: next.traits)
      deck.space = space
      deck.resolve(to: next)
      deck.followTraits()
    }
  }

  /// Changes the strategy; every card moves smoothly from where it is.
  ///
  /// A drag that the new layout allows goes on. Cards that are in flight finish their flight.
  @inlinable public func setLayout<Layout: CardLayout>(_ layout: Layout, animated: Bool = true) {
    setLayout(anyLayout: AnyCardLayout(layout), animated: animated)
  }

  /// Changes the strategy to one that is known as any layout; see ``setLayout(_:animated:)``.
  public func setLayout(anyLayout layout: AnyCardLayout, animated: Bool = true) {
    note(.layout(nameOfNextLayout, animated: animated))
    command { $0.change(to: layout, animated: animated) }
  }

  private func change(to layout: AnyCardLayout, animated: Bool) {
    let next = layout.resolve(in: space.environment)
    endWhatIsNotAllowed(by: next.traits)
    let change = { (deck: Deck) in
      deck.layout = layout
      deck.resolve(to: next)
      deck.followTraits()
    }
    guard animated else {
      for position in records.indices { records[position].residual = Residual() }
      change(self)
      return
    }
    withContinuity(Transition(spring: rules.transition, fadesIn: true, fadesOut: true)) {
      change(self)
    }
  }

  /// Takes the deck to a place that its layout has: in a stack nothing lies between two cards, and a
  /// row never runs out.
  private func followTraits() {
    guard rules.browses else {
      scroll = Scroll()
      return
    }
    if count > 0, !hasItem(at: anchor) { anchor = count - 1 }
  }

  /// Ends gestures and states that a layout does not have. What a layout has may change with the
  /// container as well.
  private func endWhatIsNotAllowed(by traits: CardLayoutTraits) {
    switch session {
    case .swipe where !traits.swipe.isSome: cancelDrag()
    case .browse where !traits.browse.isSome: cancelDrag()
    default: break
    }
    if !traits.expansion.isSome, expansion != nil {
      withContinuity(Transition(spring: rules.transition)) { dropExpansion() }
    }
  }

  /// Resolves the layout for the container, unless that has been done, and what depends on it.
  func resolve(to next: AnyResolvedCardLayout? = nil) {
    space = space.turned(by: storedConfiguration)
    resolved = next ?? layout.resolve(in: space.environment)
    space.perspective = resolved.traits.perspective
    rules = DeckRules(resolved.traits, in: space, configuration: storedConfiguration)
    makeRoom()
    needsRender = true
    callOut { $0.host?.traitsDidChange() }
  }

  /// Makes room for all cards that a row in motion shows, of which there are more than at rest.
  func makeRoom() {
    let window = resolved.traits.window
    let places = Int((window.upperBound - window.lowerBound).rounded(.up)) + 1
    records.reserveCapacity(places)
    windowBuffer.reserveCapacity(places)
    orderBuffer.reserveCapacity(places)
  }

  func applyConfiguration(_ new: DeckConfiguration) {
    let old = storedConfiguration
    guard new != old else { return }
    if new.readingDirection != old.readingDirection || new.axis != old.axis {
      cancelDrag()
      endWhatIsNotAllowed(by: layout.resolve(in: space.turned(by: new).environment).traits)
    }
    withContinuity(Transition(spring: rules.transition, fadesIn: true, fadesOut: true)) {
      if !new.isLooping { rebase() }
      storedConfiguration = new
      resolve()
      followTraits()
    }
    trimHistory()
  }

  /// Counts the places of an endless row from the round of the front card.
  func rebase() {
    guard count > 0, configuration.isLooping else { return }
    let shift = anchor - dataIndex(of: anchor)
    guard shift != 0 else { return }
    anchor -= shift
    for position in records.indices { records[position].logical -= shift }
    if case .browse(var drag)? = session {
      drag.startAnchor -= shift
      session = .browse(drag)
    }
  }
}
