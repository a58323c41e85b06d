import Testing

@Suite struct DeltaDebuggingTests {
  @Test(arguments: [[3], [0, 99], [10, 11, 57], [1, 30, 31, 32, 98]])
  func `what a failure needs is left, in order`(needed: [Int]) {
    let events = minimized(Array(0..<100)) { events in needed.allSatisfy { events.contains($0) } }
    #expect(events == needed)
  }

  @Test func `it ends after so many attempts`() {
    var attempts = 0
    _ = minimized(Array(0..<1000), attempts: 50) { events in
      attempts += 1
      return events.contains(3) && events.contains(700)
    }
    #expect(attempts == 50)
  }
}
