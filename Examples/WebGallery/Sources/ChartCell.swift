import CardWeb
import Cardstock

/// A year in twelve bars.
final class ChartCell: GalleryCell {
  private let label = WebElement("p", class: "label")
  private let figure = WebElement("p", class: "figure")
  private let change = WebElement("p", class: "change")
  private var bars: [WebElement] = []

  required init() {
    super.init()
    element.setClass("chart", true)
    face.append(label)
    face.append(figure)
    face.append(change)
    let plot = WebElement("div", class: "bars")
    plot.setAttribute("aria-hidden", "true")
    for _ in 0..<12 {
      let bar = WebElement("i")
      bars.append(bar)
      plot.append(bar)
    }
    face.append(plot)
    let months = WebElement("div", class: "months")
    months.setMarkup(
      "<span>Jan</span><span>Apr</span><span>Jul</span><span>Oct</span><span>Dec</span>")
    face.append(months)
  }

  /// Shows a card that is called by a number and drawn from another.
  func show(_ number: Int, drawnFrom model: Int) {
    var seed = Seed(model)
    let subject = ChartCell.subjects[seed.next(ChartCell.subjects.count)]
    var height = 30 + seed.next(30)
    let first = height
    var sum = 0
    for bar in bars {
      bar.setStyle("--v", Double(height))
      sum += height
      height = Swift.min(Swift.max(height + seed.next(29) - 12, 12), 96)
    }
    let percent = (height - first) * 100 / first
    face.setStyle("--tone", ChartCell.tones[seed.next(ChartCell.tones.count)])
    label.setText(WebText(subject))
    figure.setText(Format.grouped(sum * 37))
    change.setText(
      "\(percent < 0 ? "\u{2193}" : "\u{2191}") \(Int(percent.magnitude)) % over the year")
    show(
      label: "\(subject): \(Format.grouped(sum * 37))",
      detail: """
        Twelve elements, restyled and never rebuilt when the cell is reused for another card.
        """)
  }

  private static let subjects = [
    "Cards thrown", "Swipes undone", "Frames on time", "Cells reused", "Cards caught",
  ]
  private static let tones = ["#7cc6a4", "#f0a868", "#8fb4f2", "#e58fa9"]
}

/// Numbers as people read them.
enum Format {
  /// With a comma for each thousand.
  static func grouped(_ number: Int) -> WebText {
    guard number >= 1000 else { return "\(number)" }
    let rest = number % 1000
    let zeros = rest < 10 ? "00" : rest < 100 ? "0" : ""
    return "\(grouped(number / 1000)),\(zeros)\(rest)"
  }
}
