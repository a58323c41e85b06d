import CardCore
import CardEngine
import CardTestSupport
import Testing

/// The traps of motion and time, as a deck shows them; CardMotion's tests have the figures.
@Suite(.leakFree) struct TrapMotionTests {
  /// Moments up to a tenth of a second behind a start.
  enum Pace: CaseIterable {
    case film, screen, fastScreen, fastestScreen, random, oneStep

    func times(from start: Double) -> [Double] {
      let end = start + 0.1
      let steps: [Double]
      switch self {
      case .film: steps = (1..<3).map { Double($0) / 24 }
      case .screen: steps = (1..<6).map { Double($0) / 60 }
      case .fastScreen: steps = (1..<12).map { Double($0) / 120 }
      case .fastestScreen: steps = (1..<24).map { Double($0) / 240 }
      case .random:
        var random = SeededGenerator(seed: 24)
        steps = (0..<40).map { _ in Double.random(in: 0..<0.1, using: &random) }.sorted()
      case .oneStep: steps = []
      }
      return steps.map { start + $0 } + [end]
    }
  }

  @Test(arguments: Preset.stacks, Pace.allCases)
  func `24: at 24, 60, 120 and 240 Hz and in random steps a flight takes the same curve`(
    preset: Preset, pace: Pace
  ) throws {
    let (rig, reference) = (Rig.of(preset), Rig.of(preset))
    for rig in [rig, reference] { rig.fling(by: CardPoint(x: 120, y: 20)) }
    for time in pace.times(from: rig.time) { rig.deck.advance(to: time) }
    reference.deck.advance(to: reference.time + 0.1)
    for item in [0, 1, 2] as [CardItemID] {
      let (one, other) = try (
        #require(rig.placement(item)), #require(reference.placement(item))
      )
      #expect(one.jump(to: other) < 1e-9)
    }
  }

  @Test(arguments: Preset.stacks)
  func `24: a step of 0 and one back move nothing, and 30 s end everything`(preset: Preset) throws {
    let rig = Rig.of(preset)
    rig.deck.swipe(.left)
    rig.run(0.05)
    let before = try #require(rig.placement(0))
    for time in [rig.time, rig.time - 1, -1, -.infinity, .infinity, .nan] {
      rig.deck.advance(to: time)
      #expect(rig.placement(0) == before)
    }
    rig.deck.advance(to: rig.time + 30)
    #expect(rig.departed == [0])
    #expect(rig.deck.phase == .idle && !rig.host.needsFrames)
  }

  @Test(arguments: Preset.stacks)
  func `24: a clock may start at 0 and may start late`(preset: Preset) throws {
    var ways: [CardPoint] = []
    for start in [0, 86_400.0] {
      let rig = Rig.of(preset)
      // The rig has let 0.02 s pass.
      rig.time = start + 0.02
      rig.deck.advance(to: rig.time)
      rig.deck.swipe(.right)
      rig.deck.advance(to: rig.time + 0.125)
      ways.append(try #require(rig.placement(0)).translation)
    }
    #expect(ways[0].x > 0)
    #expect((ways[0] - ways[1]).length < 1e-6)
  }

  @Test(arguments: [Preset.swipeCard, .slideCard])
  func `27: a finger that has stopped throws nothing`(preset: Preset) {
    let rig = Rig.of(preset)
    rig.pointer(.down, rig.center)
    rig.move(from: rig.center, by: CardPoint(x: 50, y: 0), over: 0.02, steps: 4)
    // 2,500 points per second, and then nothing for 0.2 s.
    rig.run(0.2)
    rig.pointer(.up, rig.center + CardPoint(x: 50, y: 0))
    rig.run(2)
    #expect(rig.swiped.isEmpty)
    #expect(rig.placement(0)?.translation == .zero)
  }

  @Test(arguments: Preset.allCases, [0, -0.01])
  func `27: equal and unordered time stamps give finite motion`(preset: Preset, step: Double) {
    let rig = Rig.of(preset)
    let start = rig.time
    rig.pointer(.down, rig.center)
    for index in 1...5 {
      let event = PointerEvent(
        .move, pointer: 0, at: rig.center + CardPoint(x: 8 * Double(index), y: 0),
        time: start + step * Double(index))
      rig.deck.handle(event)
    }
    rig.pointer(.up, rig.center + CardPoint(x: 40, y: 0))
    rig.run(3)
    #expect(rig.fault == nil)
    #expect(rig.swiped.isEmpty)
    #expect(rig.deck.frontItem == 0)
    #expect(rig.deck.phase == .idle)
  }
}
