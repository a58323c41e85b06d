internal import CardCore

/// A layout that obeys every law until a test breaks one.
struct BrokenLayout: CardLayout {
  struct Resolved: ResolvedCardLayout {
    let traits: CardLayoutTraits
    let home: CardPlacement
    let change: @Sendable (inout CardPlacement, Double) -> Void
    let changeBatch: @Sendable (inout CardPlacement, Int) -> Void

    func placement(at offset: Double) -> CardPlacement {
      var placement = home
      placement.translation.x = offset * 10
      placement.depth = offset
      change(&placement, offset)
      return placement
    }

    func place(firstOffset: Double, into placements: inout MutableSpan<CardPlacement>) {
      for index in 0..<placements.count {
        placements[index] = placement(at: firstOffset + Double(index))
        changeBatch(&placements[index], index)
      }
    }
  }

  var swipe: SwipeRules?
  var browse: BrowseRules?
  var expansion: ExpansionRules?
  /// What goes wrong with one placement.
  var change: @Sendable (inout CardPlacement, Double) -> Void = { _, _ in }
  /// What goes wrong with an element of a batch.
  var changeBatch: @Sendable (inout CardPlacement, Int) -> Void = { _, _ in }
  /// What goes wrong when the layout is resolved.
  var changeResolved: @Sendable (inout CardPlacement) -> Void = { _ in }

  func resolve(in environment: LayoutEnvironment) -> Resolved {
    var home = CardPlacement(center: environment.size.center, size: environment.size)
    changeResolved(&home)
    return Resolved(
      traits: CardLayoutTraits(
        window: -2...3, swipe: swipe, browse: browse, expansion: expansion),
      home: home, change: change, changeBatch: changeBatch)
  }
}
