internal import CardCore
internal import CardMotion

/// How cards are swiped and scrolled through in the current layout, taken apart once for all frames.
///
/// A layout's rules are optional values of up to 370 bytes; each frame asks them some twenty
/// questions, and to unwrap one is to copy it. Here each question is one look at one number. What a
/// deck that does not swipe or scroll has here are defaults: ask ``swipes`` and ``browses`` first.
///
/// A class, so that a change of the layout copies nothing a second time.
final class DeckRules {
  // The rules are variables for the sake of web pages: a default that an `if let` replaces takes half
  // the code of `traits.swipe ?? SwipeRules()`. They are set in the initializer and never again.

  /// Whether the front card can be swiped away.
  let swipes: Bool
  /// How, if it can.
  @exclusivity(unchecked) private(set) var swipe = SwipeRules()
  /// Whether the cards are a row that is scrolled through.
  let browses: Bool
  /// How, if they are.
  @exclusivity(unchecked) private(set) var browse = BrowseRules(pitch: 0)

  // The springs of the rules, made once since a spring from a settling time is iterated.

  /// How a card falls back.
  let reset: Spring
  /// How the cards take the places before them.
  let advance: Spring
  /// How a row comes to rest.
  let snap: Spring
  /// How cards get from one place to another when data, layout or configuration change.
  let transition: Spring

  init(_ traits: CardLayoutTraits, configuration: DeckConfiguration) {
    let transition = Spring(configuration.transition)
    self.transition = transition
    (swipes, browses) = (traits.swipe.isSome, traits.browse.isSome)
    if let rules = traits.swipe {
      swipe = rules
      reset = Spring(rules.reset)
      advance = Spring(rules.advance)
    } else {
      (reset, advance) = (transition, transition)
    }
    if let rules = traits.browse {
      browse = rules
      snap = Spring(rules.snap)
    } else {
      snap = transition
    }
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
