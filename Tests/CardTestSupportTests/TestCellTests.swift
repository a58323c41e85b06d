import CardCore
import CardTestSupport
import Testing

@Suite struct TestCellTests {
  let cell = TestCell()

  @Test func `Preparing forgets the item and counts`() {
    cell.item = "a"
    cell.prepareForReuse()
    #expect(cell.item == nil)
    #expect(cell.preparationCount == 1)
  }

  @Test func `The last progress is kept and all are counted`() {
    var progress = CardProgress.resting
    progress.fraction = 0.5
    cell.dragDidChange(progress)
    #expect(cell.progress == progress)
    cell.dragDidChange(.resting)
    #expect(cell.progress == .resting)
    #expect(cell.progressCount == 2)
  }

  @Test func `A test can act from inside the preparation`() {
    var calls = 0
    cell.onPrepareForReuse = { calls += 1 }
    cell.prepareForReuse()
    #expect(calls == 1)
  }
}
