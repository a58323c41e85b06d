#if arch(wasm32)
  import CardWeb
  import Cardstock

  // What gallery.js calls. Texts go through a buffer in the module's memory.

  @_expose(wasm, "recording_reserve")
  @_cdecl("recording_reserve")
  func reserve(count: Int) -> UnsafeMutablePointer<UInt8>? {
    Recordings.shared.buffer = [UInt8](repeating: 0, count: count)
    return start()
  }

  @_expose(wasm, "recording_buffer")
  @_cdecl("recording_buffer")
  func start() -> UnsafeMutablePointer<UInt8>? {
    // It stays where it is until it is changed, and the page reads or fills it before that.
    Recordings.shared.buffer.withUnsafeMutableBufferPointer { $0.baseAddress }
  }

  /// Returns the length of a message about what is wrong, 0 where nothing is.
  @_expose(wasm, "recording_read")
  @_cdecl("recording_read")
  func read() -> Int {
    Recordings.shared.read()
    return Recordings.shared.buffer.count
  }

  /// Returns the length of the recording of the deck that was used last.
  @_expose(wasm, "recording_write")
  @_cdecl("recording_write")
  func write() -> Int {
    Recordings.shared.write()
    return Recordings.shared.buffer.count
  }

  @_expose(wasm, "recording_is_full")
  @_cdecl("recording_is_full")
  func isFull() -> Bool { Recordings.shared.isFull }
#endif
