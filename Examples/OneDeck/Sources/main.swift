// The smallest page: one deck of notes. `swift package gallery --page OneDeck` builds it.

import CardWeb
import Cardstock

final class NoteCell: WebCell {
  private let text = WebElement("p")

  required init() {
    super.init()
    element.append(text)
    setOverlay(WebElement("i", class: "yes"), for: .right)
    setOverlay(WebElement("i", class: "no"), for: .left)
  }

  func show(_ note: WebText) { text.setText(note) }
}

final class Notes: CardDataSource {
  func numberOfItems() -> Int { 1_000 }

  func itemID(at index: Int) -> CardItemID { CardItemID(index) }

  func cell(forItemAt index: Int, in cells: CellRecycler) -> any CardCell {
    let cell = cells.dequeue(NoteCell.self)
    cell.show("Note \(index + 1)")
    return cell
  }
}

// The page lives as long as the module, on the module's one thread.
nonisolated(unsafe) let notes = Notes()
nonisolated(unsafe) let deck = WebElement(matching: "#notes").map { element in
  let deck = WebDeck(in: element, name: "notes", label: "Notes", layout: .slideCard)
  deck.cells.register(NoteCell.self)
  deck.engine.dataSource = notes
  deck.engine.reload()
  return deck
}
