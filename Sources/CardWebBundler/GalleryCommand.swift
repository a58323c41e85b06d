#if os(macOS) || os(Linux) || os(Windows)
  package import Foundation

  /// Builds the web gallery, or another page of the examples, and writes it as one HTML file.
  package struct GalleryCommand {
    /// The folder of the Cardstock package.
    package let package: URL
    /// The folder that gets the HTML file and the build products.
    package let output: URL
    /// The `swift` executable to build with.
    package let swift: URL
    /// The page to build.
    package let page: WebPage

    /// Creates the command; nothing runs yet.
    package init(package: URL, output: URL, swift: URL, page: WebPage = .gallery) {
      self.package = package
      self.output = output
      self.swift = swift
      self.page = page
    }

    /// Creates the command from `--package DIR --output DIR --swift FILE` and, where it is not the
    /// gallery that is wanted, `--page NAME`, in any order.
    ///
    /// - Returns: nil where one of the first three is missing, there is no such page, or there is
    ///   anything else.
    package init?(arguments: [String]) {
      var values = ["--page": WebPage.gallery.name]
      for index in stride(from: 0, to: arguments.count - 1, by: 2) {
        values[arguments[index]] = arguments[index + 1]
      }
      guard
        arguments.count.isMultiple(of: 2), values.count == 4,
        let package = values["--package"], let output = values["--output"],
        let swift = values["--swift"],
        let page = WebPage.all.first(where: { $0.name == values["--page"] })
      else { return nil }
      self.init(
        package: URL(filePath: package), output: URL(filePath: output),
        swift: URL(filePath: swift), page: page)
    }

    /// The builds of the page's modules, in the page's folder.
    package var builds: [WebBuild] {
      page.modules.map { product, settings in
        WebBuild(
          toolchain: WasmToolchain(swift: swift), package: package.appending(path: "Examples"),
          product: product, scratch: output.appending(path: page.folder), settings: settings)
      }
    }

    /// Runs the builds and writes the page.
    ///
    /// - Parameter log: Takes the build's output.
    /// - Returns: The HTML file.
    /// - Throws: An error whose description tells a person the cause and, where known, the mend.
    package func run(log: FileHandle) throws -> URL {
      let folder = package.appending(path: "Examples/\(page.name)/Page")
      var files = [
        "cardweb.js": Self.bytes(package.appending(path: "Sources/CardWeb/cardweb.js"))
      ]
      for build in builds { files["\(build.product).wasm"] = try build.run(log: log) }
      let template = try String(contentsOf: folder.appending(path: page.template), encoding: .utf8)
      let html = try PageTemplate(template).filled { name in
        files[name] ?? Self.bytes(folder.appending(path: name))
      }
      let result = output.appending(path: page.result)
      try html.write(to: result, atomically: true, encoding: .utf8)
      return result
    }

    private static func bytes(_ file: URL) -> [UInt8]? {
      FileManager.default.contents(atPath: file.path).map { [UInt8]($0) }
    }
  }
#endif
