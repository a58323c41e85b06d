#if canImport(SwiftUI)
  internal import SwiftUI

  extension View {
    /// Calls an action after an update of the view in which a value has changed.
    ///
    /// The one place that knows both forms of `onChange`. The older one calls a closure that was
    /// made before the change; so an action must take what is new from its argument, or from an
    /// object.
    @ViewBuilder
    func onValueChange<Value: Equatable>(
      of value: Value, _ action: @escaping (Value) -> Void
    ) -> some View {
      if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) {
        onChange(of: value, initial: false) { _, new in action(new) }
      } else {
        onChange(of: value, perform: action)
      }
    }
  }
#endif
