/// The shortest list of events that still fails which leaving out stretches of them leads to.
///
/// Source: Zeller and Hildebrandt, "Simplifying and isolating failure-inducing input", IEEE
/// Transactions on Software Engineering 28, 2002; the reduction to complements.
/// - Parameters:
///   - events: a list that fails.
///   - attempts: how many lists are tried at most.
///   - fails: whether a list fails.
/// - Returns: the shorter list.
func minimized<Event>(
  _ events: [Event], attempts: Int = 600, fails: ([Event]) -> Bool
) -> [Event] {
  var events = events
  var parts = 2
  var left = attempts
  while events.count > 1, left > 0 {
    let length = (events.count + parts - 1) / parts
    var isShorter = false
    var start = 0
    while start < events.count, left > 0 {
      let end = min(start + length, events.count)
      let rest = Array(events[..<start] + events[end...])
      left -= 1
      if fails(rest) {
        events = rest
        isShorter = true
      } else {
        start = end
      }
    }
    if isShorter {
      parts = max(parts - 1, 2)
    } else if length == 1 {
      break
    } else {
      parts = min(parts * 2, events.count)
    }
  }
  return events
}
