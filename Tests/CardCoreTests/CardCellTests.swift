import CardCore
import CardTestSupport
import Testing

final class BareCell: RegistrableCardCell {}
final class OtherCell: RegistrableCardCell {}

@Suite struct CardCellTests {
  @Test func `A key stands for one type or one name`() {
    let keys: Set = [
      CellKey(BareCell.self), CellKey(OtherCell.self), CellKey(name: "BareCell"),
      CellKey(name: "bareCell"), CellKey(name: ""),
    ]
    #expect(keys.count == 5)
    #expect(CellKey(BareCell.self) == CellKey(BareCell.self))
    #expect(CellKey(name: "wide") == CellKey(name: "wide"))
  }

  @Test func `A key is described by its type or name`() {
    #expect(CellKey(BareCell.self).description == "BareCell")
    #expect(CellKey(name: "wide photo").description == "wide photo")
  }

  @Test func `A key knows the call that registers it`() {
    #expect(CellKey(BareCell.self).registration == "register(BareCell.self)")
    #expect(CellKey(name: "wide").registration == #"register(identifier: "wide") { … }"#)
  }

  @Test func `A cell needs neither preparation nor progress`() {
    let cell: any CardCell = BareCell()
    cell.prepareForReuse()
    cell.dragDidChange(.resting)
  }
}
