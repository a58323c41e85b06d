#if os(macOS) || os(Linux) || os(Windows)
  package import Foundation

  /// Builds the web gallery and writes it as one HTML file.
  package struct GalleryCommand {
    /// The folder of the Cardstock package.
    package let package: URL
    /// The folder that gets the HTML file and the build products.
    package let output: URL
    /// The `swift` executable to build with.
    package let swift: URL

    /// Creates the command; nothing runs yet.
    package init(package: URL, output: URL, swift: URL) {
      self.package = package
      self.output = output
      self.swift = swift
    }

    /// Creates the command from `--package DIR --output DIR --swift FILE`, in any order.
    ///
    /// - Returns: nil where one of them is missing or there is anything else.
    package init?(arguments: [String]) {
      var values: [String: String] = [:]
      for index in stride(from: 0, to: arguments.count - 1, by: 2) {
        values[arguments[index]] = arguments[index + 1]
      }
      guard
        arguments.count == 6, values.count == 3,
        let package = values["--package"], let output = values["--output"],
        let swift = values["--swift"]
      else { return nil }
      self.init(
        package: URL(filePath: package), output: URL(filePath: output),
        swift: URL(filePath: swift))
    }

    /// The builds of the module that the page starts with, and of the one that records. They have
    /// all but the last step in common.
    package var builds: [WebBuild] {
      [("WebGallery", "0"), ("WebGalleryRecorder", "1")].map { product, isRecorder in
        WebBuild(
          toolchain: WasmToolchain(swift: swift), package: package.appending(path: "Examples"),
          product: product, scratch: output.appending(path: "build"),
          settings: ["CARDSTOCK_RECORDER": isRecorder])
      }
    }

    /// Runs the builds and writes the page.
    ///
    /// - Parameter log: Takes the build's output.
    /// - Returns: The HTML file.
    /// - Throws: An error whose description tells a person the cause and, where known, the mend.
    package func run(log: FileHandle) throws -> URL {
      let page = package.appending(path: "Examples/WebGallery/Page")
      var files = [
        "cardweb.js": Self.bytes(package.appending(path: "Sources/CardWeb/cardweb.js"))
      ]
      for build in builds { files["\(build.product).wasm"] = try build.run(log: log) }
      let template = try String(contentsOf: page.appending(path: "gallery.html"), encoding: .utf8)
      let html = try PageTemplate(template).filled { name in
        files[name] ?? Self.bytes(page.appending(path: name))
      }
      let result = output.appending(path: "Gallery.html")
      try html.write(to: result, atomically: true, encoding: .utf8)
      return result
    }

    private static func bytes(_ file: URL) -> [UInt8]? {
      FileManager.default.contents(atPath: file.path).map { [UInt8]($0) }
    }
  }
#endif
