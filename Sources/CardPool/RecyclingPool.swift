public import CardCore

/// Keeps the cells that no card shows at the moment, so that the next card of their kind can be
/// shown by one of them instead of by a new one.
///
/// Cells are kept by ``CardCore/CellKey`` and come back last in, first out: the cell that was on
/// screen a moment ago is the one whose memory is still warm. Each key keeps at most
/// ``limit(for:)`` cells; what comes back beyond that is let go.
///
/// ```swift
/// let pool = RecyclingPool()
/// pool.cells.register(PhotoCell.self)
/// let cell = pool.cells.dequeue(PhotoCell.self)  // made
/// pool.recycle(cell)                             // prepared for reuse and kept
/// pool.cells.dequeue(PhotoCell.self) === cell    // true
/// ```
///
/// **When a cell is prepared.** `prepareForReuse()` runs when a cell comes back and is kept, not
/// when it is taken out again. That is once before each reuse either way, but a cell that waits
/// thus holds on to no picture and no subscription of the item it last showed, and the work falls
/// on the frame in which a card leaves, not on the one that needs the next card. A cell that is
/// not kept is not prepared: nothing will reuse it.
///
/// **Who owns a cell.** A cell that is out belongs to whoever took it; the pool remembers its
/// address and class and does not hold on to it. A cell that is never given back is freed like
/// any other object. Giving back a cell that is not out, twice or one that the pool did not make,
/// does nothing.
///
/// Factories, `prepareForReuse()` and the `deinit` of a cell may call the pool. A pool belongs to
/// one thread, that of the deck.
public final class RecyclingPool: CellRecycling {
  // Arrays, searched: a deck has a handful of kinds and shows a handful of cards, and in a web page
  // the first dictionary alone would bring five kilobytes of hashing with it.
  var shelves: [Shelf] = []
  /// By ascending address of the cell.
  private var loans: [Loan] = []
  var standardLimit: Int

  private var created = 0
  private var reused = 0
  var discarded = 0

  /// Makes an empty pool.
  /// - Parameter limit: how many cells of each key to keep, see ``limit``.
  public init(limit: Int = RecyclingPool.defaultLimit) {
    standardLimit = RecyclingPool.clamped(limit)
    loans.reserveCapacity(32)
  }

  /// The handle to register and dequeue cells with by type.
  public var cells: CellRecycler { CellRecycler(self) }

  /// Sets how cells of a key are made.
  ///
  /// A second registration replaces the first. The cells of the first that wait are discarded,
  /// those that are out are when they come back.
  /// - Parameters:
  ///   - key: what the cells are dequeued by.
  ///   - factory: makes a new cell at each call.
  /// - Complexity: O(kinds + cells that wait under this key).
  public func register(_ key: CellKey, factory: @escaping () -> any CardCell) {
    let index = shelf(for: key)
    shelves[index].factory = factory
    shelves[index].generation += 1
    empty(index)
  }

  /// Takes out a cell, one that waits when there is one, else a new one.
  /// - Precondition: the key is registered; otherwise it traps with a message that tells how to.
  /// - Complexity: O(kinds + log of the cells that are out), without allocation for a cell that
  ///   waited.
  public func dequeue(_ key: CellKey) -> any CardCell {
    guard let index = index(of: key), let factory = shelves[index].factory else {
      Self.trapUnregistered(key)
    }
    if let cell = shelves[index].cells.popLast() {
      reused += 1
      lend(cell, from: index, generation: shelves[index].generation)
      return cell
    }
    // The factory may register the key anew; what it makes still belongs to its own generation.
    let generation = shelves[index].generation
    let cell = factory()
    created += 1
    lend(cell, from: index, generation: generation)
    return cell
  }

  /// Takes a cell back and prepares it for reuse, or lets it go when enough of its kind wait.
  ///
  /// A cell that is not out is ignored: one given back twice, or one the pool did not make.
  /// - Complexity: O(log of the cells that are out), without allocation once as many cells have
  ///   waited before.
  public func recycle(_ cell: any CardCell) {
    let address = address(of: cell)
    let position = position(of: address)
    guard position < loans.count, loans[position].address == address else { return }
    let loan = loans.remove(at: position)
    // The address of a freed cell can come to belong to an object of another class.
    guard loan.type == classIdentity(of: cell), hasRoom(for: loan) else {
      discarded += 1
      return
    }
    cell.prepareForReuse()
    // Asked again, since prepareForReuse() may have registered, lowered a limit or recycled.
    if hasRoom(for: loan) {
      shelves[loan.index].cells.append(cell)
    } else {
      discarded += 1
    }
  }

  /// Discards the cells that wait, as on a warning about memory. Those that are out stay known.
  /// - Complexity: O(cells that wait).
  public func purge() {
    for index in shelves.indices { empty(index) }
  }

  /// Discards the cells that wait and forgets those that are out, at the end of a deck's life.
  ///
  /// A forgotten cell that is given back later is ignored and freed by its last owner.
  /// Registrations and limits stay.
  /// - Complexity: O(cells).
  public func discardAll() {
    discarded += loans.count
    loans.removeAll()
    purge()
  }

  /// What the pool has done so far and what it holds now.
  public var statistics: Statistics {
    var pooled = 0
    for shelf in shelves { pooled += shelf.cells.count }
    return Statistics(
      created: created, reused: reused, discarded: discarded, live: loans.count, pooled: pooled)
  }

  private func lend(_ cell: any CardCell, from index: Int, generation: Int) {
    let address = address(of: cell)
    let loan = Loan(
      address: address, index: index, generation: generation, type: classIdentity(of: cell))
    let position = position(of: address)
    if position < loans.count, loans[position].address == address {
      // It belonged to a cell that was freed without coming back.
      loans[position] = loan
      discarded += 1
    } else {
      loans.insert(loan, at: position)
    }
  }

  /// Where the loan of an address is, or belongs.
  private func position(of address: UInt) -> Int {
    var (low, high) = (0, loans.count)
    while low < high {
      let middle = (low + high) / 2
      if loans[middle].address < address { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func hasRoom(for loan: Loan) -> Bool {
    let shelf = shelves[loan.index]
    return shelf.generation == loan.generation && shelf.cells.count < limit(of: shelf)
  }

  private static func trapUnregistered(_ key: CellKey) -> Never {
    #if hasFeature(Embedded)
      fatalError("No cell is registered for this key. Register it before you dequeue it.")
    #else
      fatalError(
        """
        No cell is registered for \(key). Call \(key.registration) before you dequeue it, \
        for example where the deck is made.
        """)
    #endif
  }
}
