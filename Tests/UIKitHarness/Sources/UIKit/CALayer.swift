// Stand-in: the signatures and their meaning are those of Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

open class CALayer: NSObject {
  open var bounds = CGRect.zero
  open var position = CGPoint.zero
  open var transform = CATransform3DIdentity
  open var cornerRadius: CGFloat = 0
  open var masksToBounds = false
  open var allowsEdgeAntialiasing = false
  open var opacity: Float = 1
  open var isHidden = false
  open var shadowOpacity: Float = 0
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowRadius: CGFloat = 3
  open var shadowPath: CGPath?
}

public struct CATransform3D: Sendable {
  public var m11, m12, m13, m14: CGFloat
  public var m21, m22, m23, m24: CGFloat
  public var m31, m32, m33, m34: CGFloat
  public var m41, m42, m43, m44: CGFloat
}

public let CATransform3DIdentity = CATransform3D(
  m11: 1, m12: 0, m13: 0, m14: 0,
  m21: 0, m22: 1, m23: 0, m24: 0,
  m31: 0, m32: 0, m33: 1, m34: 0,
  m41: 0, m42: 0, m43: 0, m44: 1)

/// About the z axis only; the others are not used.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  precondition(x == 0 && y == 0 && z != 0)
  let (sine, cosine) = (sin(angle), cos(angle))
  var transform = CATransform3DIdentity
  transform.m11 = cosine
  transform.m12 = sine
  transform.m21 = -sine
  transform.m22 = cosine
  return transform
}

/// `t' = scale * t`: points are scaled first.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  var t = t
  (t.m11, t.m12, t.m13, t.m14) = (t.m11 * sx, t.m12 * sx, t.m13 * sx, t.m14 * sx)
  (t.m21, t.m22, t.m23, t.m24) = (t.m21 * sy, t.m22 * sy, t.m23 * sy, t.m24 * sy)
  (t.m31, t.m32, t.m33, t.m34) = (t.m31 * sz, t.m32 * sz, t.m33 * sz, t.m34 * sz)
  return t
}

public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
  t.m11 == 1 && t.m12 == 0 && t.m21 == 0 && t.m22 == 1 && t.m41 == 0 && t.m42 == 0
}

/// The shape of a path, as far as a rounded rectangle goes.
open class CGPath: NSObject {
  public let boundingBox: CGRect
  package let cornerRadius: CGFloat

  init(boundingBox: CGRect, cornerRadius: CGFloat) {
    self.boundingBox = boundingBox
    self.cornerRadius = cornerRadius
  }
}

open class UIBezierPath: NSObject {
  public let cgPath: CGPath

  public init(rect: CGRect) { cgPath = CGPath(boundingBox: rect, cornerRadius: 0) }

  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    cgPath = CGPath(boundingBox: rect, cornerRadius: cornerRadius)
  }
}
