public import CardCore

/// Two items of one list share an identity, so that a deck could not tell their cards apart.
public struct DuplicateItemError: Error, Hashable, Sendable {
  /// The identity that stands in the list twice.
  public let item: CardItemID
  /// The index of the first item of this identity.
  public let firstIndex: Int
  /// The index of the second one; those behind it have not been looked at.
  public let secondIndex: Int

  /// Makes the error of two items at these indices.
  public init(item: CardItemID, firstIndex: Int, secondIndex: Int) {
    self.item = item
    self.firstIndex = firstIndex
    self.secondIndex = secondIndex
  }
}

extension DuplicateItemError: CustomStringConvertible {
  /// A sentence that names the identity and both indices.
  public var description: String {
    "the items at \(firstIndex) and \(secondIndex) are both known by \(item)"
  }
}
