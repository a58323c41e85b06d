public import Foundation

/// A view that is made anew as time passes.
public struct TimelineView<Schedule, Content> where Schedule: TimelineSchedule {
  /// What the content may know.
  public struct Context {
    /// The date of the update.
    public let date: Date
  }

  private let schedule: Schedule
  private let content: (Context) -> Content
}

/// What the content of a timeline may know, whatever its schedule.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

extension TimelineView where Content: View {
  /// Makes a timeline.
  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = { content(TimelineViewDefaultContext(date: $0.date)) }
  }
}

extension TimelineView: View where Content: View {}

extension TimelineView: PrimitiveView where Content: View {
  func resolve(in context: SwiftUI.Context) -> Node {
    if let animation = schedule as? AnimationTimelineSchedule, !animation.isPaused {
      context.screen.wantsFrames = true
    }
    let view = content(Context(date: context.screen.timelineDate))
    return Node("TimelineView", [context.screen.resolve(view, in: context.entering("t"))])
  }
}

/// When a timeline is made anew.
public protocol TimelineSchedule {}

/// Once a minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule {}

/// With each frame.
public struct AnimationTimelineSchedule: TimelineSchedule {
  let isPaused: Bool

  /// Makes a schedule.
  public init(minimumInterval: Double? = nil, paused: Bool = false) { isPaused = paused }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// With each frame, unless it is paused.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
