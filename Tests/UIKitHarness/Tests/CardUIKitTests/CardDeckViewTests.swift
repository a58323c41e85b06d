import CardUIKit
import Cardstock
import Testing
import UIKit

/// Size, surroundings, frames and life of a deck view.
@MainActor struct CardDeckViewTests {
  private func turn(_ stage: Stage, to size: CGSize) {
    stage.deckView.bounds.size = size
    stage.deckView.center = CGPoint(x: size.width / 2, y: size.height / 2)
    stage.screen.window.bounds.size = size
    stage.screen.window.center = stage.deckView.center
    stage.screen.layout()
  }

  @Test func `A rotation in mid-drag keeps the finger's way and the drag`() throws {
    let stage = Stage(.swipeCard)
    stage.finger.down(160, 240)
    stage.finger.move(by: 60, 0)
    turn(stage, to: CGSize(width: 480, height: 320))
    // 480 - 40 and 320 - 40 - 24, in the middle of the room that the peeking cards leave.
    #expect(try stage.front().bounds.size == CGSize(width: 440, height: 256))
    #expect(try stage.front().center.x.isNear(240 + 60))
    stage.finger.move(by: 20, 0)
    #expect(try stage.front().center.x.isNear(240 + 80))
    // 0.375 of 480 are 180 points.
    stage.finger.move(by: 105, 0)
    stage.finger.rest()
    stage.finger.up()
    stage.settle()
    #expect(stage.log.events.contains("swipe 0 right"))
    #expect(UIView.framesUsedUnderTransform == 0)
  }

  @Test func `A rotation in mid-flight and in mid-return leaves nothing behind`() throws {
    let stage = Stage(.swipeCard)
    stage.finger.drag(from: 160, 240, by: 130, 0)
    stage.screen.run(0.05)
    turn(stage, to: CGSize(width: 480, height: 320))
    stage.settle()
    #expect(stage.shown == [4, 3, 2, 1])
    #expect(try stage.front().center.x == 240)
    #expect(try stage.front().superview?.subviews.count == 4)
  }

  @Test func `The first layout at size zero shows nothing; the real size shows the cards`() throws {
    let stage = Stage(.swipeCard, width: 0, height: 0)
    stage.deckView.bounds.size = CGSize(width: 320, height: 480)
    stage.screen.layout()
    #expect(try stage.front().bounds.size == CGSize(width: 280, height: 416))
    #expect(try stage.front().layer.cornerRadius == 14)
  }

  @Test func `Cards keep out of the safe area, unless they are told not to`() throws {
    let stage = Stage(.insetStack)
    stage.deckView.setSafeAreaInsets(UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
    stage.screen.layout()
    #expect(try stage.front().bounds.size == CGSize(width: 320, height: 400))
    #expect(try stage.front().center == CGPoint(x: 160, y: 250))
    stage.deckView.insetsCardsFromSafeArea = false
    stage.screen.layout()
    #expect(try stage.front().bounds.size == CGSize(width: 320, height: 480))
  }

  @Test func `Right to left mirrors a row; swipe directions stay those of the screen`() throws {
    let stage = Stage(.expandingCarousel, width: 400, height: 600)
    stage.deckView.semanticContentAttribute = .forceRightToLeft
    stage.settle()
    #expect(try stage.cell(1).center.x == 200 - 270)
    // The finger takes the next card in from the left.
    stage.finger.fling(from: 100, 300, by: 200, 0)
    stage.settle()
    #expect(stage.deckView.frontIndex >= 1)

    let stack = Stage(.swipeCard)
    stack.screen.window.setTraits(UITraitCollection(layoutDirection: .rightToLeft))
    stack.settle()
    stack.finger.drag(from: 160, 240, by: 130, 0)
    stack.settle()
    #expect(stack.log.events.contains("swipe 0 right"))
  }

  @Test func `A vertical row scrolls up and down, and leaves sideways to others`() {
    var configuration = DeckConfiguration()
    configuration.axis = .vertical
    let stage = Stage(
      .expandingCarousel, width: 400, height: 600, configuration: configuration)
    stage.finger.fling(from: 200, 400, by: 0, -250)
    stage.settle()
    let index = stage.deckView.frontIndex
    #expect(index >= 1)
    stage.finger.drag(from: 200, 300, by: -30, 0)
    stage.settle()
    #expect(stage.deckView.frontIndex == index)
  }

  @Test func `A deck and cells from a nib work like those from code`() throws {
    let screen = Screen()
    let deckView = try #require(CardDeckView(coder: NSCoder()))
    deckView.bounds.size = CGSize(width: 320, height: 480)
    deckView.center = CGPoint(x: 160, y: 240)
    let source = Items(3)
    deckView.register(TestCell.self) { TestCell(coder: NSCoder()) ?? TestCell(frame: .zero) }
    deckView.dataSource = source
    screen.window.addSubview(deckView)
    screen.layout()
    let card = try #require(deckView.cell(for: 0) as? TestCell)
    // Until it is given a layout, one card fills the view.
    #expect(card.bounds.size == CGSize(width: 320, height: 480))
    #expect(card.contentView.superview === card)
    Finger(on: screen).drag(from: 160, 240, by: 130, 0)
    screen.run(2)
    #expect(deckView.frontItem == 1)
  }

  @Test func `Reduce Motion lets cards fade where they are`() throws {
    let stage = Stage(.swipeCard)
    UIAccessibility.reducesMotion = true
    NotificationCenter.default.post(
      name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
    let card = try stage.front()
    let rest = card.center
    stage.deckView.swipe(.right)
    stage.screen.run(0.1)
    #expect(card.alpha < 0.9)
    #expect((card.center.x - rest.x).magnitude < 1)
    stage.settle()
    #expect(card.superview == nil || card.number != 0)
    // A change of layout is there at once.
    stage.deckView.setLayout(.insetStack)
    #expect(try stage.front().bounds.size == CGSize(width: 320, height: 480))
  }

  @Test func `Frames are asked for only while something moves, at up to 120 a second`() {
    let stage = Stage(.swipeCard)
    stage.settle()
    #expect(stage.screen.runningLinks == 0)
    stage.finger.drag(from: 160, 240, by: 60, 0)
    #expect(stage.screen.runningLinks == 1)
    #expect(StandInClock.links.first?.preferredFrameRateRange.maximum == 120)
    stage.settle()
    #expect(stage.screen.runningLinks == 0)
  }

  @Test func `A finger that rests needs no frames`() {
    let stage = Stage(.swipeCard)
    stage.finger.down(160, 240)
    stage.finger.move(by: 60, 0)
    stage.screen.run(0.1)
    #expect(stage.screen.runningLinks == 0)
    #expect(stage.deckView.isDragging)
    stage.finger.up()
  }

  @Test func `A deck that leaves its window stops its frames, and goes on when it comes back`()
    throws
  {
    let stage = Stage(.swipeCard)
    stage.finger.drag(from: 160, 240, by: 60, 0)
    stage.screen.run(0.05)
    stage.deckView.removeFromSuperview()
    #expect(StandInClock.links.isEmpty)
    stage.screen.run(1)
    stage.screen.window.addSubview(stage.deckView)
    stage.settle()
    #expect(CATransform3DIsIdentity(try stage.front().layer.transform))
    #expect(stage.screen.runningLinks == 0)
  }

  @Test func `A held card falls back when the app resigns or the deck leaves`() {
    for leaves in [false, true] {
      let stage = Stage(.swipeCard)
      stage.finger.down(160, 240)
      stage.finger.move(by: 200, 0)
      if leaves {
        stage.deckView.removeFromSuperview()
      } else {
        NotificationCenter.default.post(
          name: UIApplication.willResignActiveNotification, object: nil)
      }
      #expect(!stage.deckView.isDragging)
      stage.finger.up()
      stage.settle()
      #expect(stage.log.events == ["begin 0", "drag 0", "reset 0"])
    }
  }

  @Test func `A deck is freed in mid-animation, with its cells and its display link`() {
    weak var deckView: CardDeckView?
    weak var cell: UIView?
    let screen: Screen
    do {
      let stage = Stage(.swipeCard)
      stage.finger.drag(from: 160, 240, by: 130, 0)
      stage.screen.run(0.05)
      (deckView, cell) = (stage.deckView, stage.deckView.visibleCells.last)
      #expect(stage.screen.runningLinks == 1)
      stage.deckView.removeFromSuperview()
      screen = stage.screen
    }
    #expect(deckView == nil)
    #expect(cell == nil)
    screen.run(0.1)
    #expect(StandInClock.links.isEmpty)
  }

  @Test(arguments: [true, false])
  func `No link outlives a deck that went without leaving its window`(isMoving: Bool) {
    weak var deckView: CardDeckView?
    do {
      let stage = Stage(.swipeCard)
      stage.finger.drag(from: 160, 240, by: 130, 0)
      if !isMoving { stage.settle() }
      deckView = stage.deckView
      #expect(StandInClock.links.map(\.isPaused) == [!isMoving])
      stage.screen.window.forget(stage.deckView)
    }
    #expect(deckView == nil)
    #expect(StandInClock.links.isEmpty)
  }

  @Test func `A track pad scrolls a row and throws no cards`() {
    let stage = Stage(.swipeCard)
    #expect(stage.deckView.panGestureRecognizer.allowedScrollTypesMask == [])
    stage.deckView.setLayout(.expandingCarousel)
    #expect(stage.deckView.panGestureRecognizer.allowedScrollTypesMask == .continuous)
    stage.deckView.setLayout(.insetStack)
    #expect(stage.deckView.panGestureRecognizer.allowedScrollTypesMask == [])
  }

  @Test func `A change of layout moves every card from where it is`() throws {
    let stage = Stage(.swipeCard)
    let card = try stage.front()
    let before = card.center
    stage.deckView.setLayout(.insetStack)
    #expect(stage.deckView.layout is InsetStackLayout)
    stage.screen.frame()
    #expect(card.center.y.isNear(before.y, within: 3))
    stage.settle()
    #expect(card.bounds.size == CGSize(width: 320, height: 480))
    stage.deckView.layout = TransformStackLayout.swipeCard
    #expect(card.bounds.size == CGSize(width: 280, height: 416))
  }
}
