// Rules come from anyone's layout and are read in every frame. They are brought into their ranges
// once, when a layout is resolved, so that no formula of the engine has to ask again.

extension Double {
  // Not inlined: it is called for two dozen numbers, once for a layout, and a page carries each copy.
  @inline(never) fileprivate mutating func clamp(to range: ClosedRange<Double>) {
    self = clamped(to: range)
  }
}

extension CardLayoutTraits {
  /// These traits with every number of their rules in its documented range.
  var sanitized: CardLayoutTraits {
    var (swipe, browse, expansion) = (swipe, browse, expansion)
    swipe?.bringIntoRange()
    browse?.bringIntoRange()
    expansion?.bringIntoRange()
    return CardLayoutTraits(
      window: window, perspective: perspective, swipe: swipe, browse: browse,
      expansion: expansion)
  }
}

extension SwipeRules {
  fileprivate mutating func bringIntoRange() {
    style.bringIntoRange()
    follow.front.clamp(to: -1000...1000)
    follow.step.clamp(to: -1000...1000)
    flight.bringIntoRange()
    reset.bringIntoRange()
    advance.bringIntoRange()
    resistance.clamp(to: 0...1)
  }
}

extension DragStyle {
  fileprivate mutating func bringIntoRange() {
    maximumTilt.clamp(to: -2 * .pi...2 * .pi)
    shrink.clamp(to: -1000...1000)
    minimumScale.clamp(to: 0...1)
    overlayDistance.clamp(to: 0...LayoutEnvironment.maximumExtent)
    maximumOverlayAlpha.clamp(to: 0...1)
  }
}

extension FlightRules {
  fileprivate mutating func bringIntoRange() {
    switch target {
    case .cardExtents(let factor): target = .cardExtents(factor.clamped(to: 0...1000))
    case .containerExtents(let factor): target = .containerExtents(factor.clamped(to: 0...1000))
    }
    crossFactor.clamp(to: -1000...1000)
    duration.clamp(to: 0...30)
    anticipationTilt.clamp(to: -2 * .pi...2 * .pi)
    anticipationDuration.clamp(to: 0...5)
  }
}

extension CardSpring {
  fileprivate mutating func bringIntoRange() {
    duration.clamp(to: 0...100)
    dampingRatio = dampingRatio.isNaN ? 1 : dampingRatio.clamped(to: 0.01...10)
    initialVelocity.clamp(to: -1000...1000)
  }
}

extension BrowseRules {
  fileprivate mutating func bringIntoRange() {
    pitch.clamp(to: 0...LayoutEnvironment.maximumExtent)
    decelerationRate.clamp(to: 0...1)
    maximumFling = maximumFling.map { Swift.max($0, 0) }
    snap.bringIntoRange()
    rubberBand.clamp(to: 0...10)
  }
}

extension ExpansionRules {
  fileprivate mutating func bringIntoRange() {
    let limit = LayoutEnvironment.maximumExtent
    neighborShift.clamp(to: -limit...limit)
    scrubDistance.clamp(to: 0...limit)
    timing.duration.clamp(to: 0...100)
  }
}
