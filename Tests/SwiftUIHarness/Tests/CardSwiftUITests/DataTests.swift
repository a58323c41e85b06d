import CardCore
import CardSwiftUI
import ExpandingCarousel
import InsetStack
import SwiftUI
import TransformStack
import XCTest

/// Changes of the data, from the app's state to the cards.
@MainActor
final class DataTests: XCTestCase {
  func testTheFirstPictureShowsCards() async {
    let deck = DeckScreen()
    XCTAssertEqual(deck.names.last, "a")
    XCTAssertEqual(deck.place("a"), CGPoint(x: 160, y: 228))
  }

  func testViewsAreMadeForTheWindowAlone() async {
    let deck = DeckScreen((0..<5000).map { "\($0)" })
    XCTAssertEqual(Set(deck.state.madeCards), ["0", "1", "2", "3"])
  }

  func testTheItemMayBeRemovedInTheActionUntilNothingIsLeft() async {
    let deck = DeckScreen(["a", "b", "c"])
    deck.state.onSwipe = { item in deck.state.items.removeAll { $0.id == item.id } }
    for _ in 0..<3 {
      let finger = deck.finger()
      finger.move(byX: 160, in: 0.05)
      finger.lift()
      deck.screen.advance(by: 0.1)
    }
    XCTAssertEqual(deck.state.heard.prefix(2), ["swiped a right", "swiped b right"])
    XCTAssertTrue(deck.state.heard.contains("swiped c right"))
    deck.screen.advance(by: 2)
    XCTAssertEqual(deck.names, [])
    deck.state.items = [Item("z")]
    deck.screen.advance(by: 2)
    XCTAssertEqual(deck.names, ["z"])
  }

  func testACardWhoseItemIsGoneShowsItToTheEndOfItsFlight() async {
    let deck = DeckScreen(["a", "b"])
    deck.state.onSwipe = { _ in deck.state.items.removeFirst() }
    deck.state.proxy?.swipe(.left)
    deck.screen.advance(by: 0.1)
    XCTAssertEqual(deck.names, ["b", "a"])
    deck.screen.advance(by: 2)
    XCTAssertEqual(deck.names, ["b"])
  }

  func testADragGoesOnWhenItemsAreInsertedBeforeItsCard() async throws {
    let deck = DeckScreen()
    let finger = deck.finger()
    finger.move(byX: 70)
    deck.screen.advance(by: 1.0 / 60)
    let before = deck.place("a")
    deck.state.items.insert(Item("x"), at: 0)
    deck.state.items.append(Item("y"))
    deck.screen.advance(by: 1.0 / 60)
    XCTAssertEqual(deck.place("a"), before)
    finger.move(byX: 60)
    finger.rest(for: 0.3)
    finger.lift()
    XCTAssertEqual(deck.state.heard, ["swiped a right"])
  }

  func testACardLeavesWhenItsItemGoesInMidDragAndTheFingerMovesNoOther() async {
    let deck = DeckScreen()
    let finger = deck.finger()
    finger.move(byX: 70)
    deck.state.items.removeFirst()
    deck.screen.advance(by: 1)
    let home = deck.place("b")
    finger.move(byX: 150, in: 0.05)
    finger.lift()
    deck.screen.advance(by: 1)
    XCTAssertEqual(deck.state.heard, [])
    XCTAssertEqual(deck.place("b"), home)
  }

  func testNewContentOfAnItemIsShownAndTheStateOfItsViewStays() async throws {
    let deck = DeckScreen()
    let button = try XCTUnwrap(deck.card("a")?.all.first { $0.kind == "Button" })
    button.action?()
    deck.screen.update()
    deck.state.items[0].text = "new"
    deck.screen.update()
    let card = try XCTUnwrap(deck.card("new"))
    XCTAssertTrue(card.texts.contains("a tapped 1"))
  }

  func testNewContentIsShownAfterItsItemHasMoved() async {
    let deck = DeckScreen()
    deck.state.items.insert(Item("x"), at: 0)
    deck.screen.advance(by: 1)
    deck.state.items[1].text = "new"
    deck.screen.update()
    XCTAssertEqual(deck.names.last, "new")
  }

  func testTheStateOfAViewFollowsItsItemThroughAMove() async throws {
    let deck = DeckScreen()
    try XCTUnwrap(deck.card("b")?.all.first { $0.kind == "Button" }).action?()
    deck.screen.update()
    deck.state.items.swapAt(1, 2)
    deck.screen.advance(by: 1)
    XCTAssertTrue(try XCTUnwrap(deck.card("b")).texts.contains("b tapped 1"))
    XCTAssertTrue(try XCTUnwrap(deck.card("c")).texts.contains("c tapped 0"))
  }

  func testWhenTheFrontAndAllBeforeItAreRemovedTheNextOneIsInFront() async {
    let deck = DeckScreen(["a", "b", "c", "d", "e"])
    deck.state.proxy?.swipe(.left)
    deck.state.proxy?.swipe(.left)
    deck.screen.advance(by: 2)
    XCTAssertEqual(deck.names.last, "c")
    deck.state.items.removeFirst(3)
    deck.screen.advance(by: 2)
    XCTAssertEqual(deck.names.last, "d")
  }

  func testUndoBringsTheItemBackFromWhereItWent() async {
    let deck = DeckScreen()
    deck.state.proxy?.swipe(.left)
    deck.screen.advance(by: 2)
    XCTAssertEqual(deck.state.proxy?.canUndo, true)
    XCTAssertEqual(deck.state.proxy?.undo(), true)
    deck.screen.advance(by: 2)
    XCTAssertEqual(deck.state.heard, ["swiped a left", "undid a left"])
    XCTAssertEqual(deck.names.last, "a")
    XCTAssertEqual(deck.state.proxy?.canUndo, false)
    XCTAssertEqual(deck.state.proxy?.undo(), false)
  }

  func testRunningOutIsToldOnce() async {
    let deck = DeckScreen(["a"])
    deck.state.proxy?.swipe(.right)
    deck.screen.advance(by: 2)
    XCTAssertEqual(deck.state.heard, ["swiped a right", "ran out"])
    XCTAssertEqual(deck.state.proxy?.swipe(.right), false)
  }

  func testOtherItemsOfTheSameNumberFillADeckThatHasRunOut() async {
    let deck = DeckScreen(["a", "b"])
    deck.state.proxy?.swipe(.left)
    deck.state.proxy?.swipe(.left)
    deck.screen.advance(by: 2)
    XCTAssertEqual(deck.names, [])
    deck.state.items = [Item("c"), Item("d")]
    deck.screen.advance(by: 2)
    XCTAssertEqual(deck.names, ["d", "c"])
  }

  func testItemsMayGoWhileTheRowIsOnItsWayToThem() async {
    let ids = (0..<20).map { "\($0)" }
    let deck = DeckScreen(ids) { $0.layout = AnyComparableLayout(ExpandingCarouselLayout()) }
    deck.state.proxy?.scroll(to: 15)
    deck.screen.advance(by: 0.1)
    deck.state.items.removeLast(17)
    for _ in 0..<60 {
      deck.screen.advance(by: 1.0 / 60)
      // No place in the row is ever without its item.
      XCTAssertEqual(deck.cards.count, deck.names.count)
    }
    XCTAssertEqual(deck.names.last, "2")
  }

  func testItemsThatChangeFarFromTheFrontAreFoundWhenTheFrontGetsThere() async {
    let deck = DeckScreen((0..<20).map { "\($0)" })
    deck.state.items[9] = Item("new")
    deck.screen.update()
    deck.state.proxy?.scroll(to: 9)
    deck.screen.advance(by: 2)
    XCTAssertEqual(deck.names.last, "new")
  }
}
