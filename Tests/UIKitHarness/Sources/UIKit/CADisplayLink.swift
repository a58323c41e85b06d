// Stand-in: the signatures and their meaning are those of Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The time of the stand-in: it passes only when a test says so.
package enum StandInClock {
  nonisolated(unsafe) package static var now = 1000.0
  nonisolated(unsafe) package static var links: [CADisplayLink] = []
}

public func CACurrentMediaTime() -> CFTimeInterval { StandInClock.now }

public typealias CFTimeInterval = Double

public struct CAFrameRateRange: Hashable, Sendable {
  public var minimum: Float
  public var maximum: Float
  public var preferred: Float?

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }
}

/// Retains its target, and is itself retained by the run loop from `add` to `invalidate`.
open class CADisplayLink: NSObject {
  private var target: AnyObject?
  private let selector: Selector
  public private(set) var timestamp: CFTimeInterval = 0
  public private(set) var targetTimestamp: CFTimeInterval = 0
  open var isPaused = false
  open var preferredFrameRateRange = CAFrameRateRange(minimum: 0, maximum: 0)

  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
  }

  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    if !StandInClock.links.contains(where: { $0 === self }) { StandInClock.links.append(self) }
  }

  open func invalidate() {
    StandInClock.links.removeAll { $0 === self }
    target = nil
  }

  @MainActor package func fire(at time: Double, next: Double) {
    guard let target, !isPaused else { return }
    timestamp = time
    targetTimestamp = next
    selector.call(target, self)
  }
}
