import CardCore
import CardSwiftUI
import CardEngine
import ExpandingCarousel
import InsetStack
import SwiftUI
import TransformStack
import XCTest

/// Bindings, the layout, the environment and the size.
@MainActor
final class PositionTests: XCTestCase {
  func testTheBindingIsWrittenWhenAnotherItemComesToTheFront() async {
    let deck = DeckScreen(["a", "b"], tiesID: true)
    XCTAssertEqual(deck.state.frontID, "a")
    deck.state.proxy?.swipe(.left)
    deck.screen.advance(by: 1)
    XCTAssertEqual(deck.state.frontID, "b")
    deck.state.proxy?.swipe(.left)
    deck.screen.advance(by: 1)
    XCTAssertNil(deck.state.frontID)
  }

  func testTheDeckGoesWhereTheBindingIsSent() async {
    let deck = DeckScreen(tiesID: true)
    deck.state.frontID = "d"
    deck.screen.advance(by: 2)
    XCTAssertEqual(deck.names.last, "d")
    XCTAssertEqual(deck.state.frontID, "d")
    XCTAssertEqual(deck.state.heard, [])
  }

  func testABindingThatTakesNothingInHoldsNoCardBack() async {
    let state = DeckState(["a", "b", "c"])
    let screen = Screen { FixedView(state: state) }
    state.proxy?.swipe(.left)
    state.items.append(Item("d"))
    screen.advance(by: 1)
    XCTAssertEqual(state.proxy?.frontIndex, 1)
  }

  func testADeckStartsAtItsBinding() async {
    let deck = DeckScreen(tiesID: true) { $0.frontID = "c" }
    XCTAssertEqual(deck.names.last, "c")
    XCTAssertEqual(deck.state.frontID, "c")
  }

  func testAnIdentityThatIsNotThereMovesNothingAndTheBindingTellsTheTruthAgain() async {
    let deck = DeckScreen(tiesID: true)
    deck.state.frontID = "nobody"
    deck.screen.advance(by: 1)
    XCTAssertEqual(deck.names.last, "a")
    XCTAssertEqual(deck.state.frontID, "a")
  }

  func testAnIndexIsClampedAndFollowsItsItem() async {
    let deck = DeckScreen(tiesIndex: true)
    deck.state.frontIndex = 99
    deck.screen.advance(by: 2)
    XCTAssertEqual(deck.names.last, "f")
    XCTAssertEqual(deck.state.frontIndex, 5)
    deck.state.items.removeFirst(2)
    deck.screen.advance(by: 2)
    XCTAssertEqual(deck.names.last, "f")
    XCTAssertEqual(deck.state.frontIndex, 3)
  }

  func testItemsAndPositionMayChangeAtOnce() async {
    let deck = DeckScreen(tiesID: true)
    deck.state.items = ["x", "y", "z"].map { Item($0) }
    deck.state.frontID = "z"
    deck.screen.advance(by: 2)
    XCTAssertEqual(deck.names.last, "z")
    // The deck has not written what it showed on the way.
    XCTAssertEqual(deck.state.frontIDs, ["a", "z"])
  }

  func testASwitchOfTheLayoutMovesEveryCardFromWhereItIs() async throws {
    let deck = DeckScreen()
    let stack = try XCTUnwrap(deck.card("b")?.first(\.size))
    deck.state.layout = AnyComparableLayout(ExpandingCarouselLayout.expandingCarousel)
    deck.screen.advance(by: 0.15)
    let half = try XCTUnwrap(deck.place("b")).x
    deck.screen.advance(by: 2)
    let row = try XCTUnwrap(deck.place("b")).x
    XCTAssertEqual(row, 160 + 270, accuracy: 1e-6)
    XCTAssertTrue(half > 160 && half < row, "\(half)")
    XCTAssertNotEqual(stack, CGSize(width: 250, height: 350))
    XCTAssertEqual(deck.card("b")?.first(\.size), CGSize(width: 250, height: 350))
  }

  func testADragThatTheNewLayoutAllowsGoesOn() async {
    let deck = DeckScreen()
    let finger = deck.finger()
    finger.move(byX: 80)
    deck.state.layout = AnyComparableLayout(TransformStackLayout.slideCard)
    deck.screen.advance(by: 0.5)
    finger.move(byX: 40)
    finger.rest(for: 0.3)
    finger.lift()
    XCTAssertEqual(deck.state.heard, ["swiped a right"])
  }

  func testRightToLeftIsMirroredOnceAndCardsReadTheirOwnDirection() async throws {
    let deck = DeckScreen { $0.layout = AnyComparableLayout(ExpandingCarouselLayout()) }
    let neighbour = try XCTUnwrap(deck.place("b"))
    deck.screen.environment.layoutDirection = .rightToLeft
    deck.screen.advance(by: 2)
    XCTAssertEqual(try XCTUnwrap(deck.place("b")).x, 320 - neighbour.x, accuracy: 1e-6)
    XCTAssertTrue(try XCTUnwrap(deck.card("b")).texts.contains("rtl"))
    // A drag to the right brings the next card, which lies at the left, to the middle.
    let finger = deck.finger()
    finger.move(byX: 200)
    finger.rest(for: 0.3)
    finger.lift()
    deck.screen.advance(by: 2)
    XCTAssertEqual(try XCTUnwrap(deck.place("b")).x, 160, accuracy: 1e-6)
  }

  func testLessMotionFadesWhereTheCardIs() async throws {
    let deck = DeckScreen()
    deck.screen.environment.accessibilityReduceMotion = true
    deck.screen.advance(by: 2)
    let home = try XCTUnwrap(deck.place("a"))
    deck.state.proxy?.swipe(.right)
    deck.screen.advance(by: 0.15)
    let card = try XCTUnwrap(deck.card("a"))
    XCTAssertEqual(card.first(\.position), home)
    // Half of it is gone in half the time.
    XCTAssertEqual(opacity(card), 0.5, accuracy: 0.1)
  }

  func testLessMotionSwitchesTheLayoutAtOnce() async {
    let deck = DeckScreen()
    deck.screen.environment.accessibilityReduceMotion = true
    deck.screen.advance(by: 1)
    deck.state.layout = AnyComparableLayout(ExpandingCarouselLayout())
    deck.screen.advance(by: 1.0 / 60)
    XCTAssertEqual(deck.card("a")?.first(\.size), CGSize(width: 250, height: 350))
  }

  func testAnotherSizeInMidDragKeepsTheCardUnderTheFinger() async throws {
    let deck = DeckScreen()
    let finger = deck.finger()
    finger.move(byX: 60)
    deck.screen.size = CGSize(width: 480, height: 320)
    deck.screen.advance(by: 1.0 / 60)
    XCTAssertEqual(try XCTUnwrap(deck.place("a")).x, 240 + 60, accuracy: 1e-6)
    finger.cancel()
    deck.screen.advance(by: 2)
    XCTAssertEqual(try XCTUnwrap(deck.place("a")).x, 240, accuracy: 1e-6)
  }

  func testACarouselExpandsByATapAndTheCardReadsHowFar() async throws {
    let deck = DeckScreen { $0.layout = AnyComparableLayout(ExpandingCarouselLayout()) }
    deck.finger().lift()
    deck.screen.advance(by: 1)
    XCTAssertEqual(deck.state.heard, ["selected a", "expanding a"])
    let card = try XCTUnwrap(deck.card("a"))
    XCTAssertEqual(card.first(\.size), CGSize(width: 320, height: 480))
    XCTAssertTrue(card.texts.contains("reveal 1.0"))
    XCTAssertEqual(deck.state.proxy?.isExpanded, true)
    XCTAssertEqual(deck.state.proxy?.collapse(), true)
    deck.screen.advance(by: 1)
    XCTAssertEqual(deck.card("a")?.first(\.size), CGSize(width: 250, height: 350))
  }

  func testALoopShowsOneItemTwiceWithoutTwoViewsOfOneIdentity() async {
    let deck = DeckScreen(["a", "b"]) { $0.configuration.isLooping = true }
    for _ in 0..<4 {
      deck.state.proxy?.swipe(.left)
      deck.screen.advance(by: 0.05)
    }
    XCTAssertEqual(
      deck.state.heard, ["swiped a left", "swiped b left", "swiped a left", "swiped b left"])
  }

  private func opacity(_ card: Node) -> Double { card.first(\.opacity) ?? -1 }

  // The data of many apps comes after the first picture.
  func testAnIndexWaitsForTheItems() async {
    let deck = DeckScreen([], tiesIndex: true) { $0.frontIndex = 3 }
    deck.screen.advance(by: 0.1)
    XCTAssertEqual(deck.state.frontIndex, 3)
    deck.state.items = ["a", "b", "c", "d", "e"].map { Item($0) }
    deck.screen.advance(by: 1)
    XCTAssertEqual(deck.names.last, "d")
  }

  func testAnIdentityWaitsForTheItems() async {
    let deck = DeckScreen([], tiesID: true) { $0.frontID = "d" }
    deck.screen.advance(by: 0.1)
    deck.state.items = ["a", "b", "c", "d", "e"].map { Item($0) }
    deck.screen.advance(by: 1)
    XCTAssertEqual(deck.names.last, "d")
  }
}

private struct FixedView: View {
  @ObservedObject var state: DeckState

  var body: some View {
    CardDeckReader { proxy in
      let _ = state.proxy = proxy
      CardDeck(state.items) { Text($0.id) }
        .cardPosition(id: Binding(get: { "a" }, set: { _ in }))
    }
  }
}
