/// A card as a host shows it: a view, an element, or a plain object in a test.
///
/// Cells are reused. One cell shows many items in turn; ``prepareForReuse()`` comes once between
/// two of them.
public protocol CardCell: AnyObject {
  /// Forget the item shown so far; called exactly once before each reuse, never before the first
  /// use. The pool calls it as soon as the cell comes back, so that no waiting cell holds on to
  /// what it showed.
  func prepareForReuse()

  /// The drag of this card has changed: show overlays, tint, badges accordingly.
  ///
  /// Called with a zero progress when the card has come to rest.
  func dragDidChange(_ progress: CardProgress)
}

extension CardCell {
  /// Does nothing: a cell without state of its own needs no preparation.
  public func prepareForReuse() {}

  /// Does nothing: a cell without overlays needs no progress.
  public func dragDidChange(_ progress: CardProgress) {}
}

/// A cell that can be registered by its type alone, since it can be made without arguments.
public protocol RegistrableCardCell: CardCell {
  /// Makes a cell that shows nothing yet.
  init()
}

/// What a cell is registered and reused by: its type, or a name.
public struct CellKey: Hashable, Sendable {
  private enum Storage: Hashable, Sendable {
    case type(ObjectIdentifier)
    case name([UInt8])
  }

  private let storage: Storage
  #if !hasFeature(Embedded)
    // The type and not its name: making the name allocates, and a key is made for each dequeue.
    private let type: Any.Type?
  #endif

  /// The key of a cell type.
  /// - Complexity: O(1), without allocation.
  public init<Cell: CardCell>(_ type: Cell.Type) {
    storage = .type(ObjectIdentifier(type))
    #if !hasFeature(Embedded)
      self.type = type
    #endif
  }

  /// The key of a name, for one type of cell that is used in several guises.
  /// - Complexity: O(length of the name); it copies the bytes.
  public init(name: String) {
    storage = .name([UInt8](name.utf8))
    #if !hasFeature(Embedded)
      type = nil
    #endif
  }

  /// Whether two keys stand for the same type or the same name.
  public static func == (lhs: CellKey, rhs: CellKey) -> Bool { lhs.storage == rhs.storage }

  /// Feeds the type or the name into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(storage) }
}

extension CellKey: CustomStringConvertible {
  /// The type's or the given name. Embedded Swift knows no names of types: there it is
  /// "a cell type".
  public var description: String {
    switch storage {
    case .name(let bytes):
      return String(decoding: bytes, as: UTF8.self)
    case .type:
      #if !hasFeature(Embedded)
        if let type { return "\(type)" }
      #endif
      return "a cell type"
    }
  }

  /// The call that registers this key, for a message to the programmer.
  package var registration: String {
    switch storage {
    case .name: "register(identifier: \"" + description + "\") { … }"
    case .type: "register(" + description + ".self)"
    }
  }
}
