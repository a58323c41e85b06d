#if canImport(UIKit) && !os(watchOS)
  internal import CardCore
  internal import Foundation
  internal import UIKit

  extension CALayer {
    /// Takes on the corner radius of a placement, where it is not the one before.
    func setCorner(_ placement: CardPlacement, previous: CardPlacement?) {
      guard placement.cornerRadius != previous?.cornerRadius else { return }
      cornerRadius = CGFloat(placement.cornerRadius)
    }

    /// Takes on the shadow of a placement, where it is not the one before.
    ///
    /// It has a path, made anew when its shape changes: without one the shadow would be drawn off
    /// screen in each frame, from the alpha of all that is on the card.
    func setShadow(_ placement: CardPlacement, previous: CardPlacement?) {
      let shadow = placement.shadow
      if shadow != previous?.shadow {
        shadowOpacity = Float(shadow.opacity)
        shadowRadius = CGFloat(shadow.radius)
        shadowOffset = CGSize(width: shadow.offset.x, height: shadow.offset.y)
      }
      let isShown = shadow.opacity > 0
      let wasShown = previous.map { $0.shadow.opacity > 0 } ?? !isShown
      guard
        isShown != wasShown || previous?.size != placement.size
          || previous?.cornerRadius != placement.cornerRadius
      else { return }
      guard isShown else {
        shadowPath = nil
        return
      }
      let bounds = CGRect(origin: .zero, size: CGSize(placement.size))
      // A radius beyond half the smaller side would make a path of another shape than the layer's.
      let radius = min(CGFloat(placement.cornerRadius), min(bounds.width, bounds.height) / 2)
      shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: radius).cgPath
    }
  }
#endif
