internal import CardEngine
internal import CardTestSupport

/// Takes an input of libFuzzer. A text that begins like a recording is read as one; anything else is taken for a
/// list of events.
@_cdecl("LLVMFuzzerTestOneInput")
public func take(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  if bytes.starts(with: "cardstock".utf8) {
    readAndPlay(String(decoding: bytes, as: UTF8.self))
  } else {
    play(bytes)
  }
  return 0
}

/// A text is read or refused; what is read can be written and read again, and played.
private func readAndPlay(_ text: String) {
  guard let recording = try? DeckRecording(parsing: text) else { return }
  let again = try? DeckRecording(parsing: recording.text)
  // Not a number is not equal to itself, so texts are compared.
  require(again?.text == recording.text, "a recording that was written is read as another")
  let stage = Stage(recording)
  stage.play()
  let twin = Stage(recording)
  twin.play()
  require(stage.host.commands == twin.host.commands, "the same events give other commands")
}

/// Events are played; their recording gives the same commands.
private func play(_ bytes: [UInt8]) {
  var decoder = InputDecoder(bytes)
  let recording = DeckRecording(decoder.entries())
  let recorder = DeckRecorder()
  let stage = Stage(recording)
  recorder.layoutName = stage.layoutName
  stage.deck.record(with: recorder)
  stage.recorder = recorder
  stage.host.commands = []
  stage.play()
  guard let recorded = try? DeckRecording(parsing: recorder.text) else {
    return require(false, "a recorder's text is not a recording:\n\(recorder.text)")
  }
  let twin = Stage(recorded)
  twin.playStart()
  twin.host.commands = []
  twin.play()
  if stage.host.commands != twin.host.commands {
    let pair = zip(stage.host.commands, twin.host.commands).first { $0 != $1 }
    require(
      false,
      "a recording gives other commands: \(String(describing: pair))\n\(recorder.text)")
  }
}

/// Stops when a law is broken, so that the fuzzer keeps the input.
func require(_ holds: Bool, _ law: @autoclosure () -> String) {
  if !holds { fatalError(law()) }
}
