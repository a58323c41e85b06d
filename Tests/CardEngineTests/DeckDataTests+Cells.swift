import CardCore
import CardEngine
import CardTestSupport
import Testing
import TransformStack

/// What the cells show that `Deck+Data` asks for anew.
extension DeckDataTests {
  /// A stack of four cards that has the third of ten items in front.
  private func stack() -> Rig {
    let rig = Rig(.swipeCard)
    for _ in 0..<2 { rig.deck.swipe(.left) }
    rig.run(2)
    return rig
  }

  /// The items that the cells themselves show, from the back to the front.
  private func contents(_ rig: Rig) -> [CardItemID?] {
    rig.host.cards.map { ($0.cell as? TestCell)?.item }
  }

  @Test func `after a reload each cell shows its own item`() {
    let rig = stack()
    rig.deck.reload()
    #expect(contents(rig) == [5, 4, 3, 2])
    #expect(rig.host.paintOrder == [5, 4, 3, 2])
  }

  @Test func `after a reload of other data each cell shows the item of its card`() {
    let rig = stack()
    rig.source.items = [9, 2, 4, 7, 3, 0]
    rig.deck.reload()
    rig.run(1)
    #expect(contents(rig) == [3, 7, 4, 2])
    #expect(rig.host.paintOrder == [3, 7, 4, 2])
  }

  @Test(arguments: [2, 3, 5])
  func `an item that is reloaded is shown by its own card`(index: Int) {
    let rig = stack()
    rig.source.calls = .init()
    rig.deck.reloadItem(at: index)
    #expect(rig.source.calls.cell == 1)
    #expect(contents(rig) == [5, 4, 3, 2])
  }

  @Test func `cells that come into the window show their own items`() {
    let rig = stack()
    rig.deck.apply([rig.source.insert(50, at: 3), rig.source.delete(at: 4)])
    rig.run(1)
    #expect(contents(rig) == [5, 4, 50, 2])
    #expect(rig.host.paintOrder == [5, 4, 50, 2])
  }
}
