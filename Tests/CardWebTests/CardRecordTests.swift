internal import CardCore
internal import CardWeb
internal import Testing

struct CardRecordTests {
  @Test("A record is seventeen numbers in a row, as cardweb.js reads them")
  func layout() {
    #expect(MemoryLayout<CardRecord>.size == 17 * 8)
    #expect(MemoryLayout<CardRecord>.stride == 17 * 8)
    #expect(MemoryLayout<CardRecord>.offset(of: \.element) == 0)
    #expect(MemoryLayout<CardRecord>.offset(of: \.changes) == 8)
    #expect(MemoryLayout<CardRecord>.offset(of: \.width) == 6 * 8)
    #expect(MemoryLayout<CardRecord>.offset(of: \.order) == 14 * 8)
    #expect(MemoryLayout<CardRecord>.offset(of: \.reveal) == 16 * 8)
  }

  @Test("The box hangs by its upper left corner, moved by the translation")
  func corner() {
    let card = presentation { $0.translation = CardPoint(x: 10, y: -5) }
    let record = CardRecord(card, of: 3, changes: .all)
    #expect((record.element, record.changes) == (3, 255))
    // centre 150 - half the width 50 + 10; centre 150 - half the height 100 - 5
    #expect((record.x, record.y) == (110, 45))
    #expect((record.width, record.height) == (100, 200))
  }

  @Test("A shadow's blur is twice its radius, as CSS means it")
  func shadow() {
    let card = presentation {
      $0.shadow = CardShadow(radius: 3, opacity: 0.4, offset: CardPoint(x: 0.5, y: 3))
    }
    let record = CardRecord(card, of: 1, changes: .all)
    #expect((record.shadowBlur, record.shadowOpacity) == (6, 0.4))
    #expect((record.shadowX, record.shadowY) == (0.5, 3))
  }

  @Test(
    "Flags are bits: front 1, touchable 2, hidden 4",
    arguments: [
      (false, false, false, 0.0), (true, false, false, 1), (false, true, false, 2),
      (true, true, false, 3), (false, false, true, 4), (true, true, true, 7),
    ])
  func flags(isFront: Bool, isTouchable: Bool, isHidden: Bool, expected: Double) {
    var card = presentation()
    card.isFront = isFront
    card.isTouchable = isTouchable
    card.isHidden = isHidden
    #expect(CardRecord(card, of: 1, changes: .all).flags == expected)
  }

  @Test("Equal presentations differ in nothing")
  func noChanges() {
    #expect(CardRecord.Changes(from: presentation(), to: presentation()).isEmpty)
  }

  @Test(
    "Each part of the look changes by itself",
    arguments: [
      (presentation { $0.translation.x = 1 }, .place),
      (presentation { $0.center.y = 1 }, .place),
      (presentation { $0.rotation = 1 }, .place),
      (presentation { $0.scale = 0.5 }, .place),
      (presentation { $0.size.width = 1 }, CardRecord.Changes([.place, .size])),
      (presentation { $0.alpha = 0.5 }, .alpha),
      (presentation { $0.cornerRadius = 5 }, .corner),
      (presentation { $0.shadow.opacity = 0.5 }, .shadow),
      (presentation { $0.reveal = 0.5 }, .reveal),
      // Only the order that follows from the depth shows.
      (presentation { $0.depth = 3 }, CardRecord.Changes([])),
    ] as [(CardPresentation, CardRecord.Changes)])
  func changes(changed: CardPresentation, expected: CardRecord.Changes) {
    #expect(CardRecord.Changes(from: presentation(), to: changed) == expected)
  }

  @Test("The paint order and the flags change by themselves")
  func orderAndFlags() {
    #expect(
      CardRecord.Changes(from: presentation(order: 1), to: presentation(order: 2)) == .order)
    var front = presentation()
    front.isFront = true
    #expect(CardRecord.Changes(from: presentation(), to: front) == .flags)
  }
}
