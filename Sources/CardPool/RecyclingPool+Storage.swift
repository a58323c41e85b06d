internal import CardCore

extension RecyclingPool {
  /// The cells that wait under one key, and how to make more.
  struct Shelf {
    let key: CellKey
    var factory: (() -> any CardCell)?
    var cells: [any CardCell] = []
    var limit: Int?
    var generation = 0
  }

  /// What is remembered of a cell that is out.
  struct Loan {
    let address: UInt
    let index: Int
    let generation: Int
    let type: ObjectIdentifier?
  }

  /// The address of a cell.
  func address(of cell: any CardCell) -> UInt {
    // Embedded Swift makes no generic call on an existential, but converts it to AnyObject.
    UInt(bitPattern: ObjectIdentifier(cell as AnyObject))
  }

  /// The position of a key's shelf, or nil where the key is unknown.
  func index(of key: CellKey) -> Int? {
    for index in shelves.indices where shelves[index].key == key { return index }
    return nil
  }

  /// The class of a cell; always `nil` in Embedded Swift, which cannot tell.
  func classIdentity(of cell: any CardCell) -> ObjectIdentifier? {
    #if hasFeature(Embedded)
      nil
    #else
      ObjectIdentifier(type(of: cell))
    #endif
  }
}
