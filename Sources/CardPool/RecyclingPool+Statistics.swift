extension RecyclingPool {
  /// What a pool has done so far and what it holds now, in cells.
  ///
  /// Outside the callbacks of a cell, `created == live + pooled + discarded`.
  public struct Statistics: Hashable, Sendable {
    /// How many cells factories have made.
    public let created: Int
    /// How often a cell that waited was taken out.
    public let reused: Int
    /// How many cells were let go: beyond a limit, of a replaced registration, or purged.
    public let discarded: Int
    /// How many cells are out now.
    public let live: Int
    /// How many cells wait now.
    public let pooled: Int

    /// How often a cell was taken out.
    public var dequeued: Int { created + reused }

    /// Makes statistics from their counts.
    public init(
      created: Int = 0, reused: Int = 0, discarded: Int = 0, live: Int = 0, pooled: Int = 0
    ) {
      self.created = created
      self.reused = reused
      self.discarded = discarded
      self.live = live
      self.pooled = pooled
    }
  }
}
