import CardWeb
import Cardstock

/// Tunes the deck that was used last, and shows its figures and all events.
final class Inspector {
  private let element: WebElement
  private let showcases: [Showcase]
  private var current: Showcase
  private let heading = WebElement("span", class: "of")
  private var strategies: [WebElement] = []
  private var counts: [WebElement] = []
  private var sliders: [Slider] = []
  private var toggles: [WebElement] = []
  private var counters: [WebElement] = []

  private static let countChoices = [0, 1, 3, 10, 10_000, 1_000_000]

  init(in element: WebElement, showcases: [Showcase], log: EventLog) {
    self.element = element
    self.showcases = showcases
    current = showcases[0]
    let title = WebElement("h2")
    title.setText("Tune ")
    title.append(heading)
    element.append(title)
    strategies = choices(
      "Strategy", "strategy", Strategy.all.map { ($0.rawValue, $0.title) }, in: element
    ) { $0.current.choose(Strategy(rawValue: $1) ?? .swipeCard) }
    counts = choices(
      "Cards", "count", Inspector.countChoices.map { ($0, Format.grouped($0)) }, in: element
    ) { $0.current.setCount($1) }
    addSliders(in: element)
    addToggles(in: element)
    addCounters(in: element)
    let events = group("Events")
    events.append(log.element)
    element.append(events)
    for showcase in showcases {
      showcase.onUse = { [unowned(unsafe) self] in use($0) }
      showcase.onChange = { [unowned(unsafe) self] in if $0 === current { updateCounters() } }
    }
    use(showcases[0])
    update()
  }

  private func use(_ showcase: Showcase) {
    guard showcase !== current || heading.number("childElementCount") == 0 else { return }
    current = showcase
    for other in showcases {
      other.article.setAttribute("data-active", other === showcase ? "" : nil)
    }
    update()
  }

  // MARK: Controls

  private func group(_ title: WebText) -> WebElement {
    let group = WebElement("fieldset")
    let legend = WebElement("legend")
    legend.setText(title)
    group.append(legend)
    return group
  }

  /// A row of radio buttons.
  private func choices(
    _ title: WebText, _ name: WebText, _ items: [(Int, WebText)], in element: WebElement,
    _ action: @escaping (Inspector, Int) -> Void
  ) -> [WebElement] {
    let group = group(title)
    let row = WebElement("div", class: "choices")
    var inputs: [WebElement] = []
    for (value, text) in items {
      let label = WebElement("label")
      let input = WebElement("input")
      input.setAttribute("type", "radio")
      input.setAttribute("name", name)
      input.setAttribute("value", "\(value)")
      let span = WebElement("span")
      span.setText(text)
      label.append(input)
      label.append(span)
      row.append(label)
      inputs.append(input)
    }
    row.on("change") { [unowned(unsafe) self] event in
      guard event.value.isFinite else { return }
      action(self, Int(event.value))
      update()
    }
    group.append(row)
    element.append(group)
    return inputs
  }

  private func addSliders(in element: WebElement) {
    let group = group("Options")
    for position in 0..<3 {
      let slider = Slider { [unowned(unsafe) self] value in
        current.setOption(position, to: value)
      }
      sliders.append(slider)
      group.append(slider.element)
    }
    element.append(group)
  }

  private func addToggles(in element: WebElement) {
    let group = group("Deck")
    let row = WebElement("div", class: "choices")
    let actions: [(WebText, (Showcase, Bool) -> Void)] = [
      ("Loop", { $0.setLooping($1) }), ("Vertical", { $0.setVertical($1) }),
      ("Right to left", { $0.setRightToLeft($1) }),
    ]
    for (title, action) in actions {
      let label = WebElement("label")
      let input = WebElement("input")
      input.setAttribute("type", "checkbox")
      input.on("change") { [unowned(unsafe) self] event in action(current, event.isChecked) }
      let span = WebElement("span")
      span.setText(title)
      label.append(input)
      label.append(span)
      row.append(label)
      toggles.append(input)
    }
    group.append(row)
    element.append(group)
  }

  private func addCounters(in element: WebElement) {
    let list = WebElement("dl", class: "counters")
    let titles: [WebText] = ["Items", "Live cells", "Pooled", "Created", "Reused", "Discarded"]
    for title in titles {
      let cell = WebElement("div")
      let term = WebElement("dt")
      let value = WebElement("dd")
      term.setText(title)
      cell.append(term)
      cell.append(value)
      list.append(cell)
      counters.append(value)
    }
    element.append(list)
  }

  // MARK: Showing

  private func update() {
    heading.setText("\u{2014} \(current.title)")
    for (strategy, input) in zip(Strategy.all, strategies) {
      input.setNumber("checked", strategy == current.strategy ? 1 : 0)
    }
    for (count, input) in zip(Inspector.countChoices, counts) {
      input.setNumber("checked", count == current.source.count ? 1 : 0)
    }
    for (position, slider) in sliders.enumerated() {
      slider.show(current.strategy.options[position], value: current.options[position])
    }
    let configuration = current.deck.engine.configuration
    let states = [
      configuration.isLooping, configuration.axis == .vertical,
      configuration.readingDirection == .rightToLeft,
    ]
    for (state, input) in zip(states, toggles) { input.setNumber("checked", state ? 1 : 0) }
    updateCounters()
  }

  private func updateCounters() {
    let statistics = current.deck.pool.statistics
    let figures = [
      current.source.count, statistics.live, statistics.pooled, statistics.created,
      statistics.reused, statistics.discarded,
    ]
    for (figure, counter) in zip(figures, counters) { counter.setText(Format.grouped(figure)) }
  }
}

/// A labelled slider that shows its value.
final class Slider {
  let element = WebElement("label", class: "slider")
  private let title = WebElement("span")
  private let input = WebElement("input")
  private let output = WebElement("output")
  private var unit: WebText = ""

  init(_ action: @escaping (Int) -> Void) {
    input.setAttribute("type", "range")
    element.append(title)
    element.append(input)
    element.append(output)
    input.on("input") { [unowned(unsafe) self] event in
      guard event.value.isFinite else { return }
      let value = Int(event.value)
      output.setText("\(value)\(unit)")
      action(value)
    }
  }

  func show(_ option: Strategy.Option, value: Int) {
    unit = option.unit
    title.setText(option.title)
    input.setAttribute("min", "\(option.range.lowerBound)")
    input.setAttribute("max", "\(option.range.upperBound)")
    input.setNumber("value", Double(value))
    output.setText("\(value)\(unit)")
  }
}
