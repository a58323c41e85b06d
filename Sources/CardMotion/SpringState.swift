/// Where a spring's mass is, measured from the target, and how fast it moves.
public struct SpringState: Sendable, Hashable {
  /// Position minus target, in the caller's units.
  public var displacement: Double

  /// Velocity in units per second; positive means that the position grows.
  public var velocity: Double

  /// A state at `displacement` units from the target, moving at `velocity` units per second.
  public init(displacement: Double, velocity: Double) {
    self.displacement = displacement
    self.velocity = velocity
  }

  /// At the target and not moving.
  public static let rest = SpringState(displacement: 0, velocity: 0)
}
