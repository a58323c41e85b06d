#if canImport(UIKit) && !os(watchOS)
  public import CardCore
  public import UIKit

  /// A view that shows one card of a ``CardDeckView``.
  ///
  /// Any subclass of `UIView` can be one: every requirement has a default. ``CardViewCell`` is a
  /// ready-made base class with a content view, overlays and a shadow.
  ///
  /// ```swift
  /// final class PhotoView: UIImageView, CardCellView {
  ///   func prepareForReuse() { image = nil }
  /// }
  ///
  /// deckView.register(PhotoView.self) { PhotoView(frame: .zero) }
  /// ```
  ///
  /// The deck owns the view's bounds, centre, `layer.transform`, alpha, `isHidden`,
  /// `isUserInteractionEnabled` and `insetsLayoutMarginsFromSafeArea` while it shows a card; the
  /// last is on only while the card is expanded. Put content into the bounds, and never read
  /// `frame`, which UIKit leaves undefined while a view is turned.
  @MainActor public protocol CardCellView: UIView {
    /// Forget the item shown so far: called once before each reuse, never before the first use.
    func prepareForReuse()

    /// The drag, the return or the flight of this card has changed; with a resting progress when
    /// it is over. Show overlays and tints by it.
    func dragDidChange(_ progress: CardProgress)

    /// Take on the look of a frame: corners, shadow and how much of the detail is revealed.
    ///
    /// Bounds, centre, transform and alpha are already set. The default gives the view's layer the
    /// corner radius and the shadow, with a path, and leaves `placement.reveal` alone. It is called
    /// in every frame in which anything about the card changes.
    /// - Parameters:
    ///   - presentation: how the card is shown from now on.
    ///   - previous: how it was shown so far, so that only what differs must be set; `nil` when
    ///     the view has just been put into the deck.
    func apply(_ presentation: CardPresentation, previous: CardPresentation?)
  }

  extension CardCellView {
    /// Does nothing: a view without state of its own needs no preparation.
    public func prepareForReuse() {}

    /// Does nothing: a view without overlays needs no progress.
    public func dragDidChange(_ progress: CardProgress) {}

    /// Gives the layer the corner radius and the shadow.
    public func apply(_ presentation: CardPresentation, previous: CardPresentation?) {
      layer.setCorner(presentation.placement, previous: previous?.placement)
      layer.setShadow(presentation.placement, previous: previous?.placement)
    }
  }

  /// A cell view that can be registered by its type alone.
  @MainActor public protocol RegistrableCardCellView: CardCellView {
    /// Makes a view that shows nothing yet.
    init(frame: CGRect)
  }
#endif
