internal import CardCore

extension LayoutTrial {
  /// The offsets a plain law samples: those of cards at rest first, since they read best in a report.
  private var samples: [Double] { restingOffsets + offsets(count: 96) }

  func purity() -> LayoutLawViolation? {
    let offsets = samples
    let first = offsets.map { resolved.placement(at: $0) }
    // Asking backwards the second time shows a layout that leans on its previous answer.
    for (offset, placement) in zip(offsets, first).reversed() {
      let second = resolved.placement(at: offset)
      if let found = difference(.purity, second, from: placement, at: offset) { return found }
    }
    return nil
  }

  func resolution(repeatedBy other: Resolved) -> LayoutLawViolation? {
    // Traits that hold a NaN equal nothing, not even themselves; the law of traits names it.
    guard other.traits == resolved.traits || resolved.traits != resolved.traits else {
      return violation(.resolution, "traits", "are \(other.traits) instead of \(resolved.traits)")
    }
    for offset in samples {
      let (first, second) = (resolved.placement(at: offset), other.placement(at: offset))
      if let found = difference(.resolution, second, from: first, at: offset) { return found }
    }
    return nil
  }

  func batch() -> LayoutLawViolation? {
    let blank = CardPlacement(
      center: CardPoint(x: -1234.5, y: -1234.5), size: .zero, rotation: -1234.5)
    let window = resolved.traits.window
    let full = Int(window.upperBound - window.lowerBound) + 1
    for count in [0, 1, full] {
      for fraction in [0, 0.25, -0.625] {
        let first = window.lowerBound.rounded(.up) + fraction
        // Not an array: its mutable span is younger than the systems Cardstock supports.
        var placements = ContiguousArray(repeating: blank, count: count)
        var span = placements.mutableSpan
        resolved.place(firstOffset: first, into: &span)
        for (index, placement) in placements.enumerated() {
          let offset = first + Double(index)
          let single = resolved.placement(at: offset)
          if let found = difference(.batch, placement, from: single, at: offset) { return found }
        }
      }
    }
    return nil
  }

  func finiteness() -> LayoutLawViolation? {
    for offset in samples {
      let placement = resolved.placement(at: offset)
      for component in PlacementComponent.all where !component.value(placement).isFinite {
        let finding = "is \(component.value(placement))"
        return violation(.finiteness, component.name, finding, at: offset)
      }
    }
    return nil
  }

  func ranges() -> LayoutLawViolation? {
    let window = resolved.traits.window
    for offset in samples where window.contains(offset) {
      let placement = resolved.placement(at: offset)
      for component in PlacementComponent.all {
        let value = component.value(placement)
        if value.isFinite, !component.range.contains(value) {
          let finding = "is \(value), outside \(component.range)"
          return violation(.ranges, component.name, finding, at: offset)
        }
      }
    }
    return nil
  }

  func depth() -> LayoutLawViolation? {
    let window = resolved.traits.window
    return depth(from: 0, to: window.upperBound) ?? depth(from: 0, to: window.lowerBound)
  }

  private func depth(from start: Double, to end: Double) -> LayoutLawViolation? {
    let step = end < start ? -0.25 : 0.25
    let offsets = Array(stride(from: start, through: end, by: step))
    let depths = offsets.map { resolved.placement(at: $0).depth }
    guard let first = depths.first, let last = depths.last else { return nil }
    for index in depths.indices.dropFirst() {
      let (previous, next) = (depths[index - 1], depths[index])
      guard last > first ? next > previous : next < previous else {
        let finding = "goes from \(previous) to \(next), and on the whole from \(first) to \(last)"
        return violation(.depth, "depth", finding, at: offsets[index])
      }
    }
    return nil
  }
}
