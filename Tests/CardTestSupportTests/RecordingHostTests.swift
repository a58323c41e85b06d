import CardCore
import CardTestSupport
import Testing

@Suite struct RecordingHostTests {
  let host = RecordingHost()
  let cell = TestCell()

  static let card = CardPlacement(
    center: CardPoint(x: 50, y: 50), size: CardSize(width: 100, height: 100))

  func present(_ change: (inout CardPresentation) -> Void = { _ in }) -> CardPresentation {
    var presentation = CardPresentation(placement: RecordingHostTests.card)
    change(&presentation)
    return presentation
  }

  @Test func `Commands are logged in order, by item`() {
    host.attach(cell, for: "a", at: 0)
    host.update(at: 0, to: present())
    host.setNeedsFrames(true)
    host.announce(.ranOut)
    host.detach(cell, at: 0)
    #expect(
      host.commands == [
        .attach("a"), .update("a", present()), .frames(true), .announce(.ranOut), .detach("a"),
      ])
    #expect(host.announcements == [.ranOut])
    #expect(host.needsFrames)
    #expect(host.updateCount == 1)
    host.checkFrame()
    #expect(host.violations.isEmpty)
  }

  @Test func `Without a log the state is kept all the same`() {
    let host = RecordingHost(isLogging: false)
    host.attach(cell, for: "a", at: 0)
    host.update(at: 0, to: present { $0.isFront = true })
    #expect(host.commands.isEmpty)
    #expect(host.frontItem == "a")
    #expect(host.updateCount == 1)
  }

  @Test func `Attaching a cell twice is a violation`() {
    host.attach(cell, for: "a", at: 0)
    host.attach(cell, for: "b", at: 1)
    #expect(host.violations == ["attached a cell for b that still shows a"])
    #expect(host.count == 1)
  }

  @Test func `Attaching a cell in a slot that is not free is a violation`() {
    host.attach(cell, for: "a", at: 3)
    host.attach(TestCell(), for: "b", at: 3)
    #expect(host.violations == ["attached a cell for b in the slot of a"])
    host.attach(TestCell(), for: "c", at: -1)
    #expect(host.violations.last == "attached a cell for c in slot -1")
  }

  @Test func `A slot is free again once its cell is detached`() {
    let other = TestCell()
    host.attach(cell, for: "a", at: 0)
    host.detach(cell, at: 0)
    host.attach(other, for: "b", at: 0)
    host.update(at: 0, to: present { $0.isFront = true })
    host.detach(cell, at: 0)
    #expect(host.violations == ["detached a cell that is not attached in slot 0"])
    #expect(host.frontItem == "b")
  }

  @Test func `Updating or detaching a cell that is not attached is a violation`() {
    host.update(at: 0, to: present())
    host.detach(cell, at: 0)
    #expect(
      host.violations == [
        "updated slot 0, where no cell is attached",
        "detached a cell that is not attached in slot 0",
      ])
    #expect(host.commands.isEmpty)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `A number that is not finite is a violation, in whatever component`(bad: Double) {
    let components: [WritableKeyPath<CardPlacement, Double>] = [
      \.center.x, \.center.y, \.size.width, \.size.height, \.translation.x, \.translation.y,
      \.translationZ, \.rotation, \.scale, \.alpha, \.cornerRadius, \.shadow.radius,
      \.shadow.opacity, \.shadow.offset.x, \.shadow.offset.y, \.depth, \.reveal,
    ]
    host.attach(cell, for: "a", at: 0)
    for component in components {
      host.update(at: 0, to: present { $0.placement[keyPath: component] = bad })
    }
    #expect(
      host.violations
        == Array(repeating: "updated a with a number that is not finite", count: 17))
  }

  struct Fault: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let change: @Sendable (inout CardPlacement) -> Void

    init(_ description: String, change: @escaping @Sendable (inout CardPlacement) -> Void) {
      testDescription = description
      self.change = change
    }
  }

  @Test(arguments: [
    Fault("an alpha outside 0...1") { $0.alpha = 1.01 },
    Fault("an alpha outside 0...1") { $0.alpha = -0.01 },
    Fault("a reveal outside 0...1") { $0.reveal = 1.01 },
    Fault("a shadow opacity outside 0...1") { $0.shadow.opacity = 2 },
    Fault("a negative shadow radius") { $0.shadow.radius = -1 },
    Fault("a negative corner radius") { $0.cornerRadius = -1 },
    Fault("a negative size") { $0.size.height = -1 },
    Fault("a translationZ that was not projected") { $0.translationZ = 5 },
  ])
  func `A number out of its range is a violation`(fault: Fault) {
    host.attach(cell, for: "a", at: 0)
    host.update(at: 0, to: present { fault.change(&$0.placement) })
    #expect(host.violations == ["updated a with \(fault.testDescription)"])
  }

  @Test func `A negative paint order is a violation`() {
    host.attach(cell, for: "a", at: 0)
    host.update(at: 0, to: present { $0.paintOrder = -1 })
    #expect(host.violations == ["updated a with a negative paint order"])
  }

  @Test func `Between frames each card has its own paint order and one at most is in front`() {
    let other = TestCell()
    host.attach(cell, for: "a", at: 0)
    host.attach(other, for: "a", at: 1)
    host.update(at: 0, to: present { $0.isFront = true })
    host.update(at: 1, to: present { $0.isFront = true })
    #expect(host.violations.isEmpty, "within a frame it may be so")
    host.checkFrame()
    #expect(host.violations == ["a shares the paint order 0", "2 cards are in front"])
  }

  @Test func `A frame without an update of an attached card is a violation`() {
    host.attach(cell, for: "a", at: 0)
    host.checkFrame()
    #expect(host.violations == ["the frame ended without an update of a"])
  }

  @Test func `After a hundred violations no more are noted`() {
    for _ in 0..<150 { host.detach(cell, at: 0) }
    #expect(host.violations.count == 100)
  }
}
