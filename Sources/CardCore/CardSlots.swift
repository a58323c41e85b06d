/// What a ``CardHost`` knows of each card that it shows, by the card's slot.
///
/// ```swift
/// var views = CardSlots<View>()
/// views[slot] = view          // in attach(_:for:at:)
/// views[slot]?.show(…)        // in update(at:to:)
/// views[slot] = nil           // in detach(_:at:)
/// ```
public struct CardSlots<Element> {
  private var elements: [Element?] = []

  /// Makes a table without elements.
  public init() {}

  /// What is known of the card in a slot, `nil` for a free one.
  ///
  /// A slot below 0 holds nothing, whatever is put there.
  /// - Complexity: O(1); O(slot) where an element comes into a slot higher than all before.
  public subscript(slot: Int) -> Element? {
    get { elements.indices.contains(slot) ? elements[slot] : nil }
    set {
      guard slot >= 0 else { return }
      if case .some = newValue {
        while elements.count <= slot { elements.append(nil) }
      }
      if slot < elements.count { elements[slot] = newValue }
    }
  }
}

extension CardSlots: Sendable where Element: Sendable {}
