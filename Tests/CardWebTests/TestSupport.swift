internal import CardCore
internal import CardEngine
internal import CardTestSupport
internal import CardWeb
internal import Testing

/// Runs a test on a page of its own, so that tests run side by side.
func withPage<Result>(_ body: (PageModel) throws -> Result) rethrows -> Result {
  let model = PageModel()
  return try Page.$model.withValue(model) { try body(model) }
}

/// Runs a test on a page of its own, which must be freed at the end with all that the test watches.
func withLeakFreePage(_ body: (PageModel, LeakChecker) throws -> Void) rethrows {
  let leaks = LeakChecker()
  try withPage { page in
    leaks.track(page)
    try body(page, leaks)
  }
  #expect(leaks.survivors.isEmpty)
}

/// Notes the input that a host passes on, and answers as told.
final class RecordedInput: WebInput {
  var pointers: [WebPointerEvent] = []
  var wheels: [CardPoint] = []
  var keys: [WebKey] = []
  var sizes: [(size: CardSize, isRightToLeft: Bool)] = []
  var frames: [Double] = []
  var interruptions: [Double] = []
  var reducedMotion: [Bool] = []
  var takesInput = true
  var phase = DeckPhase.idle
  var frameWork: () -> Void = {}

  func pointer(_ event: WebPointerEvent) -> Bool {
    pointers.append(event)
    return takesInput
  }

  func wheel(by delta: CardPoint, at time: Double) -> Bool {
    wheels.append(delta)
    return takesInput
  }

  func key(_ key: WebKey, at time: Double) -> Bool {
    keys.append(key)
    return takesInput
  }

  func resize(to size: CardSize, isRightToLeft: Bool, at time: Double) {
    sizes.append((size, isRightToLeft))
  }

  func interrupt(at time: Double) { interruptions.append(time) }

  func setReducedMotion(_ isReduced: Bool) { reducedMotion.append(isReduced) }

  func traitsDidChange() {}

  func frame(at time: Double) {
    frames.append(time)
    frameWork()
  }
}

/// A presentation in a box of 100 x 200 centred on (150, 150).
func presentation(
  order: Int = 0, _ change: (inout CardPlacement) -> Void = { _ in }
) -> CardPresentation {
  var placement = CardPlacement(
    center: CardPoint(x: 150, y: 150), size: CardSize(width: 100, height: 200))
  change(&placement)
  return CardPresentation(placement: placement, paintOrder: order)
}
