import CardUIKit
import Cardstock
import Testing
import UIKit

/// The layered slide card (behaviours C), by touches, in a container of 320 x 480.
@MainActor struct BehaviorCTests {
  @Test func `C1, C2: four views of one size; the fourth waits where the third is`() throws {
    let stage = Stage(.slideCard)
    #expect(stage.shown == [3, 2, 1, 0])
    for (item, scale) in [(0, 1.0), (1, 0.95), (2, 0.9), (3, 0.9)] {
      let cell = try stage.cell(CardItemID(item))
      #expect(cell.bounds.size == CGSize(width: 280, height: 416))
      #expect(cell.scale.isNear(scale))
    }
    #expect(try stage.cell(3).center == stage.cell(2).center)
  }

  @Test func `C1: only the first takes touches`() throws {
    let stage = Stage(.slideCard)
    for item in 0...3 {
      #expect(try stage.cell(CardItemID(item)).isUserInteractionEnabled == (item == 0))
    }
    // Below the front card, where the second one peeks out: 20 + 416 + 6.
    let hit = stage.screen.window.hitTest(CGPoint(x: 160, y: 442), with: nil)
    #expect(hit?.isDescendant(of: try stage.cell(1)) == false)
    stage.finger.drag(from: 160, 442, by: 120, 0)
    stage.finger.tap(160, 442)
    #expect(stage.log.events.isEmpty)
  }

  @Test func `C3: the cards behind come up by the fraction of the drag`() throws {
    let stage = Stage(.slideCard)
    let third = try stage.cell(2).center
    let second = try stage.cell(1).center
    stage.finger.down(160, 240)
    stage.finger.move(by: 50, 0)
    // Half of the drop distance of 100: half way from 0.95 to 1 and from 0.9 to 0.95.
    #expect(try stage.cell(1).scale.isNear(0.975))
    #expect(try stage.cell(2).scale.isNear(0.925))
    #expect(try stage.cell(2).center.y.isNear((third.y + second.y) / 2))
    #expect(try #require(stage.log.fractions.last).isNear(0.5))
  }

  @Test(arguments: [
    (99.0, 0.0, CardDirection?.none), (101, 0, .right), (-101, 0, .left), (0, 101, .down),
    (0, -101, .up), (20, 99, nil),
  ])
  func `C4: over the drop distance it flies off, whatever the direction`(
    x: Double, y: Double, direction: CardDirection?
  ) {
    let stage = Stage(.slideCard)
    stage.finger.drag(from: 160, 240, by: x, y)
    stage.settle()
    if let direction {
      #expect(stage.log.events.contains("swipe 0 \(direction)"))
      #expect(stage.shown == [4, 3, 2, 1])
    } else {
      #expect(stage.log.events.last == "reset 0")
    }
  }

  @Test(arguments: [(CardDirection.right, -1.0), (.left, 1)])
  func `C5: a swipe from code first tilts the other way`(
    direction: CardDirection, tilt: Double
  ) throws {
    let stage = Stage(.slideCard)
    let card = try stage.front()
    #expect(stage.deckView.swipe(direction))
    var tilts: [Double] = []
    while card.superview != nil {
      stage.screen.frame()
      tilts.append(card.rotation * tilt)
    }
    // About ten degrees.
    #expect(try #require(tilts.max()) > 0.16)
    #expect(tilts.allSatisfy { $0 > -0.01 })
    #expect(
      stage.log.events == [
        "will swipe 0 \(direction)", "swipe 0 \(direction)", "front 1", "gone 0 \(direction)",
      ])
  }

  @Test(arguments: [(CardDirection.up, 0.0, -1.0), (.down, 0, 1), (.left, -1, 0), (.right, 1, 0)])
  func `C6: the stack runs in any direction`(
    direction: CardDirection, x: Double, y: Double
  ) throws {
    var layout = TransformStackLayout.slideCard
    layout.direction = direction
    let stage = Stage(layout)
    let (front, second) = (try stage.cell(0).center, try stage.cell(1).center)
    #expect(((second.x - front.x) * x + (second.y - front.y) * y) > 12)
    #expect(((second.x - front.x) * y + (second.y - front.y) * x).isNear(0))
  }

  @Test func `C7: more is asked for once, near the end`() {
    let stage = Stage(.slideCard, count: 8)
    #expect(stage.source.loadMore.isEmpty)
    for _ in 0..<5 {
      stage.finger.drag(from: 160, 240, by: 120, 0)
      stage.screen.run(0.5)
    }
    #expect(stage.source.loadMore == [8])
  }

  @Test func `C12: observers beside the delegate follow the same drag`() throws {
    let stage = Stage(.slideCard)
    var seen: [CardProgress] = []
    let observation = stage.deckView.addDragObserver { _, progress in seen.append(progress) }
    stage.finger.down(160, 240)
    stage.finger.move(by: -50, 0)
    #expect(try #require(seen.last).horizontalFraction.isNear(-0.5))
    stage.finger.rest()
    stage.finger.up()
    stage.settle()
    #expect(seen.last == .resting)
    let count = seen.count
    stage.deckView.removeDragObserver(observation)
    stage.finger.drag(from: 160, 240, by: 50, 0)
    #expect(seen.count == count)
  }

  @Test func `C13: the next card can be thrown while others still fly`() {
    let stage = Stage(.slideCard)
    for _ in 0..<4 { stage.finger.fling(from: 160, 240, by: 150, 0, over: 0.05) }
    #expect(stage.deckView.visibleCells.count > 5)
    stage.settle()
    let swipes = stage.log.events.filter { $0.hasPrefix("swipe") }
    #expect(swipes == (0..<4).map { "swipe \($0) right" })
    #expect(stage.deckView.frontItem == 4)
  }

  @Test func `C14: the time machine runs into the depth, and its near side fades`() throws {
    let stage = Stage(.invertedTimeMachine)
    let (front, second) = (try stage.cell(0), try stage.cell(1))
    #expect(front.scale.isNear(1))
    // z = -250, perspective -1/500: 1 / (1 + 250/500).
    #expect(second.scale.isNear(1 / 1.5))
    // 0.3 of 250 to the right, seen as small.
    #expect(second.center.x.isNear(160 + 75 / 1.5))
    stage.finger.fling(from: 200, 240, by: -150, 0)
    let passed = try #require(stage.deckView.cell(for: 0))
    #expect(passed.alpha < 1)
    stage.settle()
    #expect(stage.deckView.frontIndex > 0)
    #expect(stage.deckView.cell(for: 0) == nil)
  }
}
