// What the compiler must find of the Objective-C runtime to check `@objc` and `#selector`.
// check-objective-c compiles it; no package knows of it, or canImport(ObjectiveC) would hold.

/// Names a method.
public struct Selector: ExpressibleByStringLiteral, Sendable {
  /// Names the method that a literal spells.
  public init(stringLiteral value: String) {}
}

/// A truth value in Objective-C.
public struct ObjCBool {
  /// Makes the value of a Swift one.
  public init(_ value: Bool) {}
}
