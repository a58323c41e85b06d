import CardWeb
import Cardstock

/// Tunes the deck that was used last, and shows its figures.
final class Inspector {
  let showcases: [Showcase]
  private(set) var current: Showcase
  private let heading: WebElement?
  private let strategies: RadioRow
  private let counts: RadioRow
  private let toggles: [WebElement]
  private let sliders: [Sliders]
  private let counters: [WebElement]
  /// The count that the radio buttons stand for, which a person changes by other buttons too.
  private var shownCount = -1

  init?(in panel: WebElement, showcases: [Showcase]) {
    guard let first = showcases.first else { return nil }
    self.showcases = showcases
    current = first
    heading = panel.first(".of")
    strategies = RadioRow(panel.all(".strategies label", "input"))
    counts = RadioRow(panel.all(".counts label", "input"))
    toggles = panel.all(".toggles label", "input")
    sliders = panel.all("div.options").map { Sliders($0) }
    counters = panel.all(".counters div", "dd")
    listen()
    use(first)
  }

  private func listen() {
    for showcase in showcases {
      showcase.onUse = { [unowned(unsafe) self] in if $0 !== current { use($0) } }
      showcase.onChange = { [unowned(unsafe) self] in if $0 === current { updateCounters() } }
    }
    strategies.onChoice = { [unowned(unsafe) self] in
      current.choose(Strategy(rawValue: $0) ?? .swipeCard)
      update()
    }
    counts.onChoice = { [unowned(unsafe) self] in
      current.setCount($0)
      update()
    }
    for group in sliders {
      group.onChange = { [unowned(unsafe) self] in current.setOptions($0) }
    }
    for (position, toggle) in toggles.enumerated() {
      toggle.on("change") { [unowned(unsafe) self] in set(position, $0.isChecked) }
    }
  }

  private func set(_ toggle: Int, _ isOn: Bool) {
    switch toggle {
    case 0: current.setLooping(isOn)
    case 1: current.setVertical(isOn)
    default: current.setRightToLeft(isOn)
    }
  }

  func use(_ showcase: Showcase) {
    current.article.setAttribute("data-active", nil)
    current = showcase
    current.article.setAttribute("data-active", "")
    update()
  }

  // MARK: Showing

  func update() {
    heading?.setText("\u{2014} \(current.title)")
    strategies.show(current.strategy.rawValue)
    for (position, group) in sliders.enumerated() {
      group.show(position == current.strategy.rawValue ? current.options : nil)
    }
    let configuration = current.deck.engine.configuration
    let states = [
      configuration.isLooping, configuration.axis == .vertical,
      configuration.readingDirection == .rightToLeft,
    ]
    for (state, toggle) in zip(states, toggles) { toggle.setNumber("checked", state ? 1 : 0) }
    updateCounters()
  }

  private func updateCounters() {
    if shownCount != current.source.count {
      shownCount = current.source.count
      counts.show(shownCount)
    }
    let statistics = current.deck.pool.statistics
    let figures = [
      current.source.count, statistics.live, statistics.pooled, statistics.created,
      statistics.reused, statistics.discarded,
    ]
    for (figure, counter) in zip(figures, counters) { counter.setText(Format.grouped(figure)) }
  }
}
