import CardCore
import CardEngine
import CardMotion
import CardPool
import CardTestSupport

/// What must hold after each event.
extension ScriptRig {
  /// What is shown at this moment, by cell.
  func snapshot() -> [ObjectIdentifier: RecordingHost.Card] {
    deck.advance(to: time)
    return Dictionary(
      uniqueKeysWithValues: host.cards.map { (ObjectIdentifier($0.cell), $0) })
  }

  /// Nothing jumps but by a finger that moves, by time or by an abrupt change.
  func compare(
    _ before: [ObjectIdentifier: RecordingHost.Card], after event: ScriptEvent, index: Int
  ) {
    let consumedBefore = consumed
    switch event {
    case .act(let action): if action.isAbrupt { return }
    case .pointer(let phase, _, _): if phase == .move || phase == .up { return }
    case .arm, .armInside, .tap: break
    case .pan(let phase, _, _, _): if phase != .began, phase != .cancelled { return }
    case .wait, .flings: return
    }
    let after = snapshot()
    // In a container of no extent nothing is seen, and a card's width is no measure.
    guard deck.containerSize.width > 0, deck.containerSize.height > 0 else { return }
    // This frame may have set something off, too.
    guard consumed == consumedBefore else { return }
    for (key, card) in after {
      guard let old = before[key], old.item == card.item, let from = old.presentation,
        let to = card.presentation, !from.isHidden, !to.isHidden
      else { continue }
      // A card that has gone and come back at once is another one, and begins unseen.
      let jump =
        old.attachment == card.attachment
        ? from.placement.jump(to: to.placement) : 100 * to.placement.alpha
      // The engine drops what is smaller than a fiftieth of a point of a finger's way.
      if !(jump < 0.05) {
        fault("\(index): \(event): \(card.item) jumps by \(jump)\n\(from)\n\(to)")
      }
    }
  }

  func check(_ moment: String) {
    host.checkFrame()
    for violation in host.violations.prefix(3) { fault("\(moment): \(violation)") }
    let statistics = pool.statistics
    if host.count != statistics.live {
      fault("\(moment): \(host.count) attached, \(statistics.live) live")
    }
    let window = deck.traits.window
    let width = Int(window.upperBound - window.lowerBound) + 2
    if host.count > width + deck.configuration.maximumFlights {
      fault("\(moment): \(host.count) attached")
    }
    checkHits(moment)
    checkCards(moment)
  }

  private func checkHits(_ moment: String) {
    let size = deck.containerSize
    for (x, y) in [(0.5, 0.5), (0.1, 0.5), (0.9, 0.3), (0.5, 0.97)] {
      let place = CardPoint(x: size.width * x, y: size.height * y)
      let expected = host.cards.last { $0.presentation?.takesTouch(at: place) == true }?.item
      let found = deck.item(at: place)
      if found != expected {
        fault("\(moment): hit \(String(describing: found)), top \(String(describing: expected))")
      }
    }
  }
}

extension CardPlacement {
  /// The largest difference in what is seen, in points; ratios and angles count a hundredfold.
  func jump(to other: CardPlacement) -> Double {
    [
      position.x - other.position.x, position.y - other.position.y,
      size.width - other.size.width, size.height - other.size.height,
      100 * (scale - other.scale), 100 * (rotation - other.rotation),
      100 * (alpha - other.alpha), cornerRadius - other.cornerRadius,
      100 * (reveal - other.reveal), 100 * (shadow.opacity - other.shadow.opacity),
    ].reduce(0) { $1.isNaN ? .nan : Swift.max($0, $1.magnitude) }
  }
}

extension CardPresentation {
  /// Whether a touch at a point of the container lies on the card: the point, turned back into the
  /// card's own axes, is inside its box.
  func takesTouch(at location: CardPoint) -> Bool {
    guard isTouchable, !isHidden, placement.alpha > 0.01, placement.scale > 0 else { return false }
    let way = location - placement.position
    let turned = CardPoint(
      x: way.x * Maths.cosine(placement.rotation) + way.y * Maths.sine(placement.rotation),
      y: way.y * Maths.cosine(placement.rotation) - way.x * Maths.sine(placement.rotation))
    return turned.x.magnitude <= placement.size.width * placement.scale / 2
      && turned.y.magnitude <= placement.size.height * placement.scale / 2
  }
}
