import CardCore
import Testing

@Suite struct CardProgressTests {
  @Test func `At rest every number is zero and no direction is near`() {
    let resting = CardProgress.resting
    #expect(resting.phase == .resting)
    #expect(resting.translation == .zero)
    #expect(resting.fraction == 0 && resting.horizontalFraction == 0)
    #expect(resting.direction == nil)
    for direction in CardDirection.allCases { #expect(resting.overlayAlpha(for: direction) == 0) }
  }

  @Test func `Only the overlay of the nearest direction shows`() {
    let progress = CardProgress(
      phase: .dragging, translation: CardPoint(x: -40, y: 3), fraction: 0.3,
      horizontalFraction: -0.3, direction: .left, overlayAlpha: 0.4)
    #expect(CardDirection.allCases.map(progress.overlayAlpha(for:)) == [0.4, 0, 0, 0])
  }
}
