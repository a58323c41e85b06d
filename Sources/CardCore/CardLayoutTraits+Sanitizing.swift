// Rules come from anyone's layout and are read in every frame. They are brought into their ranges
// once, when a layout is resolved, so that no formula of the engine has to ask again.

extension CardLayoutTraits {
  /// These traits with every number of their rules in its documented range.
  var sanitized: CardLayoutTraits {
    CardLayoutTraits(
      window: window, perspective: perspective, swipe: swipe?.sanitized,
      browse: browse?.sanitized, expansion: expansion?.sanitized)
  }
}

extension SwipeRules {
  fileprivate var sanitized: SwipeRules {
    var rules = self
    rules.style = style.sanitized
    rules.follow = DragFollow(
      front: follow.front.clamped(to: -1000...1000), step: follow.step.clamped(to: -1000...1000),
      isHorizontalOnly: follow.isHorizontalOnly)
    rules.flight = flight.sanitized
    rules.reset = reset.sanitized
    rules.advance = advance.sanitized
    rules.resistance = resistance.clamped(to: 0...1)
    return rules
  }
}

extension DragStyle {
  fileprivate var sanitized: DragStyle {
    var style = self
    style.maximumTilt = maximumTilt.clamped(to: -2 * .pi...2 * .pi)
    style.shrink = shrink.clamped(to: -1000...1000)
    style.minimumScale = minimumScale.clamped(to: 0...1)
    style.overlayDistance = overlayDistance.clamped(to: 0...LayoutEnvironment.maximumExtent)
    style.maximumOverlayAlpha = maximumOverlayAlpha.clamped(to: 0...1)
    return style
  }
}

extension FlightRules {
  fileprivate var sanitized: FlightRules {
    var flight = self
    switch target {
    case .cardExtents(let factor): flight.target = .cardExtents(factor.clamped(to: 0...1000))
    case .containerExtents(let factor):
      flight.target = .containerExtents(factor.clamped(to: 0...1000))
    }
    flight.crossFactor = crossFactor.clamped(to: -1000...1000)
    flight.duration = duration.clamped(to: 0...30)
    flight.anticipationTilt = anticipationTilt.clamped(to: -2 * .pi...2 * .pi)
    flight.anticipationDuration = anticipationDuration.clamped(to: 0...5)
    return flight
  }
}

extension CardSpring {
  fileprivate var sanitized: CardSpring {
    CardSpring(
      duration: duration.clamped(to: 0...100),
      dampingRatio: dampingRatio.isNaN ? 1 : dampingRatio.clamped(to: 0.01...10),
      initialVelocity: initialVelocity.clamped(to: -1000...1000))
  }
}

extension BrowseRules {
  fileprivate var sanitized: BrowseRules {
    var rules = self
    rules.pitch = pitch.clamped(to: 0...LayoutEnvironment.maximumExtent)
    rules.decelerationRate = decelerationRate.clamped(to: 0...1)
    rules.maximumFling = maximumFling.map { Swift.max($0, 0) }
    rules.snap = snap.sanitized
    rules.rubberBand = rubberBand.clamped(to: 0...10)
    return rules
  }
}

extension ExpansionRules {
  fileprivate var sanitized: ExpansionRules {
    var rules = self
    let limit = LayoutEnvironment.maximumExtent
    rules.neighborShift = neighborShift.clamped(to: -limit...limit)
    rules.scrubDistance = scrubDistance.clamped(to: 0...limit)
    rules.timing.duration = timing.duration.clamped(to: 0...100)
    return rules
  }
}
