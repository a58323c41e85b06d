/// Watches objects without holding on to them and tells which are still alive.
///
/// ```swift
/// let leaks = LeakChecker()
/// do {
///   let deck = leaks.track(makeDeck(), as: "deck")
///   deck.swipe(.left)
/// }
/// #expect(leaks.survivors.isEmpty)
/// ```
public final class LeakChecker {
  private struct Entry {
    weak var object: AnyObject?
    let name: String
  }

  private var entries: [Entry] = []

  /// Makes a checker that watches nothing yet.
  public init() {}

  /// Watches an object.
  /// - Parameters:
  ///   - object: the object, which is not kept alive.
  ///   - name: what ``survivors`` calls it; without one, the name of its type.
  /// - Returns: the object.
  @discardableResult
  public func track<Object: AnyObject>(_ object: Object, as name: String? = nil) -> Object {
    entries.append(Entry(object: object, name: name ?? "\(type(of: object))"))
    return object
  }

  /// How many objects were tracked, alive or not.
  public var trackedCount: Int { entries.count }

  /// The names of the objects that are still alive, in the order they were tracked.
  /// - Complexity: O(tracked objects).
  public var survivors: [String] {
    entries.compactMap { $0.object == nil ? nil : $0.name }
  }
}
