internal import CardCore
internal import CardMotion

/// What the current layout declares, taken apart once for all frames.
///
/// A layout's rules are optional values of up to 370 bytes; each frame asks them some twenty
/// questions, and to unwrap one is to copy it. Kept flat in the deck, each question is one look at one
/// number.
struct DeckRules {
  /// Whether the front card can be swiped away.
  let swipes: Bool
  /// How, if it can.
  let swipe: SwipeRules
  /// Whether the cards are a row that is scrolled through.
  let browses: Bool
  /// How, if they are.
  let browse: BrowseRules
  /// How a card expands, if it does; asked while one does.
  let expansion: ExpansionRules?
  /// Whether a drag across the row expands a card.
  let scrubs: Bool
  /// The window at rest, in cards.
  let window: ClosedRange<Double>

  // The springs of the rules, made once since a spring from a settling time is iterated.

  /// How a card falls back.
  let reset: Spring
  /// How the cards take the places before them.
  let advance: Spring
  /// How a row comes to rest.
  let snap: Spring
  /// How cards get from one place to another when data, layout or configuration change.
  let transition: Spring

  init(traits: CardLayoutTraits, configuration: DeckConfiguration) {
    swipes = traits.swipe.isSome
    swipe = traits.swipe ?? SwipeRules()
    browses = traits.browse.isSome
    browse = traits.browse ?? BrowseRules(pitch: 0)
    expansion = traits.expansion
    scrubs = traits.expansion.map { $0.scrubDistance > 0 } ?? false
    window = traits.window
    transition = Spring(configuration.transition)
    reset = swipes ? Spring(swipe.reset) : transition
    advance = swipes ? Spring(swipe.advance) : transition
    snap = browses ? Spring(browse.snap) : transition
  }
}

extension Spring {
  /// What stands in a motion that has no spring yet; made once, since a root is taken for it.
  static let unused = Spring(response: 0.3, dampingRatio: 1)

  /// The spring that settles in a card spring's duration.
  init(_ spring: CardSpring) {
    self.init(
      settlingDuration: Swift.max(spring.duration, 0.001), dampingRatio: spring.dampingRatio,
      initialVelocity: spring.initialVelocity)
  }
}
