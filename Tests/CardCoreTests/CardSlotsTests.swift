import CardCore
import Testing

@Suite struct CardSlotsTests {
  @Test func `a slot holds what was put there until it is freed`() {
    var slots = CardSlots<String>()
    #expect(slots[0] == nil)
    slots[2] = "c"
    slots[0] = "a"
    #expect([slots[0], slots[1], slots[2], slots[3]] == ["a", nil, "c", nil])
    slots[2] = "d"
    slots[0] = nil
    #expect([slots[0], slots[1], slots[2], slots[3]] == [nil, nil, "d", nil])
  }

  @Test(arguments: [-1, .min])
  func `a slot below 0 holds nothing`(slot: Int) {
    var slots = CardSlots<Int>()
    slots[slot] = 1
    #expect(slots[slot] == nil)
  }

  @Test(arguments: [7, .max])
  func `freeing a slot that nothing was put in takes no room`(slot: Int) {
    var slots = CardSlots<Int>()
    slots[slot] = nil
    #expect(slots[slot] == nil)
  }
}
