// Stand-in: the signatures and their meaning are those of Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if canImport(ObjectiveC)
  // Only check-objective-c comes here, which compares types and runs nothing.
  @_exported public import ObjectiveC

  extension Selector {
    @MainActor package var call: (_ target: AnyObject, _ sender: AnyObject) -> Void { { _, _ in } }

    package init(call: @escaping @MainActor (AnyObject, AnyObject) -> Void) {
      self.init(stringLiteral: "")
    }
  }
#else
  /// In place of the Objective-C runtime's selector: it carries the call itself.
  public struct Selector {
    package let call: @MainActor (_ target: AnyObject, _ sender: AnyObject) -> Void

    public init(call: @escaping @MainActor (_ target: AnyObject, _ sender: AnyObject) -> Void) {
      self.call = call
    }
  }
#endif

/// A target that is not retained, as those of controls and recognizers.
struct TargetAction {
  weak var target: AnyObject?
  let action: Selector

  @MainActor func send(from sender: AnyObject) {
    if let target { action.call(target, sender) }
  }
}
