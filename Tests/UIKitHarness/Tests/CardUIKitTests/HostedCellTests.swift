import CardUIKit
import Cardstock
import Testing
import UIKit

/// How the views of cards are placed.
@MainActor struct HostedCellTests {
  @Test func `A card that comes in an animation is there at once, and so is what it shows`() throws
  {
    let stage = Stage(.swipeCard, count: 0)
    let source = Items(1)
    // Asked for its cards at the next layout.
    stage.deckView.dataSource = source
    #expect(stage.deckView.visibleCells.isEmpty)
    UIView.animate(withDuration: 0.3) { stage.deckView.layoutIfNeeded() }
    let card = try stage.front()
    #expect(card.bounds.size == CGSize(width: 280, height: 416))
    #expect(card.animatedChanges == 0)
    #expect(card.contentView.bounds.size == card.bounds.size)
    #expect(card.contentView.animatedChanges == 0)
  }

  @Test func `A card that is there takes part in an animation`() throws {
    let stage = Stage(.swipeCard)
    let card = try stage.front()
    UIView.animate(withDuration: 0.3) {
      stage.deckView.bounds.size = CGSize(width: 480, height: 320)
      stage.deckView.layoutIfNeeded()
    }
    #expect(card.animatedChanges > 0)
  }

  @Test func `A notch moves the content of an expanded card only`() throws {
    let stage = Stage(.expandingCarousel, width: 400, height: 600)
    let card = try stage.front()
    #expect(!card.insetsLayoutMarginsFromSafeArea)
    #expect(!card.contentView.insetsLayoutMarginsFromSafeArea)
    stage.deckView.expand()
    stage.settle()
    #expect(card.insetsLayoutMarginsFromSafeArea)
    #expect(card.contentView.insetsLayoutMarginsFromSafeArea)
    stage.deckView.collapse()
    stage.settle()
    #expect(!card.insetsLayoutMarginsFromSafeArea)
    #expect(!card.contentView.insetsLayoutMarginsFromSafeArea)
  }
}
