// Stand-in: the signatures and their meaning are those of Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// In place of the Objective-C runtime's selector: it carries the call itself.
public struct Selector {
  package let call: @MainActor (_ target: AnyObject, _ sender: AnyObject) -> Void

  public init(call: @escaping @MainActor (_ target: AnyObject, _ sender: AnyObject) -> Void) {
    self.call = call
  }
}

/// A target that is not retained, as those of controls and recognizers.
struct TargetAction {
  weak var target: AnyObject?
  let action: Selector

  @MainActor func send(from sender: AnyObject) {
    if let target { action.call(target, sender) }
  }
}
