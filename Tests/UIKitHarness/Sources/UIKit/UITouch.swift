// Stand-in: the signatures and their meaning are those of Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor open class UITouch: NSObject {
  public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }

  public internal(set) var phase = Phase.began
  public internal(set) var timestamp: TimeInterval
  public internal(set) weak var view: UIView?
  public internal(set) weak var window: UIWindow?
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]? = []
  /// In the window.
  var place: CGPoint
  var previousPlace: CGPoint
  /// Where it came down, in the window.
  let start: CGPoint
  /// Whether the view has lost it to a recognizer.
  var isTakenFromView = false

  package init(at place: CGPoint, in window: UIWindow) {
    self.place = place
    previousPlace = place
    start = place
    self.window = window
    timestamp = StandInClock.now
  }

  open func location(in view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }

  open func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(previousPlace, from: nil) ?? previousPlace
  }

  package func move(to place: CGPoint, phase: Phase) {
    previousPlace = self.place
    self.place = place
    self.phase = phase
    timestamp = StandInClock.now
  }
}

@MainActor open class UIEvent: NSObject {
  public let allTouches: Set<UITouch>?

  package init(_ touches: Set<UITouch>) { allTouches = touches }
}

extension Set<UITouch> {
  @MainActor func with(_ phase: UITouch.Phase) -> Set<UITouch> { filter { $0.phase == phase } }
}
