import CardWeb

extension WebElement {
  /// The elements that a selector finds among the siblings of one kind, in order; with `inner`, the
  /// first match of that in each.
  func all(_ siblings: WebText, _ inner: WebText = "") -> [WebElement] {
    var found: [WebElement] = []
    while let element = first("\(siblings):nth-of-type(\(found.count + 1)) \(inner)") {
      found.append(element)
    }
    return found
  }
}

/// Radio buttons that stand for whole numbers.
final class RadioRow {
  private let buttons: [WebElement]
  var onChoice: (Int) -> Void = { _ in }

  init(_ buttons: [WebElement]) {
    self.buttons = buttons
    for button in buttons {
      button.on("change") { [unowned(unsafe) self] in onChoice(Int($0.value)) }
    }
  }

  /// Checks the button of a number, or none.
  func show(_ number: Int) {
    for button in buttons {
      button.setNumber("checked", button.number("value") == Double(number) ? 1 : 0)
    }
  }
}

/// The sliders of one strategy, with their values beside them.
final class Sliders {
  private let group: WebElement
  private let knobs: [WebElement]
  private let outputs: [WebElement]
  var onChange: ([Int]) -> Void = { _ in }

  init(_ group: WebElement) {
    self.group = group
    knobs = group.all(".slider", "input")
    outputs = group.all(".slider", "output")
    group.on("input") { [unowned(unsafe) self] _ in
      let values = knobs.map { Int($0.number("value")) }
      showValues(values)
      onChange(values)
    }
  }

  /// Shows the sliders with their values, or hides them where there are none.
  func show(_ values: [Int]?) {
    group.setAttribute("hidden", values == nil ? "" : nil)
    guard let values else { return }
    for (knob, value) in zip(knobs, values) { knob.setNumber("value", Double(value)) }
    showValues(values)
  }

  private func showValues(_ values: [Int]) {
    for (output, value) in zip(outputs, values) { output.setText("\(value)") }
  }
}
