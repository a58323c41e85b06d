internal import CardCore
internal import CardWeb
internal import Testing

struct WebCellTests {
  private func progress(_ direction: CardDirection?, _ alpha: Double) -> CardProgress {
    CardProgress(
      phase: .dragging, translation: .zero, fraction: 0, horizontalFraction: 0,
      direction: direction, overlayAlpha: alpha)
  }

  @Test("The overlay of the drag's side follows it; the side before it is cleared")
  func overlays() {
    withPage { page in
      let cell = WebCell()
      let (like, skip) = (WebElement("b"), WebElement("i"))
      cell.setOverlay(like, for: .right)
      cell.setOverlay(skip, for: .left)
      func alphas() -> [String?] {
        [like, skip].map { page.element($0)?.style["opacity"] }
      }
      #expect(alphas() == ["0.0", "0.0"])
      cell.dragDidChange(progress(.right, 0.5))
      #expect(alphas() == ["0.5", "0.0"])
      cell.dragDidChange(progress(.left, 0.25))
      #expect(alphas() == ["0.0", "0.25"])
      // A side without an overlay shows none.
      cell.dragDidChange(progress(.up, 0.75))
      #expect(alphas() == ["0.0", "0.0"])
      cell.dragDidChange(.resting)
      #expect(alphas() == ["0.0", "0.0"])
    }
  }

  @Test("An overlay lies above what came before it, until another or none takes its place")
  func replacedOverlay() {
    withPage { page in
      let cell = WebCell()
      let (first, second) = (WebElement("b"), WebElement("i"))
      func children() -> [Int32]? { page.element(cell.element)?.children }
      cell.element.append(WebElement("p"))
      cell.setOverlay(first, for: .up)
      #expect(children()?.last == first.handle)
      #expect(page.element(first)?.attributes["aria-hidden"] == "true")
      cell.setOverlay(second, for: .up)
      #expect(cell.overlay(for: .up) === second)
      #expect(children()?.contains(first.handle) == false)
      #expect(children()?.last == second.handle)
      cell.setOverlay(nil, for: .up)
      #expect(children()?.count == 1)
      #expect(cell.overlay(for: .up) == nil)
    }
  }
}
