package import CardCore
package import CardEngine

/// What a person does to a deck in a page, before anything is made of it.
///
/// All points are in the deck's coordinates, in CSS pixels from its upper left corner; all times in
/// seconds on the page's monotonic clock, those of events being the events' own.
package protocol WebInput: AnyObject {
  /// What the deck is doing.
  var phase: DeckPhase { get }
  /// A pointer has gone down, moved, gone up, or been taken away.
  ///
  /// - Returns: Whether the pointer's movement is a drag of the deck's.
  func pointer(_ event: WebPointerEvent) -> Bool
  /// A wheel has turned or two fingers have moved on a touch pad.
  ///
  /// - Returns: Whether the deck has used it; otherwise the page scrolls.
  func wheel(by delta: CardPoint, at time: Double) -> Bool
  /// A key was pressed.
  ///
  /// - Returns: Whether it meant something to the deck.
  func key(_ key: WebKey, at time: Double) -> Bool
  /// The deck has its first or another size or writing direction.
  func resize(to size: CardSize, isRightToLeft: Bool, at time: Double)
  /// The page has gone out of sight.
  func interrupt(at time: Double)
  /// A person wishes for less motion, or no longer does.
  func setReducedMotion(_ isReduced: Bool)
  /// A frame is about to be painted.
  func frame(at time: Double)
  /// The deck may read touches differently from now on.
  func traitsDidChange()
}

/// One step of one pointer: a mouse, a finger or a pen.
package struct WebPointerEvent: Equatable {
  /// What happened to the pointer.
  package enum Phase: Int32 {
    case down, move, up, cancel
  }

  package let phase: Phase
  /// Tells the pointer from others that are down at the same time.
  package let pointer: Int32
  package let point: CardPoint
  package let time: Double
  /// Whether it is a mouse, which strays less than a finger.
  package let isMouse: Bool
  /// Whether it goes down on a button or link inside a card, which gets the tap then.
  package let isOnControl: Bool

  package init(
    phase: Phase, pointer: Int32, point: CardPoint, time: Double, isMouse: Bool = false,
    isOnControl: Bool = false
  ) {
    self.phase = phase
    self.pointer = pointer
    self.point = point
    self.time = time
    self.isMouse = isMouse
    self.isOnControl = isOnControl
  }
}

/// A key that means something to a deck. The raw values are cardweb.js's.
package enum WebKey: Int32 {
  case left = 1, right, up, down, select, escape, undo, first, last
}
