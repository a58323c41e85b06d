import CardUIKit
import Cardstock
import Testing
import UIKit

/// The rect-inset stack (behaviours B), by touches, in a container of 320 x 480.
@MainActor struct BehaviorBTests {
  private func place(_ stage: Stage, _ item: CardItemID) throws -> CGRect {
    let cell = try stage.cell(item)
    return CGRect(
      x: cell.center.x - cell.bounds.width / 2, y: cell.center.y - cell.bounds.height / 2,
      width: cell.bounds.width, height: cell.bounds.height)
  }

  @Test func `B1, B2: three cards, each inset by 20 and moved down by 30, without a transform`()
    throws
  {
    let stage = Stage(.insetStack)
    #expect(try place(stage, 0) == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(try place(stage, 1) == CGRect(x: 20, y: 50, width: 280, height: 440))
    #expect(try place(stage, 2) == CGRect(x: 40, y: 100, width: 240, height: 400))
    for (item, alpha) in [(0, 1.0), (1, 0.9), (2, 0.8)] {
      let cell = try stage.cell(CardItemID(item))
      #expect(cell.alpha.isNear(alpha, within: 1e-6))
      #expect(CATransform3DIsIdentity(cell.layer.transform))
    }
    #expect(stage.shown == [2, 1, 0])
  }

  @Test func `B3: nearer cards follow the drag faster`() throws {
    let stage = Stage(.insetStack)
    stage.finger.down(160, 240)
    stage.finger.move(by: 20, 0)
    #expect(try stage.cell(0).center.x.isNear(160 + 30))
    #expect(try stage.cell(1).center.x.isNear(160 + 20))
    #expect(try stage.cell(2).center.x.isNear(160 + 10))
  }

  @Test(arguments: [(160.0, 55.0, false), (160, 65, true), (160, -55, false), (160, -65, true)])
  func `B4: a release within 100 points of the edge removes the card`(
    start: Double, way: Double, removes: Bool
  ) {
    let stage = Stage(.insetStack)
    stage.finger.drag(from: start, 240, by: way, 0)
    stage.settle()
    #expect(stage.deckView.frontItem == CardItemID(removes ? 1 : 0))
  }

  @Test func `B5, B6: the next cards come forward and the freed view goes behind all others`()
    throws
  {
    let stage = Stage(.insetStack)
    let freed = try stage.front()
    stage.finger.drag(from: 160, 240, by: 120, 0)
    stage.settle()
    #expect(stage.shown == [3, 2, 1])
    #expect(try place(stage, 1) == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(try place(stage, 3) == CGRect(x: 40, y: 100, width: 240, height: 400))
    // UIKit tests touches from the last subview to the first.
    let front = try stage.front()
    let stack = try #require(front.superview)
    #expect(stack.subviews.compactMap { ($0 as? TestCell)?.number } == [3, 2, 1])
    // The next swipe needs no new view.
    stage.finger.drag(from: 160, 240, by: 120, 0)
    stage.settle()
    #expect(try stage.cell(4) === freed)
    #expect(freed.preparations == 1)
    #expect(stack.subviews.compactMap { ($0 as? TestCell)?.number } == [4, 3, 2])
  }

  @Test func `B6: a loop never ends and needs few views`() throws {
    var configuration = DeckConfiguration()
    configuration.isLooping = true
    let stage = Stage(.insetStack, count: 4, configuration: configuration)
    var views: Set<ObjectIdentifier> = []
    for _ in 0..<12 {
      stage.finger.drag(from: 160, 240, by: 120, 0)
      stage.screen.run(0.5)
      for cell in stage.deckView.visibleCells { views.insert(ObjectIdentifier(cell)) }
    }
    stage.settle()
    #expect(stage.shown == [2, 1, 0])
    #expect(views.count <= 5)
  }

  @Test func `B7: below the threshold all cards spring back together`() throws {
    let stage = Stage(.insetStack)
    stage.finger.drag(from: 160, 240, by: 40, 0)
    stage.screen.run(0.05)
    #expect(try stage.cell(1).center.x != 160)
    stage.settle()
    for item in 0...2 { #expect(try stage.cell(CardItemID(item)).center.x == 160) }
  }

  @Test func `B8: the figures are options, in any container`() throws {
    var layout = InsetStackLayout.insetStack
    layout.visibleCount = 2
    layout.inset = 10
    layout.offset = 8
    let stage = Stage(layout, width: 200, height: 160)
    #expect(try place(stage, 1) == CGRect(x: 10, y: 18, width: 180, height: 140))
    #expect(stage.shown == [1, 0])
  }
}
