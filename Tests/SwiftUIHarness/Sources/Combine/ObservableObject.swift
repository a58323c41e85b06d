// The stand-in for Combine: what an observable object needs, and no streams.

/// Something that tells of events.
public protocol Publisher<Output, Failure> {
  /// What it tells.
  associatedtype Output
  /// How it can fail.
  associatedtype Failure: Error
}

/// An object that says when it is about to change.
public protocol ObservableObject: AnyObject {
  /// What says so.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Says so.
  var objectWillChange: ObjectWillChangePublisher { get }
}

/// The publisher that observable objects have by default.
public final class ObservableObjectPublisher: Publisher {
  /// It tells nothing but that something changes.
  public typealias Output = Void
  /// It never fails.
  public typealias Failure = Never

  private var subscribers: [ObjectIdentifier: () -> Void] = [:]

  /// Makes a publisher.
  public init() {}

  /// Tells all subscribers.
  public func send() {
    for subscriber in subscribers.values { subscriber() }
  }

  /// How many hear it: for tests alone.
  public var subscriberCount: Int { subscribers.count }

  /// Calls a closure at each change, once for each owner: Combine's `sink`, for the stand-in of
  /// SwiftUI alone.
  public func subscribe(_ owner: AnyObject, _ body: @escaping () -> Void) {
    subscribers[ObjectIdentifier(owner)] = body
  }

  /// Ends what ``subscribe(_:_:)`` began.
  public func unsubscribe(_ owner: AnyObject) {
    subscribers[ObjectIdentifier(owner)] = nil
  }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher of an object that declares none.
  public var objectWillChange: ObservableObjectPublisher { PublisherTable.publisher(of: self) }
}

/// Where the publishers of objects are that declare none. Everything happens on the main thread.
private enum PublisherTable {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let key = ObjectIdentifier(object)
    // An address is used again when its object is gone.
    if let entry = entries[key], entry.object === object { return entry.publisher }
    let entry = Entry(object: object, publisher: ObservableObjectPublisher())
    entries[key] = entry
    return entry.publisher
  }
}
