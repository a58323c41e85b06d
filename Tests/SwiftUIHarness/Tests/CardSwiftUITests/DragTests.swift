import CardCore
import CardSwiftUI
import SwiftUI
import TransformStack
import XCTest

/// Drags and taps, from a finger to what the app hears.
@MainActor
final class DragTests: XCTestCase {
  func testACardFollowsTheFingerAndADragBeyondTheThresholdSwipesItOnce() async throws {
    let deck = DeckScreen()
    let home = try XCTUnwrap(deck.place("a"))
    let finger = deck.finger()
    finger.move(byX: 100)
    deck.screen.advance(by: 1.0 / 60)
    XCTAssertEqual(try XCTUnwrap(deck.place("a")).x, home.x + 100, accuracy: 1e-9)
    XCTAssertEqual(deck.state.heard, [])
    // 0.75 * (320 / 2) = 120 points decide.
    finger.move(byX: 30)
    finger.rest(for: 0.3)
    finger.lift()
    XCTAssertEqual(deck.state.heard, ["swiped a right"])
    deck.screen.advance(by: 2)
    XCTAssertNil(deck.card("a"))
    XCTAssertEqual(deck.names.last, "b")
    XCTAssertEqual(deck.state.heard, ["swiped a right"])
  }

  func testTheTiltIsThatOfTheSwipeCardOnBothSides() async throws {
    for side in [1.0, -1.0] {
      let deck = DeckScreen()
      let finger = deck.finger()
      finger.move(byX: side * 80)
      deck.screen.advance(by: 1.0 / 60)
      let card = try XCTUnwrap(deck.card("a"))
      // Behaviours A2 and A3: pi/8 * x/w and max(1 - |x|/w/4, 0.9), at a quarter of the width.
      XCTAssertEqual(try XCTUnwrap(card.first(\.rotation)).radians, side * .pi / 32, accuracy: 1e-9)
      XCTAssertEqual(try XCTUnwrap(card.first(\.scale)), 0.9375, accuracy: 1e-9)
    }
  }

  func testADragBelowTheThresholdFallsBackExactly() async throws {
    let deck = DeckScreen()
    let home = try XCTUnwrap(deck.place("a"))
    let finger = deck.finger()
    finger.move(byX: -60, y: 20)
    finger.rest(for: 0.3)
    finger.lift()
    deck.screen.advance(by: 2)
    XCTAssertEqual(deck.place("a"), home)
    XCTAssertEqual(deck.state.heard, [])
    XCTAssertEqual(deck.state.progress.last, .resting)
  }

  func testACancelledDragNeverCommits() async {
    let deck = DeckScreen()
    let finger = deck.finger()
    finger.move(byX: 200, in: 0.05)
    finger.cancel()
    deck.screen.advance(by: 2)
    XCTAssertEqual(deck.state.heard, [])
    XCTAssertEqual(deck.names.last, "a")
    // Nothing is locked: the next finger finds the deck as it was.
    let next = deck.finger()
    next.move(byX: 200, in: 0.05)
    next.lift()
    XCTAssertEqual(deck.state.heard, ["swiped a right"])
  }

  func testAFlingCommitsAndAFingerThatRestedThrowsNothing() async {
    let fling = DeckScreen()
    var finger = fling.finger()
    finger.move(byX: 60, in: 0.05)
    finger.lift()
    XCTAssertEqual(fling.state.heard, ["swiped a right"])

    let held = DeckScreen()
    finger = held.finger()
    finger.move(byX: 60, in: 0.05)
    finger.rest(for: 0.5)
    finger.lift()
    held.screen.advance(by: 1)
    XCTAssertEqual(held.state.heard, [])
  }

  func testADragThatSetsOutWhereTheDeckMovesNothingIsLeftToItsSurroundings() async throws {
    let deck = DeckScreen()
    let home = try XCTUnwrap(deck.place("a"))
    let finger = deck.finger()
    finger.move(byX: 2, y: 40)
    finger.move(byX: 200)
    deck.screen.advance(by: 0.1)
    XCTAssertEqual(deck.place("a"), home)
    finger.lift()
    XCTAssertEqual(deck.state.heard, [])
  }

  func testADragBesideTheCardsOfAStackMovesNothing() async {
    let deck = DeckScreen()
    let finger = deck.finger(atX: 2, y: 2)
    finger.move(byX: 200, in: 0.05)
    finger.lift()
    deck.screen.advance(by: 1)
    XCTAssertEqual(deck.state.heard, [])
  }

  func testTheNextCardIsLiveWhileTheFirstFlies() async {
    let deck = DeckScreen()
    for _ in 0..<3 {
      let finger = deck.finger()
      finger.move(byX: 150, in: 0.05)
      finger.lift()
    }
    XCTAssertEqual(deck.state.heard, ["swiped a right", "swiped b right", "swiped c right"])
    deck.screen.advance(by: 2)
    XCTAssertEqual(deck.names.last, "d")
  }

  func testAFlyingCardCanBeCaught() async {
    let deck = DeckScreen()
    let finger = deck.finger()
    finger.move(byX: 150, in: 0.05)
    finger.lift()
    deck.screen.advance(by: 0.05)
    let flying = deck.place("a") ?? .zero
    let second = Finger(on: deck.screen, atX: flying.x - 40, y: flying.y)
    second.move(byX: -12, in: 1.0 / 60)
    XCTAssertEqual(deck.state.heard, ["swiped a right", "undid a right"])
  }

  func testATapSelectsTheFrontCardAndASmallMovementIsOne() async {
    let deck = DeckScreen()
    deck.finger().lift()
    let shaky = deck.finger()
    shaky.move(byX: 5)
    shaky.lift()
    XCTAssertEqual(deck.state.heard, ["selected a", "selected a"])
  }

  func testFramesAreAskedForOnlyWhileSomethingMoves() async {
    let deck = DeckScreen()
    deck.screen.advance(by: 1)
    let atRest = deck.screen.frameCount
    deck.screen.advance(by: 1)
    XCTAssertEqual(deck.screen.frameCount, atRest)
    deck.state.proxy?.swipe(.left)
    deck.screen.advance(by: 0.1)
    XCTAssertGreaterThan(deck.screen.frameCount, atRest)
    deck.screen.advance(by: 3)
    let after = deck.screen.frameCount
    deck.screen.advance(by: 1)
    XCTAssertEqual(deck.screen.frameCount, after)
  }

  func testOverlaysShowTheMeasureOfTheirOwnDirectionAndAreGoneAfterwards() async {
    let deck = DeckScreen()
    let finger = deck.finger()
    finger.move(byX: 40)
    deck.screen.advance(by: 1.0 / 60)
    // Behaviours A4: min(|x| / 100, 0.8).
    XCTAssertEqual(overlay("a goes right", in: deck), 0.4, accuracy: 1e-9)
    XCTAssertEqual(overlay("a goes left", in: deck), 0)
    finger.move(byX: -140)
    deck.screen.advance(by: 1.0 / 60)
    XCTAssertEqual(overlay("a goes left", in: deck), 0.8, accuracy: 1e-9)
    XCTAssertEqual(overlay("a goes right", in: deck), 0)
    finger.cancel()
    deck.screen.advance(by: 2)
    XCTAssertEqual(overlay("a goes left", in: deck), 0)
    // Those of directions in which the card may not leave are not made.
    XCTAssertFalse(deck.screen.root.texts.contains("a goes up"))
  }

  private func overlay(_ text: String, in deck: DeckScreen) -> Double {
    deck.screen.root.all.last { $0.opacity != nil && $0.texts == [text] }?.opacity ?? -1
  }
}
