import CardCore
import Testing

@testable import CardEngine

@Suite struct PointerRecognizerTests {
  /// Feeds events of one pointer, 10 ms apart, and returns what they amount to.
  private func feed(
    _ recognizer: inout PointerRecognizer,
    _ events: [(PointerEvent.Phase, Double, Double)], pointer: Int = 0, slop: Double = 9,
    start: Double = 0
  ) -> [String] {
    events.enumerated().map { index, event in
      let event = PointerEvent(
        event.0, pointer: pointer, at: CardPoint(x: event.1, y: event.2),
        time: start + Double(index) / 100)
      return switch recognizer.handle(event, slop: slop) {
      case .nothing: "nothing"
      case .pressed: "pressed"
      case .began: "began"
      case .moved: "moved"
      case .ended: "ended"
      case .tapped: "tapped"
      case .cancelled: "cancelled"
      }
    }
  }

  @Test func `a finger that strays no farther than the slop taps`() {
    var recognizer = PointerRecognizer()
    let outcome = feed(&recognizer, [(.down, 50, 50), (.move, 59, 50), (.up, 59, 50)])
    #expect(outcome == ["pressed", "nothing", "tapped"])
    #expect(recognizer.location == CardPoint(x: 59, y: 50))
  }

  @Test(arguments: [(59.0, false), (60, true), (.nan, false)])
  func `a finger that is lifted farther away, and was not heard of, has flicked`(
    x: Double, isFlick: Bool
  ) {
    var recognizer = PointerRecognizer()
    _ = feed(&recognizer, [(.down, 50, 50)])
    let up = PointerEvent(.up, pointer: 0, at: CardPoint(x: x, y: 50), time: 0.1)
    #expect(recognizer.isFlick(up) == isFlick)
    _ = feed(&recognizer, [(.move, 70, 50)])
    #expect(!recognizer.isFlick(up))
  }

  @Test func `a finger that strays farther drags, with its whole way`() {
    var recognizer = PointerRecognizer()
    let outcome = feed(
      &recognizer,
      [(.down, 50, 50), (.move, 56, 50), (.move, 60, 50), (.move, 60, 50), (.up, 60, 50)])
    #expect(outcome == ["pressed", "nothing", "began", "nothing", "ended"])
    #expect(recognizer.translation == CardPoint(x: 10, y: 0))
    #expect(recognizer.start == CardPoint(x: 50, y: 50))
  }

  @Test func `without slop any movement drags; what was caught moves at once`() {
    var recognizer = PointerRecognizer()
    #expect(
      feed(&recognizer, [(.down, 0, 0), (.move, 0.25, 0)], slop: 0) == ["pressed", "began"])
    recognizer = PointerRecognizer()
    _ = feed(&recognizer, [(.down, 0, 0)])
    recognizer.beginAtOnce()
    #expect(feed(&recognizer, [(.move, 1, 0), (.up, 1, 0)], start: 0.01) == ["moved", "ended"])
  }

  @Test func `the release has the velocity of the last movement`() {
    var recognizer = PointerRecognizer()
    let way = (0...10).map { (PointerEvent.Phase.move, Double($0) * 10, 0.0) }
    _ = feed(&recognizer, [(.down, 0, 0)] + way)
    // Ten points in ten milliseconds.
    #expect(recognizer.velocity(at: 0.11).x.isNear(1000, within: 1e-6))
    #expect(recognizer.velocity(at: 0.5) == .zero)
  }

  @Test func `the second finger waits and takes over without a jump`() {
    var recognizer = PointerRecognizer()
    _ = feed(&recognizer, [(.down, 0, 0), (.move, 20, 0)])
    #expect(
      feed(&recognizer, [(.down, 100, 100), (.move, 150, 100)], pointer: 1, start: 0.02)
        == ["nothing", "nothing"])
    #expect(recognizer.translation == CardPoint(x: 20, y: 0))
    #expect(feed(&recognizer, [(.up, 20, 0)], start: 0.04) == ["nothing"])
    #expect(
      feed(&recognizer, [(.move, 155, 100), (.up, 155, 100)], pointer: 1, start: 0.05)
        == ["moved", "ended"])
    #expect(recognizer.translation == CardPoint(x: 25, y: 0))
  }

  @Test func `only the last finger ends or cancels`() {
    var recognizer = PointerRecognizer()
    _ = feed(&recognizer, [(.down, 0, 0), (.move, 20, 0)])
    _ = feed(&recognizer, [(.down, 9, 9)], pointer: 1)
    #expect(feed(&recognizer, [(.cancel, 0, 0)]) == ["nothing"])
    #expect(feed(&recognizer, [(.cancel, 9, 9)], pointer: 1) == ["cancelled"])
    #expect(!recognizer.isDown(0) && !recognizer.isDown(1))
  }

  @Test func `what is not finite, unknown or down already changes nothing`() {
    var recognizer = PointerRecognizer()
    #expect(
      feed(&recognizer, [(.move, 0, 0), (.up, 0, 0), (.cancel, 0, 0), (.down, .nan, 0)])
        == ["nothing", "nothing", "nothing", "nothing"])
    #expect(
      feed(
        &recognizer,
        [(.down, 5, 5), (.down, 6, 6), (.move, .infinity, 0), (.up, .nan, .nan)])
        == ["pressed", "nothing", "nothing", "tapped"])
    #expect(recognizer.location == CardPoint(x: 5, y: 5))
  }

  @Test func `at most sixteen fingers count, and an interruption forgets them all`() {
    var recognizer = PointerRecognizer()
    for pointer in 0..<20 { _ = feed(&recognizer, [(.down, 0, 0)], pointer: pointer) }
    #expect(recognizer.isDown(15) && !recognizer.isDown(16))
    recognizer.interrupt()
    #expect(feed(&recognizer, [(.move, 50, 0), (.up, 50, 0)]) == ["nothing", "nothing"])
    #expect(feed(&recognizer, [(.down, 0, 0)]) == ["pressed"])
  }
}
