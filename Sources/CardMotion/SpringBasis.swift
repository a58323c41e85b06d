/// The two fundamental solutions of a spring at one moment, and their rates.
///
/// A spring is linear, so every motion of it is a sum of two: the one that starts a unit away from
/// the target at rest (`phi`), and the one that starts on the target with unit velocity (`psi`).
/// A card has a dozen animated components on one spring; they share one basis, and each costs four
/// multiplications.
///
/// ```swift
/// let basis = spring.basis(at: elapsed)
/// let x = basis.state(displacement: fromX - toX, velocity: velocityX)
/// let y = basis.state(displacement: fromY - toY, velocity: velocityY)
/// ```
public struct SpringBasis: Sendable, Hashable {
  /// The displacement that is left of an initial displacement of 1; 1 at time 0.
  public let phi: Double

  /// The displacement that an initial velocity of 1 has led to, in seconds; 0 at time 0.
  public let psi: Double

  /// The rate of change of `phi` per second; 0 at time 0.
  public let phiRate: Double

  /// The rate of change of `psi`: what is left of an initial velocity of 1; 1 at time 0.
  public let psiRate: Double

  /// The state that started as `displacement` and `velocity`.
  ///
  /// Finite for every input: NaN counts as 0, and magnitudes are limited to 1e100.
  ///
  /// - Complexity: O(1), no allocation and no transcendental function.
  public func state(displacement: Double, velocity: Double) -> SpringState {
    let d = displacement.boundedMagnitude
    let v = velocity.boundedMagnitude
    return SpringState(
      displacement: d * phi + v * psi,
      velocity: d * phiRate + v * psiRate)
  }
}
