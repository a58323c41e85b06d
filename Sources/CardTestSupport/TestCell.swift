public import CardCore

/// A cell that shows nothing and counts what happens to it.
///
/// Subclass it for a test that needs several types of cells.
open class TestCell: RegistrableCardCell {
  /// The item the cell was last configured for; `nil` when new or prepared for reuse.
  public var item: CardItemID?
  /// How often the cell was prepared for reuse.
  public private(set) var preparationCount = 0
  /// The last progress the cell was told; at rest to begin with.
  public private(set) var progress = CardProgress.resting
  /// How often the cell was told a progress.
  public private(set) var progressCount = 0
  /// Called at each preparation, so that a test can act from inside it.
  public var onPrepareForReuse: (() -> Void)?

  /// Makes a cell that shows nothing.
  public required init() {}

  /// Forgets the item and counts.
  open func prepareForReuse() {
    item = nil
    preparationCount += 1
    onPrepareForReuse?()
  }

  /// Keeps the progress and counts.
  open func dragDidChange(_ progress: CardProgress) {
    self.progress = progress
    progressCount += 1
  }
}
