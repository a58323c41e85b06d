internal import Cardstock

/// A row under a finger that moves it to and fro by less than a card.
struct RowDrag<Plain: PlainLayout>: FrameWork {
  let name = "drag frame"
  let stage: Stage
  let plain: Plain
  let pitch: Double
  let index: Int
  private let start = Stage.size.center
  private let step = 1.0 / 120

  init(stage: Stage, plain: Plain, pitch: Double, index: Int) {
    (self.stage, self.plain, self.pitch, self.index) = (stage, plain, pitch, index)
  }

  func prepare() {
    stage.rest(at: index)
    stage.deck.handle(PointerEvent(.down, at: start, time: stage.time))
    // Past the slop: taking hold of the row is an event of its own and no frame.
    engineFrame(Self.frames)
    engineFrame(Self.frames - 1)
  }

  @inline(__always) private func shift(_ frame: Int) -> Double {
    0.7 * sweep(frame, period: 240)
  }

  @inline(__always) func engineFrame(_ frame: Int) {
    stage.time += step
    let location = CardPoint(x: start.x - shift(frame) * pitch, y: start.y)
    stage.deck.handle(PointerEvent(.move, at: location, time: stage.time))
    stage.deck.advance(to: stage.time)
  }

  @inline(__always)
  func loopFrame(_ frame: Int, _ placements: inout [CardPlacement]) -> Int {
    plain.fillRow(&placements, shift: shift(frame)).count
  }

  func firstItem(_ frame: Int) -> Int {
    index + Int((plain.window.lowerBound + shift(frame)).rounded(.up))
  }
}

/// A row that was let go and settles: thrown over several cards, or pulled back to where it was.
final class RowSettling<Plain: PlainLayout>: FrameWork {
  let name: String
  let stage: Stage
  let plain: Plain
  let pitch: Double
  let index: Int
  let velocity: Double
  private let translation = -60.0
  private let span = 0.3
  private let spring: Spring
  /// How far the row has to go, in cards.
  private var way = 0.0
  private var target = 0

  init(
    _ name: String, stage: Stage, plain: Plain, pitch: Double, index: Int, velocity: Double
  ) {
    (self.name, self.stage, self.plain) = (name, stage, plain)
    (self.pitch, self.index, self.velocity) = (pitch, index, velocity)
    let snap = BrowseRules(pitch: pitch).snap
    spring = Spring(
      settlingDuration: snap.duration, dampingRatio: snap.dampingRatio,
      initialVelocity: snap.initialVelocity)
  }

  func prepare() {
    stage.rest(at: index)
    let point = CardPoint(x: translation, y: 0)
    stage.pan(.began, by: .zero)
    stage.pan(.changed, by: point)
    stage.deck.advance(to: stage.time)
    stage.pan(.ended, by: point, velocity: CardPoint(x: velocity, y: 0))
    target = stage.deck.frontIndex
    way = -translation / pitch - Double(target - index)
  }

  @inline(__always) func engineFrame(_ frame: Int) {
    stage.time += span / Double(Self.frames)
    stage.deck.advance(to: stage.time)
  }

  @inline(__always) private func shift(_ frame: Int) -> Double {
    let basis = spring.basis(at: span / Double(Self.frames) * Double(frame))
    return way * basis.phi - velocity / pitch * basis.psi
  }

  @inline(__always)
  func loopFrame(_ frame: Int, _ placements: inout [CardPlacement]) -> Int {
    plain.fillRow(&placements, shift: shift(frame)).count
  }

  func firstItem(_ frame: Int) -> Int {
    target + Int((plain.window.lowerBound + shift(frame)).rounded(.up))
  }
}

/// A card of a row that grows over the whole container.
struct RowExpansion<Plain: PlainLayout>: FrameWork {
  let name = "expansion frame"
  let stage: Stage
  let plain: Plain
  let index: Int
  private let curve = TimingCurve.easeInOut
  private let full = CardPlacement(
    center: Stage.size.center, size: Stage.size, depth: -1, reveal: 1)
  private let span = 0.29

  init(stage: Stage, plain: Plain, index: Int) {
    (self.stage, self.plain, self.index) = (stage, plain, index)
  }

  func prepare() {
    stage.rest(at: index)
    precondition(stage.deck.expandedItem == nil, "The card does not collapse")
    stage.deck.expand()
  }

  @inline(__always) func engineFrame(_ frame: Int) {
    stage.time += span / Double(Self.frames)
    stage.deck.advance(to: stage.time)
  }

  @inline(__always)
  func loopFrame(_ frame: Int, _ placements: inout [CardPlacement]) -> Int {
    let fraction = curve.value(at: span / 0.3 * Double(frame) / Double(Self.frames))
    let (first, count) = plain.fillRow(&placements, shift: 0)
    for place in 0..<count {
      if first + place == 0 {
        placements[place] = .blend(from: placements[place], to: full, fraction: fraction)
      } else {
        placements[place].translation.x += first + place < 0 ? -50 * fraction : 50 * fraction
      }
    }
    return count
  }

  func firstItem(_ frame: Int) -> Int {
    index + Int(plain.window.lowerBound.rounded(.up))
  }
}
