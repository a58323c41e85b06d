internal import CardCore

extension LayoutTrial {
  /// Looks for jumps by halving every step in which a component changes, always into the half that
  /// changes more: what is continuous shrinks with the step, a jump does not.
  ///
  /// This needs no bound on how fast a layout may move its cards.
  func continuity() -> LayoutLawViolation? {
    let offsets = offsets(count: 255)
    let placements = offsets.map { resolved.placement(at: $0) }
    for component in PlacementComponent.all {
      for index in offsets.indices.dropFirst() {
        let before = Sample(
          offset: offsets[index - 1], value: component.value(placements[index - 1]))
        let after = Sample(offset: offsets[index], value: component.value(placements[index]))
        if let found = jump(of: component, from: before, to: after) { return found }
      }
    }
    return nil
  }

  private struct Sample {
    var offset: Double
    var value: Double
  }

  private func jump(
    of component: PlacementComponent, from start: Sample, to end: Sample
  ) -> LayoutLawViolation? {
    // Values of this magnitude differ by rounding alone.
    let noise = 1e-9 * (1 + max(start.value.magnitude, end.value.magnitude))
    let change = (end.value - start.value).magnitude
    guard change > noise else { return nil }
    var (before, after) = (start, end)
    for _ in 0..<24 {
      let offset = (before.offset + after.offset) / 2
      let middle = Sample(offset: offset, value: component.value(resolved.placement(at: offset)))
      if (middle.value - before.value).magnitude > (after.value - middle.value).magnitude {
        after = middle
      } else {
        before = middle
      }
    }
    // A steady change is 2^-24 of the whole by now, that of a square root 2^-12.
    let rest = (after.value - before.value).magnitude
    guard rest > noise, rest > change / 1024 else { return nil }
    return violation(
      .continuity, component.name, "jumps from \(before.value) to \(after.value)", at: after.offset)
  }

  func precision() -> LayoutLawViolation? {
    let base = 1_000_000_000
    for fraction in [0, 0.1, 0.3, 0.7] {
      let position = Double(base) + fraction
      for rest in restingOffsets {
        let far = resolved.placement(at: Double(base + Int(rest)) - position)
        let near = resolved.placement(at: rest - fraction)
        let next = resolved.placement(at: rest - fraction + 1)
        let found = difference(.precision, far, from: near, at: rest - fraction) { component in
          // A ten-thousandth of the container, or of the way between neighbours.
          let step = (component.value(next) - component.value(near)).magnitude
          return 1e-4 * max(step, component.isLength ? extent : 1)
        }
        if let found { return found }
      }
    }
    return nil
  }
}
