#if canImport(UIKit) && !os(watchOS)
  internal import CardCore
  internal import CardEngine
  internal import CardPool
  public import UIKit

  /// What the pool knows the cells of a deck view by.
  struct CellKeys {
    private var types: [ObjectIdentifier: CellKey] = [:]
    private var identifiers: [String: CellKey] = [:]

    /// The key of a class. Cell views are not the pool's cells, so it has the class's name.
    subscript(type: any CardCellView.Type) -> CellKey {
      mutating get {
        let id = ObjectIdentifier(type)
        if let key = types[id] { return key }
        let key = CellKey(name: "class \(type) \(Int(bitPattern: id))")
        types[id] = key
        return key
      }
    }

    /// The key of an identifier, which no class and no registration shares.
    subscript(identifier: String) -> CellKey {
      mutating get {
        if let key = identifiers[identifier] { return key }
        let key = CellKey(name: "identifier " + identifier)
        identifiers[identifier] = key
        return key
      }
    }
  }

  extension CardDeckView {
    // MARK: Registering

    /// Registers a class of cells; a second registration replaces the first.
    public func register<Cell: RegistrableCardCellView>(_ cellClass: Cell.Type) {
      register(cellClass) { Cell(frame: .zero) }
    }

    /// Registers a class of cells together with the way to make one.
    public func register<Cell: CardCellView>(
      _ cellClass: Cell.Type, making makeCell: @escaping @MainActor () -> Cell
    ) {
      pool.register(cellKeys[cellClass]) { HostedCell(makeCell()) }
    }

    /// Registers a class of cells for an identifier, where one class serves in several guises.
    public func register<Cell: RegistrableCardCellView>(
      _ cellClass: Cell.Type, forCellWithReuseIdentifier identifier: String
    ) {
      pool.register(cellKeys[identifier]) { HostedCell(Cell(frame: .zero)) }
    }

    /// Registers a nib for an identifier. Its first top-level object must be a ``CardCellView``.
    public func register(_ nib: UINib, forCellWithReuseIdentifier identifier: String) {
      pool.register(cellKeys[identifier]) { HostedCell(nib.makeCardCell(for: identifier)) }
    }

    // MARK: Dequeuing

    /// A cell of a registered class, a used one where there is one.
    ///
    /// - Precondition: the class is registered; otherwise it traps and says how to.
    public func dequeueReusableCell<Cell: CardCellView>(_ cellClass: Cell.Type) -> Cell {
      guard let cell = dequeue(cellKeys[cellClass]) as? Cell else {
        fatalError("What was registered for \(cellClass) makes cells of another class")
      }
      return cell
    }

    /// A cell of a registered identifier, a used one where there is one.
    ///
    /// - Precondition: the identifier is registered; otherwise it traps and says how to.
    public func dequeueReusableCell(
      withReuseIdentifier identifier: String
    ) -> any CardCellView { dequeue(cellKeys[identifier]) }

    /// A cell that a registration has configured for an item.
    ///
    /// - Parameters:
    ///   - registration: makes and configures the cells. Make it once, not for each cell.
    ///   - index: the index of the item, which the registration's closure is given.
    ///   - item: what the cell is to show.
    /// - Returns: a used cell where there is one, configured.
    public func dequeueConfiguredReusableCell<Cell: CardCellView, Item>(
      using registration: CellRegistration<Cell, Item>, for index: Int, item: Item
    ) -> Cell {
      let key = registration.key
      if !registeredKeys.contains(key) {
        registeredKeys.insert(key)
        let makeCell = registration.makeCell
        pool.register(key) { HostedCell(makeCell()) }
      }
      guard let cell = dequeue(key) as? Cell else {
        fatalError("A registration makes cells of its own class only")
      }
      registration.handler(cell, index, item)
      return cell
    }

    private func dequeue(_ key: CellKey) -> any CardCellView {
      guard let cell = pool.dequeue(key) as? HostedCell else {
        fatalError("The pool of a deck view holds only what the deck view has registered")
      }
      adapter.note(dequeued: cell)
      return cell.view
    }
  }

  extension UINib {
    /// The cell that the nib holds.
    func makeCardCell(for name: String) -> any CardCellView {
      let objects = instantiate(withOwner: nil, options: nil)
      guard let cell = objects.first as? any CardCellView else {
        fatalError("The first object of the nib registered for \(name) is no CardCellView")
      }
      return cell
    }
  }
#endif
