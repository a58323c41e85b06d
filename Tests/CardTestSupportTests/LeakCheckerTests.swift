import CardTestSupport
import Testing

@Suite struct LeakCheckerTests {
  @Test func `Only what is still alive is reported, by name or type`() {
    let leaks = LeakChecker()
    let kept = leaks.track(TestCell(), as: "kept")
    let unnamed = leaks.track(TestCell())
    leaks.track(TestCell(), as: "freed")
    #expect(leaks.trackedCount == 3)
    #expect(leaks.survivors == ["kept", "TestCell"])
    withExtendedLifetime((kept, unnamed)) {}
  }
}
