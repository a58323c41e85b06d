#if os(macOS) || os(Linux) || os(Windows)
  package import Foundation

  extension WebBuild {
    /// Why a build did not give a module.
    package struct Failure: Error, CustomStringConvertible {
      package let description: String
    }

    /// Builds the module.
    ///
    /// - Parameter log: Takes what the build prints, as it comes.
    /// - Returns: The module's bytes.
    /// - Throws: `Failure` with the cause and, where known, the mend.
    package func run(log: FileHandle) throws -> [UInt8] {
      if let problem = toolchain.problem { throw Failure(description: problem) }
      forgetPlan()
      let process = Process()
      process.executableURL = toolchain.swift
      process.arguments = arguments
      process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
      let pipe = Pipe()
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = pipe
      process.standardError = pipe
      try process.run()
      let output = Self.copy(pipe.fileHandleForReading, to: log)
      process.waitUntilExit()
      guard process.terminationStatus == 0 else {
        throw Failure(
          description: Self.problem(in: output)
            ?? "building \(product) for WebAssembly failed; the compiler's messages are above")
      }
      guard let bytes = FileManager.default.contents(atPath: module.path) else {
        throw Failure(description: "the build left no module at \(module.path)")
      }
      return [UInt8](bytes)
    }

    /// Has SwiftPM look at the folders again: it notices a new file of the package itself, but not
    /// one of a package that this depends on by path, and here that is where the sources are.
    private func forgetPlan() {
      try? FileManager.default.removeItem(at: scratch.appending(path: "release.yaml"))
    }

    private static func copy(_ source: FileHandle, to log: FileHandle) -> String {
      var all = Data()
      while case let part = source.availableData, !part.isEmpty {
        all += part
        log.write(part)
      }
      return String(decoding: all, as: UTF8.self)
    }
  }
#endif
