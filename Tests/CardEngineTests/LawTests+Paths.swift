import CardCore
import CardEngine
import CardTestSupport
import ExpandingCarousel
import InsetStack
import Testing
import TransformStack

/// The laws about the paths of single cards and about the work that is done.
extension LawTests {
  /// What happens to the data while a card flies or is held.
  enum DataChange: CaseIterable {
    case append, insertInFront, deleteBehind, moveBehind, reload, shuffleBehind

    func make(on rig: Rig) {
      switch self {
      case .append: rig.deck.apply(rig.source.append([200, 201]))
      case .insertInFront: rig.deck.apply([rig.source.insert(200, at: 0)])
      case .deleteBehind: rig.deck.apply([rig.source.delete(at: 4)])
      case .moveBehind: rig.deck.apply([rig.source.move(from: 3, to: 6)])
      case .reload: rig.deck.reload()
      case .shuffleBehind:
        rig.source.items.swapAt(4, 7)
        rig.deck.reload()
      }
    }
  }

  @Test(arguments: Preset.stacks, DataChange.allCases)
  func `Law 4: a change of the data does not disturb a flight`(
    preset: Preset, change: DataChange
  ) throws {
    let (plain, changed) = (Rig.of(preset), Rig.of(preset))
    for rig in [plain, changed] {
      rig.fling(by: CardPoint(x: 120, y: 20))
      rig.run(0.02)
    }
    change.make(on: changed)
    while let card = plain.host.presentation(of: 0) {
      let other = try #require(changed.placement(0))
      #expect(card.placement.jump(to: other) < 1e-9)
      plain.run(0.01)
      changed.run(0.01)
    }
    #expect(changed.host.presentation(of: 0) == nil)
    #expect(changed.departed == [0])
  }

  @Test(arguments: Preset.stacks, DataChange.allCases)
  func `Law 4: a change of the data does not disturb a drag`(
    preset: Preset, change: DataChange
  ) throws {
    let (plain, changed) = (Rig.of(preset), Rig.of(preset))
    for rig in [plain, changed] { rig.pull(by: CardPoint(x: 32, y: 8), release: false) }
    change.make(on: changed)
    for step in 1...10 {
      let place = plain.center + CardPoint(x: 32 + Double(step), y: 8)
      for rig in [plain, changed] {
        rig.pointer(.move, place)
        rig.run(0.01)
      }
      let (one, other) = try (
        #require(plain.placement(0)), #require(changed.placement(0))
      )
      #expect(one.jump(to: other) < 1e-9)
    }
  }

  /// A release of the front card, 20 points away from its rest, at 300 points per second: slow
  /// enough to fall back. The other one is fast enough to commit.
  @Test(arguments: [Preset.swipeCard, .slideCard], [300.0, -300, 1500])
  func `Law 7: the velocity of the release is carried on`(preset: Preset, speed: Double) throws {
    let rig = Rig.of(preset)
    let (step, count) = (0.004, 20)
    rig.pointer(.down, rig.center)
    rig.pointer(.move, rig.center + CardPoint(x: 40, y: 0))
    for index in 1...count {
      rig.time += step
      rig.pointer(.move, rig.center + CardPoint(x: 40 + speed * step * Double(index), y: 0))
    }
    let end = rig.center + CardPoint(x: 40 + speed * step * Double(count), y: 0)
    rig.advance(to: rig.time)
    let before = try #require(rig.placement(0)).translation.x
    rig.pointer(.up, end)
    rig.advance(to: rig.time)
    #expect(try #require(rig.placement(0)).translation.x.isNear(before, within: 1e-6))
    let moment = 1e-5
    rig.advance(to: rig.time + moment)
    let after = try #require(rig.placement(0)).translation.x
    #expect(((after - before) / moment).isNear(speed, within: 0.02 * speed.magnitude + 1))
    #expect(rig.swiped.isEmpty == (speed < 1000))
  }

  @Test(arguments: [100.0, -400, 900])
  func `Law 7: a row goes on with the finger's velocity`(speed: Double) {
    let rig = Rig(.expandingCarousel)
    rig.deck.scroll(to: 5, animated: false)
    rig.run(0.02)
    let step = 0.004
    rig.pointer(.down, rig.center)
    for index in 1...30 {
      rig.time += step
      rig.pointer(.move, rig.center + CardPoint(x: speed * step * Double(index), y: 0))
    }
    let before = rig.deck.position
    rig.pointer(.up, rig.center + CardPoint(x: speed * step * 30, y: 0))
    #expect(rig.deck.position.isNear(before))
    rig.advance(to: rig.time + 1e-5)
    let velocity = (rig.deck.position - before) / 1e-5
    #expect(velocity.isNear(-speed / 270, within: 0.02 * speed.magnitude / 270))
  }

  @Test(arguments: Preset.allCases)
  func `Law 9: a deck at rest asks nothing and tells nothing`(preset: Preset) {
    let rig = Rig.of(preset)
    rig.run(3)
    let (calls, updates) = (rig.source.calls, rig.host.updateCount)
    rig.run(1)
    #expect(rig.source.calls == calls)
    #expect(rig.host.updateCount == updates)
    #expect(!rig.host.needsFrames)
  }

  @Test(arguments: Preset.allCases)
  func `Law 9: work depends on what is visible and not on the count`(preset: Preset) {
    let sources = [12, 1_000_000_000].map { CountingSource(count: $0) }
    let updates = sources.map { source in
      let (deck, host) = source.makeDeck(preset)
      var time = 0.0
      for turn in 0..<6 {
        deck.swipe(turn.isMultiple(of: 2) ? .left : .right)
        deck.scroll(to: turn)
        deck.reload()
        for _ in 0..<10 {
          time += 1.0 / 60
          deck.advance(to: time)
        }
      }
      deck.apply([.reload(3)])
      return host.updateCount
    }
    #expect(sources[0].calls == sources[1].calls)
    #expect(updates[0] == updates[1])
    #expect(sources[0].calls < 600)
  }
}
