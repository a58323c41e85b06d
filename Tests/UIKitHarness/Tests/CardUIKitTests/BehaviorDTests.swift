import CardUIKit
import Cardstock
import Testing
import UIKit

/// The expanding carousel (behaviours D), by touches, in a container of 400 x 600.
@MainActor struct BehaviorDTests {
  private func makeStage(count: Int = 10) -> Stage {
    Stage(.expandingCarousel, count: count, width: 400, height: 600)
  }

  @Test func `D1: a row of cards of 250 x 350, one centred`() throws {
    let stage = makeStage()
    #expect(try stage.cell(0).bounds.size == CGSize(width: 250, height: 350))
    #expect(try stage.cell(0).center == CGPoint(x: 200, y: 300))
    #expect(try stage.cell(1).center == CGPoint(x: 470, y: 300))
  }

  @Test func `D1: a fling along the row snaps to a card`() throws {
    let stage = makeStage()
    stage.finger.fling(from: 300, 300, by: -200, 5)
    stage.settle()
    #expect(stage.deckView.frontIndex >= 1)
    #expect(try stage.front().center == CGPoint(x: 200, y: 300))
  }

  @Test func `D2 to D4: a tap expands the card over the whole view, neighbours step aside`() throws
  {
    let stage = makeStage()
    let card = try stage.cell(0)
    let detail = UIView(frame: .zero)
    card.detailView = detail
    #expect(detail.isHidden)
    stage.finger.tap(200, 300)
    stage.screen.run(0.15)
    #expect(detail.alpha > 0.3 && detail.alpha < 0.7)
    stage.screen.run(0.2)
    #expect(card.bounds.size == CGSize(width: 400, height: 600))
    #expect(card.center == CGPoint(x: 200, y: 300))
    #expect(card.layer.cornerRadius == 0)
    #expect(try stage.cell(1).center.x == 520)
    #expect(detail.alpha == 1)
    #expect(stage.log.events == ["select 0", "will expand 0", "expand 0"])
    stage.deckView.collapse()
    stage.screen.run(0.4)
    #expect(card.bounds.size == CGSize(width: 250, height: 350))
    #expect(card.layer.cornerRadius == 6)
    #expect(detail.isHidden)
    #expect(try stage.cell(1).center.x == 470)
  }

  @Test func `D2: the frame is the same after any number of toggles`() throws {
    let stage = makeStage()
    for _ in 0..<20 {
      stage.finger.tap(200, 300)
      stage.screen.run(0.4, hertz: 60)
      stage.deckView.collapse()
      stage.screen.run(0.4, hertz: 60)
    }
    #expect(try stage.cell(0).bounds.size == CGSize(width: 250, height: 350))
    #expect(try stage.cell(0).center == CGPoint(x: 200, y: 300))
  }

  @Test func `D5: a vertical pan scrubs`() throws {
    let stage = makeStage()
    stage.finger.down(200, 400)
    // (600 - 350) / 2 = 125 points are the whole way.
    stage.finger.move(by: 0, -50)
    #expect(try stage.cell(0).bounds.height.isNear(350 + 250 * 0.4))
    #expect(try stage.cell(0).bounds.width.isNear(250 + 150 * 0.4))
  }

  @Test(arguments: [(-70.0, true), (-50, false)])
  func `D6: a release at rest decides by the fraction`(way: Double, expands: Bool) {
    let stage = makeStage()
    stage.finger.drag(from: 200, 400, by: 0, way)
    stage.settle()
    #expect(stage.deckView.expandedItem == (expands ? 0 : nil))
  }

  @Test func `D6: a release with velocity runs on, and can be caught again`() throws {
    let stage = makeStage()
    stage.finger.fling(from: 200, 400, by: 0, -40)
    stage.screen.run(0.05)
    let height = try stage.cell(0).bounds.height
    #expect(height > 350 && height < 600)
    // Caught, and thrown back.
    stage.finger.fling(from: 200, 250, by: 0, 60)
    stage.settle()
    #expect(stage.deckView.expandedItem == nil)
    #expect(stage.log.events.last == "collapse 0")
  }

  @Test(arguments: [(-60.0, -50.0, false), (-50, -60, true)])
  func `D7: the larger part of the velocity decides between scrubbing and scrolling`(
    x: Double, y: Double, scrubs: Bool
  ) throws {
    let stage = makeStage()
    stage.finger.down(200, 400)
    stage.finger.move(by: x, y)
    #expect((try stage.cell(0).bounds.height > 350) == scrubs)
    #expect((stage.deckView.position > 0) != scrubs)
  }

  @Test func `D8: while a card is expanded the row neither scrolls nor selects`() {
    let stage = makeStage()
    stage.finger.tap(200, 300)
    stage.settle()
    stage.log.events = []
    stage.finger.fling(from: 300, 300, by: -200, 0)
    stage.finger.tap(200, 300)
    stage.settle()
    #expect(stage.deckView.frontIndex == 0)
    #expect(stage.log.events.isEmpty)
    #expect(stage.deckView.expandedItem == 0)
  }

  @Test func `D9: the expanded state belongs to the item`() throws {
    let stage = makeStage()
    stage.finger.tap(200, 300)
    stage.settle()
    stage.source.ids.insert(99, at: 0)
    stage.deckView.insertItem(at: 0)
    stage.settle()
    #expect(stage.deckView.expandedItem == 0)
    #expect(try stage.cell(0).bounds.size == CGSize(width: 400, height: 600))
    stage.deckView.bounds.size = CGSize(width: 300, height: 500)
    stage.screen.layout()
    #expect(try stage.cell(0).bounds.size == CGSize(width: 300, height: 500))
  }
}
