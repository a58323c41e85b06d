import CardCore
import Testing

@Suite struct CardPlacementTests {
  @Test func `A bare placement is neutral: natural size, opaque, square, flat`() {
    let placement = CardPlacement(
      center: CardPoint(x: 1, y: 2), size: CardSize(width: 3, height: 4))
    #expect(placement.translation == .zero)
    #expect(placement.translationZ == 0)
    #expect(placement.rotation == 0)
    #expect(placement.scale == 1)
    #expect(placement.alpha == 1)
    #expect(placement.cornerRadius == 0)
    #expect(placement.shadow == .none)
    #expect(placement.depth == 0)
    #expect(placement.reveal == 0)
  }

  @Test func `A card is seen at its centre plus its translation`() {
    let placement = CardPlacement(
      center: CardPoint(x: 1, y: 2), size: .zero, translation: CardPoint(x: 10, y: -20))
    #expect(placement.position == CardPoint(x: 11, y: -18))
  }
}
