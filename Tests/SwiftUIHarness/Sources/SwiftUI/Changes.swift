extension View {
  /// Calls an action when the view appears.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    Attributed(self) { _, context in
      let key = context.path + ".onAppear"
      let storage = context.screen.storage(at: key) { Storage(false) }
      guard !storage.value else { return }
      storage.value = true
      if let action { context.screen.perform(action) }
    }
  }

  /// Calls an action when the view is gone.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    Attributed(self) { _, context in
      let key = context.path + ".onDisappear"
      _ = context.screen.storage(at: key) { Storage(false) }
      if let action { context.screen.onRemoval(of: key, action) }
    }
  }

  /// Calls an action after an update in which a value has changed.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ old: V, _ new: V) -> Void
  ) -> some View {
    Attributed(self) { _, context in
      let key = context.path + ".onChange"
      let isFirst = !context.screen.has(key)
      let storage = context.screen.storage(at: key) { Storage(value) }
      let old = storage.value
      guard old != value || (isFirst && initial) else { return }
      storage.value = value
      context.screen.perform { action(old, value) }
    }
  }

  /// Calls an action after an update in which a value has changed.
  ///
  /// As with SwiftUI the closure is the one of the update before.
  @available(*, deprecated)
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    Attributed(self) { _, context in
      let last = context.screen.storage(at: context.path + ".onChange") { Storage((value, action)) }
      let (old, oldAction) = last.value
      last.value = (value, action)
      guard old != value else { return }
      context.screen.perform { oldAction(value) }
    }
  }
}
