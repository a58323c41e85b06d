import CardCore
import CardTestSupport

/// Keeps the books of expansions: of each item in turn that it will expand, that it has, that it will
/// collapse, that it has.
struct ExpansionLedger {
  private enum Told: Equatable {
    case will(Bool)
    case did(Bool)
  }

  private var told: [CardItemID: Told] = [:]

  /// Takes a callback in, `restored` being the items that may be expanded without a word.
  /// - Returns: what is wrong with it, or `nil`.
  mutating func take(
    _ callback: RecordingDelegate.Event, restored: inout Set<CardItemID>
  ) -> String? {
    switch callback {
    case .willExpand(let item, let isExpanding):
      defer { told[item] = .will(isExpanding) }
      return told[item] == .will(isExpanding) ? "\(callback) was told twice" : nil
    case .didExpand(let item, let isExpanded):
      defer { told[item] = .did(isExpanded) }
      let mayBeRestored = !isExpanded && restored.remove(item) != nil
      if told[item] == .did(isExpanded), !mayBeRestored { return "\(callback) was told twice" }
      // An expansion may end on its way, with its item or its layout; none begins unannounced.
      return isExpanded && told[item] != .will(true) ? "\(callback) was not announced" : nil
    default: return nil
    }
  }
}
