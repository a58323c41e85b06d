/// Why a text is no recording, or cannot be replayed, and on which line.
public struct DeckRecordingError: Error, Hashable, Sendable {
  /// What is wrong with a line.
  @frozen public enum Reason: UInt8, Hashable, Sendable {
    /// The first line is not `cardstock-recording 1`.
    case header
    /// The line does not begin with a time in seconds.
    case time
    /// The line tells of nothing that is known.
    case word
    /// Something the line needs is missing, or is not what it should be.
    case argument
    /// There is more on the line than there should be.
    case rest
    /// The player knows no layout of this name.
    case layout
  }

  /// The number of the line; the first one is 1.
  public let line: Int
  /// What is wrong with it.
  public let reason: Reason

  /// Makes an error.
  public init(line: Int, reason: Reason) {
    self.line = line
    self.reason = reason
  }
}

extension DeckRecordingError: CustomStringConvertible {
  /// A sentence that begins with the line.
  public var description: String { "line \(line): " + DeckRecordingError.text(of: reason) }

  private static func text(of reason: Reason) -> String {
    switch reason {
    case .header: "this is not a recording of version 1"
    case .time: "a time in seconds is missing"
    case .word: "nothing of this name is known"
    case .argument: "something is missing or not what it should be"
    case .rest: "there is more than there should be"
    case .layout: "there is no layout of this name"
    }
  }
}
