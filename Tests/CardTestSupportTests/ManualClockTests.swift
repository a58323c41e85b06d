import CardTestSupport
import Testing

@Suite struct ManualClockTests {
  func times(of duration: Double, at hertz: Double, from start: Double = 0) -> [Double] {
    var times: [Double] = []
    ManualClock(start: start).advance(by: duration, at: hertz) { times.append($0) }
    return times
  }

  @Test func `Whole frames end at multiples of the frame`() {
    #expect(times(of: 1, at: 4) == [0.25, 0.5, 0.75, 1])
    let sixtieths: [Double] = [1, 2, 3, 4, 5, 6]
    #expect(times(of: 0.1, at: 60) == sixtieths.map { $0 / 60 })
    #expect(times(of: 1, at: 4, from: 10) == [10.25, 10.5, 10.75, 11])
  }

  @Test func `The last frame is shorter where the duration is no whole number of frames`() {
    #expect(times(of: 0.625, at: 4) == [0.25, 0.5, 0.625])
    #expect(times(of: 0.125, at: 4) == [0.125])
  }

  @Test(arguments: [24.0, 60, 90, 120, 144, 240, 1000])
  func `A minute of frames ends at exactly a minute`(hertz: Double) {
    let times = times(of: 60, at: hertz)
    #expect(times.count == Int(hertz) * 60)
    #expect(times.last == 60)
  }

  @Test func `Many short calls give the times of one long call`() {
    let clock = ManualClock()
    var short: [Double] = []
    for _ in 0..<600 { clock.advance(frames: 1) { short.append($0) } }
    #expect(short == times(of: 10, at: 60))
    #expect(clock.now == 10)
  }

  @Test func `Changing the rate goes on from where the clock stands`() {
    let clock = ManualClock()
    clock.advance(by: 0.5, at: 2)
    var times: [Double] = []
    clock.advance(by: 0.5, at: 8) { times.append($0) }
    #expect(times == [0.625, 0.75, 0.875, 1])
    #expect(clock.now == 1)
  }

  @Test(arguments: [0, -1, .nan, .infinity, -.infinity] as [Double])
  func `A duration that is not positive and finite lets no time pass`(duration: Double) {
    #expect(times(of: duration, at: 60) == [])
  }

  @Test(arguments: [0, -1, .nan, .infinity] as [Double])
  func `A rate that is not positive and finite makes one frame`(hertz: Double) {
    #expect(times(of: 2, at: hertz) == [2])
  }

  @Test(arguments: [Double.nan, .infinity])
  func `A start that is not finite counts as 0`(start: Double) {
    #expect(ManualClock(start: start).now == 0)
  }

  @Test func `The clock shows the time of the frame while it runs`() {
    let clock = ManualClock(start: 3)
    var shown: [Double] = []
    clock.advance(frames: 3, at: 4) { _ in shown.append(clock.now) }
    #expect(shown == [3.25, 3.5, 3.75])
    #expect(clock.now == 3.75)
  }
}
