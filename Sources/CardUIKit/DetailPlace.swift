#if canImport(UIKit) && !os(watchOS)
  internal import Foundation
  internal import UIKit

  /// Where a detail is on its way between its card and the whole container.
  struct DetailPlace {
    var center: CGPoint
    var size: CGSize
    var rotation: Double
    var cornerRadius: CGFloat

    /// The whole of a container.
    init(filling bounds: CGRect) {
      center = CGPoint(x: bounds.midX, y: bounds.midY)
      size = bounds.size
      rotation = 0
      cornerRadius = 0
    }

    /// The place of a card as it is seen.
    @MainActor init(of cell: any CardCellView, in container: UIView) {
      let transform = cell.layer.transform
      let scale = hypot(transform.m11, transform.m12)
      center = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: container)
      size = CGSize(width: cell.bounds.width * scale, height: cell.bounds.height * scale)
      rotation = Double(atan2(transform.m12, transform.m11))
      cornerRadius = cell.layer.cornerRadius * scale
    }

    /// The place part of the way to another one.
    func blended(with other: DetailPlace, by fraction: Double) -> DetailPlace {
      func blend(_ from: CGFloat, _ to: CGFloat) -> CGFloat {
        from + (to - from) * CGFloat(fraction)
      }
      var place = self
      place.center.x = blend(center.x, other.center.x)
      place.center.y = blend(center.y, other.center.y)
      place.size.width = blend(size.width, other.size.width)
      place.size.height = blend(size.height, other.size.height)
      place.rotation = rotation + (other.rotation - rotation) * fraction
      place.cornerRadius = blend(cornerRadius, other.cornerRadius)
      return place
    }

    /// Puts a view here, laid out anew in the size of the place.
    @MainActor func apply(to view: UIView) {
      view.bounds.size = size
      view.center = center
      view.layer.transform = CATransform3DMakeRotation(CGFloat(rotation), 0, 0, 1)
      view.layer.cornerRadius = cornerRadius
      view.clipsToBounds = cornerRadius > 0
    }

    /// Puts a picture here, as it is but as wide as the place.
    @MainActor func applyCentre(to picture: UIView, scaledFrom cardSize: CGSize) {
      guard cardSize.width > 0 else { return }
      let scale = size.width / cardSize.width
      picture.center = center
      picture.bounds.size = cardSize
      picture.layer.transform = CATransform3DScale(
        CATransform3DMakeRotation(CGFloat(rotation), 0, 0, 1), scale, scale, 1)
    }
  }
#endif
