package import Foundation

/// The Swift toolchain that is to build a WebAssembly module.
package struct WasmToolchain {
  /// The target that CardWeb is built for.
  package static let triple = "wasm32-unknown-none-wasm"

  /// The `swift` executable.
  package let swift: URL

  /// Creates a toolchain.
  ///
  /// - Parameter swift: The `swift` executable; a symbolic link is followed.
  package init(swift: URL) {
    self.swift = swift
  }

  /// Where the toolchain keeps Embedded Swift for the target.
  private var targetFolder: URL {
    swift.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "lib/swift/embedded/\(Self.triple)")
  }

  /// What keeps the toolchain from building, and the mend; nil where nothing does.
  package var problem: String? {
    guard !FileManager.default.fileExists(atPath: targetFolder.path) else { return nil }
    return """
      this Swift toolchain cannot build for WebAssembly: \(targetFolder.path) does not exist.
      Install a toolchain from swift.org, 6.2 or newer (the one inside Xcode lacks this target), \
      for example with 'swiftly install latest', and run the command with that toolchain's 'swift'.
      """
  }
}
