import CardWeb
import Cardstock

/// A card with its number on it.
final class NumberCell: WebCell {
  private let label = WebElement("p")

  required init() {
    super.init()
    element.setClass("number", true)
    element.append(label)
  }

  func show(_ number: Int) {
    label.setText("\(number)")
    element.setStyle("--hue", Double(number * 47 % 360))
  }
}

/// Numbers from 0.
final class NumberSource: CardDataSource {
  private let count: Int

  init(count: Int) {
    self.count = count
  }

  func numberOfItems() -> Int { count }

  func itemID(at index: Int) -> CardItemID { CardItemID(index) }

  func index(of item: CardItemID, near hint: Int) -> Int? {
    item.number.flatMap { (0..<count).contains($0) ? $0 : nil }
  }

  func cell(forItemAt index: Int, in cells: CellRecycler) -> any CardCell {
    let cell = cells.dequeue(NumberCell.self)
    cell.show(index)
    return cell
  }
}
