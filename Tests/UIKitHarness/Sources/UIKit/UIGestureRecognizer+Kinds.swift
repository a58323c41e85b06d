// Stand-in: the signatures and their meaning are those of Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// Not documented by Apple; about what a device does.
  static let slop: CGFloat = 10

  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  open var allowedScrollTypesMask: UIScrollTypeMask = []
  private var samples: [(time: Double, travel: CGPoint)] = []
  private var origin = CGPoint.zero

  /// The way of the fingers' middle in the window; one that comes or goes does not make it jump.
  private var travel = CGPoint.zero

  /// From where the first finger came down.
  open func translation(in view: UIView?) -> CGPoint { vector(travel, in: view) }

  open func velocity(in view: UIView?) -> CGPoint {
    guard let last = samples.last,
      let first = samples.first(where: { last.time - $0.time <= 0.1 }), last.time > first.time
    else { return .zero }
    let span = last.time - first.time
    return vector(
      CGPoint(
        x: (last.travel.x - first.travel.x) / span, y: (last.travel.y - first.travel.y) / span),
      in: view)
  }

  private func vector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
    guard let view else { return vector }
    let end = view.convert(CGPoint(x: origin.x + vector.x, y: origin.y + vector.y), from: nil)
    let start = view.convert(origin, from: nil)
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  open override func reset() {
    samples.removeAll()
    travel = .zero
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = self.touches.first, samples.isEmpty else { return }
    origin = touch.place
    samples.append((touch.timestamp, .zero))
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(touches)
    if isActive {
      enter(.changed)
    } else if state == .possible,
      hypot(travel.x, travel.y) > UIPanGestureRecognizer.slop
    {
      go(to: .began)
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(touches)
    guard self.touches.allSatisfy({ $0.phase == .ended }) else { return }
    if isActive {
      enter(.ended)
    } else if state == .possible {
      enter(.failed)
    }
  }

  private func follow(_ touches: Set<UITouch>) {
    for touch in touches {
      travel.x += (touch.place.x - touch.previousPlace.x) / CGFloat(self.touches.count)
      travel.y += (touch.place.y - touch.previousPlace.y) / CGFloat(self.touches.count)
    }
    if let time = touches.first?.timestamp { samples.append((time, travel)) }
  }
}

public struct UIScrollTypeMask: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let left = UIRectEdge(rawValue: 1 << 1)
}

/// Begins at the left edge only, which is the one that tests use.
@MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let touch = self.touches.first, edges.contains(.left), touch.place.x < 20 else {
      enter(.failed)
      return
    }
  }
}

@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  static let slop: CGFloat = 45

  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, let touch = self.touches.first else { return }
    let way = hypot(touch.place.x - touch.start.x, touch.place.y - touch.start.y)
    if way > UITapGestureRecognizer.slop { enter(.failed) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, let touch = self.touches.first, touches.contains(touch) else {
      return
    }
    go(to: .ended)
  }
}
