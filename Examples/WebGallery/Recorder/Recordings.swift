import CardWeb
import Cardstock

/// What the page asks of the module about recordings: it reads one, replays it, and writes down what
/// is done with each of the decks.
final class Recordings {
  // The module runs on the page's one thread.
  nonisolated(unsafe) static let shared = Recordings()

  /// A text on its way from the page or to it, as UTF-8.
  var buffer: [UInt8] = []

  private var pending: DeckRecording?
  private var inspector: Inspector?
  private var recorders: [ShowcaseRecorder] = []
  private var replay: Replay?

  // MARK: Reading

  /// Reads the recording in the buffer, which is to be replayed when the gallery starts.
  ///
  /// Where it cannot be, the buffer holds the reason afterwards, and nothing otherwise.
  func read() {
    do throws(DeckRecordingError) {
      let recording = try DeckRecording(parsing: String(decoding: buffer, as: UTF8.self))
      try Recordings.checkLayouts(of: recording)
      if recording.entries.isEmpty {
        buffer = Array("line 1: nothing comes behind it, the recording is empty".utf8)
        return
      }
      pending = recording
      buffer = []
    } catch {
      buffer = Array(error.description.utf8)
      if error.reason == .layout { buffer += NamedLayout.offer }
    }
  }

  /// Finds a layout that the gallery does not have before anything on the page has changed.
  private static func checkLayouts(of recording: DeckRecording) throws(DeckRecordingError) {
    for (place, entry) in recording.entries.enumerated() {
      if case .layout(let name, _) = entry.input, NamedLayout(name) == nil {
        throw DeckRecordingError(line: recording.line(of: place), reason: .layout)
      }
    }
  }

  // MARK: Recording and replaying

  /// Deals the cards, of the deck that replays those of the recording.
  func start(_ gallery: Gallery) {
    guard let inspector = gallery.inspector else { return }
    self.inspector = inspector
    recorders = inspector.showcases.map { ShowcaseRecorder($0) }
    if let pending { replay = Replay(pending, in: inspector, recorders) }
    for recorder in recorders where recorder.showcase !== replay?.showcase {
      recorder.showcase.start()
      recorder.start()
    }
    replay?.start()
  }

  // MARK: Writing

  /// The recorder of the deck that was used last.
  private var recorder: DeckRecorder? {
    recorders.first { $0.showcase === inspector?.current }?.recorder
  }

  /// Puts what was done with the deck that was used last into the buffer.
  func write() { buffer = recorder.map { Array($0.text.utf8) } ?? [] }

  /// Whether that is not all, for it had grown too long.
  var isFull: Bool { recorder?.isFull ?? false }
}
