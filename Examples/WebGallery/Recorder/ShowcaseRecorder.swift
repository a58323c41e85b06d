import CardWeb
import Cardstock

/// Writes down what is done with one of the four systems.
final class ShowcaseRecorder {
  let showcase: Showcase
  let recorder = DeckRecorder()
  /// A preset of the library's that a recording has chosen, with what the sliders showed then.
  private var preset: (layout: NamedLayout, values: [Int])?

  init(_ showcase: Showcase) {
    self.showcase = showcase
    recorder.currentLayoutName = { [unowned(unsafe) self] in layout.name }
  }

  /// Starts to record.
  func start() { showcase.deck.engine.record(with: recorder) }

  /// Shows in the panel what layout a recording has chosen.
  func show(_ layout: NamedLayout) {
    showcase.strategy = layout.strategy
    if let values = layout.values {
      showcase.values.replaceSubrange(layout.strategy.range, with: values)
      preset = nil
    } else {
      preset = (layout, showcase.options)
    }
  }

  /// The layout that the deck has, or is about to get.
  private var layout: NamedLayout {
    if let preset, preset.layout.strategy == showcase.strategy, preset.values == showcase.options {
      return preset.layout
    }
    // The person has chosen something else, and will not meet the preset again.
    preset = nil
    return NamedLayout(showcase.strategy, showcase.options)
  }
}
