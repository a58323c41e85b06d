internal import CardCore

extension RecyclingPool {
  /// The cells that wait under one key, and how to make more.
  struct Shelf {
    var factory: (() -> any CardCell)?
    var cells: [any CardCell] = []
    var limit: Int?
    var generation = 0
  }

  /// What is remembered of a cell that is out.
  struct Loan {
    let index: Int
    let generation: Int
    let type: ObjectIdentifier?
  }

  /// The address of a cell.
  func identity(of cell: any CardCell) -> ObjectIdentifier {
    // Embedded Swift makes no generic call on an existential, but converts it to AnyObject.
    ObjectIdentifier(cell as AnyObject)
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
