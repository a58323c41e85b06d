// Stand-in: the signatures and their meaning are those of Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// Not documented by Apple; about what a device does.
  static let slop: CGFloat = 10

  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  private var samples: [(time: Double, place: CGPoint)] = []
  private var origin = CGPoint.zero

  /// From where the finger came down, or from where it was last set to.
  open func translation(in view: UIView?) -> CGPoint {
    guard let touch = touches.first else { return .zero }
    let place = touch.location(in: view)
    let from = view?.convert(origin, from: nil) ?? origin
    return CGPoint(x: place.x - from.x, y: place.y - from.y)
  }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard let touch = touches.first else { return }
    let place = touch.location(in: view)
    let from = CGPoint(x: place.x - translation.x, y: place.y - translation.y)
    origin = view?.convert(from, to: nil) ?? from
  }

  open func velocity(in view: UIView?) -> CGPoint {
    guard let last = samples.last,
      let first = samples.first(where: { last.time - $0.time <= 0.1 }), last.time > first.time
    else { return .zero }
    let (from, to) = (
      view?.convert(first.place, from: nil) ?? first.place,
      view?.convert(last.place, from: nil) ?? last.place
    )
    let span = last.time - first.time
    return CGPoint(x: (to.x - from.x) / span, y: (to.y - from.y) / span)
  }

  open override func reset() { samples.removeAll() }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = self.touches.first, samples.isEmpty else { return }
    origin = touch.place
    note(touch)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = self.touches.first, touches.contains(touch) else { return }
    note(touch)
    if isActive {
      enter(.changed)
    } else if state == .possible,
      hypot(touch.place.x - origin.x, touch.place.y - origin.y)
        > UIPanGestureRecognizer.slop
    {
      go(to: .began)
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = self.touches.first, touches.contains(touch) else { return }
    note(touch)
    if isActive {
      enter(.ended)
    } else if state == .possible {
      enter(.failed)
    }
  }

  private func note(_ touch: UITouch) { samples.append((touch.timestamp, touch.place)) }
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
