import CardCore
import CardEngine
import CardSwiftUI
import Combine
import ExpandingCarousel
import Foundation
import InsetStack
import SwiftUI
import TransformStack
import XCTest

/// What is set around a deck, and what a deck looks like.
@MainActor
final class SettingsTests: XCTestCase {
  func testADeckWithoutALayoutIsASwipeCardAndTakesThatOfItsSurroundings() async {
    let plain = Screen { CardDeck(0..<3, id: \.self) { Text("\($0)") } }
    XCTAssertEqual(size(plain), CGSize(width: 280, height: 416))
    let inset = Screen {
      CardDeck(0..<3, id: \.self) { Text("\($0)") }.disabled(false).cardLayout(.insetStack)
    }
    XCTAssertEqual(size(inset), CGSize(width: 320, height: 480))
    let own = Screen {
      VStack { CardDeck(0..<3, id: \.self) { Text("\($0)") }.cardLayout(.expandingCarousel) }
        .cardLayout(.insetStack)
    }
    XCTAssertEqual(size(own), CGSize(width: 250, height: 350))
  }

  func testALayoutThatCannotBeComparedIsKnownByAMark() async {
    let state = FanState()
    let screen = Screen { FanView(state: state) }
    state.angle = 0.5
    screen.advance(by: 2)
    XCTAssertEqual(rotations(screen), [0, 0])
    state.mark = 1
    screen.advance(by: 2)
    XCTAssertEqual(rotations(screen), [0.5, 0])
  }

  func testAStrategyMayChangeItsType() async {
    let state = SwitchState()
    let screen = Screen { SwitchView(state: state) }
    XCTAssertEqual(size(screen), CGSize(width: 320, height: 480))
    state.layout = ExpandingCarouselLayout.expandingCarousel
    screen.advance(by: 2)
    XCTAssertEqual(size(screen), CGSize(width: 250, height: 350))
  }

  func testOnlyTheFrontCardOfAStackTakesTouches() async {
    let deck = DeckScreen()
    XCTAssertEqual(deck.cards.map { $0.first(\.allowsHitTesting) }, [false, false, false, true])
  }

  func testCornersAndShadowsAreThoseOfThePlacement() async throws {
    let deck = DeckScreen()
    let card = try XCTUnwrap(deck.card("a"))
    // Behaviours A8: a twentieth of the width of 280; radius 3 and offset (0.5, 3).
    XCTAssertEqual(try XCTUnwrap(card.first(\.cornerRadius)), 14, accuracy: 1e-9)
    let shadow = try XCTUnwrap(card.first(\.shadow))
    XCTAssertEqual(shadow.radius, 3)
    XCTAssertEqual([shadow.x, shadow.y], [0.5, 3])
  }

  func testNoAnimationOfTheAppMovesACardASecondTime() async throws {
    for card in DeckScreen().cards {
      XCTAssertEqual(try XCTUnwrap(card.first(\.animation)), nil)
      XCTAssertEqual(card.first(\.isTransitionIdentity), true)
    }
  }

  func testADeckInTheBackgroundLetsGoOfWhatAFingerHeld() async {
    let deck = DeckScreen()
    let finger = deck.finger()
    finger.move(byX: 200)
    deck.screen.environment.scenePhase = .background
    deck.screen.update()
    finger.lift()
    deck.screen.advance(by: 2)
    XCTAssertEqual(deck.state.heard, [])
    XCTAssertEqual(deck.names.last, "a")
  }

  func testADeckThatIsGoneLetsGoOfTheFingerAndOfItsHandle() async {
    let state = DeckState(["a", "b"])
    let shown = Shown()
    let screen = Screen { ShownDeck(shown: shown, state: state) }
    XCTAssertEqual(state.proxy?.count, 2)
    shown.isShown = false
    screen.advance(by: 0.1)
    XCTAssertEqual(state.proxy?.count, 0)
    XCTAssertEqual(state.proxy?.swipe(.left), false)
    shown.isShown = true
    screen.advance(by: 0.1)
    XCTAssertEqual(state.proxy?.count, 2)
  }

  func testNothingIsLeftOfADeckThatGoesWhileACardFlies() async {
    let shown = Shown()
    shown.items = (0..<5).map { TokenItem(id: $0, token: Token()) }
    weak var token = shown.items[0].token
    let screen = Screen { TokenDeck(shown: shown) }
    shown.proxy?.swipe(.left)
    screen.advance(by: 0.05)
    shown.isShown = false
    shown.items = []
    screen.advance(by: 0.05)
    XCTAssertNil(token)
    XCTAssertFalse(screen.wantsFrames)
  }

  func testTwoItemsOfOneIdentityAreNoReasonToStop() async {
    let deck = DeckScreen(["a", "b"])
    deck.state.items = [Item("a"), Item("c"), Item("c"), Item("d")]
    deck.screen.advance(by: 1)
    deck.state.proxy?.swipe(.left)
    deck.state.proxy?.swipe(.left)
    deck.screen.advance(by: 1)
    deck.state.proxy?.swipe(.left)
    deck.screen.advance(by: 1)
    XCTAssertEqual(deck.names.last, "d")
  }

  func testMoreIsAskedForOnceForEachCount() async {
    let state = MoreState()
    let screen = Screen { MoreView(state: state) }
    XCTAssertEqual(state.asked, [])
    // The end is near from five items on: after 5 of 10 and after 15 of 20.
    for _ in 0..<15 {
      state.proxy?.swipe(.left)
      screen.advance(by: 0.02)
    }
    XCTAssertEqual(state.asked, [10, 20])
  }

  func testADragHasTheSameMeaningInEachPriority() async {
    for priority in [CardDragPriority.afterContent, .beforeContent, .alongside] {
      var swiped: [Int] = []
      let screen = Screen {
        CardDeck(0..<3, id: \.self) { Text("\($0)") }
          .onSwipe { number, _ in swiped.append(number) }
          .cardDragPriority(priority)
      }
      let finger = Finger(on: screen, atX: 160, y: 240)
      finger.move(byX: 150)
      finger.lift()
      XCTAssertEqual(swiped, [0])
    }
  }

  func testAClockThatIsSetBackStopsNothing() async {
    var now = Date(timeIntervalSinceReferenceDate: 5000)
    let clock = DeckClock { now }
    XCTAssertEqual(clock.time(), 5000)
    now -= 0.01
    XCTAssertEqual(clock.time(), 4999.99, accuracy: 1e-9)
    now -= 3600
    XCTAssertEqual(clock.time(), 5000)
    now += 2
    XCTAssertEqual(clock.time(), 5002, accuracy: 1e-6)
  }

  private func size(_ screen: Screen) -> CGSize? {
    screen.root.all.filter { $0.zIndex != nil }.max { ($0.zIndex ?? 0) < ($1.zIndex ?? 0) }?
      .all.compactMap(\.size).first
  }

  private func rotations(_ screen: Screen) -> [Double] {
    screen.root.all.filter { $0.zIndex != nil }.sorted { ($0.zIndex ?? 0) < ($1.zIndex ?? 0) }
      .compactMap { $0.first(\.rotation)?.radians }
  }
}

@MainActor
private final class Shown: ObservableObject {
  var isShown = true { willSet { objectWillChange.send() } }
  var items: [TokenItem] = [] { willSet { objectWillChange.send() } }
  var proxy: CardDeckProxy?
}

private final class Token {}

private struct TokenItem: Identifiable {
  let id: Int
  let token: Token
}

private struct TokenDeck: View {
  @ObservedObject var shown: Shown

  var body: some View {
    CardDeckReader { proxy in
      let _ = shown.proxy = proxy
      if shown.isShown { CardDeck(shown.items) { Text("\($0.id)") } }
    }
  }
}

private struct ShownDeck: View {
  @ObservedObject var shown: Shown
  let state: DeckState

  var body: some View {
    CardDeckReader { proxy in
      let _ = state.proxy = proxy
      if shown.isShown { CardDeck(state.items) { Text($0.id) } }
    }
  }
}

@MainActor
private final class SwitchState: ObservableObject {
  var layout: any CardLayout & Equatable = InsetStackLayout.insetStack {
    willSet { objectWillChange.send() }
  }
}

private struct SwitchView: View {
  @ObservedObject var state: SwitchState

  var body: some View {
    CardDeck(0..<1, id: \.self) { Text("\($0)") }.cardLayout(state.layout)
  }
}

@MainActor
private final class FanState: ObservableObject {
  var angle = 0.0 { willSet { objectWillChange.send() } }
  var mark = 0 { willSet { objectWillChange.send() } }
}

private struct FanView: View {
  @ObservedObject var state: FanState

  var body: some View {
    CardDeck(0..<2, id: \.self) { Text("\($0)") }
      .cardLayout(Fan(angle: state.angle), id: state.mark)
  }
}

/// Each card is turned against the one before it.
private struct Fan: CardLayout {
  let angle: Double

  struct Resolved: ResolvedCardLayout {
    let traits = CardLayoutTraits(window: 0...1, swipe: SwipeRules())
    let angle: Double
    let home: CardPlacement

    func placement(at offset: Double) -> CardPlacement {
      var placement = home
      placement.rotation = offset * angle
      placement.depth = offset
      return placement
    }
  }

  func resolve(in environment: LayoutEnvironment) -> Resolved {
    Resolved(
      angle: angle, home: CardPlacement(center: environment.size.center, size: environment.size))
  }
}

@MainActor
private final class MoreState: ObservableObject {
  var count = 10 { willSet { objectWillChange.send() } }
  var asked: [Int] = []
  var proxy: CardDeckProxy?
}

private struct MoreView: View {
  @ObservedObject var state: MoreState

  var body: some View {
    CardDeckReader { proxy in
      let _ = state.proxy = proxy
      CardDeck(0..<state.count, id: \.self) { Text("\($0)") }
        .onLoadMore { count in
          state.asked.append(count)
          state.count += 10
        }
    }
  }
}
