public import CardCore

extension RecyclingPool {
  /// How many cells of each key are kept when nothing else is said: 8.
  ///
  /// A deck shows three to five cards and has one or two in flight, so 8 cover all of them at
  /// once, as a reload gives them back.
  public static var defaultLimit: Int { 8 }

  /// The largest limit that counts: 256, the most cards the window of a layout can hold.
  public static var maximumLimit: Int { CardLayoutTraits.maximumWindow }

  /// How many cells of each key are kept at most, for keys without a limit of their own.
  ///
  /// Values outside 0...256 are clamped; 0 keeps none. Lowering it discards at once what is too
  /// many.
  /// - Complexity: setting it is O(cells that wait).
  public var limit: Int {
    get { standardLimit }
    set {
      standardLimit = RecyclingPool.clamped(newValue)
      for index in shelves.indices { trim(index) }
    }
  }

  /// How many cells of a key are kept at most.
  /// - Complexity: O(kinds).
  public func limit(for key: CellKey) -> Int {
    guard let index = index(of: key) else { return standardLimit }
    return limit(of: shelves[index])
  }

  /// Gives a key a limit of its own, or with `nil` the pool's again. It may come before the
  /// key's registration and outlasts it.
  ///
  /// Values outside 0...256 are clamped; 0 keeps none. Lowering it discards at once what is too
  /// many.
  /// - Complexity: O(cells that wait under this key).
  public func setLimit(_ limit: Int?, for key: CellKey) {
    let index = shelf(for: key)
    shelves[index].limit = limit.map(RecyclingPool.clamped)
    trim(index)
  }

  static func clamped(_ limit: Int) -> Int {
    min(max(limit, 0), maximumLimit)
  }

  func limit(of shelf: Shelf) -> Int {
    shelf.limit ?? standardLimit
  }

  /// The shelf of a key, a new one when there is none yet.
  func shelf(for key: CellKey) -> Int {
    if let index = index(of: key) { return index }
    shelves.append(Shelf(key: key))
    shelves[shelves.count - 1].cells.reserveCapacity(standardLimit)
    return shelves.count - 1
  }

  func empty(_ index: Int) {
    discard(shelves[index].cells.count, from: index)
  }

  private func trim(_ index: Int) {
    let surplus = shelves[index].cells.count - limit(of: shelves[index])
    if surplus > 0 { discard(surplus, from: index) }
  }

  /// Lets the cells go that have waited longest.
  private func discard(_ count: Int, from index: Int) {
    // They must outlive the change of the array: a cell's deinit may call the pool.
    let doomed = Array(shelves[index].cells.prefix(count))
    shelves[index].cells.removeFirst(count)
    discarded += doomed.count
  }
}
