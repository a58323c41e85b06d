internal import CardCore

extension LayoutTrial {
  func traits() -> LayoutLawViolation? {
    let traits = resolved.traits
    var rules: [(name: String, value: Double, holds: Bool)] = []
    func check(_ name: String, _ value: Double, _ condition: (Double) -> Bool = { _ in true }) {
      rules.append((name, value, value.isFinite && condition(value)))
    }
    func check(_ name: String, _ spring: CardSpring) {
      check("\(name).duration", spring.duration)
      check("\(name).dampingRatio", spring.dampingRatio) { $0 >= 0 }
      check("\(name).initialVelocity", spring.initialVelocity)
    }
    check("perspective", traits.perspective)

    if let swipe = traits.swipe {
      for direction in CardDirection.allCases {
        let name = "[\(direction)]"
        if let distance = swipe.distance?[direction] {
          check("swipe.distance" + name, distance.number) { $0 > 0 }
        }
        if let velocity = swipe.velocity?[direction] {
          check("swipe.velocity" + name, velocity) { $0 > 0 }
        }
      }
      if let inset = swipe.edgeInset {
        check("swipe.edgeInset", inset.number) { $0 > 0 }
      }
      check("swipe.resistance", swipe.resistance) { $0 >= 0 }
      check("swipe.reset", swipe.reset)
      check("swipe.advance", swipe.advance)
      check("swipe.style.maximumTilt", swipe.style.maximumTilt)
      check("swipe.style.tiltDistance", swipe.style.tiltDistance.number) { $0 > 0 }
      check("swipe.style.shrink", swipe.style.shrink) { $0 >= 0 }
      check("swipe.style.minimumScale", swipe.style.minimumScale) { $0 >= 0 }
      check("swipe.style.overlayDistance", swipe.style.overlayDistance) { $0 > 0 }
      check("swipe.style.maximumOverlayAlpha", swipe.style.maximumOverlayAlpha) {
        (0...1).contains($0)
      }
      check("swipe.follow.front", swipe.follow.front) { $0 >= 0 }
      check("swipe.follow.step", swipe.follow.step)
      check("swipe.flight.target", swipe.flight.target.number) { $0 > 0 }
      check("swipe.flight.crossFactor", swipe.flight.crossFactor)
      check("swipe.flight.duration", swipe.flight.duration) { $0 >= 0 }
      check("swipe.flight.anticipationTilt", swipe.flight.anticipationTilt)
      check("swipe.flight.anticipationDuration", swipe.flight.anticipationDuration) { $0 >= 0 }
    }

    if let browse = traits.browse {
      check("browse.pitch", browse.pitch)
      check("browse.decelerationRate", browse.decelerationRate) { (0..<1).contains($0) }
      check("browse.maximumFling", Double(browse.maximumFling ?? 0)) { $0 >= 0 }
      check("browse.snap", browse.snap)
      check("browse.rubberBand", browse.rubberBand) { $0 >= 0 }
    }

    if let expansion = traits.expansion {
      for component in PlacementComponent.all {
        let value = component.value(expansion.placement)
        check("expansion.placement." + component.name, value, component.range.contains)
      }
      check("expansion.neighborShift", expansion.neighborShift)
      check("expansion.scrubDistance", expansion.scrubDistance)
      check("expansion.timing.duration", expansion.timing.duration) { $0 >= 0 }
      check("expansion.timing.control1.x", expansion.timing.control1.x) { (0...1).contains($0) }
      check("expansion.timing.control1.y", expansion.timing.control1.y)
      check("expansion.timing.control2.x", expansion.timing.control2.x) { (0...1).contains($0) }
      check("expansion.timing.control2.y", expansion.timing.control2.y)
    }
    return rules.first { !$0.holds }.map { violation(.traits, $0.name, "is \($0.value)") }
  }
}

extension CardLength {
  fileprivate var number: Double {
    switch self {
    case .points(let number), .fraction(let number): number
    }
  }
}

extension FlightRules.Target {
  fileprivate var number: Double {
    switch self {
    case .cardExtents(let number), .containerExtents(let number): number
    }
  }
}
