internal import BenchmarkSupport
internal import Cardstock

/// Work of a fixed size whose allocations and instructions are counted and compared with those of
/// the commit before: counts are the same on a busy machine.
///
/// Each part runs through `benchmark_run`, so that callgrind can count it apart:
///
/// ```
/// valgrind --tool=callgrind --toggle-collect=benchmark_run --dump-after=benchmark_run \
///   cardstock-benchmark --fixed
/// ```
/// Each part prints a line: its name and its allocations, in the order of callgrind's dumps.
struct FixedWorkload {
  private let count = 1_000_000
  private let frames = 200

  func run() {
    stack(.insetStack, PlainInsetStack())
    let wide = Stage(.wideStack, count: count)
    part(StackDrag(stage: wide, plain: PlainSlideCard()), .wideStack)
    stack(.slideCard, PlainSlideCard())
    row(.expandingCarousel, PlainCarousel(), pitch: 270)
    row(.timeMachine, PlainTimeMachine(), pitch: 250)
  }

  private func stack<Plain: PlainStack>(_ strategy: Strategy, _ plain: Plain) {
    let stage = Stage(strategy, count: count)
    part(StackDrag(stage: stage, plain: plain), strategy)
    part(StackFling(stage: stage, plain: plain), strategy)
    part(StackReturn(stage: stage, plain: plain), strategy)
    commands(strategy)
  }

  private func row<Plain: PlainLayout>(_ strategy: Strategy, _ plain: Plain, pitch: Double) {
    let stage = Stage(strategy, count: count)
    let index = strategy.start(of: count)
    part(RowDrag(stage: stage, plain: plain, pitch: pitch, index: index), strategy)
    part(
      RowSettling(
        "fling frame", stage: stage, plain: plain, pitch: pitch, index: index, velocity: -1_500),
      strategy)
    if strategy.expands {
      part(RowExpansion(stage: stage, plain: plain, index: index), strategy)
    }
    commands(strategy)
  }

  private func part<Work: FrameWork>(_ work: Work, _ strategy: Strategy) {
    work.prepare()
    work.runEngine(frames)
    work.prepare()
    count("\(strategy.name), \(work.name)") { work.runEngine(frames) }
  }

  private func commands(_ strategy: Strategy) {
    let stage = Stage(strategy, count: count)
    let index = strategy.start(of: count)
    stage.swipe()
    stage.rest(at: index)
    count("\(strategy.name), swipe") { stage.swipe() }
    var made: Stage?
    count("\(strategy.name), set-up") { made = Stage(strategy, count: count) }
    keep(made)
  }

  /// Runs a part and prints its allocations.
  private func count(_ name: String, _ body: () -> Void) {
    var allocations: UInt64 = 0
    let counted = {
      let before = benchmark_allocation_count()
      body()
      allocations = benchmark_allocation_count() - before
    }
    withoutActuallyEscaping(counted) { counted in
      withUnsafeTemporaryAllocation(of: (() -> Void).self, capacity: 1) { slot in
        slot.initializeElement(at: 0, to: counted)
        benchmark_run(
          { $0?.assumingMemoryBound(to: (() -> Void).self).pointee() }, slot.baseAddress)
        slot.deinitializeElement(at: 0)
      }
    }
    print("\(name)\t\(allocations)")
  }
}
