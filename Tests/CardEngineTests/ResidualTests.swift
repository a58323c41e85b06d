import CardCore
import CardMotion
import Testing

@testable import CardEngine

struct ResidualTests {
  // The spring of behaviours B5, see there: after 0.125 s, from 1 at rest, the displacement is
  // -0.04384501526426791 and its rate -6.9697703360866875.
  private let spring = Spring(
    stiffness: 330.3233706581723, damping: 0.8 * 18.174800429665584)
  private let part = -0.04384501526426791
  private let rate = -6.9697703360866875

  private var offset: CardPlacement {
    var offset = CardPlacement.null
    offset.center = CardPoint(x: 10, y: -20)
    offset.size.width = 40
    offset.translation.y = 5
    offset.rotation = 0.5
    offset.scale = -0.25
    offset.alpha = 0.125
    offset.cornerRadius = 8
    offset.reveal = 1
    return offset
  }

  @Test func `nothing is left of nothing`() {
    var placement = CardPlacement(center: .zero, size: .zero)
    var nothing = Residual()
    nothing.apply(to: &placement, at: 0)
    #expect(placement == CardPlacement(center: .zero, size: .zero))
    #expect(nothing.end < 0)
  }

  @Test func `one spring moves all components`() {
    var residual = Residual(offset: offset, rate: .null, spring: spring, start: 3)
    let base = CardPlacement(center: CardPoint(x: 160, y: 240), size: .zero)
    var placement = base
    residual.apply(to: &placement, at: 3)
    #expect(placement == base.adding(offset, times: 1, .null, times: 0))
    placement = base
    residual.apply(to: &placement, at: 3.125)
    #expect(placement.position.isNear(160 + 10 * part, 240 - 15 * part))
    #expect(placement.size.width.isNear(40 * part))
    #expect(placement.rotation.isNear(0.5 * part))
    #expect(placement.scale.isNear(1 - 0.25 * part))
    #expect(placement.alpha.isNear(1 + 0.125 * part))
    #expect(placement.cornerRadius.isNear(8 * part))
    #expect(placement.reveal.isNear(part))
  }

  @Test func `its state can be handed on`() {
    let residual = Residual(offset: offset, rate: .null, spring: spring, start: 3)
    let state = residual.state(at: 3.125)
    #expect(state.offset.center.isNear(10 * part, -20 * part))
    #expect(state.rate.center.isNear(10 * rate, -20 * rate))
    let next = Residual(offset: state.offset, rate: state.rate, spring: spring, start: 3.125)
    let (direct, handed) = (residual.state(at: 3.4), next.state(at: 3.4))
    #expect(direct.offset.subtracting(handed.offset).largestComponent.isNear(0))
    #expect(direct.rate.subtracting(handed.rate).largestComponent.isNear(0))
  }

  @Test func `it ends at nothing, when the rest cannot be seen`() {
    let residual = Residual(offset: offset, rate: .null, spring: spring, start: 3)
    #expect(residual.state(at: residual.end).offset == .null)
    #expect(
      Residual.weight(residual.state(at: residual.end.nextDown).offset)
        <= Residual.visibleDistance)
    #expect(residual.end > 4 && residual.end < 6)
    let endless = Residual(
      offset: offset, rate: .null, spring: Spring(stiffness: 9, damping: 0), start: 3)
    #expect(endless.end == 23)
  }

  // A turn, a scale or an alpha of 1 weighs as much as 200 points; the paint order nothing.
  @Test func `components are weighed by what can be seen`() {
    func weight(_ change: (inout CardPlacement) -> Void) -> Double {
      var placement = CardPlacement.null
      change(&placement)
      return Residual.weight(placement)
    }
    #expect(weight { $0.center.x = -3 } == 3)
    #expect(weight { $0.translation.y = 4 } == 4)
    #expect(weight { $0.size.height = 5 } == 5)
    #expect(weight { $0.cornerRadius = 6 } == 6)
    #expect(weight { $0.rotation = 0.5 } == 100)
    #expect(weight { $0.scale = -0.25 } == 50)
    #expect(weight { $0.alpha = 0.125 } == 25)
    #expect(weight { $0.shadow.opacity = 0.5 } == 100)
    #expect(weight { $0.reveal = 1 } == 200)
    #expect(weight { $0.depth = 900 } == 0)
  }

  @Test(arguments: [Double.nan, .infinity])
  func `a difference that is not finite leaves nothing`(value: Double) {
    var broken = CardPlacement.null
    broken.center.x = value
    for residual in [
      Residual(offset: broken, rate: .null, spring: spring, start: 3),
      Residual(offset: .null, rate: broken, spring: spring, start: 3),
    ] {
      #expect(residual.end == -.infinity)
      #expect(residual.state(at: 3).offset == .null)
    }
  }
}
