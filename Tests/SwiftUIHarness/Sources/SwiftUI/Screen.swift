internal import Combine
public import Foundation

/// Shows a view: what the system does around SwiftUI, driven by a test.
///
/// Time stands still until ``advance(by:)``; frames come only while a timeline asks for them.
@MainActor
public final class Screen {
  /// What a date of a frame or a gesture is.
  public private(set) var now = Date(timeIntervalSinceReferenceDate: 1000)
  /// The room there is.
  public var size: CGSize { didSet { setNeedsUpdate() } }
  /// What the view inherits.
  public var environment = EnvironmentValues() { didSet { setNeedsUpdate() } }
  /// The nodes of the last update.
  public private(set) var root = Node("Screen")
  /// How many updates there were.
  public private(set) var updateCount = 0
  /// How many frames there were.
  public private(set) var frameCount = 0

  private var makeRoot: (Context) -> Node = { _ in Node("EmptyView") }
  private var storages: [String: AnyObject] = [:]
  private var visited: Set<String> = []
  private var watched: [ObjectIdentifier: () -> Void] = [:]
  private var seen: Set<ObjectIdentifier> = []
  private var needsUpdate = true
  private var isUpdating = false
  private var actions: [() -> Void] = []
  private var gone: [String: () -> Void] = [:]
  /// Whether anything in the tree wants frames.
  public internal(set) var wantsFrames = false
  var timelineDate = Date(timeIntervalSinceReferenceDate: 1000)

  /// Shows a view.
  public init<Root: View>(
    width: Double = 320, height: Double = 480, _ view: @escaping @MainActor () -> Root
  ) {
    size = CGSize(width: width, height: height)
    makeRoot = { $0.screen.resolve(view(), in: $0) }
    update()
  }

  /// Brings the tree up to date, as often as its own actions change it.
  public func update() {
    var rounds = 0
    while needsUpdate {
      rounds += 1
      precondition(rounds < 50, "the view changes its own state without end")
      needsUpdate = false
      updateCount += 1
      visited.removeAll()
      seen.removeAll()
      wantsFrames = false
      isUpdating = true
      root = makeRoot(
        Context(screen: self, path: "", environment: environment, proposal: size))
      isUpdating = false
      forgetWhatIsGone()
      let waiting = actions
      actions.removeAll()
      for action in waiting { action() }
    }
  }

  /// Lets time pass, frame by frame, sixty in a second.
  public func advance(by seconds: Double) {
    update()
    var rest = seconds
    while rest > 1e-9 {
      let step = min(rest, 1.0 / 60)
      now += step
      rest -= step
      guard wantsFrames else { continue }
      timelineDate = now
      frameCount += 1
      setNeedsUpdate()
      update()
    }
  }

  func setNeedsUpdate() { needsUpdate = true }

  func perform(_ action: @escaping () -> Void) { actions.append(action) }

  func resolve<V: View>(_ view: V, in context: Context) -> Node {
    if let primitive = view as? any PrimitiveView { return primitive.resolve(in: context) }
    context.install(in: view)
    return resolve(view.body, in: context.entering("b"))
  }

  // MARK: What is kept from update to update

  func storage<Value>(at path: String, _ make: () -> Storage<Value>) -> Storage<Value> {
    visited.insert(path)
    if let storage = storages[path] as? Storage<Value> { return storage }
    let storage = make()
    storages[path] = storage
    return storage
  }

  func has(_ path: String) -> Bool { storages[path] != nil }

  func onRemoval(of path: String, _ body: @escaping () -> Void) { gone[path] = body }

  func observe<Object: ObservableObject>(_ object: Object) {
    let key = ObjectIdentifier(object)
    seen.insert(key)
    guard watched[key] == nil,
      let publisher = object.objectWillChange as? ObservableObjectPublisher
    else { return }
    publisher.subscribe(self) { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        precondition(!self.isUpdating, "state was published from within a view update")
        self.setNeedsUpdate()
      }
    }
    watched[key] = { publisher.unsubscribe(self) }
  }

  private func forgetWhatIsGone() {
    for (path, body) in gone where !visited.contains(path) {
      perform(body)
      gone[path] = nil
    }
    for path in storages.keys where !visited.contains(path) { storages[path] = nil }
    for (key, end) in watched where !seen.contains(key) {
      end()
      watched[key] = nil
    }
  }
}

/// Where a view stands, and what it inherits.
@MainActor
struct Context {
  let screen: Screen
  var path: String
  var environment: EnvironmentValues
  var proposal: CGSize

  func entering(_ name: String) -> Context { at(path + "/" + name) }

  func at(_ path: String) -> Context {
    var context = self
    context.path = path
    return context
  }

  /// Gives the dynamic properties of a view or modifier what they need.
  func install<Owner>(in owner: Owner) {
    for child in Mirror(reflecting: owner).children {
      (child.value as? any InstalledProperty)?
        .install(at: path + "." + (child.label ?? ""), in: self)
    }
  }
}
