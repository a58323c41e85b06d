#if canImport(UIKit) && !os(watchOS)
  internal import CardCore
  public import UIKit

  extension CardDeckView {
    /// A class of cells together with the code that shows an item in one.
    ///
    /// ```swift
    /// let registration = CardDeckView.CellRegistration<PhotoCell, Photo> { cell, index, photo in
    ///   cell.show(photo)
    /// }
    /// // in the data source
    /// deckView.dequeueConfiguredReusableCell(using: registration, for: index, item: photos[index])
    /// ```
    ///
    /// Make one for each kind of cell and keep it; it needs no further registration. Cells of two
    /// registrations are never exchanged, even if they are of one class.
    @MainActor public struct CellRegistration<Cell: CardCellView, Item> {
      /// Shows an item in a cell. The arguments are the cell, the item's index and the item.
      public typealias Handler = @MainActor (_ cell: Cell, _ index: Int, _ item: Item) -> Void

      let key: CellKey
      let handler: Handler
      let makeCell: @MainActor () -> Cell

      /// A registration whose cells are made by a closure.
      public init(making makeCell: @escaping @MainActor () -> Cell, handler: @escaping Handler) {
        key = RegistrationCounter.next()
        self.handler = handler
        self.makeCell = makeCell
      }

      /// A registration whose cells come from a nib; the first top-level object must be a `Cell`.
      public init(cellNib: UINib, handler: @escaping Handler) {
        self.init(
          making: {
            guard let cell = cellNib.makeCardCell(for: "\(Cell.self)") as? Cell else {
              fatalError("The first object of the nib is no \(Cell.self)")
            }
            return cell
          }, handler: handler)
      }
    }
  }

  extension CardDeckView.CellRegistration where Cell: RegistrableCardCellView {
    /// A registration whose cells are made from their class.
    public init(handler: @escaping Handler) {
      self.init(making: { Cell(frame: .zero) }, handler: handler)
    }
  }

  /// Gives each registration a name of its own.
  @MainActor private enum RegistrationCounter {
    private static var count = 0

    static func next() -> CellKey {
      count += 1
      return CellKey(name: "registration \(count)")
    }
  }
#endif
