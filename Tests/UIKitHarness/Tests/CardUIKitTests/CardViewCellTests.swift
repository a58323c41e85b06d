import CardUIKit
import Cardstock
import Testing
import UIKit

/// What lies where in a cell, from code and from a nib.
@MainActor struct CardViewCellTests {
  /// The places of views in the order in which the views of a tree are painted.
  private func paintOrder(of views: [UIView], in root: UIView) -> [Int] {
    func flat(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(flat) }
    return flat(root).compactMap { view in views.firstIndex { $0 === view } }
  }

  /// A cell as a nib makes it: the content is in the root.
  private func cellFromNib(_ content: [UIView]) throws -> CardViewCell {
    let nib = UINib {
      let cell = CardViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      for view in content { cell.addSubview(view) }
      return [cell]
    }
    return try #require(nib.instantiate(withOwner: nil).first as? CardViewCell)
  }

  @Test func `Overlays lie above content and detail, however late these come`() {
    let cell = CardViewCell(frame: .zero)
    let views = (0..<5).map { _ in UIView(frame: .zero) }
    cell.setOverlay(views[4], for: .right)
    cell.contentView.addSubview(views[0])
    cell.detailView = views[1]
    cell.addSubview(views[2])
    cell.insertSubview(views[3], aboveSubview: views[2])
    #expect(paintOrder(of: views, in: cell) == [0, 1, 2, 3, 4])
  }

  @Test func `An overlay that is replaced or taken away leaves the cell`() {
    let cell = CardViewCell(frame: .zero)
    let (old, new) = (UIView(frame: .zero), UIView(frame: .zero))
    cell.setOverlay(old, for: .left)
    cell.setOverlay(new, for: .left)
    #expect(!old.isDescendant(of: cell))
    #expect(cell.overlay(for: .left) === new)
    cell.setOverlay(nil, for: .left)
    #expect(!new.isDescendant(of: cell))
    #expect(cell.overlay(for: .left) == nil)
  }

  @Test func `Overlays fill the cell, are clipped to its corners and take no touches`() throws {
    let stage = Stage(.slideCard)
    let cell = try stage.front()
    let overlay = try #require(cell.overlay(for: .right))
    let frame = try #require(overlay.superview)
    #expect(overlay.bounds.size == cell.bounds.size)
    #expect(frame.clipsToBounds)
    #expect(frame.layer.cornerRadius == cell.layer.cornerRadius)
    #expect(cell.layer.cornerRadius > 0)
    overlay.alpha = 1
    let middle = CGPoint(x: cell.bounds.midX, y: cell.bounds.midY)
    #expect(cell.hitTest(middle, with: nil) === cell.contentView)
  }

  @Test func `The content of a nib moves under the corners and the overlays, in its order`()
    throws
  {
    let places = [
      CGRect(x: 0, y: 0, width: 200, height: 80), CGRect(x: 10, y: 60, width: 50, height: 20),
    ]
    let content = places.map { UIView(frame: $0) }
    let cell = try cellFromNib(content)
    let stamp = UIView(frame: .zero)
    cell.setOverlay(stamp, for: .right)
    #expect(content.allSatisfy { $0.superview === cell.contentView })
    #expect(content.map { $0.frame } == places)
    #expect(cell.contentView.bounds == cell.bounds)
    #expect(paintOrder(of: content + [stamp], in: cell) == [0, 1, 2])
  }

  @Test func `The constraints of a nib hold on to its content`() throws {
    let (title, subtitle) = (UILabel(frame: .zero), UILabel(frame: .zero))
    var constraints: [NSLayoutConstraint] = []
    let nib = UINib {
      let cell = CardViewCell(frame: .zero)
      for view in [title, subtitle] { cell.addSubview(view) }
      constraints = [NSLayoutConstraint(title, cell), NSLayoutConstraint(subtitle, title)]
      NSLayoutConstraint.activate(constraints)
      return [cell]
    }
    let cell = try #require(nib.instantiate(withOwner: nil).first as? CardViewCell)
    #expect(title.superview === cell.contentView)
    #expect(constraints.allSatisfy { $0.isActive })
    #expect(constraints[0].secondItem === cell)
  }

  @Test func `A detail that a nib has connected stays above its content`() throws {
    let (photo, detail) = (UIView(frame: .zero), UIView(frame: .zero))
    let nib = UINib {
      let cell = CardViewCell(frame: .zero)
      cell.addSubview(photo)
      cell.detailView = detail
      return [cell]
    }
    let cell = try #require(nib.instantiate(withOwner: nil).first as? CardViewCell)
    #expect(paintOrder(of: [photo, detail], in: cell) == [0, 1])
  }

  @Test func `The label is what content says, from a nib too, and never what an overlay says`()
    throws
  {
    let title = UILabel(frame: .zero)
    title.text = "Lisbon"
    let cell = try cellFromNib([title])
    #expect(cell.accessibilityLabel == "Lisbon")
    let (above, stamp) = (UILabel(frame: .zero), UILabel(frame: .zero))
    above.text = "Portugal"
    stamp.text = "LIKE"
    cell.addSubview(above)
    cell.setOverlay(stamp, for: .right)
    stamp.alpha = 1
    #expect(cell.accessibilityLabel == "Lisbon, Portugal")
  }
}
