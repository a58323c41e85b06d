import CardUIKit
import Cardstock
import Testing
import UIKit

/// Changes of the data, also under a finger.
@MainActor struct DataTests {
  @Test func `Insertions and deletions under a finger leave the card where it is`() throws {
    let stage = Stage(.swipeCard)
    stage.finger.down(160, 240)
    stage.finger.move(by: 60, 0)
    let held = try stage.front()
    let place = held.center
    stage.source.ids.insert(50, at: 0)
    stage.deckView.insertItem(at: 0)
    stage.source.ids.removeLast()
    stage.deckView.deleteItem(at: 10)
    stage.source.ids.swapAt(2, 3)
    stage.deckView.moveItem(at: 2, to: 3)
    stage.screen.layout()
    #expect(try stage.front() === held)
    #expect(held.center == place)
    stage.finger.move(by: 70, 0)
    stage.finger.rest()
    stage.finger.up()
    stage.settle()
    #expect(stage.log.events.contains("swipe 0 right"))
    #expect(stage.deckView.frontItem == 2)
  }

  @Test func `A list of identities is applied under a finger`() throws {
    let stage = Stage(.swipeCard)
    stage.finger.down(160, 240)
    stage.finger.move(by: 60, 0)
    let held = try stage.front()
    let place = held.center
    stage.source.ids = [42, 0, 3, 1]
    try stage.deckView.apply([42, 0, 3, 1])
    stage.screen.layout()
    #expect(try stage.front() === held)
    #expect(held.center == place)
    stage.finger.move(by: 70, 0)
    stage.finger.rest()
    stage.finger.up()
    stage.settle()
    #expect(stage.shown == [1, 3])
    #expect(throws: DuplicateItemError.self) { try stage.deckView.apply([1, 1]) }
    #expect(stage.shown == [1, 3])
  }

  @Test func `A reload keeps the front item, wherever it stands`() throws {
    let stage = Stage(.swipeCard)
    stage.finger.drag(from: 160, 240, by: 130, 0)
    stage.settle()
    stage.source.ids = [7, 8, 9, 1, 2]
    stage.deckView.reloadData()
    stage.settle()
    #expect(stage.deckView.frontItem == 1)
    #expect(stage.deckView.frontIndex == 3)
    #expect(stage.shown == [2, 1])
  }

  @Test func `Nothing, then something`() throws {
    let stage = Stage(.swipeCard, count: 0)
    #expect(stage.deckView.frontItem == nil)
    #expect(!stage.deckView.swipe(.right))
    stage.source.ids = [5]
    stage.deckView.insertItem(at: 0)
    stage.settle()
    #expect(stage.shown == [5])
    stage.finger.drag(from: 160, 240, by: 130, 0)
    stage.settle()
    #expect(stage.log.events.contains("ran out"))
    #expect(stage.shown.isEmpty)
    #expect(stage.screen.runningLinks == 0)
  }

  @Test func `Commands before the first layout load the data`() throws {
    let screen = Screen()
    let deckView = CardDeckView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), layout: .swipeCard)
    let source = Items(5)
    deckView.register(TestCell.self)
    deckView.dataSource = source
    deckView.scroll(to: 2, animated: false)
    screen.window.addSubview(deckView)
    screen.layout()
    #expect(deckView.frontItem == 2)
    #expect(deckView.numberOfItems == 5)
  }

  @Test func `Undo brings a card back, also in flight`() throws {
    let stage = Stage(.swipeCard)
    let card = try stage.front()
    stage.finger.drag(from: 160, 240, by: 130, 0)
    stage.screen.run(0.1)
    #expect(stage.deckView.canUndo)
    #expect(stage.deckView.undo())
    #expect(try stage.front() === card)
    stage.settle()
    #expect(stage.shown == [3, 2, 1, 0])
    #expect(!stage.deckView.undo())
    #expect(stage.log.events.last == "front 0")
    #expect(stage.log.events.contains("undo 0 right"))
  }

  @Test func `Deleting the held card lets the finger go`() throws {
    let stage = Stage(.swipeCard)
    stage.finger.down(160, 240)
    stage.finger.move(by: 60, 0)
    stage.source.ids.removeFirst()
    stage.deckView.deleteItem(at: 0)
    stage.finger.move(by: 100, 0)
    stage.finger.up()
    stage.settle()
    #expect(stage.deckView.frontItem == 1)
    #expect(!stage.log.events.contains { $0.hasPrefix("swipe") })
  }

  @Test func `Twenty swipes in one turn are twenty swipes`() {
    let stage = Stage(.slideCard, count: 30)
    for _ in 0..<20 { #expect(stage.deckView.swipe(.left)) }
    stage.settle()
    let swipes = stage.log.events.filter { $0.hasPrefix("swipe") }
    #expect(swipes == (0..<20).map { "swipe \($0) left" })
    #expect(stage.deckView.frontItem == 20)
  }
}
