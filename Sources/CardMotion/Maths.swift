// The one file that knows where the elementary functions come from. The order matters: a platform
// with a C library of its own uses that, and everything else links whatever CardMaths declares.
#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Android)
  internal import Android
#elseif canImport(ucrt)
  internal import ucrt
#else
  internal import CardMaths
#endif

/// The elementary functions that motion needs, under one name on every platform.
///
/// The names differ from C's, because inside this type `exp` would find itself.
package enum Maths {
  @inline(__always)
  static func exponential(_ x: Double) -> Double { exp(x) }

  /// `exponential(x) - 1` without cancellation near 0.
  @inline(__always)
  static func exponentialMinusOne(_ x: Double) -> Double { expm1(x) }

  @inline(__always)
  static func logarithm(_ x: Double) -> Double { log(x) }

  @inline(__always)
  package static func sine(_ x: Double) -> Double { sin(x) }

  @inline(__always)
  package static func cosine(_ x: Double) -> Double { cos(x) }
}

extension Double {
  /// This number inside `range`, or `fallback` if it is not a number.
  func clamped(to range: ClosedRange<Double>, ifNaN fallback: Double) -> Double {
    if isNaN { return fallback }
    return min(max(self, range.lowerBound), range.upperBound)
  }

  /// A length, position or velocity in the range where no later product can overflow; NaN is 0.
  var boundedMagnitude: Double { clamped(to: -1e100...1e100, ifNaN: 0) }
}
