internal import Cardstock

/// The front card of a stack under a finger.
struct StackDrag<Plain: PlainStack>: FrameWork {
  let name = "drag frame"
  let stage: Stage
  let plain: Plain
  private let start = Stage.size.center
  private let step = 1.0 / 120

  func prepare() {
    stage.rest(at: 0)
    stage.deck.handle(PointerEvent(.down, at: start, time: stage.time))
    // Past the slop: taking hold of a card is an event of its own and no frame.
    engineFrame(Self.frames)
    engineFrame(Self.frames - 1)
  }

  @inline(__always) private func way(_ frame: Int) -> CardPoint {
    CardPoint(x: 80 * sweep(frame, period: 240), y: 10)
  }

  @inline(__always) func engineFrame(_ frame: Int) {
    stage.time += step
    stage.deck.handle(PointerEvent(.move, at: start + way(frame), time: stage.time))
    stage.deck.advance(to: stage.time)
  }

  @inline(__always)
  func loopFrame(_ frame: Int, _ placements: inout [CardPlacement]) -> Int {
    let translation = way(frame)
    plain.fillDragged(
      &placements, translation: translation, advance: plain.advance(of: translation))
    return plain.count
  }

  func firstItem(_ frame: Int) -> Int { 0 }
}

/// A stack whose front card was let go and springs back.
struct StackReturn<Plain: PlainStack>: FrameWork {
  let name = "spring return frame"
  let stage: Stage
  let plain: Plain
  private let translation = CardPoint(x: 50, y: 10)
  // Before the card swings over: from there on the engine moves the followers beyond their places,
  // which the loop does not.
  private let span = 0.1

  func prepare() {
    stage.rest(at: 0)
    stage.pan(.began, by: .zero)
    stage.pan(.changed, by: translation)
    stage.deck.advance(to: stage.time)
    stage.pan(.ended, by: translation)
  }

  @inline(__always) func engineFrame(_ frame: Int) {
    stage.time += span / Double(Self.frames)
    stage.deck.advance(to: stage.time)
  }

  @inline(__always)
  func loopFrame(_ frame: Int, _ placements: inout [CardPlacement]) -> Int {
    let basis = plain.reset.basis(at: span / Double(Self.frames) * Double(frame))
    plain.fillDragged(
      &placements, translation: translation * basis.phi,
      advance: plain.advance(of: translation) * basis.phi)
    return plain.count
  }

  func firstItem(_ frame: Int) -> Int { 0 }
}

/// A stack whose front card flies away while the next ones come forward.
struct StackFling<Plain: PlainStack>: FrameWork {
  let name = "fling frame"
  let stage: Stage
  let plain: Plain
  private let translation = CardPoint(x: 120, y: 10)
  private let velocity = CardPoint(x: 1200, y: 0)
  private let span = 0.12

  func prepare() {
    stage.rest(at: 0)
    stage.pan(.began, by: .zero)
    stage.pan(.changed, by: translation)
    stage.deck.advance(to: stage.time)
    stage.pan(.ended, by: translation, velocity: velocity)
  }

  @inline(__always) func engineFrame(_ frame: Int) {
    stage.time += span / Double(Self.frames)
    stage.deck.advance(to: stage.time)
  }

  @inline(__always)
  func loopFrame(_ frame: Int, _ placements: inout [CardPlacement]) -> Int {
    let time = span / Double(Self.frames) * Double(frame)
    placements[0] = flying(at: time)
    let basis = plain.advance.basis(at: time)
    let pull = translation * basis.phi + velocity * basis.psi
    let moves = 1 - plain.advance(of: translation)
    for index in 0..<plain.count {
      let depth = Double(index)
      // The last card is new, and at rest.
      let isNew = index == plain.count - 1
      var placement = plain.placement(at: isNew ? depth : depth + moves * basis.phi)
      if !isNew {
        placement.translation = placement.translation + plain.followed(pull, depth: depth + 1)
      }
      placements[index + 1] = placement
    }
    return plain.count + 1
  }

  /// A path of second degree that ends where the card is out of sight.
  @inline(__always) private func flying(at time: Double) -> CardPlacement {
    let origin = plain.followed(translation, depth: 0)
    let speed = plain.followed(velocity, depth: 0)
    let target = plain.exit(from: origin)
    let duration = min(plain.flightDuration, (target.x - origin.x) / speed.x)
    let part = time / duration
    let rest = target - origin - speed * duration
    let way = origin + speed * time + rest * (part * part)
    var placement = plain.placement(at: 0)
    placement.translation = placement.translation + way
    plain.style(&placement, by: way)
    return placement
  }

  func firstItem(_ frame: Int) -> Int { 0 }
}
