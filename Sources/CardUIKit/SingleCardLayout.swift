#if canImport(UIKit) && !os(watchOS)
  internal import CardCore

  /// One card that fills the container: what a deck view shows before it is given a layout.
  struct SingleCardLayout: CardLayout {
    struct Resolved: ResolvedCardLayout {
      let traits = CardLayoutTraits(window: 0...1, swipe: SwipeRules())
      let home: CardPlacement

      func placement(at offset: Double) -> CardPlacement {
        var placement = home
        placement.depth = offset
        return placement
      }
    }

    func resolve(in environment: LayoutEnvironment) -> Resolved {
      let bounds = environment.safeBounds
      return Resolved(home: CardPlacement(center: bounds.center, size: bounds.size))
    }
  }
#endif
