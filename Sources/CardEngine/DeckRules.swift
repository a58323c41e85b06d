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
  /// The directions, in deck space, in which it may leave.
  let directions: CardDirections
  /// The length of a drag, in points, that is complete in a direction of deck space; where distance
  /// does not decide, half the way to the side, so that progress can be shown all the same.
  @exclusivity(unchecked) private(set) var distances = PerDirection(0.0)
  /// How much of a finger's way the front card follows.
  let frontFactor: Double
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

  init(_ traits: CardLayoutTraits, in space: DeckSpace, configuration: DeckConfiguration) {
    let transition = Spring(configuration.transition)
    self.transition = transition
    (swipes, browses) = (traits.swipe.isSome, traits.browse.isSome)
    if let rules = traits.swipe {
      swipe = rules
      reset = Spring(rules.reset)
      advance = Spring(rules.advance)
      var directions: CardDirections = []
      for direction in CardDirection.allCases {
        let physical = space.mirrored(direction: direction)
        let extent = space.extent(along: direction)
        distances[direction] = rules.distance?[physical].resolved(in: extent) ?? extent / 2
        if rules.directions.contains(physical) { directions.insert(CardDirections(direction)) }
      }
      self.directions = directions
      frontFactor = rules.follow.factor(at: 0)
    } else {
      (reset, advance) = (transition, transition)
      (directions, frontFactor) = ([], 1)
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
