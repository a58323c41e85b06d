#if canImport(SwiftUI)
  internal import CardCore
  internal import CardEngine
  internal import Combine
  internal import Foundation
  public import SwiftUI

  /// A deck of cards, each made from an item of a collection.
  ///
  /// ```swift
  /// CardDeck(people) { person in
  ///   PersonCard(person)
  /// }
  /// .cardLayout(.slideCard)
  /// .onSwipe { person, direction in
  ///   if direction == .right { like(person) }
  /// }
  /// ```
  ///
  /// A deck takes all the room it is offered. What its cards look like is up to the views you give,
  /// which are offered the card's size; where they are, and whether they can be swiped, browsed or
  /// expanded, is up to the layout: see ``cardLayout(_:)``.
  ///
  /// Views are made for the cards that the layout shows, and for those on their way out; a collection
  /// of a million items costs what one of ten costs, as long as it does not change. The state of a
  /// card's view belongs to its item while the card is on the screen.
  ///
  /// Change the collection whenever you like, from inside an action or while a finger holds a card.
  /// Each card follows its item. Items that come to stand before the front card count as swiped.
  public struct CardDeck<Data, ID, Card, Overlay>: View
  where Data: RandomAccessCollection, ID: Hashable, Card: View, Overlay: View {
    let data: Data
    let id: KeyPath<Data.Element, ID>
    let card: (Data.Element) -> Card
    let overlay: (Data.Element, CardDirection) -> Overlay
    var actions = DeckActions<Data.Element, ID>()
    var ownLayout: CardLayoutChoice?

    @StateObject private var model: DeckModel<Data, ID>
    @Environment(\.cardLayoutChoice) private var layout
    @Environment(\.cardDeckConfiguration) private var configuration
    @Environment(\.cardDeckPhrases) private var words
    @Environment(\.cardDeckNow) private var now
    @Environment(\.cardDeckLink) private var link
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.scenePhase) private var scenePhase

    init(
      data: Data, id: KeyPath<Data.Element, ID>, card: @escaping (Data.Element) -> Card,
      overlay: @escaping (Data.Element, CardDirection) -> Overlay
    ) {
      self.data = data
      self.id = id
      self.card = card
      self.overlay = overlay
      _model = StateObject(wrappedValue: DeckModel(data, id: id))
    }

    /// The cards, placed by the engine.
    public var body: some View {
      GeometryReader { proxy in
        let input = input(size: proxy.size)
        let _ = update(input)
        ZStack {
          ForEach(model.slots, id: \.key) { slot in
            if let element = model.element(of: slot) {
              card(element)
                .modifier(
                  PlacedCard(
                    slot: slot, engine: model.engine, status: model.status, words: words,
                    layoutDirection: layoutDirection,
                    isButton: !actions.select.isEmpty,
                    overlay: { overlay(element, $0) }))
            }
          }
        }
        .frame(width: proxy.size.width, height: proxy.size.height)
        .contentShape(Rectangle())
        .modifier(
          DeckGestures(
            engine: model.engine, drags: model.drags, clock: model.clock,
            slop: input.configuration.dragSlop)
        )
        .modifier(DeckKeys(engine: model.engine, status: model.status))
        // Behind the cards, or a finger that explores the screen would find it in their place.
        .background { DeckAdjuster(engine: model.engine, status: model.status, words: words) }
        .background {
          FrameDriver(pulse: model.pulse) { model.engine.advance(to: model.clock.time(of: $0)) }
        }
        .onAppear { model.appear() }
        .onDisappear { model.disappear() }
        .onValueChange(of: input) { model.sync(to: $0) }
        .onValueChange(of: scenePhase) { if $0 == .background { model.engine.interrupt() } }
      }
      .accessibilityElement(children: .contain)
      // The engine mirrors. SwiftUI must not do it once more, nor turn a drag round.
      .environment(\.layoutDirection, .leftToRight)
    }

    /// Hands over what needs no view to change, while a view is being updated.
    private func update(_ input: DeckInput<ID>) {
      model.actions = actions
      model.words = words
      model.link = link
      model.clock.now = now
      model.source.id = id
      model.adopt(data, input)
    }

    private func input(size: CGSize) -> DeckInput<ID> {
      var configuration = configuration
      configuration.readingDirection =
        layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
      configuration.reducesMotion = configuration.reducesMotion || reducesMotion
      return DeckInput(
        size: CardSize(width: size.width, height: size.height), layout: ownLayout ?? layout,
        configuration: configuration, data: model.mark(of: data), position: actions.position)
    }
  }

  extension CardDeck where Overlay == EmptyView {
    /// Makes a deck of items that are known by a key path.
    ///
    /// - Parameters:
    ///   - data: The items, the first one in front. No two may share an identity.
    ///   - id: What an item is known by: what stays the same while its index or its content changes.
    ///   - card: Makes the card of an item.
    public init(
      _ data: Data, id: KeyPath<Data.Element, ID>,
      @ViewBuilder card: @escaping (Data.Element) -> Card
    ) {
      self.init(data: data, id: id, card: card, overlay: { _, _ in EmptyView() })
    }
  }

  extension CardDeck
  where Data.Element: Identifiable, ID == Data.Element.ID, Overlay == EmptyView {
    /// Makes a deck of items that know their identity.
    ///
    /// - Parameters:
    ///   - data: The items, the first one in front. No two may share an identity.
    ///   - card: Makes the card of an item.
    public init(_ data: Data, @ViewBuilder card: @escaping (Data.Element) -> Card) {
      self.init(data, id: \.id, card: card)
    }
  }
#endif
