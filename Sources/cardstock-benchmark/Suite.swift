internal import BenchmarkReport
internal import BenchmarkSupport
internal import Cardstock

/// Measures everything that was asked for.
struct Suite {
  let arguments: BenchmarkArguments
  let meter: Meter
  private(set) var report = BenchmarkReport()

  init(arguments: BenchmarkArguments) {
    self.arguments = arguments
    meter = Meter(runs: arguments.runs)
  }

  mutating func measureAll() {
    measureStack(.insetStack, PlainInsetStack())
    measureStack(.slideCard, PlainSlideCard())
    measureWideStack()
    measureRow(.expandingCarousel, PlainCarousel(), pitch: 270)
    measureRow(.timeMachine, PlainTimeMachine(), pitch: 250)
  }

  private mutating func measureStack<Plain: PlainStack>(_ strategy: Strategy, _ plain: Plain) {
    guard arguments.includes(layout: strategy.name) else { return }
    measurePlacements(strategy, plain)
    for count in arguments.counts {
      measureCommands(strategy, count: count)
      let stage = Stage(strategy, count: count)
      measure(StackDrag(stage: stage, plain: plain), on: stage, strategy)
      measure(StackFling(stage: stage, plain: plain), on: stage, strategy)
      measure(StackReturn(stage: stage, plain: plain), on: stage, strategy)
    }
    measureUpdates(strategy)
  }

  /// Frames of a wide window, without a loop to compare them with.
  private mutating func measureWideStack() {
    let strategy = Strategy.wideStack
    guard arguments.includes(layout: strategy.name), let count = arguments.counts.min() else {
      return
    }
    let stage = Stage(strategy, count: max(count, 12))
    let work = StackDrag(stage: stage, plain: PlainSlideCard())
    guard arguments.includes(work: work.name) else { return }
    let cost = meter.measure(Suite.wideFrames, prepare: work.prepare) {
      work.runEngine(Suite.wideFrames)
    }
    add(work.name, strategy, count: count, cost, hasLoop: false)
  }

  private static var wideFrames: Int { 1_000 }

  private mutating func measureRow<Plain: PlainLayout>(
    _ strategy: Strategy, _ plain: Plain, pitch: Double
  ) {
    guard arguments.includes(layout: strategy.name) else { return }
    measurePlacements(strategy, plain)
    for count in arguments.counts {
      measureCommands(strategy, count: count)
      let stage = Stage(strategy, count: count)
      let index = strategy.start(of: count)
      measure(
        RowDrag(stage: stage, plain: plain, pitch: pitch, index: index), on: stage, strategy)
      measure(
        RowSettling(
          "fling frame", stage: stage, plain: plain, pitch: pitch, index: index, velocity: -1_500),
        on: stage, strategy)
      measure(
        RowSettling(
          "spring return frame", stage: stage, plain: plain, pitch: pitch, index: index,
          velocity: 0),
        on: stage, strategy)
      if strategy.expands {
        measure(RowExpansion(stage: stage, plain: plain, index: index), on: stage, strategy)
      }
    }
    measureUpdates(strategy)
  }

  // MARK: Frames

  private mutating func measurePlacements<Plain: PlainLayout>(
    _ strategy: Strategy, _ plain: Plain
  ) {
    guard arguments.includes(work: BenchmarkGoal.placing) else { return }
    let work = PlacementWork(resolved: strategy.resolve(), plain: plain)
    let difference = work.largestDifference()
    check(difference < 1e-9, "The loop of \(strategy.name) differs by \(difference)")
    let calls = 10_000
    var batch = work.batch
    var array = [CardPlacement](batch)
    let cost = meter.measure(calls) {
      work.runEngine(calls, &batch)
    } companion: {
      work.runLoop(calls, &array)
    }
    add(BenchmarkGoal.placing, strategy, count: arguments.counts.min() ?? 0, cost)

    let host = ListHost()
    for slot in array.indices { host.attach(PlainCell(), for: CardItemID(slot), at: slot) }
    var told = array.map { CardPresentation(placement: $0) }
    let telling = meter.measure(calls) {
      work.runTelling(calls, &array, &told, to: host)
    } companion: {
      work.runLoop(calls, &array)
    }
    add("placements told", strategy, count: arguments.counts.min() ?? 0, telling)
  }

  private mutating func measure<Work: FrameWork>(
    _ work: Work, on stage: Stage, _ strategy: Strategy
  ) {
    guard arguments.includes(work: work.name) else { return }
    let difference = work.largestDifference(on: stage)
    check(
      difference < 0.05,
      "The loop of \(strategy.name), \(work.name) differs by \(difference) points")
    var placements = [CardPlacement](repeating: Work.blank, count: 16)
    let cost = meter.measure(Work.frames, prepare: work.prepare) {
      work.runEngine(Work.frames)
    } companion: {
      work.runLoop(Work.frames, &placements)
    }
    add(work.name, strategy, count: stage.source.count, cost)
  }

  /// Ends the program, in an optimized build too with a message.
  private func check(_ isRight: Bool, _ message: String) {
    if !isRight { fatalError(message) }
  }

  // MARK: Results

  mutating func add(
    _ work: String, _ strategy: Strategy, count: Int,
    _ cost: (body: Meter.Cost, companion: Statistics?), hasLoop: Bool = true,
    liveBytes: Int? = nil
  ) {
    var result = BenchmarkResult(
      layout: strategy.name, work: work, count: count, nanoseconds: cost.body.time?.median ?? 0,
      fastest: cost.body.time?.minimum ?? 0, allocations: cost.body.allocations)
    result.instructions = cost.body.instructions
    result.references = cost.body.references
    result.liveBytes = liveBytes
    if hasLoop, let loop = cost.companion {
      result.loop = BenchmarkResult.Loop(nanoseconds: loop.median, fastest: loop.minimum)
    }
    report.results.append(result)
  }
}
