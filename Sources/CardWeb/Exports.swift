#if arch(wasm32)
  internal import CardCore

  // What cardweb.js calls. Times are in seconds, lengths in CSS pixels.

  @_expose(wasm, "cardweb_frame")
  @_cdecl("cardweb_frame")
  func frameDidCome(at time: Double) {
    Page.session.frame(at: time)
  }

  @_expose(wasm, "cardweb_event")
  @_cdecl("cardweb_event")
  func eventDidHappen(listener: Int32, value: Double, isChecked: Int32, at time: Double) {
    Page.session.tell(listener, WebEvent(time: time, value: value, isChecked: isChecked != 0))
  }

  @_expose(wasm, "cardweb_page")
  @_cdecl("cardweb_page")
  func pageDidChange(isHidden: Int32, prefersReducedMotion: Int32, at time: Double) {
    Page.session.pageDidChange(
      isHidden: isHidden != 0, prefersReducedMotion: prefersReducedMotion != 0, at: time)
  }

  @_expose(wasm, "cardweb_pointer")
  @_cdecl("cardweb_pointer")
  func pointerDidChange(
    deck: Int32, phase: Int32, pointer: Int32, x: Double, y: Double, at time: Double,
    isMouse: Int32, isOnControl: Int32
  ) -> Int32 {
    guard let phase = WebPointerEvent.Phase(rawValue: phase) else { return 0 }
    let event = WebPointerEvent(
      phase: phase, pointer: pointer, point: CardPoint(x: x, y: y), time: time,
      isMouse: isMouse != 0, isOnControl: isOnControl != 0)
    return Page.session.host(deck)?.pointer(event) == true ? 1 : 0
  }

  @_expose(wasm, "cardweb_wheel")
  @_cdecl("cardweb_wheel")
  func wheelDidTurn(deck: Int32, x: Double, y: Double, at time: Double) -> Int32 {
    Page.session.host(deck)?.wheel(by: CardPoint(x: x, y: y), at: time) == true ? 1 : 0
  }

  @_expose(wasm, "cardweb_key")
  @_cdecl("cardweb_key")
  func keyWasPressed(deck: Int32, key: Int32, at time: Double) -> Int32 {
    guard let key = WebKey(rawValue: key) else { return 0 }
    return Page.session.host(deck)?.key(key, at: time) == true ? 1 : 0
  }

  @_expose(wasm, "cardweb_resize")
  @_cdecl("cardweb_resize")
  func deckWasResized(
    deck: Int32, width: Double, height: Double, isRightToLeft: Int32, at time: Double
  ) {
    Page.session.host(deck)?.resize(
      to: CardSize(width: width, height: height), isRightToLeft: isRightToLeft != 0, at: time)
  }
#endif
