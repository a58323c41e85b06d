internal import CardCore
internal import CardWeb
internal import Testing

struct WebCellTests {
  private func progress(_ direction: CardDirection?, _ alpha: Double) -> CardProgress {
    CardProgress(
      phase: .dragging, translation: .zero, fraction: 0, horizontalFraction: 0,
      direction: direction, overlayAlpha: alpha)
  }

  @Test("The overlay of the drag's side is a custom property; the side before it is cleared")
  func overlays() {
    withPage { page in
      let cell = WebCell()
      func style() -> [String: String]? { page.element(cell.element)?.style }
      cell.dragDidChange(progress(.right, 0.5))
      #expect(style() == ["--swipe-right": "0.5"])
      cell.dragDidChange(progress(.left, 0.25))
      #expect(style() == ["--swipe-right": "0.0", "--swipe-left": "0.25"])
      cell.dragDidChange(.resting)
      #expect(style() == ["--swipe-right": "0.0", "--swipe-left": "0.0"])
    }
  }
}
