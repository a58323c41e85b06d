import CardCore
import Testing

@testable import CardEngine

struct DeckSpaceTests {
  private func space(
    mirrored: Bool = false, vertical: Bool = false, perspective: Double = 0
  ) -> DeckSpace {
    var space = DeckSpace()
    space.size = CardSize(width: 320, height: 480)
    space.safeArea = CardInsets(top: 1, left: 2, bottom: 3, right: 4)
    space.isMirrored = mirrored
    space.isVertical = vertical
    space.perspective = perspective
    return space
  }

  private var card: CardPlacement {
    CardPlacement(
      center: CardPoint(x: 100, y: 200), size: CardSize(width: 30, height: 40),
      translation: CardPoint(x: 5, y: 6), rotation: 0.1,
      shadow: CardShadow(radius: 3, opacity: 0.4, offset: CardPoint(x: 1, y: 2)))
  }

  // A vertical layout counts from the top, and a mirrored one has left and right exchanged.
  @Test(
    arguments: [
      (false, false, CardInsets(top: 1, left: 2, bottom: 3, right: 4)),
      (true, false, CardInsets(top: 1, left: 4, bottom: 3, right: 2)),
      (false, true, CardInsets(top: 2, left: 1, bottom: 4, right: 3)),
      (true, true, CardInsets(top: 4, left: 1, bottom: 2, right: 3)),
    ])
  func `the layout's safe area is turned as the layout is`(
    mirrored: Bool, vertical: Bool, insets: CardInsets
  ) {
    let environment = space(mirrored: mirrored, vertical: vertical).environment
    #expect(environment.safeArea == insets)
    #expect(environment.size.width == (vertical ? 480 : 320))
    #expect(environment.axis == (vertical ? .vertical : .horizontal))
  }

  @Test func `a horizontal deck takes placements as they are`() {
    var placement = card
    space(mirrored: true).layoutToDeck(&placement)
    #expect(placement == card)
  }

  @Test func `a vertical deck exchanges the axes, which turns rotations round`() {
    var placement = card
    space(vertical: true).layoutToDeck(&placement)
    #expect(placement.center == CardPoint(x: 200, y: 100))
    #expect(placement.size == CardSize(width: 40, height: 30))
    #expect(placement.translation == CardPoint(x: 6, y: 5))
    #expect(placement.rotation == -0.1)
    #expect(placement.shadow.offset == CardPoint(x: 2, y: 1))
  }

  @Test func `along and across follow the axis`() {
    let vector = CardPoint(x: 3, y: 7)
    #expect(space().along(vector) == 3 && space().across(vector) == 7)
    #expect(space(vertical: true).along(vector) == 7)
    #expect(space(vertical: true).across(vector) == 3)
    #expect(space().alongAxis(5) == CardPoint(x: 5, y: 0))
    #expect(space(vertical: true).alongAxis(5) == CardPoint(x: 0, y: 5))
  }

  @Test func `mirroring is its own inverse and leaves up and down alone`() {
    let space = space(mirrored: true)
    #expect(space.mirrored(location: CardPoint(x: 20, y: 7)) == CardPoint(x: 300, y: 7))
    #expect(space.mirrored(vector: CardPoint(x: 20, y: 7)) == CardPoint(x: -20, y: 7))
    #expect(
      CardDirection.allCases.map { space.mirrored(direction: $0) } == [.right, .left, .up, .down])
    #expect(self.space().mirrored(location: CardPoint(x: 20, y: 7)) == CardPoint(x: 20, y: 7))
    #expect(self.space().mirrored(direction: .left) == .left)
  }

  @Test func `a mirrored card is the mirror image`() {
    var placement = card
    #expect(space(mirrored: true).present(&placement))
    #expect(placement.center == CardPoint(x: 220, y: 200))
    #expect(placement.translation == CardPoint(x: -5, y: 6))
    #expect(placement.rotation == -0.1)
    #expect(placement.shadow.offset == CardPoint(x: -1, y: 2))
  }

  // 1 / (1 + 250 / 500) = 2 / 3 about the middle (160, 240): (105, 206) is (-55, -34) from it.
  @Test func `depth shrinks a card towards the middle`() {
    var placement = card
    placement.translationZ = -250
    let space = space(perspective: -1.0 / 500)
    space.project(&placement)
    #expect(space.present(&placement))
    #expect(placement.position.isNear(160 - 110.0 / 3, 240 - 68.0 / 3))
    #expect(placement.scale.isNear(2.0 / 3))
    #expect(placement.translationZ == 0)
    #expect(placement.center == card.center && placement.size == card.size)
  }

  // The camera is 500 points away; a hundredth of that is left at 495.
  @Test(
    arguments: [
      (494.9, true), (495.1, false), (500, false), (501, false), (1e9, false), (-1e9, true),
    ] as [(Double, Bool)])
  func `a card at the camera or behind it is hidden`(depth: Double, isSeen: Bool) {
    var placement = card
    placement.translationZ = depth
    let space = space(perspective: -1.0 / 500)
    space.project(&placement)
    #expect(space.present(&placement) == isSeen)
    #expect(placement.largestComponent.isFinite)
    #expect(placement.scale >= 0 && placement.translationZ == 0)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a card with a number that is not finite is hidden at a finite place`(value: Double) {
    for component: WritableKeyPath<CardPlacement, Double> in [
      \.center.x, \.size.width, \.translation.y, \.translationZ, \.rotation, \.scale, \.depth,
      \.shadow.offset.x,
    ] {
      var placement = card
      placement[keyPath: component] = value
      let space = space(perspective: -1.0 / 500)
      space.project(&placement)
      let isSeen = space.present(&placement)
      #expect(placement.largestComponent.isFinite)
      // Some are brought into their range instead, as a negative size.
      #expect(!isSeen || value < 0)
    }
  }

  @Test func `what a spring has carried out of its range is brought back`() {
    var placement = card
    placement.alpha = 1.2
    placement.reveal = -0.1
    placement.scale = -0.5
    placement.size.width = -3
    placement.cornerRadius = -1
    placement.shadow = CardShadow(radius: -1, opacity: 2, offset: .zero)
    #expect(space().present(&placement))
    #expect(placement.alpha == 1 && placement.reveal == 0 && placement.scale == 0)
    #expect(placement.size.width == 0 && placement.cornerRadius == 0)
    #expect(placement.shadow == CardShadow(radius: 0, opacity: 1, offset: .zero))
  }
}
