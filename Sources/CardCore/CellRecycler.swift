/// A store of reusable cells, seen from outside: `RecyclingPool` is the one that Cardstock brings.
public protocol CellRecycling: AnyObject {
  /// Sets how cells of a key are made; a second registration replaces the first.
  func register(_ key: CellKey, factory: @escaping () -> any CardCell)

  /// Takes a cell out, a used one when there is one, else a new one.
  ///
  /// - Precondition: the key is registered. Anything else is a programmer's error that nothing
  ///   sensible could follow; it traps with a message that tells the mend.
  func dequeue(_ key: CellKey) -> any CardCell

  /// Gives back a cell that ``dequeue(_:)`` has given out. A cell that is not out is ignored.
  func recycle(_ cell: any CardCell)
}

/// Registers and dequeues cells by type: the handle a data source works with.
///
/// ```swift
/// deck.cells.register(PhotoCell.self)
/// // in the data source
/// let cell = cells.dequeue(PhotoCell.self)
/// cell.show(photos[index])
/// return cell
/// ```
/// It is a struct round the store and not an extension of its protocol, because Embedded Swift
/// cannot call a generic method on an existential.
public struct CellRecycler {
  /// The store behind this handle.
  public let store: any CellRecycling

  /// Makes a handle on a store.
  public init(_ store: any CellRecycling) {
    self.store = store
  }

  /// Registers a cell type; a second registration replaces the first.
  public func register<Cell: RegistrableCardCell>(_ type: Cell.Type) {
    store.register(CellKey(type)) { Cell() }
  }

  /// Registers a cell type together with the way to make one.
  public func register<Cell: CardCell>(_ type: Cell.Type, factory: @escaping () -> Cell) {
    store.register(CellKey(type)) { factory() }
  }

  /// Registers an identifier together with the way to make its cells.
  public func register(identifier: String, factory: @escaping () -> any CardCell) {
    store.register(CellKey(name: identifier), factory: factory)
  }

  /// Takes out a cell of a registered type.
  /// - Precondition: the type is registered; otherwise it traps and says how to.
  /// - Complexity: O(1).
  public func dequeue<Cell: CardCell>(_ type: Cell.Type) -> Cell {
    let key = CellKey(type)
    guard let cell = store.dequeue(key) as? Cell else {
      fatalError("The factory registered for \(key) makes cells of another type")
    }
    return cell
  }

  /// Takes out a cell of a registered identifier.
  /// - Precondition: the identifier is registered; otherwise it traps and says how to.
  /// - Complexity: O(1).
  public func dequeue(identifier: String) -> any CardCell {
    store.dequeue(CellKey(name: identifier))
  }
}
