import Accessibility
import CardCore
import CardEngine
import CardSwiftUI
import ExpandingCarousel
import SwiftUI
import TransformStack
import XCTest

/// What a person meets who does not see the deck.
@MainActor
final class AccessibilityTests: XCTestCase {
  private func reachable(_ deck: DeckScreen) -> [String] {
    deck.cards.filter { $0.first(\.isAccessibilityHidden) == false }
      .sorted { ($0.first(\.sortPriority) ?? 0) > ($1.first(\.sortPriority) ?? 0) }
      .compactMap { $0.texts.first }
  }

  private func actions(_ deck: DeckScreen, _ name: String) -> [Node] {
    (deck.card(name)?.first(\.accessibilityActions)?.all ?? []).filter { $0.kind == "Button" }
  }

  func testOnlyTheFrontCardOfAStackIsAnElement() async {
    let deck = DeckScreen()
    XCTAssertEqual(reachable(deck), ["a"])
    deck.state.proxy?.swipe(.left)
    deck.screen.advance(by: 0.05)
    XCTAssertEqual(reachable(deck), ["b"])
  }

  func testTheVisibleCardsOfARowAreElementsInTheirOrder() async {
    let deck = DeckScreen { $0.layout = AnyComparableLayout(ExpandingCarouselLayout()) }
    deck.state.proxy?.scroll(to: 2, animated: false)
    deck.screen.advance(by: 1)
    XCTAssertEqual(reachable(deck), ["b", "c", "d"])
  }

  func testOnlyTheExpandedCardIsAnElementAndItCanBeCollapsed() async throws {
    let deck = DeckScreen { $0.layout = AnyComparableLayout(ExpandingCarouselLayout()) }
    deck.state.proxy?.expand()
    deck.screen.advance(by: 1)
    XCTAssertEqual(reachable(deck), ["a"])
    let collapse = try XCTUnwrap(actions(deck, "a").first { $0.text == "Collapse" })
    collapse.action?()
    deck.screen.advance(by: 1)
    XCTAssertEqual(deck.state.proxy?.isExpanded, false)
  }

  func testThereIsAnActionForEachAllowedDirectionAndUndo() async throws {
    let deck = DeckScreen()
    XCTAssertEqual(actions(deck, "a").map(\.text), ["Swipe left", "Swipe right"])
    try XCTUnwrap(actions(deck, "a").last).action?()
    deck.screen.advance(by: 1)
    XCTAssertEqual(deck.state.heard, ["swiped a right"])
    XCTAssertEqual(actions(deck, "b").map(\.text), ["Swipe left", "Swipe right", "Undo"])
    try XCTUnwrap(actions(deck, "b").last).action?()
    deck.screen.advance(by: 1)
    XCTAssertEqual(deck.state.heard, ["swiped a right", "undid a right"])
  }

  func testARowIsBrowsedByAdjustingAndSaysWhereItIs() async throws {
    let deck = DeckScreen { $0.layout = AnyComparableLayout(ExpandingCarouselLayout()) }
    XCTAssertEqual(deck.screen.root.first(\.accessibilityValue), "1 of 6")
    adjust(deck, .increment)
    XCTAssertEqual(deck.state.proxy?.frontIndex, 1)
    XCTAssertEqual(deck.screen.root.first(\.accessibilityValue), "2 of 6")
    adjust(deck, .decrement)
    adjust(deck, .decrement)
    XCTAssertEqual(deck.state.proxy?.frontIndex, 0)
    deck.state.configuration.isLooping = true
    deck.screen.advance(by: 1)
    adjust(deck, .decrement)
    XCTAssertEqual(deck.state.proxy?.frontIndex, 5)
    // A stack has nothing to adjust, and neither has a row under an expanded card.
    deck.state.proxy?.expand()
    deck.screen.advance(by: 1)
    XCTAssertNil(deck.screen.root.first(\.adjust))
    XCTAssertNil(DeckScreen().screen.root.first(\.adjust))
  }

  private func adjust(_ deck: DeckScreen, _ direction: AccessibilityAdjustmentDirection) {
    deck.screen.root.first(\.adjust)?(direction)
    deck.screen.advance(by: 1)
  }

  func testACardIsOneElementAndAnExpandedOneAContainer() async throws {
    let deck = DeckScreen { $0.layout = AnyComparableLayout(ExpandingCarouselLayout()) }
    XCTAssertEqual(deck.card("a")?.first(\.childBehavior), .combine)
    deck.state.proxy?.expand()
    deck.screen.advance(by: 1)
    XCTAssertEqual(deck.card("a")?.first(\.childBehavior), .contain)
    deck.state.proxy?.collapse()
    deck.screen.advance(by: 1)
    XCTAssertEqual(deck.card("a")?.first(\.childBehavior), .combine)
    XCTAssertEqual(reachable(deck), ["a", "b"])
  }

  func testTheUsualActionIsATap() async throws {
    let deck = DeckScreen()
    try XCTUnwrap(deck.card("a")?.first(\.accessibilityAction))()
    XCTAssertEqual(deck.state.heard, ["selected a"])
  }

  func testWhatHappensIsSaid() async {
    AccessibilityNotification.Announcement.posted = []
    let deck = DeckScreen(["a", "b"])
    XCTAssertEqual(AccessibilityNotification.Announcement.posted, [])
    deck.state.proxy?.swipe(.left)
    deck.state.proxy?.undo()
    deck.state.proxy?.swipe(.right)
    deck.state.proxy?.swipe(.right)
    deck.screen.advance(by: 1)
    XCTAssertEqual(
      AccessibilityNotification.Announcement.posted,
      ["Swiped left", "Swipe undone", "Swiped right", "Swiped right", "No cards left"])
  }
}
