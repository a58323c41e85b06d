#if canImport(UIKit) && !os(watchOS)
  internal import CardCore
  internal import Foundation
  internal import UIKit

  // Between UIKit's geometry and the portable core's. Both measure in points, `y` downwards.

  extension CardPoint {
    init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
  }

  extension CGPoint {
    init(_ point: CardPoint) { self.init(x: point.x, y: point.y) }
  }

  extension CardSize {
    init(_ size: CGSize) { self.init(width: Double(size.width), height: Double(size.height)) }
  }

  extension CGSize {
    init(_ size: CardSize) { self.init(width: size.width, height: size.height) }
  }

  extension CardInsets {
    init(_ insets: UIEdgeInsets) {
      self.init(
        top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
        right: Double(insets.right))
    }
  }
#endif
