import CardCore
import SwiftUI
import XCTest

/// Drags, from a finger to what the app hears.
@MainActor
final class DragTests: XCTestCase {
  func testACardFollowsTheFingerAndADragBeyondTheThresholdSwipesItOnce() async {
    let deck = DeckScreen()
    let home = deck.place("a")
    let finger = deck.finger()
    finger.move(byX: 100)
    deck.screen.advance(by: 1.0 / 60)
    XCTAssertEqual(deck.place("a")?.x ?? 0, (home?.x ?? 0) + 100, accuracy: 1e-9)
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
}
