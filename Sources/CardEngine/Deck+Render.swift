internal import CardCore
internal import CardMotion

/// From targets to host commands.
extension Deck {
  func changeHost(to new: (any CardHost)?) {
    let old = weakHost.object
    guard old !== new else { return }
    weakHost.object = new
    askedForFrames = false
    needsRender = !records.isEmpty
    callOut { deck in
      for position in deck.records.indices {
        let (item, cell) = (deck.records[position].item, deck.records[position].cell)
        let slot = deck.records[position].slot
        deck.records[position].isPresented = false
        old?.detach(cell, at: slot)
        new?.attach(cell, for: item, at: slot)
      }
      old?.setNeedsFrames(false)
    }
  }

  /// Tells the host where every card is now. Cards that did not change are left out.
  func render() {
    needsRender = false
    guard let host else { return }
    computeTargets(at: time)
    sortForPainting()
    present()
    // By slots and not by cells, which would be retained for the call, each of them. What the host
    // asks for meanwhile waits, so nothing changes under the loop.
    callOut { deck in
      for place in deck.orderBuffer.indices {
        let position = deck.orderBuffer[place]
        guard deck.records[position].needsUpdate else { continue }
        host.update(at: deck.records[position].slot, to: deck.records[position].presentation)
      }
    }
    for position in records.indices { updateProgress(position) }
  }

  /// Turns targets into what the host is to show.
  private func present() {
    let (space, time) = (self.space, self.time)
    for paintOrder in orderBuffer.indices {
      let position = orderBuffer[paintOrder]
      let isFront = records[position].role == .window && records[position].logical == anchor
      let takesTouches = isTouchable(position)
      records[position].present(
        at: time, in: space, paintOrder: paintOrder, isFront: isFront, takesTouches: takesTouches)
    }
  }

  /// Whether a touch may take hold of a card: the front one of a stack and the last one that was
  /// thrown; any one of a row.
  func isTouchable(_ position: Int) -> Bool {
    switch records[position].role {
    case .window:
      return records[position].logical == anchor || rules.browses
    case .flying: return isCatchable(position)
    case .leaving: return false
    }
  }

  /// Sorts the attached cards from back to front by their targets, into a kept buffer.
  ///
  /// Insertion sort: the order hardly ever changes from frame to frame, and then it is linear.
  func sortForPainting() {
    if orderBuffer.count != records.count {
      orderBuffer.removeAll(keepingCapacity: true)
      orderBuffer.append(contentsOf: records.indices)
    }
    for end in orderBuffer.indices.dropFirst() {
      var place = end
      while place > 0, isBehind(orderBuffer[place], orderBuffer[place - 1]) {
        orderBuffer.swapAt(place, place - 1)
        place -= 1
      }
    }
  }

  /// Whether one card is painted before another. A strict total order.
  private func isBehind(_ first: Int, _ second: Int) -> Bool {
    let (isFirstFlying, isSecondFlying) = (
      records[first].role == .flying, records[second].role == .flying
    )
    if isFirstFlying != isSecondFlying { return isSecondFlying }
    if !isFirstFlying, records[first].placement.depth != records[second].placement.depth {
      return records[first].placement.depth > records[second].placement.depth
    }
    if records[first].logical != records[second].logical {
      return records[first].logical > records[second].logical
    }
    if records[first].departure != records[second].departure {
      return records[first].departure > records[second].departure
    }
    return records[first].serial > records[second].serial
  }

  /// Tells cells and observers how far a card has been dragged, when that has changed.
  private func updateProgress(_ position: Int) {
    let isPulled = records[position].pull.isActive || records[position].role == .flying
    guard isPulled || records[position].isTold else { return }
    let progress = isPulled ? self.progress(of: position) : .resting
    guard progress != records[position].progress else { return }
    records[position].progress = progress
    tellProgress(position)
  }

  private func tellProgress(_ position: Int) {
    let (item, cell) = (records[position].item, records[position].cell)
    let (progress, observers) = (records[position].progress, self.observers)
    callOut { _ in
      cell.dragDidChange(progress)
      observers.notify(item, progress)
    }
  }

  /// Tells a cell that nothing pulls it any more, before it goes or shows something else.
  func settleProgress(_ position: Int) {
    guard records[position].isTold else { return }
    records[position].progress = .resting
    tellProgress(position)
  }

  /// The top card under a point on the screen that takes touches, by what was last shown.
  ///
  /// Cards are asked in the reverse of the paint order, and by their placements as shown.
  func touchableRecord(at location: CardPoint) -> Int? {
    var best: Int?
    for position in records.indices where records[position].isPresented {
      let presented = records[position].presentation
      guard !presented.isHidden, presented.isTouchable, presented.placement.alpha > 0.01,
        presented.placement.contains(location)
      else { continue }
      if let other = best, records[other].presentation.paintOrder > presented.paintOrder {
        continue
      }
      best = position
    }
    return best
  }
}

extension CardPlacement {
  /// Whether a point of the container lies on the card as it is shown.
  func contains(_ location: CardPoint) -> Bool {
    guard scale > 0 else { return false }
    let vector = location - position
    let (sine, cosine) = (Maths.sine(rotation), Maths.cosine(rotation))
    let x = (vector.x * cosine + vector.y * sine) / scale
    let y = (vector.y * cosine - vector.x * sine) / scale
    return x.magnitude <= size.width / 2 && y.magnitude <= size.height / 2
  }

  /// Half the extents of the smallest upright box round the card as it is shown.
  var halfBounds: CardSize {
    let (sine, cosine) = (
      Maths.sine(rotation).magnitude, Maths.cosine(rotation).magnitude
    )
    return CardSize(
      width: scale * (size.width * cosine + size.height * sine) / 2,
      height: scale * (size.width * sine + size.height * cosine) / 2)
  }
}
