import CardCore
import CardEngine
import CardSwiftUI
import ExpandingCarousel
import SwiftUI
import TransformStack
import XCTest

/// A deck under a keyboard.
@MainActor
final class KeyTests: XCTestCase {
  func testArrowsSwipeAStackInTheDirectionsItAllows() async {
    let deck = DeckScreen()
    XCTAssertTrue(deck.screen.press(.leftArrow))
    XCTAssertTrue(deck.screen.press(.rightArrow))
    XCTAssertFalse(deck.screen.press(.upArrow))
    XCTAssertEqual(deck.state.heard, ["swiped a left", "swiped b right"])
  }

  func testCommandZTakesASwipeBackAndZAloneIsNoKeyOfTheDecks() async {
    let deck = DeckScreen()
    XCTAssertFalse(deck.screen.press("z", modifiers: .command))
    deck.screen.press(.leftArrow)
    XCTAssertFalse(deck.screen.press("z"))
    XCTAssertTrue(deck.screen.press("z", modifiers: .command))
    XCTAssertEqual(deck.state.heard, ["swiped a left", "undid a left"])
  }

  func testSpaceTapsAndEscapeCollapses() async {
    let deck = DeckScreen { $0.layout = AnyComparableLayout(ExpandingCarouselLayout()) }
    XCTAssertTrue(deck.screen.press(.space))
    deck.screen.advance(by: 1)
    XCTAssertEqual(deck.state.heard, ["selected a", "expanding a"])
    XCTAssertFalse(deck.screen.press(.rightArrow))
    XCTAssertTrue(deck.screen.press(.escape))
    deck.screen.advance(by: 1)
    XCTAssertFalse(deck.screen.press(.escape))
    XCTAssertEqual(deck.state.proxy?.isExpanded, false)
  }

  func testArrowsBrowseARowInTheReadingDirectionAndKeepInsideIt() async {
    let deck = DeckScreen { $0.layout = AnyComparableLayout(ExpandingCarouselLayout()) }
    deck.screen.press(.rightArrow)
    deck.screen.press(.rightArrow)
    XCTAssertEqual(deck.state.proxy?.frontIndex, 2)
    deck.screen.press(.leftArrow)
    XCTAssertEqual(deck.state.proxy?.frontIndex, 1)
    deck.screen.environment.layoutDirection = .rightToLeft
    deck.screen.advance(by: 1)
    deck.screen.press(.rightArrow)
    deck.screen.press(.rightArrow)
    XCTAssertEqual(deck.state.proxy?.frontIndex, 0)
    deck.state.configuration.axis = .vertical
    deck.screen.advance(by: 1)
    deck.screen.press(.downArrow)
    XCTAssertEqual(deck.state.proxy?.frontIndex, 1)
  }

  func testAnEmptyDeckTakesNoFocus() async {
    let deck = DeckScreen([])
    XCTAssertFalse(deck.screen.press(.space))
  }
}
