import CardCore
import CardEngine
import CardTestSupport

/// Where the cards of a deck at rest are, whatever has happened before.
extension ScriptRig {
  /// Every card stands where the layout has its place, the nearer ones above the farther; nothing
  /// pulls it, and touches find the front card of a stack and every card of a row.
  func checkRest(_ moment: String) {
    // In a container of no extent nothing is seen, and in the largest ones no measure tells one
    // place from the next.
    let size = deck.containerSize
    guard size.width > 0, size.height > 0, size.width < 1e6, size.height < 1e6 else { return }
    for card in host.cards {
      guard let shown = card.presentation else {
        fault("\(moment): \(card.item) was never shown")
        continue
      }
      if let cell = card.cell as? TestCell, cell.progress != .resting {
        fault("\(moment): the cell of \(card.item) is told \(cell.progress) at rest")
      }
      let isRow = deck.traits.browse != nil
      if !shown.isHidden, shown.isTouchable != (isRow || shown.isFront) {
        fault("\(moment): \(card.item) takes touches: \(shown.isTouchable)")
      }
    }
    guard deck.expandedItem == nil else { return }
    var faults: [String] = []
    var matching: (layouts: [Int], margins: [Int]) = ([], [])
    for layout in layouts.indices {
      for margins in safeAreas.indices {
        if let fault = placeFault(layouts[layout], safeAreas[margins]) {
          faults.append(fault)
        } else {
          matching.layouts.append(layout)
          matching.margins.append(margins)
        }
      }
    }
    if matching.layouts.isEmpty {
      fault("\(moment): \(faults.joined(separator: "\n"))")
    } else {
      layouts = Set(matching.layouts).sorted().map { layouts[$0] }
      safeAreas = Set(matching.margins).sorted().map { safeAreas[$0] }
    }
  }

  /// What is wrong with the places of the cards in a layout and within margins.
  private func placeFault(_ layout: AnyCardLayout, _ safeArea: CardInsets) -> String? {
    let resolved = layout.resolve(in: environment(safeArea))
    let tolerance = 1e-6 * Swift.max(deck.containerSize.width, deck.containerSize.height, 1)
    var lastDepth = Double.infinity
    for card in host.cards {
      guard let shown = card.presentation, !shown.isHidden else { continue }
      let places = offsets(of: card.item).map { seen(resolved.placement(at: $0)) }
      // In a loop cards of no extent may be in one place of several.
      let depths = places.filter { $0.jump(to: shown.placement) < tolerance }.map(\.depth)
      if depths.isEmpty { return "\(card.item) rests at \(shown.placement), not at\n\(places)" }
      guard let depth = depths.filter({ $0 <= lastDepth }).max() else {
        return "\(card.item) lies above nearer ones"
      }
      lastDepth = depth
    }
    return nil
  }

  /// The container as layouts see it: a vertical deck has its axes exchanged, one that is read from
  /// right to left its sides.
  private func environment(_ safeArea: CardInsets) -> LayoutEnvironment {
    var sides = safeArea
    if isRightToLeft { swap(&sides.left, &sides.right) }
    guard isVertical else { return LayoutEnvironment(size: deck.containerSize, safeArea: sides) }
    return LayoutEnvironment(
      size: CardSize(width: deck.containerSize.height, height: deck.containerSize.width),
      safeArea: CardInsets(
        top: sides.left, left: sides.top, bottom: sides.right, right: sides.bottom),
      axis: .vertical)
  }

  private var isVertical: Bool { deck.configuration.axis == .vertical }
  private var isRightToLeft: Bool { deck.configuration.readingDirection == .rightToLeft }

  /// The places round the front that an item can have, in cards: one, but in a loop one a round.
  private func offsets(of item: CardItemID) -> [Double] {
    guard let front = deck.frontItem.flatMap({ source.items.firstIndex(of: $0) }),
      let index = source.items.firstIndex(of: item)
    else { return [] }
    guard deck.configuration.isLooping else { return [Double(index - front)] }
    let count = source.items.count
    return windowPlaces.filter { ($0 - (index - front)) % count == 0 }.map { Double($0) }
  }

  /// How a layout's placement is seen: with the axes exchanged, through the perspective (with the
  /// element m34 a point at depth z is 1 / (1 + m34 z) times as far from the middle), and mirrored.
  private func seen(_ placement: CardPlacement) -> CardPlacement {
    var seen = placement
    if isVertical {
      seen.center = CardPoint(x: placement.center.y, y: placement.center.x)
      seen.size = CardSize(width: placement.size.height, height: placement.size.width)
      seen.translation = CardPoint(x: placement.translation.y, y: placement.translation.x)
    }
    let factor = 1 / (1 + deck.traits.perspective * placement.translationZ)
    let middle = CardPoint(x: deck.containerSize.width / 2, y: deck.containerSize.height / 2)
    let position = middle + (seen.center + seen.translation - middle) * factor
    seen.scale *= factor
    seen.translation = .zero
    seen.center = position
    if isRightToLeft { seen.center.x = deck.containerSize.width - position.x }
    return seen
  }
}
