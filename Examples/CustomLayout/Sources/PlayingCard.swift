import Cardstock

/// A cell of one's own: here a plain object, in an app a view.
public final class PlayingCard: RegistrableCardCell {
  /// What is written on the card; empty while it waits in the pool.
  public private(set) var face = ""
  /// How strongly the card glows while it is dealt, 0...1.
  public private(set) var glow = 0.0

  /// Makes a blank card.
  public init() {}

  /// Shows a face.
  public func show(_ face: String) { self.face = face }

  /// Wipes the face.
  public func prepareForReuse() { face = "" }

  /// Glows with the drag.
  public func dragDidChange(_ progress: CardProgress) { glow = progress.fraction }
}

/// Deals a pack of 52.
public final class Pack: CardDataSource {
  private static let suits = ["spades", "hearts", "diamonds", "clubs"]

  /// Makes a pack in order.
  public init() {}

  /// All 52.
  public func numberOfItems() -> Int { 52 }

  /// A card is known by its number, 0..<52.
  public func itemID(at index: Int) -> CardItemID { CardItemID(index) }

  /// Shows the card's value and suit.
  public func cell(forItemAt index: Int, in cells: CellRecycler) -> any CardCell {
    let card = cells.dequeue(PlayingCard.self)
    card.show("\(index % 13 + 1) of \(Pack.suits[index / 13])")
    return card
  }
}
