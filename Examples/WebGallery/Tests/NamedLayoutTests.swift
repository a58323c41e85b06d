import Cardstock
import Testing
import WebGalleryRecorder

struct NamedLayoutTests {
  @Test(
    "A name is read and written as it is, with the sliders' values or without",
    arguments: [
      ("swipe card 3 5 12", [3, 5, 12]), ("time machine 5 30 100", [5, 30, 100]),
      ("expanding carousel 250 0 50", [250, 0, 50]), ("inset stack", nil), ("slide card", nil),
    ] as [(String, [Int]?)])
  func names(name: String, values: [Int]?) throws {
    let layout = try #require(NamedLayout(name))
    #expect(layout.values == values)
    #expect(layout.name == name)
  }

  @Test(
    "What the gallery does not have is no name",
    arguments: [
      "", "origami", "swipe", "swipe card 3", "swipe card 3 5 12 1", "swipe card -3 5 12",
      "swipe card 3 5 99999", "Swipe card", "swipe-card",
    ])
  func refusals(name: String) {
    #expect(NamedLayout(name) == nil)
  }

  @Test("A plain name is the library's preset, numbers are the gallery's tuning of it")
  func layouts() throws {
    let environment = LayoutEnvironment(size: CardSize(width: 320, height: 480))
    let preset = AnyCardLayout(TransformStackLayout.swipeCard).resolve(in: environment)
    let plain = try #require(NamedLayout("swipe card")).layout.resolve(in: environment)
    let tuned = try #require(NamedLayout("swipe card 5 5 12")).layout.resolve(in: environment)
    #expect(plain.traits == preset.traits)
    #expect(tuned.traits.window != preset.traits.window)
  }
}
