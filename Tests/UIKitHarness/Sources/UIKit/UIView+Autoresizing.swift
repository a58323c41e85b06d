// Stand-in: the signatures and their meaning are those of Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UIView {
  /// Only the flexible size; margins keep theirs.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
  }

  func autoresize(from old: CGSize, to new: CGSize) {
    if autoresizingMask.contains(.flexibleWidth) {
      bounds.size.width += new.width - old.width
      center.x += (new.width - old.width) / 2
    }
    if autoresizingMask.contains(.flexibleHeight) {
      bounds.size.height += new.height - old.height
      center.y += (new.height - old.height) / 2
    }
  }
}
